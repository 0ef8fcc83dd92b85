import * as z from 'zod/mini';

const text = z.optional(z.nullable(z.string()));

/** The terms of one trade (TW); figures are decimal text, one field is misspelt [ENT-59, CONFLICT-51]. */
export const tradeDetail = z.object({
  baselineCurrency: text,
  currency: text,
  fee: text,
  feeRate: text,
  amount: text,
  totalAmount: text,
  unit: text,
  redemptAmountEstimate: text,
  paymentAccount: text,
  depositAccount: text,
  orderValidDate: text,
  availableHoldings: text,
});
