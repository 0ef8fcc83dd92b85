import { compare, type Decimal } from '../../money/decimal';
import { percentOf } from '../../money/percent-of';
import { round } from '../../money/rounding';
import { sumOfAll } from '../../money/sum';
import type { PortfolioHolding } from '../portfolio-holding';
import {
  type ExplainedFigure,
  explainFigure,
  explainProfit,
  explainReturnWithDividend,
  explainShare,
  type Explanation,
  type ShareOf,
} from './explain-figure';

/** Holdings and the sums over those that have a value, as they are shown: those of a group or of a whole portfolio, in one currency. */
export type SummedHoldings = {
  readonly holdings: readonly PortfolioHolding[];
  readonly currency: string;
  readonly marketValue?: Decimal | undefined;
  readonly cost?: Decimal | undefined;
  readonly profit?: Decimal | undefined;
  readonly returnPercent?: Decimal | undefined;
  readonly grossDividend?: Decimal | undefined;
};

/** An amount that is summed up line by line. */
type SummedAmount = 'market-value' | 'cost' | 'profit';

/** One line of a sum: its amount in the currency of the sum, and the calculation behind it where its numbers are known. */
export type SumLine = {
  readonly holding: PortfolioHolding;
  readonly amount: Decimal;
  readonly explanation: Explanation | undefined;
};

/** An exchange rate by which lines of a sum were converted, and the day that it is of where that is known. */
export type SumRate = {
  readonly from: string;
  readonly to: string;
  readonly rate: Decimal;
  readonly date: string | undefined;
};

/**
 * The calculation behind a sum: its formula where it follows from other sums, then the lines that `result` is the sum
 * of. `agrees` is false where they don't come to it.
 */
export type SumExplanation = {
  readonly formula: Explanation | undefined;
  readonly summed: SummedAmount;
  readonly lines: readonly SumLine[];
  readonly result: Decimal;
  readonly currency: string;
  readonly rates: readonly SumRate[];
  /** The number of lines that are left out, because they have no value. */
  readonly withoutValue: number;
  readonly agrees: boolean;
};

const summedFor: Readonly<Record<ExplainedFigure, SummedAmount>> = {
  'market-value': 'market-value',
  cost: 'cost',
  profit: 'profit',
  return: 'profit',
  'return-with-dividend': 'profit',
  share: 'market-value',
};

/** Explains a figure of a group or of the whole by the lines that it is the sum of, to the last digit; undefined when it isn't known [PORT-01, HOLD-17..23, OPEN-65]. */
export function explainSum(sums: SummedHoldings, figure: ExplainedFigure, total: ShareOf): SumExplanation | undefined {
  const summed = summedFor[figure];
  const result = amountOf(sums, summed);
  if (result === undefined) return undefined;
  const valued = sums.holdings.filter(({ marketValue }) => marketValue !== undefined);
  const lines = valued.flatMap((holding): readonly SumLine[] => {
    const amount = amountOf(holding, summed);
    if (amount === undefined) return [];
    return [{ holding, amount, explanation: explainFigure(inCurrencyOf(sums, holding), summed, total) }];
  });
  const together = sumOfAll(lines.map(({ amount }) => amount));
  return {
    formula: formulaOf(sums, figure, total),
    summed,
    lines,
    result,
    currency: sums.currency,
    rates: ratesOf(sums, valued, total),
    withoutValue: sums.holdings.length - valued.length,
    agrees: together !== undefined && compare(together, result) === 0,
  };
}

function amountOf(
  { marketValue, cost, profit }: Pick<SummedHoldings, 'marketValue' | 'cost' | 'profit'>,
  name: SummedAmount,
): Decimal | undefined {
  return { 'market-value': marketValue, cost, profit }[name];
}

function formulaOf(sums: SummedHoldings, figure: ExplainedFigure, total: ShareOf): Explanation | undefined {
  switch (figure) {
    case 'market-value':
    case 'cost':
      return undefined;
    case 'profit':
      return explainProfit(sums);
    case 'return':
      return explainReturn(sums);
    case 'return-with-dividend':
      return explainReturnWithDividend(sums);
    case 'share':
      return explainShare(sums, total);
  }
}

/** The return of a sum is its profit by its cost, unlike that of a line, which is of prices [PORT-01]. */
function explainReturn({ profit, cost, returnPercent, currency }: SummedHoldings): Explanation | undefined {
  const expected = profit && cost && percentOf(profit, cost);
  if (!expected || !returnPercent) return undefined;
  const places = Math.min(expected.scale, returnPercent.scale);
  const rounded = (percent: Decimal): Decimal => round(percent, places, 'half-up');
  return {
    figure: 'return',
    terms: [
      { name: 'profit', value: profit, currency },
      { name: 'cost', value: cost, currency },
    ],
    result: returnPercent,
    agrees: compare(rounded(expected), rounded(returnPercent)) === 0,
  };
}

/** The holding with the figures of its row in the currency of the sum, which are those at its top. */
function inCurrencyOf({ currency }: SummedHoldings, holding: PortfolioHolding): PortfolioHolding {
  const { precision, percentPrecision, marketValue, cost, profit, returnPercent, rateDate } = holding;
  return {
    ...holding,
    line: { currency, precision, percentPrecision, marketValue, cost, profit, returnPercent, rateDate },
  };
}

/** Returns the rate of each currency as its largest value implies it: the more digits, the nearer to the rate itself. */
function ratesOf(sums: SummedHoldings, valued: readonly PortfolioHolding[], total: ShareOf): readonly SumRate[] {
  const largest = new Map<string, PortfolioHolding>();
  for (const holding of valued) {
    const { baseCurrency } = holding.fund;
    const before = largest.get(baseCurrency)?.marketValue;
    if (holding.marketValue && (!before || compare(holding.marketValue, before) > 0))
      largest.set(baseCurrency, holding);
  }
  return [...largest].flatMap(([from, holding]) => {
    const explained = explainFigure(inCurrencyOf(sums, holding), 'market-value', total);
    const rate = explained?.terms.find(({ name }) => name === 'exchange-rate');
    return rate ? [{ from, to: sums.currency, rate: rate.value, date: rate.date }] : [];
  });
}
