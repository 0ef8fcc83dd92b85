import * as z from 'zod/mini';

const text = z.optional(z.nullable(z.string()));
const precision = z.int();

/** portfolio: every line the client holds, with the figures it has by GraphQL; figures are decimal text [API-38, ENT-01]. */
export const heldFundList = z.array(
  z.object({
    accountNo: z.string(),
    fund: z.object({
      name: z.object({ code: z.string(), value: text }),
      isinCode: text,
      baseCurrency: z.string(),
      fundRiskRating: text,
    }),
    txnCurrency: text,
    holdingUnits: text,
    holdingUnitsPrecision: precision,
    averageUnitCost: text,
    averageUnitCostPrecision: precision,
    marketValue: text,
    marketValuePrecision: precision,
    cost: text,
    costPrecision: precision,
    returnPercent: text,
    returnPercentPrecision: precision,
    profit: text,
    profitPrecision: precision,
  }),
);
