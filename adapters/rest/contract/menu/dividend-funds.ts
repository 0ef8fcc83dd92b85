import * as z from 'zod/mini';

/** existingDividendFund (TW): the funds whose dividends the client has invested in another one [API-73]. */
export const dividendFundList = z.array(z.object({ fundCode: z.string() }));
