import { zero } from '../../domain/money/decimal';
import type { FeeType } from '../../domain/funds/fee-type';
import type { UnitsBreakdown } from '../../domain/trading/costs/units-breakdown';
import { acknowledgementOf, elderlyAcknowledgements } from '../../domain/trading/notes/acknowledgement-action';
import type { NoteKind } from '../../domain/trading/notes/required-notes';
import { completeOrder } from '../../domain/trading/orders/order';
import type { AcceptedTexts } from '../../domain/trading/notes/accepted-text';
import type { OrderToSubmit, OrderDraft } from '../../domain/trading/orders/order-draft';
import { fundNameIn } from '../../domain/trading/orders/fund-names';
import type { CheckedOrders, OrderToCheck } from './check-orders';
import { cardLines, settlementCurrency, type ListedOrder } from './listed-order';
import type { OpenOrderList } from './prepare-order-list';

/**
 * The input for a submission: the remaining orders of a list, the server's checks of them, the accepted notes, and the
 * trading password.
 */
export type OrderDraftInput = {
  readonly orders: readonly OrderToCheck[];
  readonly checked: CheckedOrders;
  readonly accepted: readonly NoteKind[];
  readonly password: string;
  /** True if redemptions are to wait before they are dealt. */
  readonly waits?: boolean;
  /** The texts that were accepted, as they were shown. */
  readonly acceptedTexts?: AcceptedTexts | undefined;
};

/** Returns a list as it is to be sent [ENT-51..54, TRADE-29..35]. */
export function buildOrderDraft(
  { list, accountNo }: OpenOrderList,
  { orders, checked, accepted, password, waits, acceptedTexts }: OrderDraftInput,
): OrderDraft {
  const { discountCode } = list;
  return {
    accountNo,
    listId: list.listId,
    tradingPassword: password,
    lineManager: list.lineManager,
    waits,
    acceptedTexts,
    ...elderlyAcknowledgements(accepted.map(acknowledgementOf)),
    orders: orders.flatMap(
      ({ place, order }) =>
        orderToSubmit(order, { discountCode, unitsBreakdown: checked.unitsBreakdowns.get(place) }) ?? [],
    ),
  };
}

/** Terms that the list and the server's check add to an order. */
type Terms = { readonly discountCode: string | undefined; readonly unitsBreakdown: UnitsBreakdown | undefined };

/** Returns an order as it is to be sent; one without a figure orders nothing. */
function orderToSubmit(order: ListedOrder, { discountCode, unitsBreakdown }: Terms): OrderToSubmit | undefined {
  const { redeemable } = order;
  const agreements = [...order.agreements.values()].flat();
  const ordered = completeOrder(order.item, settlementCurrency(order));
  const [line] = cardLines(order);
  if (!ordered || !line) return undefined;
  const { fundCode, currency } = ordered;
  switch (ordered.kind) {
    case 'buy': {
      const { kind, quantity, paidFrom, points } = ordered;
      return { kind, fundCode, currency, quantity, discountCode, agreements, paidFrom, points };
    }
    case 'switch': {
      const { kind, quantity, intoFundCode } = ordered;
      const percentOfHoldings = line.percentOfHoldings ?? zero;
      const feeType = feeTypeOf(redeemable);
      return { kind, fundCode, intoFundCode, currency, quantity, percentOfHoldings, discountCode, agreements, feeType };
    }
    case 'redemption':
      return {
        kind: ordered.kind,
        fundCode,
        currency,
        quantity: ordered.quantity,
        fundName: fundNameIn({ code: line.fundCode, names: line.names }, order.language),
        totalHoldings: line.totalHoldings ?? zero,
        availableHoldings: line.availableHoldings ?? zero,
        unitPrecision: line.unitPrecision,
        unitPricePrecision: line.unitPricePrecision,
        baseCurrency: order.holding?.fund.baseCurrency ?? '',
        feeType: feeTypeOf(redeemable),
        unitsBreakdown,
        bankAccount: ordered.bankAccount,
      };
  }
}

/** Without a holding nothing leaves a fund; the wire wants a fee type all the same. */
const feeTypeOf = (redeemable: ListedOrder['redeemable']): FeeType => redeemable?.feeType ?? 'front-end';
