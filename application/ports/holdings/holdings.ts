import type { AccountFilter } from '../../../domain/holdings/view/account-filter';
import type { GroupType } from '../../../domain/holdings/view/group-holdings';
import type { PaymentCurrency } from '../../../domain/holdings/payment-currency';
import type { PortfolioHolding } from '../../../domain/holdings/portfolio-holding';
import type { RegionalSummary } from '../../../domain/holdings/figures/regional-summary';
import type { TradingType } from '../../../domain/holdings/trading-type';
import type { Currency } from '../../../domain/money/currency';
import type { Decimal } from '../../../domain/money/decimal';
import type { AsyncResult } from '../call-failure';

/** The client's filter on the portfolio [GQL-03]. */
export type HoldingsFilter = {
  readonly type: string;
  readonly accountType: AccountFilter;
  readonly groupType: GroupType;
  /** HK only: one sub-account alone [PORT-28]. */
  readonly msAccountNo?: string | undefined;
  /** TW only; not given, all [PORT-27, CONFLICT-25]. */
  readonly paymentCurrency?: PaymentCurrency | undefined;
  /** Bought in a lump sum or regularly; not given, both [PORT-26, CONFLICT-25, OPEN-24]. */
  readonly tradingType?: TradingType | undefined;
  /** HK only: the viewing currency; not given, HKD [PORT-53]. */
  readonly currency?: Currency | undefined;
};

/** Totals in the viewing currency; holdings without a value are left out and counted. */
export type PortfolioTotals = {
  readonly currency: string;
  readonly cost: Decimal;
  readonly marketValue: Decimal;
  readonly profit: Decimal;
  readonly precision: number;
  readonly returnPercent?: Decimal;
  readonly grossDividend?: Decimal;
  readonly count: number;
  readonly withoutValue: number;
  /** The date of the latest price. */
  readonly asOf?: string;
  /** The earliest date of the exchange rates by which they were converted. */
  readonly ratesOf?: string;
};

/** One account of the client and what it is worth, in the viewing currency [PORT-15, PORT-25]. */
export type AccountTotals = {
  readonly accountNo: string;
  readonly accountType: 'MA' | 'MS';
  readonly precision: number;
  readonly marketValue?: Decimal;
};

/** One part of the portfolio as the server breaks it down, in the viewing currency [ENT-10]. */
export type BreakdownPart = {
  readonly code: string;
  readonly name: string;
  readonly precision: number;
  readonly marketValue?: Decimal;
  readonly cost?: Decimal;
  readonly profit?: Decimal;
  readonly returnPercent?: Decimal;
};

export type Portfolio = {
  readonly totals: PortfolioTotals;
  readonly holdings: readonly PortfolioHolding[];
  /** The totals by account; with a first load in HK, and whenever the server says. */
  readonly accounts?: readonly AccountTotals[];
  /** HK's break-down by market type comes from the server, because its holdings bear none [CONFLICT-30]. */
  readonly breakdown?: readonly BreakdownPart[];
  /** TW only: at home, abroad and both, then each kind of account, in the viewing currency [HOLD-16]. */
  readonly regions?: readonly RegionalSummary[];
};

/** The client's holdings, valued by the asset manager. */
export abstract class Holdings {
  /** The first load [PORT-15..19]. */
  abstract initial(filter: HoldingsFilter): AsyncResult<Portfolio>;
  /** Every later load, by fund [PORT-17]. */
  abstract load(filter: HoldingsFilter): AsyncResult<Portfolio>;
  /** All the client holds, for a page about something else: a failure is for that page to tell [HOLD-10, OPEN-92]. */
  abstract held(): AsyncResult<readonly PortfolioHolding[]>;
}
