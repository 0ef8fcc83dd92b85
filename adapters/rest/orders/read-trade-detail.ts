import type { TradeDetail } from '../../../domain/trading/records/trade-detail';
import { onlyPresent } from '../../http/only-present';
import { parseBody } from '../../http/parse-body';
import { toFigure } from '../../http/wire-figures';
import { tradeDetail } from '../../../contract/rest/orders/trade-detail';

/** Reads the terms of one trade [ENT-59, CONFLICT-51]. */
export const readTradeDetail = parseBody(tradeDetail, (wire): TradeDetail =>
  onlyPresent({
    baselineCurrency: wire.baselineCurrency ?? undefined,
    currency: wire.currency ?? undefined,
    fee: toFigure(wire.fee),
    feeRate: toFigure(wire.feeRate),
    amount: toFigure(wire.amount),
    totalAmount: toFigure(wire.totalAmount),
    unit: toFigure(wire.unit),
    redemptionAmountEstimate: toFigure(wire.redemptAmountEstimate),
    paymentAccount: wire.paymentAccount ?? undefined,
    depositAccount: wire.depositAccount ?? undefined,
    orderValidDate: wire.orderValidDate ?? undefined,
    availableHoldings: toFigure(wire.availableHoldings),
  }),
);
