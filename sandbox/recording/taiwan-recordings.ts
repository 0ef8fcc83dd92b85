import {
  AnnouncementsTwDocument,
  DividendRecordsTwDocument,
  HoldingStatisticsTwInitialDocument,
  NewFundsTwDocument,
  PublicDisclaimerMessageDocument,
  PublicPreLoginDataTwDocument,
  SystemTwDocument,
  UserPortfolioTwDocument,
  UserSuitabilityTwForEnhancedSuitabilityDocument,
} from '../../adapters/graphql/generated/graphql';
import { recordOrders } from './record-orders';
import { recordQuestionnaires } from './record-questionnaires';
import type { Keep, RecordingSession } from './recording-session';

/** What is recorded in Taiwan alone. */
export const taiwanRecordings = {
  visitor: async (session: RecordingSession, keep: Keep) => {
    await keep('PublicPreLoginDataTW', session.graphql(PublicPreLoginDataTwDocument.toString()));
  },
  holdings: recordHoldings,
  summaries: async (session: RecordingSession, keep: Keep) => {
    await keep('DividendRecordsTW', session.graphql(DividendRecordsTwDocument.toString()));
    await keep('SystemTW', session.graphql(SystemTwDocument.toString()));
    await keep('NewFundsTW', session.graphql(NewFundsTwDocument.toString()));
    await keep('sendTradingResetCode', session.call('sendTradingResetCode', { body: { contactMode: 'mobile' } }));
    await keep('resetTradingPassword', session.call('secretChanges'));
  },
  bankAccounts: async () => undefined,
  notices: recordNotices,
  orderLists: recordOrders,
  questionnaires: recordQuestionnaires,
  atTheEnd: async () => undefined,
};

async function recordHoldings(session: RecordingSession, keep: Keep): Promise<void> {
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

async function recordNotices(session: RecordingSession, keep: Keep): Promise<void> {
  await keep('AnnouncementsTW', session.graphql(AnnouncementsTwDocument.toString()));
  await keep('PublicDisclaimerMessage', session.graphql(PublicDisclaimerMessageDocument.toString()));
  await keep(
    'UserSuitabilityTWForEnhancedSuitability',
    session.graphql(UserSuitabilityTwForEnhancedSuitabilityDocument.toString(), { nextStep: 0 }),
  );
}
