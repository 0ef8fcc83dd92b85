import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { averageUnitCost, type Movement } from '../../../domain/holdings/figures/average-unit-cost';
import { compare, multiply, scaled, toText, type Decimal } from '../../../domain/money/decimal';
import { divide, round } from '../../../domain/money/rounding';
import { sum } from '../../../domain/money/sum';
import { positives } from '../../arbitraries/decimal';
import { decimal } from '../../builders/decimal';
import { sharedDataFile } from '../../builders/shared-data';

const oracle = sharedDataFile('oracles/weighted_average_cost.json');
const purchases = fc.record({ units: positives, cost: positives });

describe('the average unit cost', () => {
  it('[HOLD-17] weighs the purchase costs by units', () => {
    expect(average([buy('100', '1000'), buy('300', '6000')])).toBe('17.5000000000');
  });

  it('[HOLD-17] the average unit cost has ten places, rounded half-up', () => {
    expect(average([buy('3', '2')])).toBe('0.6666666667');
  });

  it('[HOLD-17] stays as it is when units are sold, and later purchases weigh against what is left', () => {
    const movements = [buy('10', '100'), sell('4'), buy('6', '120')];
    expect(average(movements.slice(0, 2))).toBe('10.0000000000');
    expect(average(movements)).toBe('15.0000000000');
  });

  it('[HOLD-17] starts afresh once everything was sold', () => {
    expect(average([buy('3', '10'), sell('3'), buy('2', '8')])).toBe('4.0000000000');
    expect(average([sell('0'), buy('2', '8')])).toBe('4.0000000000');
    expect(average([buy('3', '10'), sell('3.0'), sell('0'), buy('2', '8')])).toBe('4.0000000000');
  });

  it('[HOLD-17] the average unit cost is exact however often units are sold in between', () => {
    const sells = Array.from({ length: 50 }, () => sell('0.01'));
    expect(average([buy('3', '10'), ...sells, buy('0.5', '3')])).toBe('3.7777777778');
  });

  it('[HOLD-17] the average unit cost is undefined at zero units, and when more is sold than held', () => {
    expect(averageUnitCost([])).toBeUndefined();
    expect(averageUnitCost([buy('5', '10'), sell('5.000')])).toBeUndefined();
    expect(averageUnitCost([buy('5', '10'), sell('6'), buy('7', '70')])).toBeUndefined();
    expect(averageUnitCost([sell('1'), buy('7', '70')])).toBeUndefined();
    expect(averageUnitCost([buy('0', '10')])).toBeUndefined();
  });

  it('[HOLD-17] the average unit cost doesn’t depend on the order of the purchases', () => {
    fc.assert(
      fc.property(fc.array(purchases, { minLength: 1 }), (movements) => {
        expect(averageUnitCost([...movements].reverse())).toEqual(averageUnitCost(movements));
      }),
    );
  });

  it('[HOLD-17] times the units is the cost of all purchases', () => {
    fc.assert(
      fc.property(fc.array(purchases, { minLength: 1 }), (movements) => {
        const total = divide(
          sum(movements.map(({ cost }) => cost)),
          sum(movements.map(({ units }) => units)),
          10,
          'half-up',
        );
        expect({ ok: true, value: averageUnitCost(movements) }).toEqual(total);
      }),
    );
  });

  it('[HOLD-17] the average unit cost isn’t moved by selling a part', () => {
    fc.assert(
      fc.property(fc.array(purchases, { minLength: 1 }), fc.bigInt(1n, 9999n), (movements, share) => {
        const part = multiply(sum(movements.map(({ units }) => units)), scaled(share, 4));
        expect(averageUnitCost([...movements, { kind: 'sell', units: part, cost: scaled(0n) }])).toEqual(
          averageUnitCost(movements),
        );
      }),
    );
  });

  it('[HOLD-17] lies between the cheapest and the dearest purchase', () => {
    fc.assert(
      fc.property(fc.array(purchases, { minLength: 1, maxLength: 5 }), (movements) => {
        const mean = averageUnitCost(movements);
        const prices = movements.map((movement) => averageUnitCost([movement]));
        const lowest = prices.reduce(lower);
        const highest = prices.reduce(higher);
        if (mean === undefined || lowest === undefined || highest === undefined) throw new Error('there are units');
        expect(compare(lowest, mean)).toBeLessThan(1);
        expect(compare(mean, highest)).toBeLessThan(1);
      }),
    );
  });

  it.skipIf(oracle === undefined)(
    '[HOLD-17] the average unit cost is what other portfolio systems expect of their own examples',
    () => {
      const cases = JSON.parse(readFileSync(oracle ?? '', 'utf8')) as readonly OracleCase[];
      expect(cases.length).toBeGreaterThanOrEqual(7);
      for (const example of cases) {
        const mean = averageUnitCost(movementsOf(example));
        if (example.kind === 'gf') expectAverage(mean, example.expected.at(-1)?.averagePrice ?? '');
        else expectCost(mean, example.unitsLeft, example.movingAverageCost);
      }
    },
  );
});

type OracleCase =
  | {
      readonly kind: 'gf';
      readonly activities: readonly { date: string; type: 'BUY' | 'SELL'; qty: string; price: string }[];
      readonly expected: readonly { readonly averagePrice: string }[];
    }
  | {
      readonly kind: 'pp';
      readonly tx: readonly (readonly ['BUY' | 'SELL', string, string, string])[];
      readonly unitsLeft: string;
      readonly movingAverageCost: string;
    };

function movementsOf(example: OracleCase): readonly Movement[] {
  if (example.kind === 'pp')
    return example.tx.map(([type, , units, cost]) => (type === 'BUY' ? buy(units, cost) : sell(units)));
  const inOrder = [...example.activities].sort((a, b) => a.date.localeCompare(b.date));
  return inOrder.map(({ type, qty, price }) =>
    type === 'BUY' ? { units: decimal(qty), cost: multiply(decimal(qty), decimal(price)) } : sell(qty),
  );
}

function expectAverage(mean: Decimal | undefined, expected: string): void {
  if (expected === '0') expect(mean).toBeUndefined();
  else expect(mean && compare(mean, decimal(expected))).toBe(0);
}

function expectCost(mean: Decimal | undefined, units: string, cost: string): void {
  if (units === '0') expect(mean).toBeUndefined();
  else expect(mean && toText(round(multiply(mean, decimal(units)), 2, 'half-up'))).toBe(cost);
}

const buy = (units: string, cost: string): Movement => ({ kind: 'buy', units: decimal(units), cost: decimal(cost) });
const sell = (units: string): Movement => ({ kind: 'sell', units: decimal(units), cost: decimal('0') });
const lower = (a: Decimal | undefined, b: Decimal | undefined) => (a && b && compare(a, b) > 0 ? b : a);
const higher = (a: Decimal | undefined, b: Decimal | undefined) => (a && b && compare(a, b) < 0 ? b : a);

function average(movements: readonly Movement[]): string | undefined {
  const mean = averageUnitCost(movements);
  return mean && toText(mean);
}
