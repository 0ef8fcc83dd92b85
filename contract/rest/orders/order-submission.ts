import * as z from 'zod/mini';
import { isDecimalText } from '../../../domain/money/decimal';
import { isStatedFigure } from '../../../domain/money/largest-figure';
import { feeTypes } from '../../../domain/funds/fee-type';
import { orderPayments } from '../../../domain/trading/orders/order-payment';
import type { OrderSubmission } from '../../../domain/trading/orders/build-order-submission';
import { acceptedTexts } from '../accepted-texts';

/** As many points as one order may name. */
export const pointsToRedeem = z.int().check(z.minimum(1), z.maximum(999_999_999));

const word = z.string().check(z.maxLength(1_000));
const decimalText = z.string().check(z.refine(isDecimalText));
/** One part of a breakdown of units: from zero to the largest figure that a client can state. */
const statedFigure = z.string().check(z.refine(isStatedFigure));
const places = z.int().check(z.minimum(0), z.maximum(18));
const yesOrNo = z.enum(['Y', 'N']);
const feeType = z.enum(feeTypes);
const agreements = z.array(z.object({ categoryCode: word, approved: z.literal('Y') }));

const allotment = z.object({
  fundCode: word,
  amount: decimalText,
  currency: word,
  discountCode: word,
  agreements,
  /** Ours: where the client chooses what pays for it. */
  paidFrom: z.optional(z.enum(orderPayments)),
  /** Ours: the reward points to redeem for its fee, where the client chooses them [EPNT-06, EPNT-07]. */
  points: z.optional(pointsToRedeem),
});

const switchOrder = z.object({
  outFundCode: word,
  inFundCode: word,
  switchUnit: decimalText,
  percent: decimalText,
  discountCode: word,
  holdingCurrency: word,
  agreements,
  outFundFeeType: feeType,
});

const redemption = z.object({
  fundCode: word,
  unit: decimalText,
  percent: z.literal('0'),
  currency: word,
  fundInfo: word,
  totalHoldings: decimalText,
  availableHoldings: decimalText,
  redUnitPrecision: places,
  redUnitPricePrecision: places,
  baseCurrency: word,
  fundFeeType: feeType,
  unitsBreakdown: z.array(z.object({ fundFeeType: feeType, unit: statedFigure })),
  redemptionCharge: z.literal(0),
  bankAccountNo: word,
});

/** The body of urlService/submit (TW) [API-77, ENT-51..54, OPEN-41]. */
export const orderSubmission = z.object({
  accountNo: word,
  vpin: word,
  oid: word,
  lineManager: word,
  disadvantagedElderlyAck: yesOrNo,
  elderlyRedeemOverHalfAck: yesOrNo,
  /** Ours: where redemptions are to wait before they are dealt. */
  coolingOff: z.optional(z.literal('Y')),
  /** Ours: the texts that were shown and accepted before the list was sent, and their version [TRADE-24, TRADE-65]. */
  acceptedTexts: z.optional(acceptedTexts),
  allotmentList: z.array(allotment),
  switchList: z.array(switchOrder),
  redemptionList: z.array(redemption),
}) satisfies z.ZodMiniType<OrderSubmission>;
