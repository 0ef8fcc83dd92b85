import type { Decimal } from '../../money/decimal';
import { type FundReference, fundId } from '../finding/fund-listing';
import type { FundRiskRating } from '../fund-risk-rating';
import { moveInPercent } from '../prices/price-record';

/** The maximum number of funds that one client can watch [ROUTE-18]. */
export const maxWatchedFunds = 50;

/** A fund that a client watches: its latest price in the base currency, and the one before it [ROUTE-18]. */
export type WatchedFund = FundReference & {
  readonly riskRating?: FundRiskRating | undefined;
  readonly latest?: { readonly price: Decimal; readonly date?: string | undefined } | undefined;
  readonly before?: Decimal | undefined;
};

/** Returns true if a fund is on a watch list. */
export const isWatched = (list: readonly WatchedFund[], fund: Pick<FundReference, 'code' | 'jfFundCode'>): boolean =>
  list.some((one) => fundId(one) === fundId(fund));

/** Returns true if a watch list of so many funds has room for one more [ROUTE-18]. */
export const canWatchMore = (count: number): boolean => count < maxWatchedFunds;

/** Returns the move of the latest price from the one before it, in percent; undefined while either isn't known. */
export const lastMove = ({ latest, before }: Pick<WatchedFund, 'latest' | 'before'>): Decimal | undefined =>
  latest && moveInPercent(latest.price, before);
