import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countFunds } from '../../../domain/funds/finding/fund-listing';
import { heldFunds } from '../../../domain/holdings/held-funds';
import type { HeldFund } from '../../../domain/holdings/portfolio-holding';
import { compare } from '../../../domain/money/decimal';
import { sum } from '../../../domain/money/sum';
import { amounts } from '../../arbitraries/decimal';
import { decimal } from '../../builders/decimal';

const fund = (code: string): HeldFund => ({
  code,
  name: `Fund ${code}`,
  category: '001',
  categoryName: 'Equity',
  baseCurrency: 'TWD',
  navPrecision: 2,
  availability: { buy: true, regularBuy: true, eRegularBuy: true, sell: true, switchOut: true },
});

const holdings = fc.array(
  fc.record({
    fund: fc.constantFrom('A', 'B', 'C').map(fund),
    marketValue: fc.option(amounts, { nil: undefined, freq: 5 }),
  }),
);

describe('the funds of a portfolio', () => {
  it('[ENT-09, ORDQ-01] come once each, in the order of their holdings, with the worth of all of these', () => {
    const held = [
      { fund: fund('B'), marketValue: decimal('10.50') },
      { fund: fund('A'), marketValue: decimal('7') },
      { fund: fund('B'), marketValue: decimal('0.25') },
    ];
    expect(heldFunds(held)).toEqual([
      { fund: fund('B'), worth: decimal('10.75') },
      { fund: fund('A'), worth: decimal('7') },
    ]);
  });

  it('[ENT-09, OPEN-65] state no worth where that of one holding isn’t known', () => {
    const held = [{ fund: fund('A'), marketValue: decimal('7') }, { fund: fund('A') }];
    expect(heldFunds(held)).toEqual([{ fund: fund('A'), worth: undefined }]);
  });

  it('[ENT-09] law: are as many as there are different ones, and are worth together what the holdings are', () => {
    fc.assert(
      fc.property(holdings, (held) => {
        const funds = heldFunds(held);
        expect(funds.length).toBe(countFunds(held.map((one) => one.fund)));
        fc.pre(held.every(({ marketValue }) => marketValue !== undefined));
        const worths = funds.flatMap(({ worth }) => worth ?? []);
        expect(compare(sum(worths), sum(held.flatMap(({ marketValue }) => marketValue ?? [])))).toBe(0);
      }),
    );
  });
});
