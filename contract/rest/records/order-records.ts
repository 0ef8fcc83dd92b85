import * as z from 'zod/mini';
import { ours } from '../ours';
import { wireSettlementAccount } from '../orders/settlement-account';

const text = z.optional(z.nullable(z.string()));

/**
 * orderHistory: the client's orders, a switch in two rows that bear the same id; figures are decimal text, the charge rate
 * in percent [ENT-58]. From `orderId` on ours, and more than the specification names.
 */
export const orderRecords = z.array(
  z.object({
    type: text,
    /** The asset manager's own code is ours: others share the code [ENT-29]. */
    fund: z.object({ name: z.object({ code: z.string(), value: text }), jfFundCode: ours(text) }),
    transactionDate: text,
    amount: text,
    status: text,
    units: text,
    ePoints: text,
    chargeRate: text,
    orderId: ours(text),
    /** The short number, to be read aloud. */
    orderNo: ours(text),
    accountNo: ours(text),
    currency: ours(text),
    price: ours(text),
    priceCurrency: ours(text),
    fee: ours(text),
    /** The part of the fee that points waived; the fee is stated without it. */
    feeWaived: ours(text),
    receivedAt: ours(text),
    changedAt: ours(text),
    reason: ours(text),
    /** The regular plan that ordered it. */
    planRefNo: ours(text),
    /** The dealing day that the client chose for a purchase ahead. */
    dealOn: ours(text),
    settlementAccount: ours(wireSettlementAccount),
    /** The next step, and the instant from which it is due. */
    next: ours(z.optional(z.nullable(z.object({ step: z.string(), date: z.string(), dueAt: z.string() })))),
  }),
);

export type OrderRecordsAnswer = z.infer<typeof orderRecords>;
