import type { HoldingStatisticsFilter } from '../../contract/graphql/holdings/generated/graphql';
import { passesFilter } from '../../domain/holdings/view/holding-filter';
import type { TradingType } from '../../domain/holdings/trading-type';
import type { Language } from '../../domain/language';
import type { Region } from '../../domain/region';
import type { Database } from '../database/database';
import { pipelined } from '../database/pipelined';
import { accountStatistics, totals } from './account-statistics';
import { datedRates } from '../funds/exchange-rates';
import { type HoldingQuery, parseHoldingQuery } from './holding-query';
import { holdingRows } from './holding-rows';
import { pieNodes } from './pie-nodes';
import { regionalSummaries } from './regional-summaries';
import { type ValuedHolding, valueRow } from './valued-holding';
import { wireHolding } from './wire-holding';

/**
 * Everything a client holds on a day, or what of it was bought in one way, valued once however many statistics are asked of
 * it. Dividends are paid on all units of a fund, so those bought in one way have none to their name.
 */
export async function valuedHoldings(
  database: Database,
  query: { readonly clientId: string; readonly day: string; readonly tradingType?: TradingType | undefined },
) {
  const { day, tradingType } = query;
  const [rows, rates] = await pipelined([holdingRows(database, query), datedRates(database, day)]);
  return rows.map((row) => valueRow(tradingType ? { ...row, dividends: null } : row, rates));
}

/** The statistics of those holdings that pass the filter, in the form of both regions' contracts [ENT-09, GQL-01, GQL-02]. */
export function loadHoldingStatistics(
  all: readonly ValuedHolding[],
  query: { readonly region: Region; readonly language: Language; readonly filter: HoldingStatisticsFilter },
) {
  const filter = parseHoldingQuery(query.region, query.filter);
  const holdings = all.filter(({ row }) => passesFilter({ ...row, paymentType: row.paymentType ?? undefined }, filter));
  const { currency, groupType } = filter;
  const { language } = query;
  return {
    ...totals(holdings, currency),
    tableViewDetails: () =>
      holdings.map((holding) => wireHolding(holding, { currency: rowCurrency(holding, filter), groupType, language })),
    pieChartNodes: () => pieNodes(holdings, { groupType, currency, language }),
    holdingStatisticsDetails: () => accountStatistics(holdings, currency),
    regionalSummaries: () => regionalSummaries(holdings, currency),
  };
}

const rowCurrency = ({ row }: ValuedHolding, filter: HoldingQuery): string =>
  filter.rowsInOwnCurrency ? row.settlementCurrency : filter.currency;
