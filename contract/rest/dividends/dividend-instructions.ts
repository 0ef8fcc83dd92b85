import * as z from 'zod/mini';
import { type DistributionFrequency, distributionFrequencies } from '../../../domain/funds/fund-details';
import { acceptedTexts } from '../accepted-texts';

const text = z.nullable(z.string());
/** Beside its code the asset manager's own one, since others may share the code [ENT-29]. */
const fund = z.object({ name: z.object({ code: z.string(), value: text }), jfFundCode: z.optional(text) });
const named = z.string().check(z.minLength(1), z.maxLength(40));
const frequencies = Object.keys(distributionFrequencies) as [DistributionFrequency, ...DistributionFrequency[]];

/** A fund that the client holds and that distributes: its units as decimal text, when what is declared is paid, and the fund that its dividends go into, null where they are paid out; every change of that, the earliest first. */
export const dividendHolding = z.object({
  fund,
  currency: z.string(),
  units: z.string(),
  frequency: z.enum(frequencies),
  nextPayDate: text,
  reInvestmentFund: z.nullable(fund),
  /** The number of changes so far; a change names the version it was made on. */
  version: z.int(),
  changes: z.array(z.object({ at: z.string(), reInvestmentFund: z.nullable(fund) })),
});

export type WireDividendHolding = z.infer<typeof dividendHolding>;

export const dividendHoldingList = z.array(dividendHolding);

/**
 * The instruction on a fund's dividends, and the version it is made on: invested in another fund or, without one, paid
 * out; with the trading password that confirms it.
 */
export const dividendInstruction = z.object({
  fundCode: named,
  currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
  version: z.int().check(z.minimum(0), z.maximum(1_000_000)),
  intoFundCode: z.optional(named),
  vpin: z.string().check(z.maxLength(64)),
  /** Only to a server with the extension `instruction-texts`. */
  acceptedTexts: z.optional(acceptedTexts),
});
