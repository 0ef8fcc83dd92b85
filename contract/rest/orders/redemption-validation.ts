import * as z from 'zod/mini';

const text = z.optional(z.nullable(z.string()));
const flag = z.optional(z.nullable(z.boolean()));

/** deal/validateRedemption (TW): what the server says about redemptions [API-81, TRADE-59]. */
export const redemptionValidation = z.object({
  errors: z.optional(z.nullable(z.array(z.unknown()))),
  projectedPrs: text,
  projectedPrr: text,
  showWarning: flag,
  bcdcWarning: flag,
  unitsBreakdown: z.optional(z.nullable(z.array(z.object({ fundFeeType: z.string(), unit: z.string() })))),
  showRedemptionDailyLimitOverAUMWarning: flag,
});
