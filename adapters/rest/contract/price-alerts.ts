import * as z from 'zod/mini';

/** account/priceAlert (HK) and priceAlert (TW): the alerts of the client; priceTarget is H or L [ENT-65, OPEN-53]. */
export const priceAlertList = z.array(
  z.object({
    fundCode: z.string(),
    target: z.string(),
    priceTarget: z.string(),
    enabled: z.optional(z.nullable(z.boolean())),
  }),
);

export type PriceAlertList = z.infer<typeof priceAlertList>;
