import type { FastifyInstance } from 'fastify';
import {
  AnnouncementsHkDocument,
  AnnouncementsTwDocument,
  ClientTiersDocument,
  ExcelHoldingStatisticsHkDocument,
  ExcelHoldingStatisticsHkSubAccountDocument,
  HoldingStatisticsHkDocument,
  HoldingStatisticsHkInitialDocument,
  HoldingStatisticsTwInitialDocument,
  LocalUserLoginDocument,
  OrderNoticeMessagesDocument,
  PublicDisclaimerMessageDocument,
  PublicMaintenanceMessageDocument,
  PublicPreLoginDataTwDocument,
  PublicPreLoginNewsMessageDocument,
  SideBarPromotionMessageDocument,
  SystemTwDocument,
  TyphoonMessageDocument,
  UserPortfolioHkDocument,
  UserPortfolioTwDocument,
  UserSuitabilityTwForEnhancedSuitabilityDocument,
  RegularPlansHkDocument,
  VcaAccountDocument,
  VcaTransactionsDocument,
} from '../../adapters/graphql/generated/graphql';
import type { Language } from '../../domain/language';
import type { Currency } from '../../domain/money/currency';
import type { Region } from '../../domain/region';
import { recordBankAccounts } from './record-bank-accounts';
import { recordCommunication } from './record-communication';
import { recordDocumentUpload } from './record-document-upload';
import { recordFunds } from './record-funds';
import { recordPriceAlerts } from './record-price-alerts';
import { recordSuitability } from './record-suitability';
import { type Recording, RecordingSession } from './recording-session';

/** The typical client whose answers are recorded, and how her one-time code is learnt. */
export type RecordedClient = {
  readonly login: string;
  readonly secret: string;
  readonly latestCode: () => Promise<string>;
};

type Recorded = ReadonlyMap<string, Recording>;

const basic = ({ login, secret }: RecordedClient) => ({
  authorization: `Basic ${Buffer.from(`${login}:${secret}`, 'utf8').toString('base64')}`,
});

/** Plays the typical client's visit and keeps every answer under the name of its call [MOCK-02, MOCK-03]. */
export async function recordRegion(
  server: FastifyInstance,
  {
    region,
    language,
    client,
  }: { readonly region: Region; readonly language: Language; readonly client: RecordedClient },
): Promise<Recorded> {
  const session = new RecordingSession(server, region, language);
  const recorded = new Map<string, Recording>();
  const keep = async (name: string, answer: Promise<Recording>) => recorded.set(name, await answer);
  await recordVisitor(session, keep, region);
  await keep('logon', session.call('POST', '/authentication/logon', { headers: basic(client) }));
  if (region === 'TW') {
    await keep('loginSendOtp', session.call('POST', '/authentication/login/sendOtp/mobile'));
    const body = { otp: await client.latestCode() };
    await keep('loginValidateOtp', session.call('POST', '/authentication/login/validateOtp', { body }));
  }
  await (region === 'TW' ? recordTw(session, keep) : recordHk(session, keep));
  await recordSummaries(session, keep, region);
  await recordNotices(session, keep, region);
  await recordFunds(session, keep, region);
  await recordSuitability(session, keep, region);
  await keep('heartbeat', session.call('GET', '/heartbeat'));
  await keep('authRefresh', session.call('GET', '/auth/refresh'));
  await keep('authLogout', session.call('POST', '/auth/logout'));
  if (region === 'HK') {
    const credentials = { userId: client.login, password: client.secret };
    await recordDocumentUpload(session, keep);
    await keep('LocalUserLogin', session.graphql(LocalUserLoginDocument.toString(), credentials));
  }
  return recorded;
}

type Keep = (name: string, answer: Promise<Recording>) => Promise<unknown>;

async function recordVisitor(session: RecordingSession, keep: Keep, region: Region): Promise<void> {
  await keep('preLoginCoolKnowledge', session.call('GET', '/preLoginCoolKnowledge'));
  await keep('PublicMaintenanceMessage', session.graphql(PublicMaintenanceMessageDocument.toString()));
  await keep('preLoginNews', session.call('GET', '/promotions'));
  if (region === 'TW') {
    await keep('PublicPreLoginDataTW', session.graphql(PublicPreLoginDataTwDocument.toString()));
    return;
  }
  await keep('PublicPreLoginNewsMessage', session.graphql(PublicPreLoginNewsMessageDocument.toString()));
  await keep('PublicDisclaimerMessage', session.graphql(PublicDisclaimerMessageDocument.toString()));
  await keep('preLoginPromotions', session.call('GET', '/preLoginPromotions'));
  await keep('fundTop5', session.call('GET', '/fund/top5'));
}

async function recordSummaries(session: RecordingSession, keep: Keep, region: Region): Promise<void> {
  await keep('ClientTiers', session.graphql(ClientTiersDocument.toString()));
  await keep('accountInfo', session.call('GET', '/authentication/accountInfo'));
  await keep('clientTier', session.call('GET', '/clientTier'));
  await keep('portfolio', session.call('GET', '/portfolio'));
  await keep('ePoints', session.call('GET', '/ePoints'));
  await keep('setting', session.call('GET', '/setting'));
  await recordPriceAlerts(session, keep, region);
  await recordBankAccounts(session, keep, region);
  await recordCommunication(session, keep);
  if (region === 'TW') {
    await keep('existingDividendFund', session.call('GET', '/existingDividendFund'));
    await keep('SystemTW', session.graphql(SystemTwDocument.toString()));
    return;
  }
  await keep('reminderEPoints', session.call('GET', '/util/reminderEPoints'));
  await keep('rspMigration', session.call('GET', '/rspMigration'));
  await keep('rspPlan', session.call('GET', '/rspPlan'));
  await keep('RegularPlansHK', session.graphql(RegularPlansHkDocument.toString()));
  const accountNo = '510012300189';
  const filter = { accountNo, transactionStatus: ['accepted', 'rejected'] };
  const filter2 = { accountNo, transactionStatus: ['pending'] };
  await keep('VcaAccount', session.graphql(VcaAccountDocument.toString(), { filter: { accountNo } }));
  await keep('VcaTransactions', session.graphql(VcaTransactionsDocument.toString(), { filter, filter2 }));
}

/** What clients are told, and the REST calls that carry the same [CONFLICT-46]. */
async function recordNotices(session: RecordingSession, keep: Keep, region: Region): Promise<void> {
  await keep('TyphoonMessage', session.graphql(TyphoonMessageDocument.toString()));
  await keep('SideBarPromotionMessage', session.graphql(SideBarPromotionMessageDocument.toString()));
  await keep('OrderNoticeMessages', session.graphql(OrderNoticeMessagesDocument.toString()));
  const both = ['announcement', 'coolKnowledge', 'maintenanceNotice'];
  const own = region === 'HK' ? ['promotions', 'clientPromotions', 'smartTip', 'typhoonNotice'] : ['footerDisclaimer'];
  for (const name of [...both, ...own]) await keep(name, session.call('GET', `/${name}`));
  if (region === 'HK') {
    await keep('AnnouncementsHK', session.graphql(AnnouncementsHkDocument.toString()));
    return;
  }
  await keep('AnnouncementsTW', session.graphql(AnnouncementsTwDocument.toString()));
  await keep('PublicDisclaimerMessage', session.graphql(PublicDisclaimerMessageDocument.toString()));
  await keep(
    'UserSuitabilityTWForEnhancedSuitability',
    session.graphql(UserSuitabilityTwForEnhancedSuitabilityDocument.toString(), { nextStep: 0 }),
  );
}

async function recordTw(session: RecordingSession, keep: Keep): Promise<void> {
  await keep('UserPortfolioTW', session.graphql(UserPortfolioTwDocument.toString()));
  const filterByNonePie = {
    type: 'ALL',
    isPieChart: false,
    settCcy: 'PYC',
    settCostCcy: 'PYC',
    groupType: 'FUND_CODE',
  };
  const filterGroupByFund = {
    type: 'ALL',
    isPieChart: true,
    settCcy: 'TWD',
    settCostCcy: 'TWD',
    groupType: 'FUND_CODE',
  };
  await keep(
    'HoldingStatisticsTWInitial',
    session.graphql(HoldingStatisticsTwInitialDocument.toString(), { filterByNonePie, filterGroupByFund }),
  );
}

/** HK's holdings in the currencies that the mock can show: hers last, so that it is what she keeps. */
async function recordHk(session: RecordingSession, keep: Keep): Promise<void> {
  await keep('UserPortfolioHK', session.graphql(UserPortfolioHkDocument.toString()));
  await recordViewedIn('USD', session, (name, answer) => keep(`${name}.USD`, answer));
  await recordViewedIn('HKD', session, keep);
}

/** Later loads are recorded by asset class, the one break-down that HK's holdings can't give by themselves [CONFLICT-30]. */
async function recordViewedIn(currency: Currency, session: RecordingSession, keep: Keep): Promise<void> {
  const body = { showCcy: currency };
  await keep('choosePortfolioSetting', session.call('POST', '/portfolio/setting', { body }));
  await keep('portfolioSetting', session.call('GET', '/portfolio/setting'));
  const viewed = { settCcy: currency, settCostCcy: currency, showCcy: currency };
  const byFund = { type: 'ALL', ...viewed, groupType: 'FUND_CODE' };
  await keep(
    'HoldingStatisticsHKInitial',
    session.graphql(HoldingStatisticsHkInitialDocument.toString(), {
      filterByAccount: byFund,
      filterGroupByFund: byFund,
      byAssetClass: false,
    }),
  );
  const filter = { type: 'market', ...viewed, isPieChart: true, groupType: 'FUND_MARKET_TYPE' };
  const asked = { filter, byAssetClass: true };
  await keep('HoldingStatisticsHK', session.graphql(HoldingStatisticsHkDocument.toString(), asked));
  for (const [name, document, accountType] of [
    ['ExcelHoldingStatisticsHK', ExcelHoldingStatisticsHkDocument, 'MA'],
    ['ExcelHoldingStatisticsHKSubAccount', ExcelHoldingStatisticsHkSubAccountDocument, 'MS'],
  ] as const) {
    const ofAccount = { ...byFund, accountType };
    await keep(name, session.graphql(document.toString(), { filter: ofAccount, country: 'HK' }));
  }
}
