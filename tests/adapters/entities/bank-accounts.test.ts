import { describe, expect, it } from 'vitest';
import { wireBankAccount, toBankAccount } from '../../../adapters/graphql/banking/bank-accounts';
import { parseBody } from '../../../adapters/http/parse-body';
import { decimal } from '../../builders/decimal';

const read = parseBody(wireBankAccount, toBankAccount);
const wire = {
  bankAccountNo: '004-123456-001',
  accountCurrency: 'HKD',
  bankName: 'Harbour Bank',
  bankAccountName: 'CHAN TAI MAN',
  taAccountNo: '510000000012',
  debitLimit: '100000.00',
  prdicity: 'MONTHLY',
  activeFlag: 'Y',
  effectiveDate: '2024-01-02',
  authExpiryDate: '2030-12-31',
  addressLines: ['1 Harbour Road', null, ' ', 'Wan Chai'],
};

describe('a bank account', () => {
  it('[ENT-44, CONFLICT-51] a bank account is read with every field, its periodicity under its own name', () => {
    const { prdicity, ...others } = wire;
    expect(read(wire)).toEqual({
      ok: true,
      value: {
        ...others,
        periodicity: prdicity,
        debitLimitPrecision: 2,
        debitLimit: decimal('100000.00'),
        addressLines: ['1 Harbour Road', 'Wan Chai'],
      },
    });
  });

  it('[ENT-44] keeps what is missing missing', () => {
    const value = { bankAccountNo: '1', debitLimitPrecision: 2, addressLines: [] };
    expect(read({ bankAccountNo: '1' })).toEqual({ ok: true, value });
    expect(read({ bankAccountNo: '1', debitLimit: '', prdicity: null, addressLines: null })).toEqual({
      ok: true,
      value,
    });
  });

  it.each([
    null,
    'x',
    {},
    { ...wire, bankAccountNo: 7 },
    { ...wire, addressLines: 'x' },
    { ...wire, activeFlag: true },
  ])('[ENT-44] a bank account is malformed: %j', (body) => {
    expect(read(body)).toEqual({ ok: false, error: { kind: 'malformed' } });
  });
});
