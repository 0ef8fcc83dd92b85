import type { Language } from '../../domain/language';
import { minorUnitScale } from '../../domain/money/currency';
import type { ValuedHolding } from './valued-holding';
import { wireFigure } from './wire-figures';
import { wireHolding } from './wire-holding';

/** The holdings as a list that has no totals beside it: each line says its account and what it comes to where it is settled too [API-38]. */
export const portfolioLines = (
  holdings: readonly ValuedHolding[],
  query: { readonly currency: string; readonly language: Language },
) =>
  holdings.map((holding) => {
    const { accountType, settlementCurrency } = holding.row;
    const settled = holding.figuresIn(settlementCurrency);
    const precision = minorUnitScale(settlementCurrency);
    return {
      ...wireHolding(holding, { ...query, groupType: 'FUND_CODE' }),
      accountType,
      txnCcyRateDate: holding.rateDateIn(settlementCurrency) ?? null,
      ...wireFigure('txnCcyCost', settled.cost, precision),
      ...wireFigure('txnCcyValue', settled.marketValue, precision),
      ...wireFigure('txnCcyProfit', settled.profit, precision),
      ...wireFigure('txnCcyGrossDividend', settled.grossDividend, precision),
    };
  });
