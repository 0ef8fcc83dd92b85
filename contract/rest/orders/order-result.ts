import * as z from 'zod/mini';
import { keptTexts } from '../accepted-texts';
import { ours } from '../ours';
import { feeTypes } from '../../../domain/funds/fee-type';
import { wireSettlementAccount } from './settlement-account';

const text = z.optional(z.nullable(z.string()));

const number = z.optional(z.nullable(z.number()));

/** Figures beside an order's quantity, fee and dates; percentages are in percent, `estimate` and what follows from it at the latest price. */
const figures = z.object({
  riskRating: number,
  feeRate: text,
  share: text,
  estimate: text,
  estimateRate: text,
  backEndPercent: text,
  shortTerm: z.optional(z.nullable(z.object({ units: z.string(), days: z.number(), ratePercent: z.string() }))),
  estimatedFee: text,
  /** An instant. */
  debitAt: text,
  /** The date by which a redemption is paid out, about how much, and whether it may wait for more of its currency. */
  payout: z.optional(z.nullable(z.object({ date: z.string(), amount: text, mayWait: z.boolean() }))),
});

/** One order, or one side of a switch; figures are decimal text [ENT-55]. */
const placedOrder = z.object({
  fundCode: z.string(),
  /** Ours: the asset manager's own code, since others may share the fund's [ENT-29]. */
  jfFundCode: ours(text),
  fundName: text,
  currency: text,
  amount: text,
  units: text,
  transactionDate: text,
  debitDate: text,
  /** Ours: the short number of an order that was received, to be read aloud; of a switch on the side that is sold. */
  orderNo: ours(text),
  /** Ours: of a redemption that its client lets wait, until when. */
  heldUntil: ours(text),
  /** The fee type of redeemed units: a redemption of both types is an order for each [TRADE-111]. */
  fundFeeType: z.optional(z.nullable(z.enum(feeTypes))),
  /** Ours: the reward points that a purchase redeems, what they take off its fee, and its fee, less that [EPNT-06, EPNT-09]. */
  ePoints: ours(text),
  feeWaived: ours(text),
  fee: ours(text),
  settlementAccount: ours(wireSettlementAccount),
  /** Ours: the other figures that the review stated, as the server works them out when it receives the order [ORDQ-05]. */
  figures: ours(z.optional(z.nullable(figures))),
});

/** An order that wasn't received, and why: the same words as when it is checked [ERR-22]. */
const failedOrder = z.extend(placedOrder, { code: text, message: text });

const failedOrders = z.optional(z.nullable(z.array(failedOrder)));

const placedOrders = z.optional(z.nullable(z.array(placedOrder)));

/** urlService/submit (TW): what became of the orders; a list may be missing, other fields are passed over [API-77, ENT-55, OPEN-39]. */
export const orderResult = z.object({
  orderReceivedDate: text,
  /** Ours: the account that the orders are placed on. */
  accountNo: ours(text),
  successfulAllotmentOrders: placedOrders,
  failedAllotmentOrders: failedOrders,
  successfulRedemptionOrders: placedOrders,
  failedRedemptionOrders: failedOrders,
  switchOrders: z.optional(z.nullable(z.array(z.object({ buyDeal: placedOrder, sellDeal: placedOrder })))),
  shortPin: z.optional(z.nullable(z.boolean())),
  /** Ours: the texts that were accepted before, as they were sent with the orders [TRADE-24, TRADE-65]. */
  acceptedTexts: ours(z.optional(z.nullable(keptTexts))),
});

export type OrderResultAnswer = z.infer<typeof orderResult>;
