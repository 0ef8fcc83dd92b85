import { zero } from '../../domain/money/decimal';
import type { FeeType } from '../../domain/funds/fee-type';
import type { UnitsBreakdown } from '../../domain/trading/costs/units-breakdown';
import { acknowledgementOf, elderlyAcknowledgements } from '../../domain/trading/notes/acknowledgement-action';
import type { NoteKind } from '../../domain/trading/notes/required-notes';
import type { AllotmentDraft, OrderDraft, RedemptionDraft, SwitchDraft } from '../../domain/trading/orders/order-draft';
import { fundNameIn } from '../../domain/trading/orders/fund-names';
import type { CheckedOrders, PlacedOrder } from './check-orders';
import { cardLines, currencyOf, type ListedOrder } from './listed-order';
import type { OpenOrderList } from './prepare-order-list';

/** What a client wants to send of a list: the orders that are left, what the server said of them, what was accepted, and the trading password. */
export type WantedOrders = {
  readonly orders: readonly PlacedOrder[];
  readonly checked: CheckedOrders;
  readonly accepted: readonly NoteKind[];
  readonly password: string;
  /** Whether redemptions are to wait before they are dealt. */
  readonly waits?: boolean;
};

/** A list as it is to be sent [ENT-51..54, TRADE-29..35]. */
export function orderDraftOf(
  { list, accountNo }: OpenOrderList,
  { orders, checked, accepted, password, waits }: WantedOrders,
): OrderDraft {
  const { discountCode } = list;
  return {
    accountNo,
    oid: list.oid,
    vpin: password,
    lineManager: list.lineManager,
    waits,
    ...elderlyAcknowledgements(accepted.map(acknowledgementOf)),
    allotments: orders.flatMap(({ order, paidFrom, points }) =>
      allotmentOf(order, discountCode).map((one) => ({ ...one, paidFrom, points })),
    ),
    switches: orders.flatMap(({ order }) => switchOf(order, discountCode)),
    redemptions: orders.flatMap(({ place, order }) => redemptionOf(order, checked.unitsBreakdowns.get(place))),
  };
}

function allotmentOf({ item, agreements }: ListedOrder, discountCode: string | undefined): readonly AllotmentDraft[] {
  if (item.type !== 'B') return [];
  const { fundCode, currency, buyAmount } = item;
  return [
    {
      fundCode,
      currency,
      amount: buyAmount ?? zero,
      discountCode,
      agreements: [...agreements.values()].flat(),
    },
  ];
}

function redemptionOf(order: ListedOrder, unitsBreakdown: UnitsBreakdown | undefined): readonly RedemptionDraft[] {
  const { item, holding, redeemable } = order;
  const [line] = cardLines(order);
  if (item.type !== 'R' || !line) return [];
  return [
    {
      fundCode: item.fundCode,
      unit: item.unit ?? zero,
      currency: currencyOf(order),
      fundInfo: fundNameIn({ code: line.fundCode, names: line.names }, order.language),
      totalHoldings: line.totalHoldings ?? zero,
      availableHoldings: line.availableHoldings ?? zero,
      redUnitPrecision: line.unitPrecision,
      redUnitPricePrecision: line.unitPricePrecision,
      baseCurrency: holding?.fund.baseCurrency ?? '',
      fundFeeType: feeTypeOf(redeemable),
      unitsBreakdown,
      bankAccountNo: item.bankAccount ?? '',
    },
  ];
}

function switchOf(order: ListedOrder, discountCode: string | undefined): readonly SwitchDraft[] {
  const { item, redeemable, agreements } = order;
  const [leaving] = cardLines(order);
  if (item.type !== 'S') return [];
  return [
    {
      outFundCode: item.switchFromFundCode,
      inFundCode: item.switchToFundCode,
      switchUnit: item.unit ?? zero,
      percent: leaving?.percentOfHoldings ?? zero,
      holdingCurrency: currencyOf(order),
      discountCode,
      agreements: [...agreements.values()].flat(),
      outFundFeeType: feeTypeOf(redeemable),
    },
  ];
}

/** Without a holding nothing leaves a fund; the wire wants a fee type all the same. */
const feeTypeOf = (redeemable: ListedOrder['redeemable']): FeeType => redeemable?.feeType ?? 'front-end';
