import * as z from 'zod/mini';

/** distributionHistory: what funds paid the client, before tax; the amount is decimal text [LINK-26]. */
export const distributionList = z.array(
  z.object({
    fund: z.object({ name: z.object({ code: z.string(), value: z.optional(z.nullable(z.string())) }) }),
    accountNo: z.optional(z.nullable(z.string())),
    date: z.string(),
    amount: z.string(),
    currency: z.string(),
  }),
);
