import * as z from 'zod/mini';

/** existingDividendFund (TW): the funds whose dividends the client has invested in another one [API-73]. */
export const dividendFundList = z.array(z.object({ fundCode: z.string() }));

const fund = z.object({ name: z.object({ code: z.string(), value: z.optional(z.nullable(z.string())) }) });

/** deal/dividendFund (TW): those funds, each with the one that its dividends go into; the specification shows no answer [API-83]. */
export const dividendInstructionList = z.array(z.object({ fund, reInvestmentFund: fund }));
