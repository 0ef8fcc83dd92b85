import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasAvailableHoldings } from '../../../domain/holdings/available-holdings';
import { figurePrecision } from '../../../domain/holdings/figures/figure-precision';
import { isLoss } from '../../../domain/holdings/figures/is-loss';
import { regionalSummaryTypes } from '../../../domain/holdings/figures/regional-summary';
import { returnRate, returnWithDividend, shareOfTotal } from '../../../domain/holdings/figures/return-rate';
import { figuresIn, valueHolding } from '../../../domain/holdings/figures/value-holding';
import { exchangeBetween } from '../../../domain/money/convert';
import { currencies, minorUnitScale } from '../../../domain/money/currency';
import { compare, multiply, scaled, subtract, toText, zero } from '../../../domain/money/decimal';
import { percentOf } from '../../../domain/money/percent-of';
import { sum } from '../../../domain/money/sum';
import { positives } from '../../arbitraries/decimal';
import { decimal } from '../../builders/decimal';
import { valuedAt } from '../../builders/valued-at';

const exactly = (nav: string, averageCost: string, units: string) =>
  figuresIn(
    valueHolding({ units: decimal(units), averageCost: decimal(averageCost), nav: decimal(nav) }),
    (amount) => amount,
  );

describe('the formulas of a holding', () => {
  it('[HOLD-18] return = (NAV - average cost) / average cost x 100', () => {
    const rate = returnRate(decimal('12.5'), decimal('10'));
    expect(rate && toText(rate)).toBe('25.0000000000');
    expect(returnRate(decimal('8'), decimal('12'))).toEqual(decimal('-33.3333333333'));
  });

  it('[HOLD-18, CONFLICT-59] the formulas of a holding has no return at zero average cost', () => {
    expect(returnRate(decimal('12.5'), decimal('0.00'))).toBeUndefined();
  });

  it('[HOLD-19] profit = (NAV - average cost) x units', () => {
    expect(exactly('12.5', '10', '3').profit).toEqual(decimal('7.5'));
    expect(exactly('9', '10', '0.5').profit).toEqual(decimal('-0.5'));
  });

  it('[HOLD-20] value = NAV x units', () => expect(exactly('12.5', '10', '3').marketValue).toEqual(decimal('37.5')));

  it('[HOLD-21] cost = units x average cost', () => expect(exactly('12.5', '10.1', '3').cost).toEqual(decimal('30.3')));

  it('[HOLD-19, HOLD-20, HOLD-21] value less cost is exactly (NAV - average cost) x units', () => {
    fc.assert(
      fc.property(positives, positives, positives, (nav, averageCost, units) => {
        const { profit } = figuresIn(valueHolding({ units, averageCost, nav }), (amount) => amount);
        expect(profit && compare(profit, multiply(subtract(nav, averageCost), units))).toBe(0);
      }),
    );
  });

  it('[HOLD-18, HOLD-19] return and profit agree on whether it is a loss', () => {
    fc.assert(
      fc.property(positives, positives, positives, (nav, averageCost, units) => {
        const valuation = valueHolding({ units, averageCost, nav });
        const { profit } = figuresIn(valuation, (amount) => amount);
        const { returnPercent } = valuation;
        expect(profit && compare(profit, zero)).toBe(returnPercent && compare(returnPercent, zero));
      }),
    );
  });

  it('[HOLD-22, HOLD-23, OPEN-77] the return with dividend adds the dividend to the profit', () => {
    const rate = returnWithDividend(decimal('-50'), decimal('80'), decimal('1000'));
    expect(rate && toText(rate)).toBe('3.0000000000');
    expect(returnWithDividend(decimal('1'), decimal('1'), decimal('0'))).toBeUndefined();
  });

  it('[HOLD-24, OPEN-77] the formulas of a holding without dividend it is the plain return', () => {
    expect(returnWithDividend(decimal('25'), zero, decimal('100'))).toEqual(returnRate(decimal('125'), decimal('100')));
  });

  it('[OPEN-77] a share is a percent of the total', () => {
    const share = shareOfTotal(decimal('1'), decimal('3'));
    expect(share && toText(share)).toBe('33.3333333333');
    expect(shareOfTotal(decimal('1'), decimal('0'))).toBeUndefined();
  });

  it('[OPEN-77] the shares of a list make up a hundred percent', () => {
    fc.assert(
      fc.property(fc.array(positives, { minLength: 1, maxLength: 50 }), (values) => {
        const total = sum(values);
        const shares = sum(values.map((value) => shareOfTotal(value, total)).filter((share) => share !== undefined));
        const off = subtract(shares, decimal('100'));
        expect(Math.abs(Number(toText(off)))).toBeLessThan(1e-8);
      }),
    );
  });
});

describe('a valued holding', () => {
  it('[HOLD-18, HOLD-19, HOLD-20, HOLD-21] a valued holding has its figures in the places of the currency, and the return of the formula', () => {
    const held = { units: decimal('10.123'), averageCost: decimal('9.8765'), nav: decimal('10.5') };
    const figures = valuedAt(held, 'USD');
    expect(figures).toEqual({
      cost: decimal('99.98'),
      marketValue: decimal('106.29'),
      profit: decimal('6.31'),
      returnPercent: decimal('6.3129651192'),
    });
  });

  it('[HOLD-20] a valued holding is converted before it is rounded', () => {
    const valuation = valueHolding({ units: decimal('1'), averageCost: decimal('0.5'), nav: decimal('1.05') });
    const perUsd = (currency: string) => decimal(currency === 'TWD' ? '30.28' : '1');
    expect(figuresIn(valuation, exchangeBetween('USD', 'TWD', perUsd))).toEqual({
      cost: decimal('15'),
      marketValue: decimal('32'),
      profit: decimal('17'),
    });
  });

  it('[HOLD-20] goes from currency to currency by both rates, not by a rounded one between them', () => {
    const valuation = valueHolding({ units: decimal('1000000'), averageCost: decimal('3'), nav: decimal('3') });
    const perUsd = (currency: string) => decimal(currency === 'TWD' ? '30.28' : '7.767');
    const { marketValue } = figuresIn(valuation, exchangeBetween('HKD', 'TWD', perUsd));
    // 3,000,000 x 30.28 / 7.767; by a rate of 3.90 it would be 11,700,000.
    expect(marketValue).toEqual(decimal('11695635'));
  });

  it('[HOLD-20] needs no rate in the fund’s own currency, even one the portal doesn’t know', () => {
    const valuation = valueHolding({ units: decimal('3'), averageCost: decimal('1'), nav: decimal('1.115') });
    const unknown = () => undefined;
    expect(figuresIn(valuation, exchangeBetween('ZAR', 'ZAR', unknown)).marketValue).toEqual(decimal('3.35'));
    expect(figuresIn(valuation, exchangeBetween('ZAR', 'TWD', unknown))).toEqual({});
  });

  it.each([
    [{ averageCost: undefined }, ['marketValue']],
    [{ nav: undefined }, ['cost']],
    [{ averageCost: undefined, nav: undefined }, []],
  ] as const)(
    '[HOLD-18, CONFLICT-59] a valued holding has the figures that its prices allow without %o',
    (missing, known) => {
      const prices = { averageCost: decimal('2'), nav: decimal('3') };
      const valuation = valueHolding({ units: decimal('1'), ...prices, ...missing });
      const figures = { ...figuresIn(valuation, (amount) => amount), returnPercent: valuation.returnPercent };
      expect(Object.entries(figures).flatMap(([name, figure]) => (figure ? [name] : []))).toEqual(known);
    },
  );

  it('[CONFLICT-59] a valued holding has no return when it cost nothing', () => {
    const figures = valuedAt({ units: decimal('1'), averageCost: zero, nav: decimal('1.05') }, 'HKD');
    expect(figures).toEqual({ cost: decimal('0.00'), marketValue: decimal('1.05'), profit: decimal('1.05') });
  });

  it('[HOLD-19, HOLD-20, HOLD-21] reconciles: the profits of the rows are the total value less the total cost', () => {
    const held = fc.record({ units: positives, averageCost: positives, nav: positives });
    fc.assert(
      fc.property(fc.array(held), fc.constantFrom(...currencies), positives, (rows, currency, rate) => {
        const exchange = exchangeBetween('own', currency, (code) => (code === 'own' ? scaled(1n) : rate));
        const figures = rows.map((row) => figuresIn(valueHolding(row), exchange));
        const total = (figure: 'profit' | 'marketValue' | 'cost') => sum(figures.map((row) => row[figure] ?? zero));
        const profits = total('profit');
        const difference = subtract(total('marketValue'), total('cost'));
        expect(compare(profits, difference)).toBe(0);
        expect(figures.every((row) => row.profit?.scale === minorUnitScale(currency))).toBe(true);
      }),
    );
  });

  it('[HOLD-07] a valued holding is never called a gain and a loss at once by rounding', () => {
    fc.assert(
      fc.property(positives, positives, positives, (units, averageCost, nav) => {
        const { profit: gain, returnPercent } = valuedAt({ units, averageCost, nav }, 'USD');
        if (compare(gain, zero) > 0) expect(isLoss({ profit: gain, returnPercent })).toBe(false);
      }),
    );
  });

  it('percentOf and returnRate agree', () => {
    expect(percentOf(decimal('6'), decimal('24'))).toEqual(returnRate(decimal('30'), decimal('24')));
  });
});

describe('the small print of a holding', () => {
  it('[HOLD-01, HOLD-02] figures have the places sent with them, else none', () => {
    expect([figurePrecision('other', 3), figurePrecision('other', 0), figurePrecision('other')]).toEqual([3, 0, 0]);
  });

  it('[HOLD-03, HOLD-04] percents and NAVs have two places unless others are sent', () => {
    expect([figurePrecision('percent'), figurePrecision('nav'), figurePrecision('nav', 4)]).toEqual([2, 2, 4]);
  });

  it.each([-1, 19, 1.5, NaN])('[HOLD-01] a precision of %d isn’t one', (sent) => {
    expect(figurePrecision('percent', sent)).toBe(2);
  });

  it('[HOLD-10] a fund can be sold only with units above zero', () => {
    expect(['0.0001', '0.00', '-1'].map((units) => hasAvailableHoldings(decimal(units)))).toEqual([true, false, false]);
    expect(hasAvailableHoldings(undefined)).toBe(false);
  });

  it('[HOLD-16] a Taiwan summary has three parts', () => {
    expect(regionalSummaryTypes).toEqual(['FOREIGN', 'LOCAL', 'TOTAL']);
  });
});
