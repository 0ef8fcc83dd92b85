import type { FundCodes } from '../../../domain/funds/finding/fund-listing';
import type { Decimal } from '../../../domain/money/decimal';
import type { FeeType } from '../../../domain/funds/fee-type';
import type { ShortTermTerms } from '../../../domain/fees/short-term-trading-fee';
import type { RedemptionValidation } from '../../../domain/trading/notes/redemption-validation';
import type { CompleteOrder, Order, Purchase, Redemption, Switch } from '../../../domain/trading/orders/order';
import type { AsyncResult, ServerError } from '../call-failure';

/**
 * A client's units of a fund on an account in a currency with one fee type, and those that no open order takes [API-37,
 * ENT-50, TRADE-19..21, TRADE-111].
 */
export type RedeemableHolding = FundCodes & {
  readonly accountNo: string;
  readonly currency: string;
  readonly total: Decimal;
  readonly available: Decimal;
  readonly unitPlaces: number;
  readonly pricePlaces: number;
  readonly feeType: FeeType;
  /** Off what the units bring when they are redeemed; undefined for none, or while it isn't known. */
  readonly feePercent?: Decimal | undefined;
  /** The available units that bear the short-term trading fee, which leave last; undefined for none. */
  readonly shortTerm?: ShortTermUnits | undefined;
  /** The worth from which on its currency is remitted; undefined where it always is, or isn't stated [TRADE-124, OPEN-34]. */
  readonly remittanceThreshold?: { readonly currency: string; readonly amount: Decimal } | undefined;
};

/** Units held for less than some days, and the fee in percent of what they bring [TRADE-126]. */
export type ShortTermUnits = ShortTermTerms & { readonly units: Decimal };

/** The account that orders are placed on; `oid` of a list that the client composed. */
export type OrderPlace = { readonly accountNo: string; readonly listId?: string | undefined };

/** The orders of one kind that are placed on an account. */
export type OrdersToCheck<Ordered extends Order> = OrderPlace & {
  readonly orders: readonly CompleteOrder<Ordered>[];
};

/** Units of a fund to estimate, and the currency to estimate them in. */
export type UnitsToEstimate = { readonly fundCode: string; readonly currency: string; readonly units: Decimal };

/** An amount in a currency that would buy units of a fund. */
export type AmountToEstimate = { readonly fundCode: string; readonly currency: string; readonly amount: Decimal };

/** The server's error about an order; one without a fund is about all of its kind [ERR-22, TRADE-49, TRADE-50]. */
export type OrderCheckError = ServerError & {
  readonly fundCode?: string | undefined;
  readonly intoFundCode?: string | undefined;
  readonly currency?: string | undefined;
};

/**
 * The server's check of redemptions: the errors against them, and the validation that goes into the order [TRADE-50,
 * TRADE-59].
 */
export type CheckedRedemptions = {
  readonly errors: readonly OrderCheckError[];
  readonly validation: RedemptionValidation;
};

/** The worth of units in a currency, and how much of that currency one unit of the fund's own buys; the rate is undefined within one currency [API-79, OPEN-80]. */
export type UnitsValue = { readonly value: Decimal; readonly rate: Decimal | undefined };

/** The units that an amount buys at the latest price, with the rate as `UnitsValue` [API-79, OPEN-80]. */
export type BoughtUnits = { readonly units: Decimal; readonly rate: Decimal | undefined };

/** Answers what a client must know of orders before they are sent. */
export abstract class OrderChecks {
  /** All that the client may redeem [API-37]. */
  abstract redeemable(): AsyncResult<readonly RedeemableHolding[]>;
  /** Checks purchases; no errors where they can be received [API-80, TRADE-49]. */
  abstract purchases(orders: OrdersToCheck<Purchase>): AsyncResult<readonly OrderCheckError[]>;
  abstract redemptions(orders: OrdersToCheck<Redemption>): AsyncResult<CheckedRedemptions>;
  /** Checks switches; no errors where they can be received [API-82]. */
  abstract switches(orders: OrdersToCheck<Switch>): AsyncResult<readonly OrderCheckError[]>;
  /**
   * Estimates the value of units now in a currency, before it is rounded where the server says that; a failure where
   * the server can't say [API-79, TRADE-46, ERR-23, OPEN-80].
   */
  abstract estimateUnits(units: UnitsToEstimate): AsyncResult<UnitsValue>;
  /** Estimates the units that an amount buys now; a failure where the server can't say [API-79, OPEN-80]. */
  abstract estimatePurchase(amount: AmountToEstimate): AsyncResult<BoughtUnits>;
}
