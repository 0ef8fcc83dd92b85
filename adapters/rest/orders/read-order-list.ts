import { parseTaiwanAccountType } from '../../../domain/holdings/taiwan-account-type';
import { parseFeeType } from '../../../domain/funds/fee-type';
import type { OrderList } from '../../../domain/trading/e-list/order-list';
import type { TradingItem } from '../../../domain/trading/e-list/trading-item';
import { onlyPresent } from '../../http/only-present';
import { parseBody } from '../../http/parse-body';
import { toFigure } from '../../http/wire-figures';
import { orderList, type OrderListAnswer } from '../../../contract/rest/orders/order-list';

type WireItem = NonNullable<OrderListAnswer['tradingVOList']>[number];

/** Reads an e-list; a list with an item of another kind is malformed, since an order must not go missing [ENT-48, ENT-49, OPEN-78]. */
export const readOrderList = parseBody(orderList, (wire): OrderList =>
  onlyPresent({
    oid: wire.oid,
    clientId: wire.clientId,
    discountCode: wire.discountCode ?? undefined,
    lineManager: wire.lineManager ?? undefined,
    active: wire.active ?? true,
    first: wire.first ?? false,
    items: (wire.tradingVOList ?? []).map(toItem),
    showsRedemptionWarning: wire.showRedemptionDailyLimitOverAUMWarning ?? false,
    isOwn: wire.origin === 'client' || undefined,
    accountNo: wire.accountNo ?? undefined,
  }),
);

function toItem(wire: WireItem): TradingItem {
  const terms = {
    amcCode: wire.amcCode ?? undefined,
    feeRate: toFigure(wire.feeRate),
    bankCode: wire.bankCode ?? undefined,
    bankAccount: wire.bankAccount ?? undefined,
    closedOn: wire.closedOn ?? undefined,
  };
  if (wire.type === 'B') {
    const { type, currency } = wire;
    const fundCode = wire.jfFundCode ?? wire.fundCode;
    const limits = onlyPresent({
      buyLowerLimit: toFigure(wire.buyLowerLimit),
      buyOnTopLowerLimit: toFigure(wire.buyOnTopLowerLimit),
      buyUpperLimit: toFigure(wire.buyUpperLimit),
    });
    const onTop = onlyPresent({
      availBuyOnTopTwd: wire.availBuyOnTopTwd || undefined,
      availBuyOnTopForeign: wire.availBuyOnTopForeign || undefined,
    });
    return onlyPresent({
      ...{ ...terms, type, fundCode, currency, buyAmount: toFigure(wire.buyAmount) },
      ...{ isIpo: wire.isIpo || undefined, isDigitalShareClass: wire.isDigitalShareClass || undefined },
      dealOn: wire.dealOn ?? undefined,
      limits: isEmpty(limits) ? undefined : limits,
      onTop: isEmpty(onTop) ? undefined : onTop,
    });
  }
  const paymentType = parseTaiwanAccountType(wire.paymentType ?? undefined);
  const moved = { ...terms, paymentType, currency: wire.currency ?? undefined, unit: toFigure(wire.unit) };
  if (wire.type === 'R') return onlyPresent({ ...moved, type: wire.type, fundCode: wire.jfFundCode ?? wire.fundCode });
  const { type } = wire;
  const switchFromFundCode = wire.switchFromJfFundCode ?? wire.switchFromFundCode;
  const switchToFundCode = wire.switchToJfFundCode ?? wire.switchToFundCode;
  const inFundFeeType = parseFeeType(wire.inFundFeeType ?? undefined);
  const isWithinClass = wire.isWithinClass ?? undefined;
  const isIpo = wire.isIpo || undefined;
  return onlyPresent({ ...moved, type, switchFromFundCode, switchToFundCode, inFundFeeType, isWithinClass, isIpo });
}

const isEmpty = (record: object): boolean => Object.keys(record).length === 0;
