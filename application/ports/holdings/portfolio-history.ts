import type { FundReference } from '../../../domain/funds/finding/fund-listing';
import type { Period } from '../../../domain/funds/performance/period';
import type { Currency } from '../../../domain/money/currency';
import type { Decimal } from '../../../domain/money/decimal';
import type { PortfolioReport } from '../../../domain/performance/portfolio-report';
import type { AsyncResult } from '../call-failure';

/** The holdings of a fund in an account, by the fund's code and currency; of one payment type where it is named. */
export type HistoryHolding = {
  readonly accountNumber: string;
  readonly fundCode: string;
  readonly currency: string;
  readonly paymentType?: string | undefined;
};

/** The benchmark that the same money is compared with: a fund, or a deposit at a yearly rate in percent. */
export type BenchmarkQuery =
  | { readonly kind: 'fund'; readonly fund: Pick<FundReference, 'code' | 'jfFundCode' | 'baseCurrency'> }
  | { readonly kind: 'deposit'; readonly yearlyPercent: Decimal };

/** The past that is reported: over a period up to today, in a currency, and since the day of the client's last visit where there was one. */
export type PortfolioHistoryQuery = {
  readonly currency: Currency;
  readonly period: Period;
  readonly visitedOn: string | undefined;
  /** The holdings whose past alone is meant; undefined for all the client's money. */
  readonly holdings?: readonly HistoryHolding[] | undefined;
  readonly benchmark?: BenchmarkQuery | undefined;
};

/** The value of the client's money here over time, and how it changed [PORT-46, OPEN-27]. */
export abstract class PortfolioHistory {
  /** Reports a period; undefined where the server keeps no history. */
  abstract report(query: PortfolioHistoryQuery): AsyncResult<PortfolioReport | undefined>;
}
