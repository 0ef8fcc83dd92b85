import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ExplainedFigure, explainedFigures, explainFigure } from '../../../domain/holdings/figures/explain-figure';
import type { PortfolioHolding } from '../../../domain/holdings/portfolio-holding';
import { add, type Decimal, multiply, scaled, subtract, toText } from '../../../domain/money/decimal';
import { divide, round } from '../../../domain/money/rounding';
import { positives } from '../../arbitraries/decimal';
import { decimal } from '../../builders/decimal';
import { portfolioHolding } from '../../builders/portfolio';
import { valuedAt } from '../../builders/valued-at';

const total = { value: decimal('10000'), currency: 'TWD' };

describe('an explained figure', () => {
  it('[HOLD-20] an explained figure of the value is units x NAV with the day of the NAV', () => {
    expect(readable(worthTwelve, 'market-value')).toEqual({
      terms: ['units 100.000', 'nav 12.34 TWD 2026-11-20'],
      result: '1234',
      currency: 'TWD',
      agrees: true,
    });
  });

  it('[HOLD-21] an explained figure of the cost is units x average unit cost', () => {
    expect(readable(worthTwelve, 'cost')).toEqual({
      terms: ['units 100.000', 'average-cost 10.5000 TWD'],
      result: '1050',
      currency: 'TWD',
      agrees: true,
    });
  });

  it('[HOLD-19] an explained figure of the profit is value less cost', () => {
    expect(readable(worthTwelve, 'profit')).toEqual({
      terms: ['market-value 1234 TWD', 'cost 1050 TWD'],
      result: '184',
      currency: 'TWD',
      agrees: true,
    });
  });

  it('[HOLD-18, HOLD-24] an explained figure of the return is how far the NAV is from the average unit cost', () => {
    expect(readable(worthTwelve, 'return')).toEqual({
      terms: ['nav 12.34 TWD 2026-11-20', 'average-cost 10.5000 TWD'],
      result: '17.5238095238',
      agrees: true,
    });
  });

  it('[HOLD-23] an explained figure of the return with dividends counts those paid in cash', () => {
    expect(readable(worthTwelve, 'return-with-dividend')).toEqual({
      terms: ['profit 184 TWD', 'dividend 26 TWD', 'cost 1050 TWD'],
      result: '20.0000000000',
      agrees: true,
    });
  });

  it('[OPEN-77] an explained figure of the share is the value by the total of the list', () => {
    expect(readable(worthTwelve, 'share')).toEqual({
      terms: ['market-value 1234 TWD', 'total 10000 TWD'],
      result: '12.3400000000',
      agrees: true,
    });
  });

  it('[CONFLICT-58] says at which exchange rate a line in another currency was converted', () => {
    const inDollars = withLine(worthTwelve, { currency: 'USD', marketValue: decimal('38.59'), cost: decimal('32.84') });
    expect(readable(inDollars, 'market-value')?.terms).toEqual([
      'units 100.000',
      'nav 12.34 TWD 2026-11-20',
      'exchange-rate 0.031272',
    ]);
    expect(readable(inDollars, 'cost')?.terms.at(-1)).toBe('exchange-rate 0.031276');
    expect(readable(inDollars, 'market-value')?.agrees).toBe(true);
  });

  it('says so when the figure that was sent isn’t what its formula gives', () => {
    const off = withLine(worthTwelve, {
      marketValue: decimal('1235'),
      cost: decimal('1051'),
      profit: decimal('185'),
      returnPercent: decimal('17.5'),
    });
    for (const figure of ['market-value', 'cost', 'profit'] as const) expect(readable(off, figure)?.agrees).toBe(false);
    expect(readable(off, 'return')?.agrees).toBe(true);
    const wrongReturn = withLine(worthTwelve, { returnPercent: decimal('17.6') });
    expect(readable(wrongReturn, 'return')?.agrees).toBe(false);
  });

  it('[HOLD-18] agrees with no return at all where nothing was paid', () => {
    const gift = { ...worthTwelve, averageUnitCost: decimal('0') };
    expect(readable(gift, 'return')).toMatchObject({
      terms: ['nav 12.34 TWD 2026-11-20', 'average-cost 0 TWD'],
      agrees: false,
    });
  });

  it('an explained figure has no rate, and agrees with a worthless line alone, where the fund’s own amount is zero', () => {
    const worthless = { ...worthTwelve, fund: { ...worthTwelve.fund, price: decimal('0') } };
    const inDollars = withLine(worthless, { currency: 'USD', marketValue: decimal('0.00') });
    expect(readable(inDollars, 'market-value')).toMatchObject({
      terms: ['units 100.000', 'nav 0 TWD 2026-11-20'],
      agrees: true,
    });
    expect(readable(withLine(inDollars, { marketValue: decimal('1') }), 'market-value')?.agrees).toBe(false);
  });

  it.each([
    ['market-value', { units: undefined }],
    ['market-value', { fund: { ...portfolioHolding(sketch()).fund, price: undefined } }],
    ['market-value', { line: lineWithout('marketValue') }],
    ['cost', { averageUnitCost: undefined }],
    ['cost', { line: lineWithout('cost') }],
    ['profit', { line: lineWithout('marketValue') }],
    ['profit', { line: lineWithout('cost') }],
    ['profit', { line: lineWithout('profit') }],
    ['return', { fund: { ...portfolioHolding(sketch()).fund, price: undefined } }],
    ['return', { averageUnitCost: undefined }],
    ['return', { line: lineWithout('returnPercent') }],
    ['return-with-dividend', { line: lineWithout('cost') }],
    ['return-with-dividend', { line: lineWithout('profit') }],
    ['return-with-dividend', { line: lineWithout('grossDividend') }],
    [
      'return-with-dividend',
      { line: { ...lineWithout('grossDividend'), grossDividend: decimal('1'), cost: decimal('0') } },
    ],
    ['share', { marketValue: undefined }],
  ] as const)('[OPEN-65] an explained figure of %s is nothing while a number of it is missing', (figure, missing) => {
    expect(explainFigure({ ...worthTwelve, ...missing }, figure, total)).toBeUndefined();
  });

  it('[OPEN-65] an explained figure of a share of nothing is nothing', () => {
    expect(explainFigure(worthTwelve, 'share', { ...total, value: decimal('0') })).toBeUndefined();
  });

  it('[HOLD-17..21] reconciles with its row, whatever was bought at whatever price', () => {
    fc.assert(
      fc.property(positives, positives, positives, (units, averageCost, nav) => {
        const figures = valuedAt({ units, averageCost, nav }, 'TWD');
        const holding = held({ units, averageCost, nav }, figures);
        for (const figure of explainedFigures) {
          const explanation = explainFigure(holding, figure, { value: figures.marketValue, currency: 'TWD' });
          if (explanation === undefined) continue;
          expect(explanation.agrees).toBe(true);
          expect(
            toText(
              calculated(
                figure,
                explanation.terms.map(({ value }) => value),
                explanation.result.scale,
              ),
            ),
          ).toBe(toText(explanation.result));
        }
      }),
    );
  });
});

function sketch() {
  return { code: 'A', marketValue: '1234', profit: '184', returnPercent: '17.5238095238' };
}

function lineWithout(
  figure: 'marketValue' | 'cost' | 'profit' | 'returnPercent' | 'grossDividend',
): PortfolioHolding['line'] {
  return {
    ...portfolioHolding(sketch()).line,
    cost: decimal('1050'),
    grossDividend: decimal('26'),
    [figure]: undefined,
  };
}

const worthTwelve = held(
  { units: decimal('100.000'), averageCost: decimal('10.5000'), nav: decimal('12.34') },
  {
    marketValue: decimal('1234'),
    cost: decimal('1050'),
    profit: decimal('184'),
    returnPercent: decimal('17.5238095238'),
  },
);

function held(
  { units, averageCost, nav }: { units: Decimal; averageCost: Decimal; nav: Decimal },
  figures: { marketValue: Decimal; cost: Decimal; profit: Decimal; returnPercent?: Decimal },
): PortfolioHolding {
  const plain = portfolioHolding(sketch());
  return {
    ...plain,
    ...figures,
    units,
    averageUnitCost: averageCost,
    fund: { ...plain.fund, price: nav },
    line: { ...plain.line, ...figures, grossDividend: decimal('26') },
  };
}

function withLine(holding: PortfolioHolding, line: Partial<PortfolioHolding['line']>): PortfolioHolding {
  return { ...holding, line: { ...holding.line, ...line } };
}

function readable(holding: PortfolioHolding, figure: ExplainedFigure) {
  const explanation = explainFigure(holding, figure, total);
  if (explanation === undefined) return undefined;
  const { terms, result, currency, agrees } = explanation;
  expect(explanation.figure).toBe(figure);
  return {
    terms: terms.map(({ name, value, currency: of, date }) =>
      [name, toText(value), of, date].filter(Boolean).join(' '),
    ),
    result: toText(result),
    ...(currency === undefined ? {} : { currency }),
    agrees,
  };
}

/** The formula as a client would calculate it on paper. */
function calculated(
  figure: ExplainedFigure,
  [a = scaled(0n), b = scaled(0n), c = scaled(0n)]: readonly Decimal[],
  places: number,
): Decimal {
  const percent = (part: Decimal, whole: Decimal): Decimal => {
    const result = divide(multiply(part, scaled(100n)), whole, 10, 'half-up');
    return result.ok ? result.value : scaled(-1n);
  };
  const results: Readonly<Record<ExplainedFigure, () => Decimal>> = {
    'market-value': () => round(multiply(a, b), places, 'half-up'),
    cost: () => round(multiply(a, b), places, 'half-up'),
    profit: () => subtract(a, b),
    return: () => percent(subtract(a, b), b),
    'return-with-dividend': () => percent(add(a, b), c),
    share: () => percent(a, b),
  };
  return results[figure]();
}
