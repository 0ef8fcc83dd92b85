import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseFundRiskRating } from '../../../domain/funds/fund-risk-rating';
import { topFunds } from '../../../domain/funds/finding/top-funds';
import { compare } from '../../../domain/money/decimal';
import { amounts } from '../../arbitraries/decimal';
import { garbage } from '../../arbitraries/garbage';
import { decimal } from '../../builders/decimal';

describe('a fund’s risk rating', () => {
  it('[FUND-32, ENUM-39] a fund’s risk rating is RR1 to RR5, or its number', () => {
    expect(['RR1', 'RR2', 'RR3', 'RR4', 'RR5'].map(parseFundRiskRating)).toEqual([1, 2, 3, 4, 5]);
    expect([1, 2, 3, 4, 5].map(parseFundRiskRating)).toEqual([1, 2, 3, 4, 5]);
    expect(['1', 'rr5', ' RR3 '].map(parseFundRiskRating)).toEqual([1, 5, 3]);
  });

  it.each([undefined, '', 'RR', 'RR0', 'RR6', 'R5', 'RR55', 0, 6, 1.5, NaN, -1, 'RRR1', 'RR 1', 'undefined'])(
    '[FUND-32] a fund’s risk rating isn’t %j',
    (raw) => {
      expect(parseFundRiskRating(raw)).toBeUndefined();
    },
  );

  it('[FUND-32] a fund’s risk rating is none in garbage, and nothing throws', () => {
    fc.assert(
      fc.property(fc.oneof(garbage, fc.double()), (raw) => {
        const rating = parseFundRiskRating(raw);
        if (rating !== undefined) expect(String(raw).trim().replace(/^rr/i, '')).toBe(String(rating));
      }),
    );
  });
});

describe('the top funds', () => {
  const fund = (code: string, oneYear?: string) => ({
    code,
    oneYear: oneYear === undefined ? undefined : decimal(oneYear),
  });

  it('[FUND-09, FUND-11, SHAPE-01, CONFLICT-29] the top funds are the five best of one year, equal ones as given, unknown ones last', () => {
    const funds = [
      fund('A'),
      fund('B', '-3'),
      fund('C', '12.5'),
      fund('D', '7'),
      fund('E', '12.50'),
      fund('F'),
      fund('G', '0'),
    ];
    expect(topFunds(funds).map(({ code }) => code)).toEqual(['C', 'E', 'D', 'G', 'B']);
    expect(topFunds(funds.slice(0, 2)).map(({ code }) => code)).toEqual(['B', 'A']);
    expect(topFunds([])).toEqual([]);
  });

  it('[FUND-09, SHAPE-01] the top funds are at most five, and none left out is better', () => {
    const funds = fc.array(fc.record({ oneYear: fc.option(amounts, { nil: undefined }) }));
    fc.assert(
      fc.property(funds, (list) => {
        const top = topFunds(list);
        const rest = list.filter((candidate) => !top.includes(candidate));
        const worst = top.at(-1)?.oneYear;
        expect(top).toHaveLength(Math.min(5, list.length));
        for (const { oneYear } of rest) {
          if (oneYear !== undefined) expect(worst !== undefined && compare(oneYear, worst) < 1).toBe(true);
        }
      }),
    );
  });
});
