import { ActiveSpiHkDocument, SameDayDdaHkDocument } from '../../contract/graphql/account/generated/graphql';
import { AnnouncementsHkDocument } from '../../contract/graphql/notices/generated/graphql';
import {
  HoldingStatisticsHkExcelDocument,
  HoldingStatisticsHkExcelSubAccountDocument,
} from '../../contract/graphql/export/generated/graphql';
import {
  HoldingDetailsDocument,
  HoldingStatisticsHkDocument,
  HoldingStatisticsHkInitialDocument,
} from '../../contract/graphql/holdings/generated/graphql';
import { LocalUserLoginDocument } from '../../contract/graphql/local-login/generated/graphql';
import {
  PublicDisclaimerMessageDocument,
  PublicPreLoginNewsMessageDocument,
} from '../../contract/graphql/visitors/generated/graphql';
import {
  HeldVcaTransactionsDocument,
  RegularPlansHkDocument,
  VcaAccountDocument,
  VcaTransactionsDocument,
} from '../../contract/graphql/home/generated/graphql';
import { UserPortfolioHkDocument } from '../../contract/graphql/client/generated/graphql';
import { HoldingStatisticsHkPlainDocument } from '../../contract/graphql/plain-holdings/generated/graphql';
import type { Currency } from '../../domain/money/currency';
import { recordDocumentUpload } from './record-document-upload';
import { recordOwnOrders } from './record-orders';
import { recordRiskQuestionnaire } from './record-questionnaires';
import type { Keep, RecordingSession } from './recording-session';

/** The recordings of Hong Kong alone. */
export const hongKongRecordings = {
  visitor: async (session: RecordingSession, keep: Keep) => {
    await keep('PublicPreLoginNewsMessage', session.graphql(PublicPreLoginNewsMessageDocument.toString()));
    await keep('PublicDisclaimerMessage', session.graphql(PublicDisclaimerMessageDocument.toString()));
    await session.keep(keep, 'preLoginPromotions', 'fundTop5');
  },
  newFunds: async (): Promise<readonly string[]> => [],
  orderTerms: async () => undefined,
  holdings: recordHoldings,
  summaries: recordSummaries,
  bankAccounts: async (session: RecordingSession, keep: Keep) => {
    await keep('ActiveSpiHK', session.graphql(ActiveSpiHkDocument.toString(), { status: 'A' }));
    await keep('SameDayDdaHK', session.graphql(SameDayDdaHkDocument.toString(), { accountCurrency: 'HKD' }));
  },
  notices: async (session: RecordingSession, keep: Keep) => {
    await keep('AnnouncementsHK', session.graphql(AnnouncementsHkDocument.toString()));
    await session.keep(keep, 'promotions');
  },
  // The questionnaire changes the rating, so that what others are answered is recorded before.
  orderLists: async (session: RecordingSession, keep: Keep, ordering: Parameters<typeof recordOwnOrders>[2]) => {
    await recordOwnOrders(session, keep, ordering);
    await recordRiskQuestionnaire(session, keep);
  },
  questionnaires: async () => undefined,
  atTheEnd: async (session: RecordingSession, keep: Keep, client: { login: string; secret: string }) => {
    const credentials = { userId: client.login, password: client.secret };
    await recordDocumentUpload(session, keep);
    await keep('LocalUserLogin', session.graphql(LocalUserLoginDocument.toString(), credentials));
  },
};

/** HK's holdings in the currencies that the mock can show: the client's own last, so that it is what stays. */
async function recordHoldings(session: RecordingSession, keep: Keep): Promise<void> {
  await keep('UserPortfolioHK', session.graphql(UserPortfolioHkDocument.toString()));
  await keep('HoldingDetails', session.graphql(HoldingDetailsDocument.toString()));
  const all = { type: 'ALL', settCcy: 'HKD', settCostCcy: 'HKD', showCcy: 'HKD', groupType: 'FUND_CODE' };
  await keep('HoldingStatisticsHKPlain', session.graphql(HoldingStatisticsHkPlainDocument.toString(), { filter: all }));
  await recordViewedIn('USD', session, (name, answer) => keep(`${name}.USD`, answer));
  await recordViewedIn('HKD', session, keep);
}

/** Later loads are recorded by asset class, the one break-down that HK's holdings can't give by themselves [CONFLICT-30]. */
async function recordViewedIn(currency: Currency, session: RecordingSession, keep: Keep): Promise<void> {
  const body = { showCcy: currency };
  await session.call('choosePortfolioSetting', { body });
  await session.keep(keep, 'portfolioSetting');
  await keep('portfolio', session.call('portfolio', { parts: body }));
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
  const variables = { filter, byAssetClass: true };
  await keep('HoldingStatisticsHK', session.graphql(HoldingStatisticsHkDocument.toString(), variables));
  for (const [name, document, accountType] of [
    ['HoldingStatisticsHKExcel', HoldingStatisticsHkExcelDocument, 'MA'],
    ['HoldingStatisticsHKExcelSubAccount', HoldingStatisticsHkExcelSubAccountDocument, 'MS'],
  ] as const) {
    const ofAccount = { ...byFund, accountType };
    await keep(name, session.graphql(document.toString(), { filter: ofAccount, country: 'HK' }));
  }
}

/** Plans over GraphQL, and the Cash Account of the MasterAccount `accountNo`. */
async function recordSummaries(session: RecordingSession, keep: Keep, accountNo: string): Promise<void> {
  await keep('RegularPlansHK', session.graphql(RegularPlansHkDocument.toString()));
  const filter = { accountNo, transactionStatus: ['accepted', 'rejected'] };
  const filter2 = { accountNo, transactionStatus: ['pending'] };
  await keep('VcaAccount', session.graphql(VcaAccountDocument.toString(), { filter: { accountNo } }));
  await keep('VcaTransactions', session.graphql(VcaTransactionsDocument.toString(), { filter, filter2 }));
  const held = HeldVcaTransactionsDocument.toString();
  await keep('HeldVcaTransactions', session.graphql(held, { filter: { accountNo } }));
}
