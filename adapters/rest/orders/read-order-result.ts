import type { FailedOrder, OrderResult, ResultOrder } from '../../../domain/trading/records/order-result';
import { parseFundRiskRating } from '../../../domain/funds/fund-risk-rating';
import type { OrderFigures } from '../../../domain/trading/records/order-figures';
import { onlyPresent } from '../../http/only-present';
import { parseBody } from '../../http/parse-body';
import { serverErrors } from '../../http/server-errors';
import { toFigure } from '../../http/wire-figures';
import { orderResult, type OrderResultAnswer } from '../../../contract/rest/orders/order-result';
import { toSettlementAccount } from './read-settlement-account';

type WireOrders = OrderResultAnswer['successfulAllotmentOrders'];
type WireOrder = NonNullable<WireOrders>[number];

/** Reads what became of a submission; a missing list is an empty one [ENT-55, OPEN-39]. */
export const readOrderResult = parseBody(orderResult, toOrderResult);

/** Converts the result of a submission from the wire. */
export function toOrderResult(wire: OrderResultAnswer): OrderResult {
  return onlyPresent({
    accountNo: wire.accountNo ?? undefined,
    orderReceivedDate: wire.orderReceivedDate ?? undefined,
    successfulAllotments: toOrders(wire.successfulAllotmentOrders),
    failedAllotments: toFailed(wire.failedAllotmentOrders),
    successfulRedemptions: toOrders(wire.successfulRedemptionOrders),
    failedRedemptions: toFailed(wire.failedRedemptionOrders),
    switches: (wire.switchOrders ?? []).map(({ buyDeal, sellDeal }) => ({
      buyDeal: toOrder(buyDeal),
      sellDeal: toOrder(sellDeal),
    })),
    isShortPin: wire.shortPin ?? false,
    acceptedTexts: wire.acceptedTexts ?? undefined,
  });
}

const toOrders = (wire: WireOrders): readonly ResultOrder[] => (wire ?? []).map(toOrder);

const toFailed = (wire: OrderResultAnswer['failedAllotmentOrders']): readonly FailedOrder[] =>
  (wire ?? []).map((order) => {
    const { code, message } = order;
    // Words of the server are cleaned like those of any refusal.
    const [said] = code || message ? serverErrors([{ code, message }]) : [];
    return onlyPresent({ ...toOrder(order), code: code ? said?.code : undefined, message: said?.message });
  });

const toOrder = (wire: WireOrder): ResultOrder =>
  onlyPresent({
    orderNo: wire.orderNo ?? undefined,
    fundCode: wire.fundCode,
    jfFundCode: wire.jfFundCode ?? undefined,
    fundName: wire.fundName ?? undefined,
    currency: wire.currency ?? undefined,
    amount: toFigure(wire.amount),
    units: toFigure(wire.units),
    transactionDate: wire.transactionDate ?? undefined,
    debitDate: wire.debitDate ?? undefined,
    heldUntil: wire.heldUntil ?? undefined,
    settlementAccount: toSettlementAccount(wire.settlementAccount),
    feeType: wire.fundFeeType ?? undefined,
    ePoints: toFigure(wire.ePoints),
    feeWaived: toFigure(wire.feeWaived),
    fee: toFigure(wire.fee),
    figures: toOrderFigures(wire.figures),
  });

/** Reads the figures of an order; what is no figure or no date is left out. */
const toOrderFigures = (wire: WireOrder['figures']): OrderFigures | undefined =>
  wire
    ? onlyPresent({
        riskRating: parseFundRiskRating(wire.riskRating ?? undefined),
        feeRate: toFigure(wire.feeRate),
        share: toFigure(wire.share),
        estimate: toFigure(wire.estimate),
        estimateRate: toFigure(wire.estimateRate),
        backEndPercent: toFigure(wire.backEndPercent),
        shortTerm: toShortTerm(wire.shortTerm),
        estimatedFee: toFigure(wire.estimatedFee),
        debitAt: wire.debitAt ?? undefined,
        payout: toPayout(wire.payout),
      })
    : undefined;

type WireFigures = NonNullable<WireOrder['figures']>;

function toShortTerm(wire: WireFigures['shortTerm']): OrderFigures['shortTerm'] {
  const units = toFigure(wire?.units);
  const ratePercent = toFigure(wire?.ratePercent);
  return wire && units && ratePercent ? { units, days: wire.days, ratePercent } : undefined;
}

function toPayout(wire: WireFigures['payout']): OrderFigures['payout'] {
  return wire ? onlyPresent({ date: wire.date, amount: toFigure(wire.amount), mayWait: wire.mayWait }) : undefined;
}
