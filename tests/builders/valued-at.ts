import { figuresIn, valueHolding } from '../../domain/holdings/figures/value-holding';
import { round } from '../../domain/money/rounding';
import { minorUnitScale, type Currency } from '../../domain/money/currency';
import type { Decimal } from '../../domain/money/decimal';

/** The figures of a holding whose price and cost are known, in its fund’s own currency. */
export function valuedAt(
  held: { readonly units: Decimal; readonly averageCost: Decimal; readonly nav: Decimal },
  currency: Currency,
) {
  const valuation = valueHolding(held);
  const { cost, marketValue, profit } = figuresIn(valuation, (amount) =>
    round(amount, minorUnitScale(currency), 'half-up'),
  );
  if (!cost || !marketValue || !profit) throw new Error('the holding lacks a figure');
  const { returnPercent } = valuation;
  return { cost, marketValue, profit, ...(returnPercent === undefined ? {} : { returnPercent }) };
}
