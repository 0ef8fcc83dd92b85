import { percentOf } from '../../domain/money/percent-of';
import { zero } from '../../domain/money/decimal';
import { splitTradingList } from '../../domain/trading/e-list/order-list';
import { acknowledgementOf, elderlyAcknowledgements } from '../../domain/trading/notes/acknowledgement-action';
import type { NoteKind } from '../../domain/trading/notes/required-notes';
import type { OrderDraft, RedemptionDraft, SwitchDraft } from '../../domain/trading/orders/order-draft';
import { fundNameIn } from '../../domain/trading/orders/fund-names';
import { cardLines, type ListedOrder } from './listed-order';
import type { OpenOrderList } from './prepare-order-list';

/** What a client wants to send of a list: the orders that are left, what was accepted, and the trading password. */
export type WantedOrders = {
  readonly orders: readonly ListedOrder[];
  readonly accepted: readonly NoteKind[];
  readonly password: string;
};

/** When a fund takes its fee isn't told: those that a list holds take it on the way in. */
const feeType = 'front-end';

/** A list as it is to be sent [ENT-51..54, TRADE-29..35]. */
export function orderDraftOf(
  { list, accountNo }: OpenOrderList,
  { orders, accepted, password }: WantedOrders,
): OrderDraft {
  const { buys } = splitTradingList(orders.map(({ item }) => item));
  const { discountCode } = list;
  return {
    ...{ accountNo, oid: list.oid, vpin: password, lineManager: list.lineManager },
    ...elderlyAcknowledgements(accepted.map(acknowledgementOf)),
    allotments: buys.map(({ fundCode, currency, buyAmount }) => ({
      ...{ fundCode, currency, amount: buyAmount ?? zero },
      ...{ discountCode, agreements: [] },
    })),
    switches: orders.flatMap((order) => switchOf(order, discountCode)),
    redemptions: orders.flatMap(redemptionOf),
  };
}

function redemptionOf(order: ListedOrder): readonly RedemptionDraft[] {
  const { item, holding } = order;
  const [line] = cardLines(order);
  if (item.type !== 'R' || !line) return [];
  return [
    {
      ...{ fundCode: item.fundCode, unit: item.unit ?? zero },
      currency: item.currency ?? holding?.settlementCurrency ?? '',
      fundInfo: fundNameIn({ code: line.fundCode, names: line.names }, order.language),
      totalHoldings: line.totalHoldings ?? zero,
      availableHoldings: line.availableHoldings ?? zero,
      redUnitPrecision: line.unitPrecision,
      redUnitPricePrecision: line.unitPricePrecision,
      baseCurrency: holding?.fund.baseCurrency ?? '',
      fundFeeType: feeType,
      bankAccountNo: item.bankAccount ?? '',
    },
  ];
}

function switchOf({ item, holding }: ListedOrder, discountCode: string | undefined): readonly SwitchDraft[] {
  if (item.type !== 'S') return [];
  const units = item.unit ?? zero;
  return [
    {
      ...{ outFundCode: item.switchFromFundCode, inFundCode: item.switchToFundCode, switchUnit: units },
      percent: percentOf(units, holding?.units ?? zero) ?? zero,
      holdingCurrency: item.currency ?? holding?.settlementCurrency ?? '',
      ...{ discountCode, agreements: [], outFundFeeType: feeType },
    },
  ];
}
