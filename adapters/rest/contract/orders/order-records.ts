import * as z from 'zod/mini';

const text = z.optional(z.nullable(z.string()));

/** orderHistory: the client's orders; figures are decimal text, the charge rate in percent [ENT-58]. */
export const orderRecords = z.array(
  z.object({
    type: text,
    fund: z.object({ name: z.object({ code: z.string(), value: text }) }),
    transactionDate: text,
    amount: text,
    status: text,
    units: text,
    ePoints: text,
    chargeRate: text,
  }),
);

export type OrderRecords = z.infer<typeof orderRecords>;
