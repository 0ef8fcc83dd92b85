import * as z from 'zod/mini';
import { ours } from '../ours';

const text = z.optional(z.nullable(z.string()));

/** account/priceAlert (HK) and priceAlert (TW): the alerts of the client; priceTarget is H or L [ENT-65, OPEN-53]. What they say of the fund may be absent, and so may the price of which the client was told last. */
export const priceAlertList = z.array(
  z.object({
    fundCode: z.string(),
    /** Ours: the asset manager's own code, by which the client then names the fund, since others may share its code [ENT-29]. */
    jfFundCode: ours(text),
    target: z.string(),
    priceTarget: z.string(),
    enabled: z.optional(z.nullable(z.boolean())),
    fundName: text,
    currency: text,
    lastPrice: text,
    lastPriceDate: text,
    toldPrice: ours(text),
    toldOn: ours(text),
  }),
);

/** The alert to keep; what a target may be is the domain's to say. */
export const priceAlertBody = z.object({
  fundCode: z.string(),
  jfFundCode: text,
  target: z.string(),
  priceTarget: z.string(),
  enabled: z.boolean(),
});

export type PriceAlertBody = z.infer<typeof priceAlertBody>;

export type PriceAlertList = z.infer<typeof priceAlertList>;
