import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Decimal, multiply, scaled, toText } from '../../../domain/money/decimal';
import { divide, round } from '../../../domain/money/rounding';
import { moneyWeightedReturn } from '../../../domain/performance/money-weighted-return';
import { timeWeightedReturn, type ValuedFlow } from '../../../domain/performance/time-weighted-return';
import { daysAfter } from '../../arbitraries/nav-series';

const flow = (date: string, amount: bigint) => ({ date, amount: scaled(amount) });
const valued = (date: string, value: bigint, paidIn = 0n): ValuedFlow => ({
  date,
  value: scaled(value),
  paidIn: scaled(paidIn),
});
const percent = (value: Decimal | undefined, places = 2) => value && toText(round(value, places, 'half-up'));

describe('the time-weighted return', () => {
  it('[PORT-46] the time-weighted return is 9.79 % in the textbook’s year, whether 100,000 is paid in or out in August', () => {
    // A published example: 1,000,000 grows by 16.25 %, then the rest of the year loses 5.56 %.
    const paidIn = timeWeightedReturn([
      valued('2025-12-31', 1_000_000n),
      valued('2026-08-15', 1_262_484n, 100_000n),
      valued('2026-12-31', 1_192_328n),
    ]);
    const paidOut = timeWeightedReturn([
      valued('2025-12-31', 1_000_000n),
      valued('2026-08-15', 1_062_484n, -100_000n),
      valued('2026-12-31', 1_003_440n),
    ]);
    expect([percent(paidIn), percent(paidOut)]).toEqual(['9.79', '9.79']);
  });

  it('[PORT-46] the time-weighted return of one fund is the move of its price, whatever is paid in or out meanwhile', () => {
    const steps = fc.array(fc.record({ price: fc.bigInt({ min: 1n, max: 10_000n }), units: fc.nat({ max: 1000 }) }), {
      minLength: 1,
      maxLength: 20,
    });
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 10_000n }), steps, (startPrice, later) => {
        let held = 1n;
        const days = [valued('2026-01-01', startPrice)];
        for (const [index, { price, units }] of later.entries()) {
          const next = BigInt(units) + 1n;
          days.push(valued(daysAfter('2026-01-01', index + 1), next * price, (next - held) * price));
          held = next;
        }
        const last = later.at(-1)?.price ?? startPrice;
        const move = divide(multiply(scaled(last - startPrice), scaled(100n)), scaled(startPrice), 6, 'half-up');
        expect(percent(timeWeightedReturn(days), 6)).toBe(move.ok ? toText(move.value) : '');
      }),
    );
  });

  it('[PORT-46] counts the fee of a first purchase, which finds nothing there before', () => {
    const days = [valued('2026-01-01', 0n), valued('2026-01-02', 990n, 1000n), valued('2026-12-31', 990n)];
    expect(percent(timeWeightedReturn(days))).toBe('-1.00');
  });

  it('[PORT-46] goes on where everything was sold and bought again', () => {
    const days = [
      valued('2026-01-01', 100n),
      valued('2026-02-01', 0n, -110n),
      valued('2026-03-01', 0n, 0n),
      valued('2026-04-01', 50n, 50n),
      valued('2026-05-01', 55n),
    ];
    expect(percent(timeWeightedReturn(days))).toBe('21.00');
  });

  it('[PORT-46] stays as it is when a distribution is paid out of a portfolio that holds nothing any more', () => {
    const days = [
      valued('2026-01-01', 100n),
      valued('2026-02-01', 0n, -110n),
      valued('2026-03-01', 0n, -5n),
      valued('2026-04-01', 0n),
    ];
    expect(percent(timeWeightedReturn(days))).toBe('10.00');
  });

  it('[PORT-46, OPEN-65] the time-weighted return isn’t known of a portfolio that never held anything, nor below zero', () => {
    expect(timeWeightedReturn([])).toBeUndefined();
    expect(timeWeightedReturn([valued('2026-01-01', 0n), valued('2026-02-01', 0n)])).toBeUndefined();
    expect(timeWeightedReturn([valued('2026-01-01', 100n), valued('2026-02-01', -5n)])).toBeUndefined();
    expect(timeWeightedReturn([valued('2026-01-01', -5n), valued('2026-02-01', 100n)])).toBeUndefined();
  });
});

describe('the money-weighted return', () => {
  it('[PORT-46] the money-weighted return is that of a spreadsheet’s XIRR in its published example', () => {
    const flows = [
      flow('2008-01-01', 10_000n),
      flow('2008-03-01', -2_750n),
      flow('2008-10-30', -4_250n),
      flow('2009-02-15', -3_250n),
      flow('2009-04-01', -2_750n),
    ];
    expect(moneyWeightedReturn(flows)).toEqual({ kind: 'rate', percent: scaled(373_363n, 4) });
  });

  it('[PORT-46] the money-weighted return of one payment that grew for a year is what it grew by', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 1_000_000n }), fc.integer({ min: -99, max: 900 }), (paid, grown) => {
        const flows = [flow('2025-01-01', paid * 100n), flow('2026-01-01', -paid * BigInt(100 + grown))];
        expect(moneyWeightedReturn(flows)).toEqual({ kind: 'rate', percent: scaled(BigInt(grown) * 10_000n, 4) });
      }),
    );
  });

  it('[PORT-46] the money-weighted return doesn’t depend on the order of the payments, nor on the unit they are counted in', () => {
    const payments = fc.array(fc.tuple(fc.nat({ max: 700 }), fc.bigInt({ min: 1n, max: 1_000_000n })), {
      minLength: 1,
      maxLength: 12,
    });
    fc.assert(
      fc.property(payments, fc.bigInt({ min: 1n, max: 20_000_000n }), (paid, worth) => {
        const flows = [
          ...paid.map(([day, amount]) => flow(daysAfter('2024-01-01', day), amount)),
          flow('2026-01-01', -worth),
        ];
        const inCents = flows.map(({ date, amount }) => ({ date, amount: multiply(amount, scaled(100n)) }));
        const answer = moneyWeightedReturn(flows);
        expect(moneyWeightedReturn(flows.toReversed())).toEqual(answer);
        expect(moneyWeightedReturn(inCents)).toEqual(answer);
      }),
    );
  });

  it('[PORT-46] says where two rates explain the payments, and where none does', () => {
    const twoRates = [flow('2024-01-01', 100n), flow('2025-01-01', -230n), flow('2026-01-01', 132n)];
    expect(moneyWeightedReturn(twoRates)).toEqual({ kind: 'ambiguous' });
    expect(moneyWeightedReturn([flow('2025-01-01', 100n), flow('2026-01-01', 5n)])).toEqual({ kind: 'none' });
    expect(moneyWeightedReturn([])).toEqual({ kind: 'none' });
  });
});
