import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fundPosition } from '../../../domain/holdings/figures/fund-position';
import { sum } from '../../../domain/money/sum';
import { compare, toText } from '../../../domain/money/decimal';
import { decimal } from '../../builders/decimal';
import { portfolioHolding } from '../../builders/portfolio';

const fund = { code: 'A', baseCurrency: 'TWD', name: 'Fund A' };

const held = (figures: { readonly marketValue: string; readonly profit: string }, currency = 'TWD') => {
  const { line, ...holding } = portfolioHolding({ code: 'A', returnPercent: '7', ...figures });
  return { ...holding, line: { ...line, currency } };
};

describe('the position in a fund', () => {
  it('[FUND-12, HOLD-10] the position in a fund of one line is that line, with the return that it states', () => {
    const holding = held({ marketValue: '110', profit: '10' });
    expect(
      fundPosition([holding, portfolioHolding({ code: 'B', marketValue: '5', profit: '0', returnPercent: '0' })], fund),
    ).toEqual([{ ...holding.line, withoutValue: 0 }]);
    expect(fundPosition([], fund)).toEqual([]);
  });

  it('[FUND-12, HOLD-10] the position in a fund of several lines is their sum, with the return of the sum', () => {
    const [position] = fundPosition(
      [held({ marketValue: '110', profit: '10' }), held({ marketValue: '330', profit: '30' })],
      fund,
    );
    expect(position?.marketValue && toText(position.marketValue)).toBe('440');
    expect(position?.profit && toText(position.profit)).toBe('40');
    expect(position?.returnPercent && compare(position.returnPercent, decimal('20'))).toBe(0);
  });

  it('[FUND-12, OPEN-65] the position in a fund is nothing where no line has a value, and of the others says how many have none', () => {
    const priced = held({ marketValue: '110', profit: '10' });
    const { marketValue: _, profit: __, ...bare } = priced.line;
    const unpriced = { ...priced, line: bare };
    const positionOf = (...lines: readonly (typeof priced | typeof unpriced)[]) =>
      fundPosition(lines, fund).map(({ marketValue, cost, profit, returnPercent, withoutValue }) => [
        ...[marketValue, cost, profit, returnPercent].map((figure) => figure && toText(figure)),
        withoutValue,
      ]);
    expect(positionOf(unpriced, unpriced)).toEqual([[undefined, undefined, undefined, undefined, 2]]);
    expect(positionOf(unpriced)).toMatchObject([[undefined, '100', undefined, '7', 1]]);
    const [whole] = positionOf(priced, priced);
    expect(positionOf(priced, priced, unpriced)).toEqual([[...(whole?.slice(0, -1) ?? []), 1]]);
    const withoutProfit = { ...priced, line: { ...bare, marketValue: decimal('1') } };
    expect(positionOf(withoutProfit, withoutProfit)).toEqual([['2', '200', undefined, undefined, 0]]);
  });

  it('[FUND-12, HOLD-10] never adds two currencies, and loses nothing of either', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.constantFrom('TWD', 'USD', 'JPY'), fc.integer({ min: 1, max: 1e9 })), { maxLength: 12 }),
        (lines) => {
          const position = fundPosition(
            lines.map(([currency, value]) => held({ marketValue: String(value), profit: '0' }, currency)),
            fund,
          );
          expect(new Set(position.map(({ currency }) => currency)).size).toBe(position.length);
          for (const { currency, marketValue = decimal('0') } of position) {
            const own = lines.filter(([each]) => each === currency).map(([, value]) => decimal(String(value)));
            expect(compare(marketValue, sum(own))).toBe(0);
          }
        },
      ),
    );
  });
});
