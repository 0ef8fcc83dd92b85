import { compare, isZero, multiply, subtract, type Decimal } from '../../money/decimal';
import { divide, round } from '../../money/rounding';
import type { FiguresInCurrency, PortfolioHolding } from '../portfolio-holding';
import { returnRate, returnWithDividend, shareOfTotal } from './return-rate';

/** The figures of a line that can be explained, in the order they are read. */
export const explainedFigures = ['market-value', 'cost', 'profit', 'return', 'return-with-dividend', 'share'] as const;

/** A figure of a line that can be explained. */
export type ExplainedFigure = (typeof explainedFigures)[number];

/** The names of the terms of a formula. */
export type TermName =
  | 'units'
  | 'nav'
  | 'average-cost'
  | 'exchange-rate'
  | 'market-value'
  | 'cost'
  | 'profit'
  | 'dividend'
  | 'total';

/** One number of a formula: exact, in a currency if it is money, of a date if it has one. */
export type Term = {
  readonly name: TermName;
  readonly value: Decimal;
  readonly currency?: string | undefined;
  readonly date?: string | undefined;
};

/**
 * The calculation behind a figure. `agrees` is false when the asset manager's figure isn't what the formula gives, so
 * that no sum is shown that doesn't add up.
 */
export type Explanation = {
  readonly figure: ExplainedFigure;
  readonly terms: readonly Term[];
  readonly result: Decimal;
  /** The currency of the result; a result without one is a percent. */
  readonly currency?: string;
  readonly agrees: boolean;
};

/** The total of the list that a line's share is taken of. */
export type ShareOf = { readonly value: Decimal; readonly currency: string };

/** Amounts that belong together, in one currency. */
type MoneyFigures = Pick<FiguresInCurrency, 'currency' | 'marketValue' | 'cost' | 'profit' | 'grossDividend'>;

const ratePlaces = 6;

const formulas: Readonly<
  Record<ExplainedFigure, (holding: PortfolioHolding, total: ShareOf) => Explanation | undefined>
> = {
  'market-value': (holding) => {
    const { price: value, priceDate: date } = holding.fund;
    return amount(holding, 'market-value', { name: 'nav', value, date });
  },
  cost: (holding) => amount(holding, 'cost', { name: 'average-cost', value: holding.averageUnitCost, date: undefined }),
  profit: ({ line }) => explainProfit(line),
  return: returnOf,
  'return-with-dividend': ({ line }) => explainReturnWithDividend(line),
  share: explainShare,
};

/** Explains one figure of a line by the client's own numbers [HOLD-17..23]; undefined when the figure or a number of it is missing. */
export const explainFigure = (
  holding: PortfolioHolding,
  figure: ExplainedFigure,
  total: ShareOf,
): Explanation | undefined => formulas[figure](holding, total);

type Price = {
  readonly name: 'nav' | 'average-cost';
  readonly value: Decimal | undefined;
  readonly date: string | undefined;
};

/** Units x price, and x the exchange rate where the line's currency isn't the fund's. The rate isn't sent: it is what the figure itself implies. */
function amount(
  { units, fund, line }: PortfolioHolding,
  figure: 'market-value' | 'cost',
  price: Price,
): Explanation | undefined {
  const result = figure === 'cost' ? line.cost : line.marketValue;
  if (units === undefined || price.value === undefined || result === undefined) return undefined;
  const inFundCurrency = multiply(units, price.value);
  const terms: Term[] = [
    { name: 'units', value: units },
    { name: price.name, value: price.value, currency: fund.baseCurrency, date: price.date },
  ];
  if (line.currency === fund.baseCurrency)
    return explained(line, { figure, terms, result, agrees: isRounded(inFundCurrency, result) });
  const rate = divide(result, inFundCurrency, ratePlaces, 'half-up');
  if (rate.ok) terms.push({ name: 'exchange-rate', value: rate.value, date: line.rateDate });
  return explained(line, { figure, terms, result, agrees: rate.ok || isZero(result) });
}

/** Explains a profit or a loss, of a line or of a sum: value less cost [HOLD-19]. */
export function explainProfit(line: MoneyFigures): Explanation | undefined {
  const { marketValue, cost, profit, currency } = line;
  if (marketValue === undefined || cost === undefined || profit === undefined) return undefined;
  const terms: Term[] = [
    { name: 'market-value', value: marketValue, currency },
    { name: 'cost', value: cost, currency },
  ];
  return explained(line, {
    figure: 'profit',
    terms,
    result: profit,
    agrees: compare(subtract(marketValue, cost), profit) === 0,
  });
}

function returnOf({ fund, averageUnitCost, line }: PortfolioHolding): Explanation | undefined {
  const { price, priceDate: date, baseCurrency: currency } = fund;
  if (price === undefined || averageUnitCost === undefined || line.returnPercent === undefined) return undefined;
  const terms: Term[] = [
    { name: 'nav', value: price, currency, date },
    { name: 'average-cost', value: averageUnitCost, currency },
  ];
  const expected = returnRate(price, averageUnitCost);
  const result = line.returnPercent;
  return { figure: 'return', terms, result, agrees: expected !== undefined && isRounded(expected, result) };
}

/** Explains the return, of a line or of a sum, when the dividends paid in cash are counted [HOLD-23]. */
export function explainReturnWithDividend({
  cost,
  profit,
  currency,
  grossDividend,
}: MoneyFigures): Explanation | undefined {
  if (cost === undefined || profit === undefined || grossDividend === undefined) return undefined;
  const result = returnWithDividend(profit, grossDividend, cost);
  if (result === undefined) return undefined;
  const terms: Term[] = [
    { name: 'profit', value: profit, currency },
    { name: 'dividend', value: grossDividend, currency },
    { name: 'cost', value: cost, currency },
  ];
  return { figure: 'return-with-dividend', terms, result, agrees: true };
}

/** Explains the share of a line or of a group: its value by the total of the list [OPEN-77]. */
export function explainShare(
  { marketValue }: Pick<MoneyFigures, 'marketValue'>,
  total: ShareOf,
): Explanation | undefined {
  if (marketValue === undefined) return undefined;
  const result = shareOfTotal(marketValue, total.value);
  if (result === undefined) return undefined;
  const terms: Term[] = [
    { name: 'market-value', value: marketValue, currency: total.currency },
    { name: 'total', value: total.value, currency: total.currency },
  ];
  return { figure: 'share', terms, result, agrees: true };
}

const explained = (
  { currency }: Pick<MoneyFigures, 'currency'>,
  explanation: Omit<Explanation, 'currency'>,
): Explanation => ({
  ...explanation,
  currency,
});

/** Returns true if a figure is the exact one rounded to the figure's own places. */
const isRounded = (exact: Decimal, figure: Decimal): boolean =>
  compare(round(exact, figure.scale, 'half-up'), figure) === 0;
