import {
  ExcelHoldingStatisticsHkDocument,
  ExcelHoldingStatisticsHkSubAccountDocument,
  HoldingStatisticsHkDocument,
  HoldingStatisticsHkInitialDocument,
  HoldingStatisticsTwInitialDocument,
  UserPortfolioHkDocument,
  UserPortfolioTwDocument,
} from '../../adapters/graphql/generated/graphql';
import type { Currency } from '../../domain/money/currency';
import type { ByRegion, Region } from '../../domain/region';
import type { Keep, RecordingSession } from './recording-session';

/** Keeps what the client holds, as the region's screens ask for it. */
export async function recordHoldings(session: RecordingSession, keep: Keep, region: Region): Promise<void> {
  await holdingsIn[region](session, keep);
}

const holdingsIn: ByRegion<typeof recordTw> = { HK: recordHk, TW: recordTw };

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

/** HK's holdings in the currencies that the mock can show: the client's own last, so that it is what stays. */
async function recordHk(session: RecordingSession, keep: Keep): Promise<void> {
  await keep('UserPortfolioHK', session.graphql(UserPortfolioHkDocument.toString()));
  await recordViewedIn('USD', session, (name, answer) => keep(`${name}.USD`, answer));
  await recordViewedIn('HKD', session, keep);
}

/** Later loads are recorded by asset class, the one break-down that HK's holdings can't give by themselves [CONFLICT-30]. */
async function recordViewedIn(currency: Currency, session: RecordingSession, keep: Keep): Promise<void> {
  const body = { showCcy: currency };
  await keep('choosePortfolioSetting', session.call('choosePortfolioSetting', { body }));
  await session.keep(keep, 'portfolioSetting');
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
