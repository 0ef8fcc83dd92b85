import * as z from 'zod/mini';
import { recentViewsCount } from '../../../domain/funds/finding/recent-views';

/** Longer than any fund's name or code. */
const longestSearch = 200;

/** stocks and stockList: a text that is in a fund's name or code [API-74]. */
export const fundSearchQuery = z.object({ searchString: z.string().check(z.maxLength(longestSearch)) });

/** fund/recentView: how many, in so few numerals that no count overflows [API-47]. */
export const recentViewQuery = z.object({
  num: z._default(z.string().check(z.regex(/^\d{1,3}$/)), String(recentViewsCount)),
});
