import * as z from 'zod/mini';

const text = z.optional(z.nullable(z.string()));

/** rspPlan (HK): the client's regular plans of both kinds [API-59, ENT-26]. */
export const regularPlanList = z.array(
  z.object({
    accountNo: z.string(),
    refNo: z.string(),
    fund: z.object({ name: z.object({ code: z.string(), value: text }) }),
    currency: z.string(),
    amount: text,
    amountPrecision: z.int(),
    frequency: text,
    dayOfMonth: z.optional(z.nullable(z.int())),
    status: text,
    lastUpdateTime: text,
  }),
);
