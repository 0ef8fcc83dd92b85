import { averageUnitCost } from '../../domain/holdings/average-unit-cost';
import { paymentGroup } from '../../domain/holdings/payment-group';
import { returnRate } from '../../domain/holdings/return-rate';
import { totalCost, totalValue } from '../../domain/holdings/value-holding';
import { convert } from '../../domain/money/convert';
import { minorUnitScale, parseCurrency } from '../../domain/money/currency';
import { type Decimal, subtract } from '../../domain/money/decimal';
import { round } from '../../domain/money/rounding';
import { sum } from '../../domain/money/sum';
import { decimal } from './decimal';
import type { ExchangeRates } from './exchange-rates';
import type { HoldingRow } from './holding-rows';

/** What a holding cost and is worth in one currency; a figure that can't be known is undefined. */
export type MoneyFigures = {
  readonly currency: string;
  readonly cost: Decimal | undefined;
  readonly marketValue: Decimal | undefined;
  readonly profit: Decimal | undefined;
  readonly grossDividend: Decimal | undefined;
};

/** A holding with the figures that don't depend on a currency, and those that do on demand. */
export type ValuedHolding = {
  readonly row: HoldingRow;
  readonly units: Decimal;
  readonly averageCost: Decimal | undefined;
  readonly returnPercent: Decimal | undefined;
  readonly figuresIn: (currency: string) => MoneyFigures;
};

/** Values a holding at its latest price by the formulas of the domain [HOLD-17..21, CONFLICT-58, CONFLICT-59]. */
export function valueRow(row: HoldingRow, rates: ExchangeRates): ValuedHolding {
  const units = decimal(row.units);
  const averageCost = averageUnitCost(
    row.movements.map(([kind, moved, cost]) => ({ kind, units: decimal(moved), cost: decimal(cost) })),
  );
  const nav = row.nav === null ? undefined : decimal(row.nav);
  const cost = averageCost && totalCost(units, averageCost);
  const value = nav && totalValue(nav, units);
  const exchange = exchangeFrom(row.fund.currency, rates);
  return {
    row,
    units,
    averageCost,
    returnPercent: nav && averageCost && returnRate(nav, averageCost),
    figuresIn: remembered((currency) => {
      const costIn = cost && exchange(cost, currency);
      const valueIn = value && exchange(value, currency);
      return {
        currency,
        cost: costIn,
        marketValue: valueIn,
        profit: costIn && valueIn && subtract(valueIn, costIn),
        grossDividend: dividendIn(row, currency, rates),
      };
    }),
  };
}

/** The places that amounts of a currency have; those the portal doesn't know have two, like most. */
export function scaleOf(currency: string): number {
  const known = parseCurrency(currency);
  return known === undefined ? 2 : minorUnitScale(known);
}

/** Whether a Taiwan holding counts as LOCAL [HOLD-12, HOLD-16]. */
export const isOnshore = (row: HoldingRow): boolean => paymentGroup(row.paymentType ?? '') === 'onshore';

function exchangeFrom(from: string, rates: ExchangeRates): (amount: Decimal, to: string) => Decimal | undefined {
  return (amount, to) => {
    if (from === to) return round(amount, scaleOf(to), 'half-up');
    const known = parseCurrency(to);
    return known && convert(amount, rates(from), rates(known), known);
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

function dividendIn(row: HoldingRow, currency: string, rates: ExchangeRates): Decimal | undefined {
  if (row.dividends === null) return undefined;
  const amounts = row.dividends.map(([gross, from]) => exchangeFrom(from, rates)(decimal(gross), currency));
  const known = amounts.filter((amount) => amount !== undefined);
  return known.length === amounts.length ? sum(known) : undefined;
}
