import * as z from 'zod/mini';
import { AnnouncementsTwDocument } from '../../contract/graphql/notices/generated/graphql';
import { DividendRecordsTwDocument } from '../../contract/graphql/records/generated/graphql';
import { FundOrderTermsTwDocument, NewFundsTwDocument } from '../../contract/graphql/funds/generated/graphql';
import {
  HoldingDetailsDocument,
  HoldingStatisticsTwInitialDocument,
} from '../../contract/graphql/holdings/generated/graphql';
import {
  PublicDisclaimerMessageDocument,
  PublicPreLoginDataTwDocument,
} from '../../contract/graphql/visitors/generated/graphql';
import { HoldingStatisticsTwDocument } from '../../contract/graphql/plain-holdings/generated/graphql';
import { SystemTwDocument } from '../../contract/graphql/menu/generated/graphql';
import { UserPortfolioTwDocument } from '../../contract/graphql/client/generated/graphql';
import { UserSuitabilityTwForEnhancedSuitabilityDocument } from '../../contract/graphql/home/generated/graphql';
import { recordOrders } from './record-orders';
import { recordQuestionnaires } from './record-questionnaires';
import type { Keep, RecordingSession } from './recording-session';

const newFunds = z.object({ data: z.object({ newFundsTW: z.array(z.string()) }) });

/** The recordings of Taiwan alone. */
export const taiwanRecordings = {
  visitor: async (session: RecordingSession, keep: Keep) => {
    await keep('PublicPreLoginDataTW', session.graphql(PublicPreLoginDataTwDocument.toString()));
  },
  newFunds: async (session: RecordingSession, keep: Keep): Promise<readonly string[]> => {
    const document = session.graphql(NewFundsTwDocument.toString());
    await keep('NewFundsTW', document);
    return newFunds.parse((await document).body).data.newFundsTW;
  },
  orderTerms: async (session: RecordingSession, keep: Keep, codes: readonly string[]) => {
    await keep('FundOrderTermsTW', session.graphql(FundOrderTermsTwDocument.toString(), { codes }));
  },
  holdings: recordHoldings,
  summaries: async (session: RecordingSession, keep: Keep) => {
    await keep('DividendRecordsTW', session.graphql(DividendRecordsTwDocument.toString()));
    await keep('SystemTW', session.graphql(SystemTwDocument.toString()));
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
  const paidInTwd = { ...filterByNonePie, showCcy: 'TWD', txnCcy: 'TWD' };
  await keep('HoldingStatisticsTW', session.graphql(HoldingStatisticsTwDocument.toString(), { filter: paidInTwd }));
  await keep('HoldingDetails', session.graphql(HoldingDetailsDocument.toString()));
}

async function recordNotices(session: RecordingSession, keep: Keep): Promise<void> {
  await keep('AnnouncementsTW', session.graphql(AnnouncementsTwDocument.toString()));
  await keep('PublicDisclaimerMessage', session.graphql(PublicDisclaimerMessageDocument.toString()));
  await keep(
    'UserSuitabilityTWForEnhancedSuitability',
    session.graphql(UserSuitabilityTwForEnhancedSuitabilityDocument.toString(), { nextStep: 0 }),
  );
}
