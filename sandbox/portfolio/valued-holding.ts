import { averageUnitCost } from '../../domain/holdings/figures/average-unit-cost';
import { type Figures, figuresIn, valueHolding } from '../../domain/holdings/figures/value-holding';
import { exchangeBetween, type ExchangeRates } from '../../domain/money/convert';
import type { Decimal } from '../../domain/money/decimal';
import { type DatedRates, rateDateBetween } from '../../domain/money/rates-of-day';
import { sumOfAll } from '../../domain/money/sum';
import { decimal } from '../database/decimal';
import type { StoredHolding } from './holding-rows';

/** A holding's figures in one currency; one that can't be known is undefined. */
export type MoneyFigures = Figures & { readonly currency: string; readonly grossDividend: Decimal | undefined };

/** A holding with the figures that don't depend on a currency, and those that do on demand. */
export type ValuedHolding = {
  readonly row: StoredHolding;
  readonly units: Decimal;
  readonly averageCost: Decimal | undefined;
  readonly returnPercent: Decimal | undefined;
  readonly figuresIn: (currency: string) => MoneyFigures;
  /** The earliest date of the exchange rates by which they are converted to a currency; undefined where none is. */
  readonly rateDateIn: (currency: string) => string | undefined;
};

/** Values a holding at its latest price by the formulas of the domain [HOLD-17..21, CONFLICT-58, CONFLICT-59]. */
export function valueRow(row: StoredHolding, dated: DatedRates): ValuedHolding {
  const { rates } = dated;
  const units = decimal(row.units);
  const averageCost = averageUnitCost(
    row.movements.map(([kind, moved, cost]) => ({ kind, units: decimal(moved), cost: decimal(cost) })),
  );
  const nav = row.nav === null ? undefined : decimal(row.nav);
  const valuation = valueHolding({ units, averageCost, nav });
  return {
    row,
    units,
    averageCost,
    returnPercent: valuation.returnPercent,
    rateDateIn: (currency) => rateDateBetween(row.fund.currency, currency, dated),
    figuresIn: remembered((currency) => ({
      currency,
      ...figuresIn(valuation, exchangeBetween(row.fund.currency, currency, rates)),
      grossDividend: dividendIn(row, currency, rates),
    })),
  };
}

/** Totals, groups, accounts and rows ask for the same figures. */
function remembered(figuresIn: ValuedHolding['figuresIn']): ValuedHolding['figuresIn'] {
  const known = new Map<string, MoneyFigures>();
  return (currency) => {
    const figures = known.get(currency) ?? figuresIn(currency);
    known.set(currency, figures);
    return figures;
  };
}

function dividendIn(row: StoredHolding, currency: string, rates: ExchangeRates): Decimal | undefined {
  if (row.dividends === null) return undefined;
  return sumOfAll(row.dividends.map(([gross, from]) => exchangeBetween(from, currency, rates)(decimal(gross))));
}
