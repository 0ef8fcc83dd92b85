import type { FundCodes } from '../../funds/finding/fund-listing';
import { formatDate } from '../../formatting/format-date';
import type { Language } from '../../language';
import type { Decimal } from '../../money/decimal';
import { parseOneOf } from '../../kernel/parse-one-of';
import type { FeeType } from '../../funds/fee-type';
import type { AcceptedTexts } from '../notes/accepted-text';
import { lineProblems } from '../orders/line-problem';
import type { OrderFigures } from './order-figures';
import type { SettlementAccount } from './settlement-account';

/** An order as it was received or refused, and one side of a switch [ENT-55]. */
export type ResultOrder = FundCodes & {
  /** The short number of an order that was received; undefined where the server gives none. */
  readonly orderNo?: string | undefined;
  readonly fundName?: string | undefined;
  readonly currency?: string | undefined;
  readonly amount?: Decimal | undefined;
  readonly units?: Decimal | undefined;
  readonly transactionDate?: string | undefined;
  readonly debitDate?: string | undefined;
  /** The instant until which a redemption is held; undefined for one that isn't. */
  readonly heldUntil?: string | undefined;
  /** The account that pays for it or is paid by it; undefined where the server names none. */
  readonly settlementAccount?: SettlementAccount | undefined;
  /** The fee type of redeemed units: those of each type are an order of their own [TRADE-111]. */
  readonly feeType?: FeeType | undefined;
  /** The reward points that a purchase redeems, the amount that they take off its fee, in its currency, and its fee, less that [EPNT-06, EPNT-09]. */
  readonly ePoints?: Decimal | undefined;
  readonly feeWaived?: Decimal | undefined;
  readonly fee?: Decimal | undefined;
  /** The other figures that its client was told before; undefined where the server doesn't state them. */
  readonly figures?: OrderFigures | undefined;
};

/** An order that wasn't received, and what the server says against it, where it does [ERR-22, TRADE-40]. */
export type FailedOrder = ResultOrder & { readonly code?: string | undefined; readonly message?: string | undefined };

/** A switch as it was received: units of one fund sold, units of another bought [TRADE-43]. */
export type PlacedSwitch = { readonly buyDeal: ResultOrder; readonly sellDeal: ResultOrder };

/** The server's result of a submission [ENT-55]. */
export type OrderResult = {
  readonly orderReceivedDate?: string | undefined;
  /** The account that the orders are placed on; undefined where the server doesn't name it. */
  readonly accountNo?: string | undefined;
  readonly successfulAllotments: readonly ResultOrder[];
  readonly failedAllotments: readonly FailedOrder[];
  readonly successfulRedemptions: readonly ResultOrder[];
  readonly failedRedemptions: readonly FailedOrder[];
  readonly switches: readonly PlacedSwitch[];
  /** True if the trading password was too short, so that nothing was placed [TRADE-44]. */
  readonly isShortPin: boolean;
  /** The texts that were accepted before it was sent; undefined where the server doesn't keep them. */
  readonly acceptedTexts?: AcceptedTexts | undefined;
};

/** Returns the number of orders that were received; a switch is one. */
export const receivedCount = ({ successfulAllotments, successfulRedemptions, switches }: OrderResult): number =>
  successfulAllotments.length + successfulRedemptions.length + switches.length;

/** When the orders were received, with the time where it was stated; '' if it wasn't [TRADE-36]. */
export function formatReceivedDate({ orderReceivedDate }: OrderResult, language: Language): string {
  return formatDate(orderReceivedDate, language, orderReceivedDate?.includes('T') === true ? 'date-time' : 'medium');
}

/** The transaction and debit dates of an order as they are written; '' for one that isn't known [TRADE-37, TRADE-38]. */
export const formatOrderDates = (
  order: ResultOrder,
  write: (date: string | undefined) => string,
): { readonly transactionDate: string; readonly debitDate: string } => ({
  transactionDate: write(order.transactionDate),
  debitDate: write(order.debitDate),
});

/** The names that a result is told again with; each is undefined where it isn't known anew. */
export type ResultNames = {
  readonly fundOf: (order: ResultOrder) => string | undefined;
  readonly bankOf: (account: SettlementAccount) => string | undefined;
};

/** Returns a result in the client's present language: each order with the names of its fund and bank, one that failed with the portal's own reason where it knows the code; texts of the server stay in their language [I18N-12, ERR-22]. */
export function localiseOrderResult(result: OrderResult, { fundOf, bankOf }: ResultNames): OrderResult {
  const retellAccount = (account: SettlementAccount) => ({ ...account, bankName: bankOf(account) ?? account.bankName });
  const retell = <T extends ResultOrder>(order: T): T => ({
    ...order,
    fundName: fundOf(order) ?? order.fundName,
    ...(order.settlementAccount ? { settlementAccount: retellAccount(order.settlementAccount) } : {}),
  });
  const retellFailed = (order: FailedOrder): FailedOrder =>
    isLineProblem(order.code) ? { ...retell(order), message: undefined } : retell(order);
  return {
    ...result,
    successfulAllotments: result.successfulAllotments.map(retell),
    failedAllotments: result.failedAllotments.map(retellFailed),
    successfulRedemptions: result.successfulRedemptions.map(retell),
    failedRedemptions: result.failedRedemptions.map(retellFailed),
    switches: result.switches.map(({ buyDeal, sellDeal }) => ({
      buyDeal: retell(buyDeal),
      sellDeal: retell(sellDeal),
    })),
  };
}

const isLineProblem = (code: string | undefined): boolean => parseOneOf(lineProblems, code) !== undefined;

/** Returns the outcome of a submission: received if any order of it was, else failed [CONFLICT-37]. */
export function orderOutcome(result: OrderResult): 'received' | 'failed' {
  const received = [result.successfulAllotments, result.successfulRedemptions, result.switches];
  return !result.isShortPin && received.some((orders) => orders.length > 0) ? 'received' : 'failed';
}

/** Returns true if the server gave each order that it received a short number. */
export const hasOrderNumbers = ({ successfulAllotments, successfulRedemptions, switches }: OrderResult): boolean =>
  [...successfulAllotments, ...successfulRedemptions, ...switches.map(({ sellDeal }) => sellDeal)].every(
    ({ orderNo }) => orderNo !== undefined,
  );
