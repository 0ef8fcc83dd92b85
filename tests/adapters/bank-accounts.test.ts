import { describe, expect, it } from 'vitest';
import { GraphqlSameDayDebits } from '../../adapters/graphql/banking/graphql-same-day-debits';
import { GraphqlStandingInstructions } from '../../adapters/graphql/banking/graphql-standing-instructions';
import { RestBankAccounts } from '../../adapters/rest/banking/rest-bank-accounts';
import { RestSameDayDebits } from '../../adapters/rest/banking/rest-same-day-debits';
import { decimal } from '../builders/decimal';
import { answer, ScriptedTransport } from './support/scripted-transport';
import { valueOf } from '../contracts/value-of';
import { adapterSetup } from './support/adapter-setup';

const asked = ({ last }: ScriptedTransport) => JSON.parse(last.body ?? '') as object;

describe('the bank accounts', () => {
  it('[GQL-23, BANK-11] the bank accounts of Hong Kong’s standing instructions are those of status A', async () => {
    const transport = new ScriptedTransport(() => answer(200, { data: { activeSpiHK: [{ bankAccountNo: '1' }] } }));
    expect(await new GraphqlStandingInstructions(adapterSetup('HK', transport).graphql).active()).toEqual({
      ok: true,
      value: [{ bankAccountNo: '1', debitLimitPrecision: 2, addressLines: [] }],
    });
    expect(asked(transport)).toMatchObject({ operationName: 'ActiveSpiHK', variables: { status: 'A' } });
  });

  it('[GQL-24, BANK-12, CONFLICT-44] the bank accounts of Hong Kong are debited the same day in HKD, by GraphQL; of nobody on record nothing is said', async () => {
    const sameDay = { existDDADeals: false, underSHLFrozenPeriod: true, eddaEnabled: true };
    const transport = new ScriptedTransport(() => answer(200, { data: { sameDayDdaHK: sameDay } }));
    const port = new GraphqlSameDayDebits(adapterSetup('HK', transport).graphql);
    expect(await port.current()).toEqual({ ok: true, value: sameDay });
    expect(asked(transport)).toMatchObject({ operationName: 'SameDayDdaHK', variables: { accountCurrency: 'HKD' } });
    const nobody = new ScriptedTransport(() => answer(200, { data: { sameDayDdaHK: null } }));
    expect(await new GraphqlSameDayDebits(adapterSetup('HK', nobody).graphql).current()).toEqual({
      ok: true,
      value: {},
    });
  });

  it('[API-60, CONFLICT-44] the bank accounts of Taiwan are debited the same day by REST, and Hong Kong has no such call', async () => {
    const transport = new ScriptedTransport(() => answer(200, { eddaEnabled: true, underSHLFrozenPeriod: null }));
    const port = new RestSameDayDebits(adapterSetup('TW', transport).rest);
    expect(await port.current()).toEqual({ ok: true, value: { eddaEnabled: true } });
    expect(transport.last.url).toBe('/tet-web/api/v2/sameDayDDA');
    const elsewhere = new RestSameDayDebits(adapterSetup('HK', transport).rest);
    expect(await elsewhere.current()).toEqual({ ok: false, error: { kind: 'not-offered' } });
    expect(transport.requests).toHaveLength(1);
  });

  it('[API-61] that are paid to are Taiwan’s alone', async () => {
    const transport = new ScriptedTransport(() => answer(200, { bankAccountInfoList: [{ currency: 'TWD' }] }));
    expect(await new RestBankAccounts(adapterSetup('TW', transport).rest).credited()).toEqual({
      ok: true,
      value: [{ currency: 'TWD' }],
    });
    expect(transport.last.url).toBe('/tet-web/api/v2/acctBankInfo');
    const elsewhere = new RestBankAccounts(adapterSetup('HK', transport).rest);
    expect(await elsewhere.credited()).toEqual({ ok: false, error: { kind: 'not-offered' } });
  });

  it.each(['HK', 'TW'] as const)(
    '[API-62, API-63, ENT-44] the bank accounts of %s are listed, and those debited with what is allowed',
    async (region) => {
      const debit = {
        bankAccountNo: '1',
        debitLimit: '100.50',
        debitLimitPrecision: 2,
        prdicity: 'DAILY',
        activeFlag: 'Y',
        addressLines: ['1 Road', null, ' '],
        debits: [{ day: '2026-03-04', currency: 'HKD', amount: '20.25' }],
      };
      const transport = new ScriptedTransport(({ name }) =>
        answer(200, name === 'dda' ? [debit] : { bankAccountInfoList: [{ bankAccountNo: '1', status: 'NEW' }] }),
      );
      const port = new RestBankAccounts(adapterSetup(region, transport).rest);
      expect(await port.directDebits()).toEqual({
        ok: true,
        value: [
          {
            bankAccountNo: '1',
            debitLimit: decimal('100.50'),
            debitLimitPrecision: 2,
            periodicity: 'DAILY',
            activeFlag: 'Y',
            addressLines: ['1 Road'],
            debits: [{ day: '2026-03-04', currency: 'HKD', amount: decimal('20.25') }],
          },
        ],
      });
      const debits = [...debit.debits, { day: '2026-03-04', currency: 'HKD', amount: 'much' }];
      const unclear = new ScriptedTransport(() => answer(200, [{ ...debit, debits }]));
      const [unread] = valueOf(await new RestBankAccounts(adapterSetup(region, unclear).rest).directDebits());
      expect(unread).toMatchObject({ bankAccountNo: '1' });
      expect(unread?.debits).toBeUndefined();
      expect(await port.listed()).toEqual({ ok: true, value: [{ bankAccountNo: '1', status: 'NEW' }] });
      expect(transport.requests.map(({ url }) => url.replace(/^.*\//, ''))).toEqual(['dda', 'bankInfo']);
    },
  );
});
