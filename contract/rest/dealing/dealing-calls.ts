import * as z from 'zod/mini';
import { inEveryRegion } from '../call-regions';
import type { ServedCall } from '../served-call';

/** The days on which the market isn't dealt beside its listed holidays; with a fund's code those of the fund too. */
export const dealingClosures = z.object({ closedOn: z.optional(z.nullable(z.array(z.string()))) });

const ofFund = z.object({ fundCode: z.optional(z.string().check(z.maxLength(60))) });

/** The calls about dealing at run time; the specification names none for it [OPEN-32]. */
export const dealingCalls = {
  dealingClosures: {
    method: 'GET',
    path: '/dealing/closures?fundCode={fundCode}',
    regions: inEveryRegion,
    effect: 'read',
    extension: 'dealing-closures',
    answer: dealingClosures,
    query: { schema: ofFund, errorCode: 'FUND_UNKNOWN' },
    errorCodes: { 400: ['FUND_CODE_SHARED'] },
  },
} as const satisfies Record<string, ServedCall>;
