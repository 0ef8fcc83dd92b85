import * as z from 'zod/mini';
import { settlementAccount } from '../orders/settlement-account';

const text = z.optional(z.nullable(z.string()));

/**
 * orderHistory: the client's orders, a switch in two rows that bear the same id; figures are decimal text, the charge rate
 * in percent [ENT-58]. From `orderId` on ours, and more than the specification names.
 */
export const orderRecords = z.array(
  z.object({
    type: text,
    /** The asset manager's own code is ours: others share the code [ENT-29]. */
    fund: z.object({ name: z.object({ code: z.string(), value: text }), jfFundCode: text }),
    transactionDate: text,
    amount: text,
    status: text,
    units: text,
    ePoints: text,
    chargeRate: text,
    orderId: text,
    accountNo: text,
    currency: text,
    price: text,
    priceCurrency: text,
    fee: text,
    /** What its points took off the fee, which is stated without it. */
    feeWaived: text,
    receivedAt: text,
    changedAt: text,
    reason: text,
    /** The regular plan that ordered it. */
    planRefNo: text,
    /** Of a purchase ahead, the dealing day that the client chose. */
    dealOn: text,
    settlementAccount,
    /** What is done about it next, and from which instant. */
    next: z.optional(z.nullable(z.object({ step: z.string(), date: z.string(), dueAt: z.string() }))),
  }),
);

export type OrderRecords = z.infer<typeof orderRecords>;
