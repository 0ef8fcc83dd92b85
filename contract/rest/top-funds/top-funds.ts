import * as z from 'zod/mini';

const decimalText = z.optional(z.nullable(z.string()));

/** fund/top5 (HK): without a session, the best-selling funds in the server's order [API-48, CONFLICT-29]. */
export const topFundList = z.array(
  z.object({
    name: z.object({ code: z.string(), value: z.optional(z.nullable(z.string())) }),
    isinCode: z.optional(z.nullable(z.string())),
    baseCurrency: z.string(),
    fundRiskRating: z.optional(z.nullable(z.string())),
    fundPerformance: z.optional(
      z.nullable(
        z.object({
          oneYear: decimalText,
          threeYear: decimalText,
          fiveYear: decimalText,
          performanceEffectiveDate: z.optional(z.nullable(z.string())),
        }),
      ),
    ),
  }),
);

export type TopFundList = z.infer<typeof topFundList>;
