import { describe, expect, it } from 'vitest';
import { GraphqlHoldingsByAccount } from '../../adapters/graphql/holdings/graphql-holdings-by-account';
import type { PortfolioAccount } from '../../application/ports/holdings/holdings-by-account';
import { answer, ScriptedTransport } from './support/scripted-transport';
import { hkRow, statistics } from './support/wire-holdings';
import { adapterSetup } from './support/adapter-setup';

const inUsd = {
  type: 'ALL',
  groupType: 'FUND_CODE',
  settCcy: 'USD',
  settCostCcy: 'USD',
  profitCcy: 'USD',
  showCcy: 'USD',
};

function byAccount(data: unknown) {
  const transport = new ScriptedTransport(() => answer(200, { data }));
  const setup = adapterSetup('HK', transport);
  const holdings = new GraphqlHoldingsByAccount(setup.graphql, false);
  const sent = () => JSON.parse(transport.last.body ?? '') as { variables: { filter: object } };
  return { holdings, sent };
}

const question = (account: PortfolioAccount) => ({ account, currency: 'USD', country: 'HK' });

describe('HK’s holdings by account', () => {
  it('[GQL-07, PORT-50, PORT-51, PORT-52, CONFLICT-34] ask for the MasterAccount in the viewing currency, the country beside the filter', async () => {
    const { holdings, sent } = byAccount({ holdingStatisticsHK: statistics([hkRow]) });
    expect(await holdings.of(question({ type: 'MA' }))).toMatchObject({ ok: true, value: [{ fund: { code: 'JF1' } }] });
    expect(sent()).toMatchObject({
      operationName: 'HoldingStatisticsHKExcel',
      variables: { country: 'HK', filter: { ...inUsd, accountType: 'MA' } },
    });
    expect(Object.keys(sent().variables.filter)).not.toContain('msAccountNo');
    expect(Object.keys(sent().variables.filter)).not.toContain('country');
  });

  it('[GQL-07, PORT-52, PORT-54] ask for a sub-account by its number', async () => {
    const { holdings, sent } = byAccount({ holdingStatisticsHK: statistics([]) });
    await holdings.of(question({ type: 'MS', msAccountNo: '17' }));
    expect(sent()).toMatchObject({ variables: { country: 'HK', filter: { accountType: 'MS', msAccountNo: '17' } } });
  });

  it('[PORT-48, PORT-49, CONFLICT-34] HK’s holdings by account are of the MasterAccount, if any, and of the sub-accounts in the order they are named', async () => {
    const user = { userId: 'U', userNameWithTitle: 'Ms U', msAccounts: [{ msAccountNo: '9' }, { msAccountNo: '2' }] };
    const plans = [
      { type: 'MS', msAccountNo: '9' },
      { type: 'MS', msAccountNo: '2' },
    ];
    const master = { accountSid: '1', accountNo: '1', spiCurrencies: [] };
    const accounts = (data: object) => byAccount({ userPortfolioHK: data }).holdings.accounts();
    expect(await accounts({ ...user, taAccountHKs: [master] })).toEqual({
      ok: true,
      value: [{ type: 'MA' }, ...plans],
    });
    expect(await accounts(user)).toEqual({ ok: true, value: plans });
  });

  it('[PORT-45] leave a failure to the one who asked', async () => {
    const { holdings } = byAccount({ holdingStatisticsHK: 7 });
    expect(await holdings.of(question({ type: 'MA' }))).toEqual({ ok: false, error: { kind: 'malformed' } });
    expect(await holdings.accounts()).toEqual({ ok: false, error: { kind: 'malformed' } });
  });
});
