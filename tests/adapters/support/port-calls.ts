import type { GraphqlClient } from '../../../adapters/graphql/graphql-client';
import { GraphqlClientNotices } from '../../../adapters/graphql/notices/graphql-client-notices';
import { MaintenanceMessage } from '../../../adapters/graphql/notices/maintenance-message';
import { GraphqlOrderMessages } from '../../../adapters/graphql/notices/graphql-order-messages';
import { GraphqlClientTiers } from '../../../adapters/graphql/tiers/graphql-client-tiers';
import { GraphqlFundPreviews } from '../../../adapters/graphql/funds/graphql-fund-previews';
import { GraphqlPurchaseLimits } from '../../../adapters/graphql/funds/graphql-purchase-limits';
import { GraphqlHoldings } from '../../../adapters/graphql/holdings/graphql-holdings';
import { GraphqlLocalSessions } from '../../../adapters/graphql/session/graphql-local-sessions';
import { GraphqlMessages } from '../../../adapters/graphql/notices/graphql-messages';
import { GraphqlPromotions } from '../../../adapters/graphql/notices/graphql-promotions';
import { GraphqlUsers } from '../../../adapters/graphql/clients/graphql-users';
import { PreLoginDataReader } from '../../../adapters/graphql/notices/pre-login-data';
import { RestClientOffers } from '../../../adapters/rest/notices/rest-client-offers';
import { RestClientPoints } from '../../../adapters/rest/tiers/rest-client-points';
import { RestFunds } from '../../../adapters/rest/funds/rest-funds';
import { RestPriceAlertChanges } from '../../../adapters/rest/funds/rest-price-alert-changes';
import { RestPriceAlerts } from '../../../adapters/rest/funds/rest-price-alerts';
import { RestPromotions } from '../../../adapters/rest/notices/rest-promotions';
import { RestSessions } from '../../../adapters/rest/rest-sessions';
import { RestTips } from '../../../adapters/rest/notices/rest-tips';
import { RestTopFunds } from '../../../adapters/rest/funds/rest-top-funds';
import { RestViewingSettings } from '../../../adapters/rest/holdings/rest-viewing-settings';
import { RestDealingClosures } from '../../../adapters/rest/funds/rest-dealing-closures';
import { RestWatchList } from '../../../adapters/rest/funds/rest-watch-list';
import type { CallFailure } from '../../../application/ports/call-failure';
import type { HoldingsFilter } from '../../../application/ports/holdings/holdings';
import type { Result } from '../../../domain/kernel/result';
import { scaled } from '../../../domain/money/decimal';
import { TestClock } from '../../builders/test-clock';
import type { Region } from '../../../domain/region';
import { hkRow, statistics, twRow, withNulls } from './wire-holdings';
import type { AdapterDeps } from './adapter-setup';

/** Every way the application calls a port in this release, with a good answer and one of nothing but nulls. */
export type PortCall = {
  readonly title: string;
  readonly region: Region;
  /** The rules that treat its failures. */
  readonly kind:
    | 'logon'
    | 'logon-hk'
    | 'code-sent'
    | 'logout'
    | 'code'
    | 'session'
    | 'rest-panel'
    | 'session-ending'
    | 'order-list'
    | 'order-link'
    | 'order-submission'
    | 'graphql-panel'
    | 'graphql-screen'
    | 'local-logon';
  readonly ask: (setup: AdapterDeps) => Promise<Result<unknown, CallFailure>>;
  readonly good: unknown;
  readonly nulls: unknown;
};

const credentials = { username: '123456789012', secret: '135790' };
const filter: HoldingsFilter = { type: 'ALL', accountType: 'ALL', groupType: 'FUND_CODE' };

const sessions = ({ rest, region, sessionEnd, clock, epoch }: AdapterDeps) =>
  new RestSessions(rest, region, sessionEnd, clock, epoch);
const holdings = ({ graphql, region }: AdapterDeps) => new GraphqlHoldings(graphql, region);
const preLoginData = ({ graphql, locale }: AdapterDeps) => new PreLoginDataReader(graphql, locale);

const data = (fields: object): object => ({ data: fields });
const message = { enable: true, type: 'MAINTENANCE', values: [{ code: 'M', value: 'words' }] };
const document = '<promotion><title>T</title></promotion>';
const promotion = { code: 'P1', isHero: true, isSticky: false, isNewClientPromo: true, data: document };
const user = { userId: 'U1', userNameWithTitle: 'Ms Chan', lastLoginDate: '2026-11-19T10:00:00Z', mfaIndicator: 'Y' };
const preLogin = { news: message, disclaimer: message, promotions: [promotion] };
const sparse = statistics([
  {
    ...withNulls(hkRow, ['accountNo']),
    fund: withNulls(hkRow.fund, ['name', 'category', 'baseCurrency', 'fundAvailability']),
  },
]);
const announcement = {
  headerText: 'H',
  headerURL: null,
  descText: '<a><title>T</title></a>',
  locale: null,
  position: 1,
};
const nullUser = withNulls(user, ['userId', 'userNameWithTitle']);

const listedFund = {
  name: { code: 'A', value: 'Fund A' },
  isinCode: 'ZZ0000000017',
  jfFundCode: 'A.USD',
  baseCurrency: 'USD',
  fundRiskRating: 'RR4',
  category: { code: '001', value: 'Bonds' },
  fundMarketType: { code: 'BD', value: 'Bond' },
  fundPerformance: { oneYear: '1.5', performanceEffectiveDate: '2026-11-19' },
};
const sparseFund = { ...withNulls(listedFund, ['name', 'baseCurrency']), name: { code: 'A', value: null } };
const previewedFund = {
  name: { code: 'A', value: 'Fund A' },
  baseCurrency: 'USD',
  fundPerformance: { oneYear: '1.5' },
  availability: { availBuy: true, availRSPBuy: true, availERSPBuy: false, availSell: true, availSwitchSell: null },
};
const previewAsked = { code: 'A', name: 'Fund A', baseCurrency: 'USD' };
const fundCalls = {
  'fund search': (funds: RestFunds) => funds.search('bond'),
  'all funds': (funds: RestFunds) => funds.all(),
  'recently viewed funds': (funds: RestFunds) => funds.recentlyViewed(),
  'promoted funds': (funds: RestFunds) => funds.promoted(),
};

export const portCalls: readonly PortCall[] = [
  {
    title: 'logOn TW',
    region: 'TW',
    kind: 'logon',
    ask: (setup) => sessions(setup).logOn(credentials),
    good: { enabledLoginOtp: true, maskedMobileNumber: '09**', maskedEmail: 'a***' },
    nulls: { enabledLoginOtp: null, maskedMobileNumber: null, maskedEmail: null },
  },
  {
    title: 'logOn HK',
    region: 'HK',
    kind: 'logon-hk',
    ask: (setup) => sessions(setup).logOn(credentials),
    good: {},
    nulls: { enabledLoginOtp: null },
  },
  {
    title: 'sendOneTimeCode TW',
    region: 'TW',
    kind: 'code-sent',
    ask: (setup) => sessions(setup).sendOneTimeCode('email'),
    good: {},
    nulls: { sent: null },
  },
  {
    title: 'logOut TW',
    region: 'TW',
    kind: 'logout',
    ask: (setup) => sessions(setup).logOut(),
    good: {},
    nulls: { a: null },
  },
  {
    title: 'validateOneTimeCode TW',
    region: 'TW',
    kind: 'code',
    ask: (setup) => sessions(setup).validateOneTimeCode('12345678'),
    good: { verified: true },
    nulls: { verified: null },
  },
  ...(['HK', 'TW'] as const).map((region): PortCall => ({
    title: `tips ${region}`,
    region,
    kind: 'rest-panel',
    ask: (setup) => new RestTips(setup.rest, setup.locale).beforeLogin(),
    good: [{ position: 1, locales: { zh_TW: { header: 'H' }, en_US: { header: 'H' } } }],
    nulls: [
      { position: 1, locales: { zh_TW: { header: null, link: null, target: null, description: null, image: null } } },
    ],
  })),
  {
    title: 'promotions HK',
    region: 'HK',
    kind: 'rest-panel',
    ask: (setup) => new RestPromotions(setup.rest, 'HK').beforeLogin(),
    good: [promotion],
    nulls: [withNulls(promotion, ['code', 'data'])],
  },
  {
    title: 'top funds HK',
    region: 'HK',
    kind: 'rest-panel',
    ask: (setup) => new RestTopFunds(setup.rest).bestSelling(),
    good: [
      {
        name: { code: 'A', value: 'Fund A' },
        baseCurrency: 'USD',
        fundRiskRating: '3',
        fundPerformance: { oneYear: '12.5' },
      },
    ],
    nulls: [
      {
        name: { code: 'A', value: null },
        isinCode: null,
        baseCurrency: 'USD',
        fundRiskRating: null,
        fundPerformance: null,
      },
    ],
  },
  ...(['HK', 'TW'] as const).flatMap((region): readonly PortCall[] => [
    {
      title: `client tier ${region}`,
      region,
      kind: 'graphql-panel',
      ask: (setup) => new GraphqlClientTiers(setup.graphql, region).current(),
      good: data({ clientTiers: { holdingAmount: '1250000.00', membershipTier: 'Gold+', investmentTier: 'gold' } }),
      nulls: data({ clientTiers: { holdingAmount: null, membershipTier: null, investmentTier: null } }),
    },
    {
      title: `price alerts ${region}`,
      region,
      kind: 'rest-panel',
      ask: (setup) => new RestPriceAlerts(setup.rest, region, false).current(),
      good: [{ fundCode: 'A', target: '12.50', priceTarget: 'H', enabled: true }],
      nulls: [{ fundCode: 'A', target: '12.50', priceTarget: 'H', enabled: null }],
    },
    {
      title: `price alert kept ${region}`,
      region,
      kind: 'rest-panel',
      ask: (setup) =>
        new RestPriceAlertChanges(setup.rest, region).save({
          fundCode: 'A',
          direction: 'above',
          target: scaled(5n),
          enabled: true,
        }),
      good: [{ fundCode: 'A', target: '5', priceTarget: 'H', enabled: true, lastPrice: '4.5', fundName: 'A fund' }],
      nulls: [{ fundCode: 'A', target: '5', priceTarget: 'H', enabled: null, lastPrice: null, fundName: null }],
    },
    {
      title: `price alert removed ${region}`,
      region,
      kind: 'rest-panel',
      ask: (setup) => new RestPriceAlertChanges(setup.rest, region).remove({ fundCode: 'A', direction: 'above' }),
      good: [{ fundCode: 'A', target: '12.50', priceTarget: 'L', enabled: true }],
      nulls: [{ fundCode: 'A', target: '12.50', priceTarget: 'L', enabled: null }],
    },
    ...(['current', 'add', 'remove'] as const).map((wish): PortCall => ({
      title: `watch list ${wish} ${region}`,
      region,
      kind: 'rest-panel',
      ask: (setup) => new RestWatchList(setup.rest)[wish]({ code: 'A' }),
      good: [{ fundCode: 'A', fundName: 'A fund', currency: 'USD', lastPrice: '10.5', priceBefore: '10' }],
      nulls: [{ fundCode: 'A', fundName: null, currency: null, lastPrice: null, priceBefore: null }],
    })),
    {
      title: `dealing closures ${region}`,
      region,
      kind: 'rest-panel',
      ask: (setup) => new RestDealingClosures(setup.rest).of('A'),
      good: { closedOn: ['2026-07-10'] },
      nulls: { closedOn: null },
    },
    {
      title: `viewing settings ${region}`,
      region,
      kind: 'rest-panel',
      ask: (setup) => new RestViewingSettings(setup.rest, region).current(),
      good: { costPreference: 'S', showCcy: 'USD' },
      nulls: { costPreference: null, settCostCcy: null, settCcy: null, profitCcy: null, showCcy: null },
    },
    {
      title: `reward points ${region}`,
      region,
      kind: 'rest-panel',
      ask: (setup) => new RestClientPoints(setup.rest, region).current(),
      good: { totalPoints: 900, pointsAboutToExpire: 100, ePointDetails: [] },
      nulls: { totalPoints: null, pointsAboutToExpire: null, ePointDetails: null, couponEvent: null },
    },
  ]),
  ...(['HK', 'TW'] as const).flatMap((region): readonly PortCall[] => [
    ...(['maintenance', 'typhoon', 'disclaimer', 'sideBarNews'] as const).map((notice): PortCall => ({
      title: `${notice} for clients ${region}`,
      region,
      kind: 'graphql-panel',
      ask: (setup) => noticesOver(setup.graphql, region)[notice](),
      good: data({ message }),
      nulls: data({ message: null }),
    })),
    {
      title: `announcements ${region}`,
      region,
      kind: 'graphql-panel',
      ask: (setup) => noticesOver(setup.graphql, region).announcements(),
      good: data({ announcements: [announcement] }),
      nulls: data({ announcements: [withNulls(announcement, [])] }),
    },
    {
      title: `order messages ${region}`,
      region,
      kind: 'graphql-panel',
      ask: (setup) => new GraphqlOrderMessages(setup.graphql).current(),
      good: data({ highRisk: message, rightDiffNotes: message }),
      nulls: data({ highRisk: null, rightDiffNotes: null }),
    },
  ]),
  {
    title: 'promotions for clients HK',
    region: 'HK',
    kind: 'rest-panel',
    ask: (setup) => new RestClientOffers(setup.rest, 'HK').promotions(),
    good: [promotion],
    nulls: [withNulls(promotion, ['code', 'data'])],
  },
  {
    title: 'user HK',
    region: 'HK',
    kind: 'graphql-panel',
    ask: (setup) => new GraphqlUsers(setup.graphql, 'HK').current(),
    good: data({ userPortfolioHK: user }),
    nulls: data({ userPortfolioHK: nullUser }),
  },
  {
    title: 'user TW',
    region: 'TW',
    kind: 'graphql-panel',
    ask: (setup) => new GraphqlUsers(setup.graphql, 'TW').current(),
    good: data({ userPortfolioTW: user }),
    nulls: data({ userPortfolioTW: nullUser }),
  },
  {
    title: 'messages HK',
    region: 'HK',
    kind: 'graphql-panel',
    ask: (setup) => new GraphqlMessages(setup.graphql, 'HK', preLoginData(setup)).beforeLogin(),
    good: data({ message }),
    nulls: data({ message: null }),
  },
  {
    title: 'messages TW',
    region: 'TW',
    kind: 'graphql-panel',
    ask: (setup) => new GraphqlMessages(setup.graphql, 'TW', preLoginData(setup)).beforeLogin(),
    good: data({ message, preLoginDataTW: preLogin }),
    nulls: data({ message: null, preLoginDataTW: { news: null, disclaimer: null, promotions: [] } }),
  },
  {
    title: 'promotions TW',
    region: 'TW',
    kind: 'graphql-panel',
    ask: (setup) => new GraphqlPromotions(preLoginData(setup), 'TW').beforeLogin(),
    good: data({ preLoginDataTW: preLogin }),
    nulls: data({
      preLoginDataTW: { news: null, disclaimer: null, promotions: [withNulls(promotion, ['code', 'data'])] },
    }),
  },
  {
    title: 'first holdings HK',
    region: 'HK',
    kind: 'graphql-screen',
    ask: (setup) => holdings(setup).initial(filter),
    good: data({ byAccount: statistics([]), byFund: statistics([hkRow]) }),
    nulls: data({ byAccount: sparse, byFund: sparse }),
  },
  {
    title: 'later holdings HK',
    region: 'HK',
    kind: 'graphql-screen',
    ask: (setup) => holdings(setup).load(filter),
    good: data({ holdingStatisticsHK: statistics([hkRow]) }),
    nulls: data({ holdingStatisticsHK: sparse }),
  },
  {
    title: 'holdings TW',
    region: 'TW',
    kind: 'graphql-screen',
    ask: (setup) => holdings(setup).initial(filter),
    good: data({ byNonePie: statistics([twRow]), byFund: statistics([twRow]) }),
    nulls: data({ byNonePie: sparse, byFund: sparse }),
  },
  {
    title: 'local logOn HK',
    region: 'HK',
    kind: 'local-logon',
    ask: ({ graphql, sessionEnd, epoch }) => new GraphqlLocalSessions(graphql, sessionEnd, epoch).logOn(credentials),
    good: data({ localUserLogin: { success: true } }),
    nulls: data({ localUserLogin: null }),
  },
  ...(['HK', 'TW'] as const).flatMap((region): readonly PortCall[] => [
    ...Object.entries(fundCalls)
      // Taiwan's whole list comes with its prices, another call.
      .filter(([title]) => region === 'HK' || title !== 'all funds')
      .map(([title, ask]): PortCall => ({
        title: `${title} ${region}`,
        region,
        kind: 'rest-panel',
        ask: (setup) => ask(new RestFunds(setup.rest, region)),
        good: [listedFund],
        nulls: [sparseFund],
      })),
    {
      title: `fund kinds ${region}`,
      region,
      kind: 'rest-panel',
      ask: (setup) => new RestFunds(setup.rest, region).kinds(),
      good: [{ code: '001', value: 'Bonds' }],
      nulls: [{ code: '001', value: null }],
    },
    {
      title: `limits of purchases ${region}`,
      region,
      kind: 'graphql-panel',
      ask: (setup) => new GraphqlPurchaseLimits(setup.graphql, true).of([{ code: 'A' }]),
      good: data({
        purchaseLimits: [
          {
            code: 'A',
            jfFundCode: 'A.USD',
            currency: 'USD',
            limits: [{ currency: 'USD', least: '1000', leastOnTop: '500', most: '1000000' }],
          },
        ],
      }),
      nulls: data({
        purchaseLimits: [
          {
            code: 'A',
            jfFundCode: null,
            currency: 'USD',
            limits: [{ currency: 'USD', least: null, leastOnTop: null, most: null }],
          },
        ],
      }),
    },
    {
      title: `fund preview ${region}`,
      region,
      kind: 'graphql-panel',
      ask: (setup) => new GraphqlFundPreviews(setup.graphql, region, false).ofAll([previewAsked]),
      good: data({ fundPreviews: [previewedFund] }),
      nulls: data({ fundPreviews: [{ ...previewedFund, fundPerformance: null, name: { code: 'A', value: null } }] }),
    },
  ]),
];

const noticesOver = (graphql: GraphqlClient, region: Region): GraphqlClientNotices => {
  const message = new MaintenanceMessage(graphql, new TestClock(), { current: () => 'en_US' });
  return new GraphqlClientNotices(graphql, message, region);
};
