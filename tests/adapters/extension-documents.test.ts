import { describe, expect, it } from 'vitest';
import { GraphqlHoldingsByAccount } from '../../adapters/graphql/holdings/graphql-holdings-by-account';
import { DetailedHoldings } from '../../adapters/graphql/holdings/detailed-holdings';
import { GraphqlHoldings } from '../../adapters/graphql/holdings/graphql-holdings';
import { GraphqlFundOrderTerms } from '../../adapters/graphql/funds/graphql-fund-order-terms';
import { GraphqlPurchaseLimits } from '../../adapters/graphql/funds/graphql-purchase-limits';
import { GraphqlFundPreviews } from '../../adapters/graphql/funds/graphql-fund-previews';
import { UnannouncedReAuthentications } from '../../adapters/graphql/re-authentication/unannounced-re-authentications';
import { GraphqlQuestionnaires } from '../../adapters/graphql/suitability/graphql-questionnaires';
import { GraphqlFundRecords } from '../../adapters/graphql/funds/graphql-fund-records';
import { RestSecretChanges } from '../../adapters/rest/credentials/rest-secret-changes';
import { RestDealingClosures } from '../../adapters/rest/funds/rest-dealing-closures';
import { RestReAuthentications } from '../../adapters/rest/re-authentication/rest-re-authentications';
import type { TransportAnswer } from '../../adapters/http/transport';
import type { PortfolioAccount } from '../../application/ports/holdings/holdings-by-account';
import { decimal } from '../builders/decimal';
import { answer, offline, ScriptedTransport } from './support/scripted-transport';
import { hkRow, statistics } from './support/wire-holdings';
import { adapterSetup } from './support/adapter-setup';

/** A server that answers each operation by its name. */
function serving(region: 'HK' | 'TW', answers: Readonly<Record<string, object | undefined>>) {
  const transport = new ScriptedTransport(({ name }): TransportAnswer => {
    const data = answers[name];
    return data ? answer(200, { data }) : offline;
  });
  return { transport, setup: adapterSetup(region, transport) };
}

const asked = ({ requests }: ScriptedTransport): readonly string[] => requests.map(({ name }) => name).toSorted();

const fund = { code: hkRow.fund.name.code, isinCode: hkRow.fund.isinCode, baseCurrency: hkRow.fund.baseCurrency };
const details = {
  heldFunds: [{ ...fund, jfFundCode: 'OWN.USD', priceCurrency: 'USD' }],
  exchangeRateDates: [{ currency: 'HKD', date: '2026-11-18' }],
};
const filter = { type: 'ALL', accountType: 'ALL', groupType: 'FUND_CODE' } as const;
const held = { holdingStatisticsHK: statistics([hkRow]) };

describe('the holdings of a server with the extension of their details', () => {
  it('[OPEN-59, PORT-01, ENT-29] bear the funds’ own codes and the dates of the exchange rates', async () => {
    const { setup, transport } = serving('HK', {
      HoldingStatisticsHK: held,
      HoldingStatisticsHKPlain: held,
      HoldingDetails: details,
    });
    const holdings = new DetailedHoldings(new GraphqlHoldings(setup.graphql, 'HK'), setup.graphql, 'HK');
    const portfolio = await holdings.load(filter);
    expect(portfolio).toMatchObject({
      ok: true,
      value: { totals: { ratesOf: '2026-11-18' }, holdings: [{ fund: { jfFundCode: 'OWN.USD' } }] },
    });
    expect(asked(transport)).toEqual(['HoldingDetails', 'HoldingStatisticsHK']);
    expect(await holdings.held()).toMatchObject({ value: [{ fund: { jfFundCode: 'OWN.USD' } }] });
  });

  it('[OPEN-59] stand as they are where that fails, and fail where they do', async () => {
    const { setup } = serving('HK', { HoldingStatisticsHK: held });
    const plain = new GraphqlHoldings(setup.graphql, 'HK');
    const detailed = new DetailedHoldings(plain, setup.graphql, 'HK');
    expect(await detailed.load(filter)).toEqual(await plain.load(filter));
    expect(await detailed.held()).toEqual(await plain.held());
    expect((await detailed.initial(filter)).ok).toBe(false);
  });
});

describe('the holdings by account of a server with the extension of their details', () => {
  it('[OPEN-59, PORT-48, GQL-07] bear the funds’ own codes, asked for once for the accounts that are asked for together', async () => {
    const { setup, transport } = serving('HK', {
      HoldingStatisticsHKExcel: held,
      HoldingStatisticsHKExcelSubAccount: held,
      HoldingDetails: details,
    });
    const holdings = new GraphqlHoldingsByAccount(setup.graphql, true);
    const of = (account: PortfolioAccount) => holdings.of({ account, currency: 'HKD', country: 'HK' });
    const answers = await Promise.all([of({ type: 'MA' }), of({ type: 'MS', msAccountNo: '17' })]);
    const completed = { ok: true, value: [{ fund: { jfFundCode: 'OWN.USD' } }] };
    expect(answers).toMatchObject([completed, completed]);
    expect(asked(transport)).toEqual([
      'HoldingDetails',
      'HoldingStatisticsHKExcel',
      'HoldingStatisticsHKExcelSubAccount',
    ]);
    await of({ type: 'MA' });
    expect(asked(transport).filter((name) => name === 'HoldingDetails')).toHaveLength(2);
  });
});

describe('the previews of a server with the extension of their periods', () => {
  const preview = {
    name: { code: 'A', value: 'Fund A' },
    baseCurrency: 'USD',
    jfFundCode: 'A.USD',
    fundPerformance: { oneYear: '5' },
    availability: { availBuy: true, availRSPBuy: true, availERSPBuy: true },
  };
  const periods = { fundPeriods: [{ code: 'A', jfFundCode: 'A.USD', oneMonth: '1.5', sinceStart: '40' }] };

  it('[FUND-31, OPEN-59] the previews of a server with the extension of their periods have all periods, and their own where the others can’t be had', async () => {
    const whole = serving('HK', { FundPreviews: { fundPreviews: [preview] }, FundPeriods: periods });
    const previews = new GraphqlFundPreviews(whole.setup.graphql, 'HK', true);
    const fundPerformance = { oneYear: decimal('5'), oneMonth: decimal('1.5'), sinceStart: decimal('40') };
    expect(await previews.meantBy([{ code: 'A' }])).toMatchObject({ value: [{ fundPerformance }] });
    const half = serving('HK', { FundPreviews: { fundPreviews: [preview] } });
    const [own] = await new GraphqlFundPreviews(half.setup.graphql, 'HK', true)
      .meantBy([{ code: 'A' }])
      .then((found) => (found.ok ? found.value : []));
    expect(Object.keys(own?.fundPerformance ?? {})).toEqual(['oneYear']);
  });

  it('[OPEN-65] the previews of a server with the extension of their periods have none at all where no performance may be published', async () => {
    const { setup } = serving('HK', {
      FundPreviews: { fundPreviews: [{ ...preview, fundPerformance: null }] },
      FundPeriods: periods,
    });
    const found = await new GraphqlFundPreviews(setup.graphql, 'HK', true).meantBy([{ code: 'A' }]);
    expect(found.ok && found.value[0]?.fundPerformance).toBeUndefined();
  });
});

describe('a server without an extension', () => {
  it('[OPEN-59] a server without an extension is not asked for it: terms and limits of funds are none, periods and contradictions neither', async () => {
    const { setup, transport } = serving('TW', {
      FundPreviews: { fundPreviews: [] },
      EnhancedSuitabilityTW: { enhancedSuitabilityTW: { sid: 'Q', questionCategories: [] } },
    });
    const terms = new GraphqlFundOrderTerms(setup.graphql, false);
    expect(await new GraphqlPurchaseLimits(setup.graphql, false).of([{ code: 'A' }])).toEqual({ ok: true, value: [] });
    expect([await terms.of([{ code: 'A' }]), await terms.newFunds()]).toEqual([
      { ok: true, value: [] },
      { ok: true, value: [] },
    ]);
    await new GraphqlFundPreviews(setup.graphql, 'TW', false).meantBy([]);
    expect(await new GraphqlQuestionnaires(setup.graphql, false).inForce('risk')).toMatchObject({
      value: { sid: 'Q', contradictions: [] },
    });
    expect(asked(transport)).toEqual(['EnhancedSuitabilityTW', 'FundPreviews']);
  });

  it('[OPEN-59, FUND-12, FUND-14, OPEN-32, API-22] a server without an extension is not asked for it: no record of a fund, no closure told late, no time of a change', async () => {
    const transport = new ScriptedTransport(() => offline);
    const { graphql, rest } = adapterSetup('HK', transport, []);
    const records = new GraphqlFundRecords(graphql, false);
    expect(await records.details({ code: 'A' })).toEqual({ ok: true, value: undefined });
    expect(await records.prices({ code: 'A' })).toEqual({ ok: true, value: [] });
    expect(await new RestDealingClosures(rest).of('A')).toEqual({ ok: true, value: [] });
    expect(await new RestSecretChanges(rest).last()).toEqual({ ok: true, value: {} });
    expect(await new RestSecretChanges(rest).lastAfterLoss()).toMatchObject({ ok: false });
    expect(asked(transport)).toEqual([]);
  });

  it('[REAUTH-01, OPEN-59] leads to the secret alone where it takes no passkeys, whatever the server says of them', async () => {
    const body = { provider: 'LOCAL', passkey: true };
    const ways = (takesPasskeys: boolean) => {
      const { rest } = adapterSetup('HK', new ScriptedTransport(() => answer(200, body)));
      const request = { type: 'ORDER', action: 'SUB', nonce: 'N', body: {} } as const;
      return new RestReAuthentications(rest, takesPasskeys).begin(request);
    };
    expect(await ways(false)).toMatchObject({ value: { hasPasskey: false } });
    expect(await ways(true)).toMatchObject({ value: { hasPasskey: true } });
  });

  it('[REAUTH-05, REAUTH-06, API-23, OPEN-59] leads to whom the client’s own record names for the secret, or to the local page, and takes the way back for an answer', async () => {
    const user = (autheEnabled: boolean) => ({
      UserPortfolioHK: { userPortfolioHK: { userId: 'U1', userNameWithTitle: 'Ms Chan', autheEnabled } },
    });
    const ways = async (autheEnabled: boolean, isLocal: boolean) => {
      const { setup } = serving('HK', user(autheEnabled));
      const server = new UnannouncedReAuthentications(setup.graphql, isLocal);
      expect(server.comesFirst).toBe(true);
      expect(await server.finish()).toEqual({ ok: true, value: undefined });
      return server.begin();
    };
    expect(await ways(true, false)).toEqual({ ok: true, value: { provider: 'AUTHE', hasPasskey: false } });
    expect(await ways(true, true)).toEqual({ ok: true, value: { provider: 'LOCAL', hasPasskey: false } });
    expect(await ways(false, false)).toMatchObject({ error: { errors: [{ code: 'RE_AUTH_UNAVAILABLE' }] } });
    const { setup } = serving('HK', {});
    expect((await new UnannouncedReAuthentications(setup.graphql, false).begin()).ok).toBe(false);
  });
});
