import { describe, expect, it } from 'vitest';
import { readBankInfo } from '../../../adapters/rest/banking/read-bank-info';

const read = (value: unknown) => readBankInfo({ status: 200, headers: {}, body: { kind: 'json', value } });

describe('the answer of bankInfo', () => {
  it('[BANK-08] lists bank accounts with currency, status and online direct debit', () => {
    const bankAccountInfoList = [
      {
        bankAccountNo: '88210055907',
        bankName: '青田銀行',
        bankAccountName: '彭秀蘭',
        currency: 'TWD',
        status: 'NEW',
        onlineDDA: true,
        onlineDdaStatusInfo: { status: 'Y' },
      },
      { currency: 'USD', status: 'ACTIVE', onlineDDA: false, onlineDdaStatusInfo: { status: 'N' } },
    ];
    expect(read({ bankAccountInfoList })).toEqual({ ok: true, value: bankAccountInfoList });
    expect(read({ bankAccountInfoList: [] })).toEqual({ ok: true, value: [] });
  });

  it('[BANK-08] keeps what is missing missing', () => {
    const nothing = {
      bankAccountNo: null,
      bankName: null,
      bankAccountName: null,
      currency: null,
      status: null,
      onlineDDA: null,
      onlineDdaStatusInfo: null,
    };
    const bankAccountInfoList = [{}, nothing, { onlineDdaStatusInfo: { status: null } }];
    expect(read({ bankAccountInfoList })).toEqual({ ok: true, value: [{}, {}, { onlineDdaStatusInfo: {} }] });
  });

  it.each([null, [], {}, { bankAccountInfoList: null }, { bankAccountInfoList: [{ onlineDDA: 'N' }] }])(
    '[BANK-08] the answer of bankInfo is malformed: %j',
    (body) => {
      expect(read(body)).toEqual({ ok: false, error: { kind: 'malformed' } });
    },
  );

  it('[BANK-08] the answer of bankInfo is malformed when it is no JSON', () => {
    expect(readBankInfo({ status: 200, headers: {}, body: { kind: 'empty' } })).toMatchObject({ ok: false });
  });
});
