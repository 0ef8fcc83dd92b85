import type { HoldingStatisticsFilter } from '../../contract/graphql/holdings/generated/graphql';
import { regionDefaults } from '../../config/regions';
import { type GroupType, groupTypes } from '../../domain/holdings/view/group-holdings';
import { type HoldingFilter, holdingAccountFilters } from '../../domain/holdings/view/holding-filter';
import { paymentCurrencies } from '../../domain/holdings/payment-currency';
import { type TradingType, tradingTypes } from '../../domain/holdings/trading-type';
import { parseOneOf } from '../../domain/kernel/parse-one-of';
import { type Currency, parseCurrency } from '../../domain/money/currency';
import type { Region } from '../../domain/region';
import { regionAnswers } from '../context/region-answers';
import { ApiError } from '../wire/api-error';

/** The query for a portfolio, and its currency [GQL-03]. */
export type HoldingQuery = HoldingFilter & {
  /** Bought in a lump sum or regularly; undefined is both [PORT-26, CONFLICT-25]. */
  readonly tradingType: TradingType | undefined;
  readonly groupType: GroupType;
  /** The currency of the totals, the groups and, unless `rowsInOwnCurrency`, the rows. */
  readonly currency: Currency;
  /** PYC: each row in the currency it is settled in [CONFLICT-32, OPEN-90]. */
  readonly rowsInOwnCurrency: boolean;
};

/** Reads the variables of a holding-statistics query; what isn't said takes the specification's default. */
export function parseHoldingQuery(region: Region, filter: HoldingStatisticsFilter): HoldingQuery {
  const rowsInOwnCurrency = regionAnswers[region].rowsInOwnCurrency && filter.settCcy?.toUpperCase() === 'PYC';
  return {
    accountType: chosen(holdingAccountFilters, filter.accountType, 'ALL'),
    subAccount: filter.msAccountNo ?? undefined,
    settledIn: chosen(paymentCurrencies, filter.txnCcy, 'ALL'),
    tradingType: chosen(tradingTypes, filter.paymentType, undefined),
    groupType: chosen(groupTypes, filter.groupType, 'FUND_CODE'),
    currency: viewingCurrency(region, rowsInOwnCurrency ? {} : filter),
    rowsInOwnCurrency,
  };
}

function viewingCurrency(region: Region, filter: HoldingStatisticsFilter): Currency {
  const [said] = regionAnswers[region].viewedIn.flatMap((field) => filter[field] ?? []);
  const read = parseCurrency(said ?? regionDefaults[region].defaultCurrency);
  if (read === undefined) throw new ApiError(400, ['FILTER_INVALID']);
  return read;
}

function chosen<Value extends string, Fallback extends Value | undefined>(
  known: readonly Value[],
  requested: string | null | undefined,
  fallback: Fallback,
): Value | Fallback {
  if (requested === null || requested === undefined || requested === '') return fallback;
  const found = parseOneOf(known, requested);
  if (found === undefined) throw new ApiError(400, ['FILTER_INVALID']);
  return found;
}
