import * as z from 'zod/mini';

const text = z.optional(z.nullable(z.string()));

/** The funds that a client watches by their codes; prices are decimal text in the fund's base currency, `priceBefore` the one before the last. */
export const watchList = z.array(
  z.object({
    fundCode: z.string(),
    jfFundCode: text,
    fundName: text,
    currency: text,
    fundRiskRating: text,
    lastPrice: text,
    lastPriceDate: text,
    priceBefore: text,
  }),
);

export type WatchListAnswer = z.infer<typeof watchList>;

/** The fund to watch, or to watch no more: the asset manager's code of it, else its code. */
export const watchedFund = z.object({ fundId: z.string().check(z.minLength(1), z.maxLength(80)) });
