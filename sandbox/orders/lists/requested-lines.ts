import type { Region } from '../../../domain/region';
import type { PlanType } from '../../../domain/regular-plans/plan-type';
import type { FeeType } from '../../../domain/funds/fee-type';
import { breakDownUnits, addsUpTo, type UnitsBreakdown } from '../../../domain/trading/costs/units-breakdown';
import { pointsOffFee } from '../../../domain/fees/points-for-fee';
import { chargedFee } from '../../../domain/fees/purchase-fee';
import { orderKinds } from '../../../domain/trading/e-list/trading-item-type';
import { amountQuantity, ordersOfKind, type Quantity, unitsQuantity } from '../../../domain/trading/orders/order';
import type { OrderDraft, OrderToSubmit, RedemptionToSubmit } from '../../../domain/trading/orders/order-draft';
import { orderDesks } from '../../../domain/trading/orders/order-desk';
import type { OrderPayment } from '../../../domain/trading/orders/order-payment';
import { decimal } from '../../database/decimal';
import type { PreparedLine } from '../../database/schema/orders';
import { ApiError } from '../../wire/api-error';
import type { OrderListRow } from './held-list';
import { areInSameFunds, type LineMatcher } from './line-funds';

/** One line of a list with the quantity that the client orders now. */
export type RequestedLine = {
  readonly prepared: PreparedLine;
  readonly quantity: Quantity;
  /** The fee type of units that leave a fund; without one they are of whichever there are [TRADE-111]. */
  readonly feeType?: FeeType | undefined;
  /** The means of payment of a purchase as the client chose it; else the region's usual one. */
  readonly paidFrom?: OrderPayment | undefined;
  /** The reward points to redeem for the fee of a purchase. */
  readonly points?: number | undefined;
  /** The type of the regular plan that orders it, whose amounts have bounds of their own. */
  readonly planType?: PlanType | undefined;
};

/** Returns the means of payment of a line: a plan's own; undefined where the account on record is debited, and for what is no purchase. */
export const linePayment = (
  { prepared, paidFrom, planType }: Pick<RequestedLine, 'prepared' | 'paidFrom' | 'planType'>,
  region: Region,
): OrderPayment | undefined => {
  if (planType) return paidFrom;
  const { payments } = orderDesks[region];
  return prepared.type === 'B' ? (payments.find((one) => one === paidFrom) ?? payments[0]) : undefined;
};

/** Tells whether a bank account is debited for a line: a purchase that no Cash Account pays [BANK-03, TRADE-04]. */
export const isDebited = (line: Parameters<typeof linePayment>[0], region: Region): boolean =>
  line.prepared.type === 'B' && linePayment(line, region) !== 'cash-account';

/** A purchase by a line, with what points take off its fee [TRADE-18, EPNT-06]. */
export function linePurchase({ prepared, quantity, points = 0 }: RequestedLine, region: Region) {
  const { currency } = prepared;
  const feePercent = decimal(prepared.feeRate ?? '0');
  const charged = { region, currency, fee: chargedFee({ amount: quantity.value, currency, feePercent }) };
  const feeWaived = pointsOffFee(charged, points);
  return {
    charged,
    purchase: { kind: 'buy', currency, quantity: amountQuantity(quantity.value), feePercent, feeWaived } as const,
  };
}

/**
 * Returns the lines that are sent, each of them one of the list's with its own quantity: a client can change figures and
 * leave lines out, not add any [TRADE-63, OPEN-80]. A redemption of units of both fee types is a line for each [TRADE-111, ENT-54].
 */
export function requestedLines(
  { lines }: OrderListRow,
  { orders }: OrderDraft,
  isMeant: LineMatcher,
): readonly RequestedLine[] {
  const left = [...lines];
  const take = (order: OrderToSubmit): PreparedLine => {
    const [found, ...others] = left.filter((line) => orderKinds[line.type] === order.kind && isMeant(line, order));
    if (found === undefined) throw new ApiError(400, ['ORDER_NOT_PREPARED']);
    if (others.some((line) => !areInSameFunds(line, found))) throw new ApiError(400, ['FUND_CODE_SHARED']);
    left.splice(left.indexOf(found), 1);
    return found;
  };
  const requested = [
    ...ordersOfKind(orders, 'buy').map((order) => {
      const { quantity, paidFrom, points } = order;
      return { prepared: take(order), quantity, paidFrom, points };
    }),
    ...ordersOfKind(orders, 'redemption').flatMap((order) => {
      const prepared = take(order);
      return partsOf(order).map(({ fundFeeType: feeType, unit }) => ({
        prepared,
        quantity: unitsQuantity(unit),
        feeType,
      }));
    }),
    ...ordersOfKind(orders, 'switch').map((order) => {
      const { quantity, feeType } = order;
      return { prepared: take(order), quantity, feeType };
    }),
  ];
  if (requested.length === 0) throw new ApiError(400, ['ORDER_NOT_PREPARED']);
  return requested;
}

/** The parts of a redemption: as it breaks its units down, or all of the one fee type that it states; a breakdown of other units is refused. */
function partsOf({ quantity, feeType, unitsBreakdown = [] }: RedemptionToSubmit): UnitsBreakdown {
  if (unitsBreakdown.length === 0) return [{ fundFeeType: feeType, unit: quantity.value }];
  if (!addsUpTo(unitsBreakdown, quantity.value)) throw new ApiError(400, ['ORDER_NOT_PREPARED']);
  return breakDownUnits(unitsBreakdown);
}
