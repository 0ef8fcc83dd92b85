import { WholeStatisticsTwDocument } from '../whole-statistics/generated/graphql';
import { describe, expect, test } from 'vitest';
import { ClientTiersDocument } from '../../../contract/graphql/home/generated/graphql';
import { HoldingStatisticsHkDocument } from '../../../contract/graphql/holdings/generated/graphql';
import { readAccountDetails } from '../../../adapters/rest/clients/read-account-details';
import { accountDetailsAnswer } from '../../../contract/rest/account/account-details';
import { bankInfo } from '../../../contract/rest/account/bank-info';
import { clientTierAnswer } from '../../../contract/rest/home/client-tier';
import { directDebitList } from '../../../contract/rest/account/direct-debits';
import { heldFundList } from '../../../contract/rest/holdings/held-funds';
import { sharedSandbox } from '../support/shared-sandbox';
import { Visitor } from '../support/visitor';

const shared = sharedSandbox();

const clients = { HK: ['chanmei88', '528314'], TW: ['LINCHI72', 'Maple6093Sky'] } as const;

describe.each(['HK', 'TW'] as const)('by REST, a client of %s', (region) => {
  test('[API-38, CONFLICT-57, ENT-01] a portfolio by REST has the same lines and figures as by GraphQL', async () => {
    const visitor = await shared.visitors.loggedOn(region, clients[region]);
    const lines = heldFundList.parse((await visitor.call('GET', '/portfolio')).json());
    const told =
      region === 'HK'
        ? (await visitor.graphql(HoldingStatisticsHkDocument, { filter: {}, byAssetClass: false })).data
            ?.holdingStatisticsHK
        : (await visitor.graphql(WholeStatisticsTwDocument, { filter: {} })).data?.holdingStatisticsTW;
    const rows = told?.tableViewDetails ?? [];
    expect(rows.length).toBeGreaterThan(2);
    const figures = ({ accountNo, fund, holdingUnits, marketValue, cost, profit }: (typeof lines)[number]) => ({
      accountNo,
      code: fund.name.code,
      holdingUnits,
      marketValue,
      cost,
      profit,
    });
    expect(lines.map(figures)).toEqual(
      rows.map(({ accountNo, fund, holdingUnits, marketValue, cost, profit }) => ({
        accountNo,
        code: fund.name.code,
        holdingUnits,
        marketValue,
        cost,
        profit,
      })),
    );
  });

  test('[API-38, PORT-53] a portfolio by REST has the lines in another currency where one is asked for, and in no currency that isn’t one', async () => {
    const visitor = await shared.visitors.loggedOn(region, clients[region]);
    const lines = async (query: string) => heldFundList.parse((await visitor.call('GET', `/portfolio${query}`)).json());
    const own = await lines('?showCcy=&paymentType=');
    const dollars = await lines('?showCcy=USD');
    expect(own).toEqual(await lines(''));
    expect(dollars.map(({ marketValue }) => marketValue)).not.toEqual(own.map(({ marketValue }) => marketValue));
    for (const figure of ['accountNo', 'fundBaseCcyValue', 'txnCcyValue', 'txnCcyProfit'] as const)
      expect(dollars.map((line) => line[figure])).toEqual(own.map((line) => line[figure]));
    for (const query of ['showCcy=XYZ', 'paymentType=BOTH']) {
      const refused = await visitor.call('GET', `/portfolio?${query}`);
      expect([refused.statusCode, refused.body]).toEqual([400, expect.stringContaining('FILTER_INVALID')]);
    }
  });

  test('[API-38, PORT-26] a portfolio by REST has the holdings bought in a lump sum or regularly, without dividends to their name', async () => {
    const visitor = await shared.visitors.loggedOn(region, clients[region]);
    for (const paymentType of ['LS', 'RSP']) {
      const lines = heldFundList.parse((await visitor.call('GET', `/portfolio?paymentType=${paymentType}`)).json());
      const told =
        region === 'HK'
          ? (await visitor.graphql(HoldingStatisticsHkDocument, { filter: { paymentType }, byAssetClass: false })).data
              ?.holdingStatisticsHK
          : (await visitor.graphql(WholeStatisticsTwDocument, { filter: { paymentType } })).data?.holdingStatisticsTW;
      expect(lines.map(({ marketValue }) => marketValue)).toEqual(
        told?.tableViewDetails.map(({ marketValue }) => marketValue),
      );
      expect(lines.every(({ txnCcyGrossDividend }) => txnCcyGrossDividend === null)).toBe(true);
    }
  });

  test('[API-50, CONFLICT-57, ENT-21] a client by REST has the same tier as by GraphQL', async () => {
    const visitor = await shared.visitors.loggedOn(region, clients[region]);
    const tier = clientTierAnswer.parse((await visitor.call('GET', '/clientTier')).json());
    expect(tier).toEqual((await visitor.graphql(ClientTiersDocument)).data?.clientTiers);
  });

  test('[API-38, API-50] a client by REST is told nothing before signing in', async () => {
    const stranger = new Visitor(shared.servers[region], region);
    for (const path of ['/portfolio', '/clientTier'])
      expect((await stranger.call('GET', path)).statusCode, path).toBe(401);
  });
});

describe.each(['HK', 'TW'] as const)('all at once, a client of %s', (region) => {
  test('[API-28, ENT-20] the account details answer what the other calls tell one by one', async () => {
    const visitor = await shared.visitors.loggedOn(region, clients[region]);
    const ask = async (path: string) => (await visitor.call('GET', path)).json<unknown>();
    const whole = accountDetailsAnswer.parse(await ask('/authentication/accountInfo'));
    expect(whole.membershipTier).toEqual(await ask('/clientTier'));
    expect(whole.setting).toEqual(await ask('/setting'));
    expect(whole.dda).toMatchObject(
      directDebitList.parse(await ask('/dda')).map(({ bankAccountNo }) => ({ bankAccountNo })),
    );
    expect(whole.bankChangedList).toEqual(bankInfo.parse(await ask('/bankInfo')).bankAccountInfoList);
    expect(whole.priceAlert).toEqual(await ask(region === 'HK' ? '/account/priceAlert' : '/priceAlert?priceTarget=H'));
    expect(whole.rspMigration?.rspMigrationEligible).toBe(region === 'HK' ? true : undefined);
  });

  test('[API-28, ENT-20, FMT-12, SHAPE-09, SHAPE-15..17] the account details are read with every field, in Taiwan with the preference twd', async () => {
    const visitor = await shared.visitors.loggedOn(region, clients[region]);
    const details = readAccountDetails(region)((await visitor.call('GET', '/authentication/accountInfo')).json());
    expect(details).toMatchObject({
      ok: true,
      value: { accountInfo: { mfaIndicator: false }, preferenceCurrency: region === 'HK' ? 'hkd' : 'twd' },
    });
  });
});
