import { parseTaiwanAccountType } from '../../../domain/holdings/taiwan-account-type';
import { parseFeeType } from '../../../domain/funds/fee-type';
import type { OrderList } from '../../../domain/trading/e-list/order-list';
import { amountQuantity, type Order, type Purchase, unitsQuantity } from '../../../domain/trading/orders/order';
import { onlyPresent } from '../../http/only-present';
import { parseBody } from '../../http/parse-body';
import { toFigure } from '../../http/wire-figures';
import { orderList, type OrderListAnswer } from '../../../contract/rest/orders/order-list';

type WireItem = NonNullable<OrderListAnswer['tradingVOList']>[number];

/** Reads an e-list; a list with an item of another kind is malformed, since an order must not go missing [ENT-48, ENT-49, OPEN-78]. */
export const readOrderList = parseBody(orderList, (wire): OrderList =>
  onlyPresent({
    listId: wire.oid,
    clientId: wire.clientId,
    discountCode: wire.discountCode ?? undefined,
    lineManager: wire.lineManager ?? undefined,
    active: wire.active ?? true,
    first: wire.first ?? false,
    items: (wire.tradingVOList ?? []).map(toOrder),
    showsRedemptionWarning: wire.showRedemptionDailyLimitOverAUMWarning ?? false,
    isOwn: wire.origin === 'client' || undefined,
    accountNo: wire.accountNo ?? undefined,
    preparedAt: wire.preparedAt ?? undefined,
  }),
);

function toOrder(wire: WireItem): Order {
  const terms = {
    amcCode: wire.amcCode ?? undefined,
    feeRate: toFigure(wire.feeRate),
    bankCode: wire.bankCode ?? undefined,
    bankAccount: wire.bankAccount ?? undefined,
    closedOn: wire.closedOn ?? undefined,
  };
  if (wire.type === 'B') return onlyPresent({ ...terms, ...toPurchase(wire) });
  const units = toFigure(wire.unit);
  const outflow = {
    ...terms,
    paymentType: parseTaiwanAccountType(wire.paymentType ?? undefined),
    currency: wire.currency ?? undefined,
    quantity: units && unitsQuantity(units),
  };
  if (wire.type === 'R')
    return onlyPresent({ ...outflow, kind: 'redemption' as const, fundCode: wire.jfFundCode ?? wire.fundCode });
  return onlyPresent({
    ...outflow,
    kind: 'switch' as const,
    fundCode: wire.switchFromJfFundCode ?? wire.switchFromFundCode,
    intoFundCode: wire.switchToJfFundCode ?? wire.switchToFundCode,
    intoFeeType: parseFeeType(wire.inFundFeeType ?? undefined),
    isWithinClass: wire.isWithinClass ?? undefined,
    isIpo: wire.isIpo || undefined,
  });
}

function toPurchase(wire: Extract<WireItem, { readonly type: 'B' }>): Purchase {
  const amount = toFigure(wire.buyAmount);
  const limits = onlyPresent({
    buyLowerLimit: toFigure(wire.buyLowerLimit),
    buyOnTopLowerLimit: toFigure(wire.buyOnTopLowerLimit),
    buyUpperLimit: toFigure(wire.buyUpperLimit),
  });
  const onTop = onlyPresent({
    availBuyOnTopTwd: wire.availBuyOnTopTwd || undefined,
    availBuyOnTopForeign: wire.availBuyOnTopForeign || undefined,
  });
  return {
    kind: 'buy',
    fundCode: wire.jfFundCode ?? wire.fundCode,
    currency: wire.currency,
    quantity: amount && amountQuantity(amount),
    isIpo: wire.isIpo || undefined,
    isDigitalShareClass: wire.isDigitalShareClass || undefined,
    dealOn: wire.dealOn ?? undefined,
    limits: isEmpty(limits) ? undefined : limits,
    onTop: isEmpty(onTop) ? undefined : onTop,
  };
}

const isEmpty = (record: object): boolean => Object.keys(record).length === 0;
