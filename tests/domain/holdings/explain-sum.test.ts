import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { explainedFigures } from '../../../domain/holdings/figures/explain-figure';
import { explainSum, type SummedHoldings } from '../../../domain/holdings/figures/explain-sum';
import { summarise } from '../../../domain/holdings/figures/summarise';
import type { PortfolioHolding } from '../../../domain/holdings/portfolio-holding';
import { add, compare, type Decimal, multiply, scaled, subtract, toText } from '../../../domain/money/decimal';
import { round } from '../../../domain/money/rounding';
import { sum } from '../../../domain/money/sum';
import { decimal } from '../../builders/decimal';
import { portfolioHolding } from '../../builders/portfolio';

const total = { value: decimal('10000'), currency: 'HKD' };

describe('an explained sum', () => {
  it('[PORT-01, HOLD-20] a total value is the sum of the lines that have one, each by its units, price and exchange rate', () => {
    const explained = explainSum(sumsOf([inDollars, inHongKong, unpriced]), 'market-value', total);
    expect(explained?.lines.map(({ holding, amount }) => `${holding.fund.code} ${toText(amount)}`)).toEqual([
      'A 9625.87',
      'B 1000.00',
    ]);
    expect(explained?.lines[0]?.explanation?.terms.map(({ name, value }) => `${name} ${toText(value)}`)).toEqual([
      'units 100.000',
      'nav 12.34',
      'exchange-rate 7.800543',
    ]);
    expect(explained?.lines[1]?.explanation?.terms.map(({ name }) => name)).toEqual(['units', 'nav']);
    expect(explained).toMatchObject({ withoutValue: 1, agrees: true });
    expect(toText(explained?.result ?? decimal('0'))).toBe('10625.87');
  });

  it('[PORT-01] a sum names the exchange rate of each foreign currency once, by its largest value, with its day', () => {
    const smaller = { ...inDollars, id: 'smaller', units: decimal('1.000'), marketValue: decimal('96.26') };
    const explained = explainSum(sumsOf([smaller, inDollars, inHongKong]), 'market-value', total);
    expect(explained?.rates.map(({ from, to, rate, date }) => [from, to, toText(rate), date])).toEqual([
      ['USD', 'HKD', '7.800543', '2026-11-26'],
    ]);
  });

  it('[HOLD-19] a total profit is value less cost, and the sum of the lines’ profits', () => {
    const explained = explainSum(sumsOf([inDollars, inHongKong]), 'profit', total);
    expect(explained?.formula?.terms.map(({ name, value }) => `${name} ${toText(value)}`)).toEqual([
      'market-value 10625.87',
      'cost 8900.00',
    ]);
    expect(explained?.lines.map(({ amount }) => toText(amount))).toEqual(['1625.87', '100.00']);
    expect([explained?.formula?.agrees, explained?.agrees]).toEqual([true, true]);
  });

  it('[PORT-01] a total return is the profit by the cost', () => {
    const { formula } = explainSum(sumsOf([inDollars, inHongKong]), 'return', total) ?? {};
    expect(formula?.terms.map(({ name }) => name)).toEqual(['profit', 'cost']);
    expect(toText(formula?.result ?? decimal('0'))).toBe('19.3917977528');
    expect(formula?.agrees).toBe(true);
  });

  it('[OPEN-77] a group’s share is its value by the total of the list', () => {
    const { formula, summed } = explainSum(sumsOf([inHongKong]), 'share', total) ?? {};
    expect(formula?.terms.map(({ name, value }) => `${name} ${toText(value)}`)).toEqual([
      'market-value 1000.00',
      'total 10000',
    ]);
    expect(summed).toBe('market-value');
  });

  it('[HOLD-24] a sum that isn’t that of its lines says so, and so does a return that isn’t the profit by the cost', () => {
    const sums = sumsOf([inDollars, inHongKong]);
    expect(explainSum({ ...sums, marketValue: decimal('10625.88') }, 'market-value', total)?.agrees).toBe(false);
    const wrong = explainSum({ ...sums, returnPercent: decimal('19.40') }, 'return', total);
    expect([wrong?.formula?.agrees, wrong?.agrees]).toEqual([false, true]);
  });

  it('[PORT-01, OPEN-65] a line without a cost is left out of the costs, and a return that isn’t stated has no formula', () => {
    const sums = sumsOf([inDollars, inHongKong]);
    const costs = explainSum({ ...sums, holdings: [inDollars, { ...inHongKong, cost: undefined }] }, 'cost', total);
    expect(costs?.lines.map(({ holding }) => holding.fund.code)).toEqual(['A']);
    expect(costs?.agrees).toBe(false);
    expect(explainSum({ ...sums, returnPercent: undefined }, 'return', total)?.formula).toBeUndefined();
  });

  it('[OPEN-65] a figure that isn’t known has no explanation', () => {
    for (const figure of explainedFigures)
      expect(explainSum({ holdings: [unpriced], currency: 'HKD' }, figure, total)).toBeUndefined();
  });

  it('[PORT-01, OPEN-65] the lines come to the sum to the last digit, whatever is held, in any order', () => {
    fc.assert(
      fc.property(fc.array(someLine, { minLength: 1, maxLength: 8 }), (lines) => {
        const sums = sumsOf(lines);
        for (const figure of explainedFigures) {
          const explained = explainSum(sums, figure, total);
          if (!explained) continue;
          expect(explained.agrees).toBe(true);
          expect(compare(sum(explained.lines.map(({ amount }) => amount)), explained.result)).toBe(0);
          const turned = explainSum({ ...sums, holdings: lines.toReversed() }, figure, total);
          expect(turned?.agrees).toBe(true);
          if (figure === 'market-value') for (const line of explained.lines) expect(isReproduced(line)).toBe(true);
        }
      }),
    );
  });
});

type Line = NonNullable<ReturnType<typeof explainSum>>['lines'][number];

/** Tells whether the numbers of a line come to its amount, as near as a rate of six places can. */
function isReproduced({ explanation, amount }: Line): boolean {
  if (!explanation) return false;
  const product = explanation.terms.reduce<Decimal>((so, { value }) => multiply(so, value), decimal('1'));
  const inFund = explanation.terms.slice(0, 2).reduce<Decimal>((so, { value }) => multiply(so, value), decimal('1'));
  const slack = add(decimal('0.005'), multiply(inFund, decimal('0.0000005')));
  const far = subtract(round(product, 20, 'half-up'), amount);
  return compare(far, slack) <= 0 && compare(subtract(decimal('0'), far), slack) <= 0;
}

const positive = (scale: number, most: bigint) => fc.bigInt(1n, most).map((digits) => scaled(digits, scale));

const someLine = fc
  .record({
    units: positive(3, 10n ** 9n),
    price: positive(4, 10n ** 7n),
    rate: positive(4, 10n ** 6n),
    cost: positive(2, 10n ** 9n),
    currency: fc.constantFrom('HKD', 'USD', 'JPY'),
  })
  .map(({ units, price, rate, cost, currency }) => {
    const inFund = multiply(units, price);
    const marketValue = round(currency === 'HKD' ? inFund : multiply(inFund, rate), 2, 'half-up');
    return held({ code: 'L', currency, units, price, marketValue, cost });
  })
  .filter(({ marketValue }) => marketValue !== undefined && marketValue.digits > 0n);

type Held = {
  readonly code: string;
  readonly currency: string;
  readonly units: Decimal;
  readonly price: Decimal;
  readonly marketValue: Decimal;
  readonly cost: Decimal;
};

/** A line whose row is in the fund's currency, as Taiwan's are, while its sums are in the viewing currency. */
function held({ code, currency, units, price, marketValue, cost }: Held): PortfolioHolding {
  const sketch = portfolioHolding({ code, marketValue: '1', profit: '1', returnPercent: '1' });
  return {
    ...sketch,
    fund: { ...sketch.fund, baseCurrency: currency, price },
    units,
    precision: 2,
    marketValue,
    cost,
    profit: subtract(marketValue, cost),
    rateDate: '2026-11-26',
    line: { ...sketch.line, currency, rateDate: undefined },
  };
}

const inDollars = held({
  code: 'A',
  currency: 'USD',
  units: decimal('100.000'),
  price: decimal('12.34'),
  marketValue: decimal('9625.87'),
  cost: decimal('8000.00'),
});

const inHongKong = held({
  code: 'B',
  currency: 'HKD',
  units: decimal('100.000'),
  price: decimal('10.00'),
  marketValue: decimal('1000.00'),
  cost: decimal('900.00'),
});

const unpriced: PortfolioHolding = { ...inHongKong, id: 'none', marketValue: undefined, profit: undefined };

const sumsOf = (holdings: readonly PortfolioHolding[]): SummedHoldings => ({
  ...summarise(holdings),
  holdings,
  currency: 'HKD',
});
