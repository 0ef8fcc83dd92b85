import * as z from 'zod/mini';

/** distributionHistory: what funds paid the client, before tax; the amount is decimal text [LINK-26]. */
export const distributionList = z.array(
  z.object({
    fund: z.object({ name: z.object({ code: z.string(), value: z.optional(z.nullable(z.string())) }) }),
    accountNo: z.optional(z.nullable(z.string())),
    date: z.string(),
    amount: z.string(),
    currency: z.string(),
    /** Ours: when it was remitted; null while foreign currency waits, with what that has to be worth together [TRADE-125]. */
    remittedOn: z.optional(z.nullable(z.string())),
    waitsFor: z.optional(z.nullable(z.object({ currency: z.string(), amount: z.string() }))),
  }),
);
