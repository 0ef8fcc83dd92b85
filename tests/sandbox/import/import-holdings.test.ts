import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { averageUnitCost } from '../../../domain/holdings/figures/average-unit-cost';
import { realClient } from '../../../sandbox/demonstration/real-client';
import { type FundToHold, interleaved } from '../../../sandbox/seed/real-client/choose-funds';
import { plannedTrades } from '../../../sandbox/seed/real-client/planned-trades';
import { decimal } from '../../builders/decimal';

const funds: fc.Arbitrary<readonly FundToHold[]> = fc
  .array(
    fc.record({
      localId: fc.string({ minLength: 1, maxLength: 3 }),
      currency: fc.constantFrom('TWD', 'USD', 'EUR', 'JPY', 'ZAR', 'CHF'),
      marketType: fc.constantFrom('ON', 'OF', 'FT', null),
      nav: fc.option(fc.constantFrom('0.000001', '0.51', '10', '12.345', '96364.000000'), { freq: 4 }),
      prices: fc.constantFrom(1, 170),
    }),
    { minLength: 1, maxLength: 40 },
  )
  .map((listed) => listed.map((fund, id) => ({ ...fund, id, date: fund.nav === null ? null : '2026-08-20' })));

describe('funds to hold', () => {
  test('funds to hold are all there, in an order that does not depend on how they were found', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(
          funds.map((some) => some[0]),
          { selector: (fund) => `${fund?.localId} ${fund?.currency}` },
        ),
        (some) => {
          const known = some.filter((fund) => fund !== undefined);
          expect(interleaved([...known].reverse())).toEqual(interleaved(known));
          expect(interleaved(known)).toHaveLength(known.length);
        },
      ),
    );
  });

  test('begin with up to two of each currency without a rate, then take turns by currency', () => {
    fc.assert(
      fc.property(funds, (some) => {
        const chosen = interleaved(some);
        const early = ['ZAR', 'CHF'].map((currency) =>
          Math.min(2, some.filter((fund) => fund.currency === currency).length),
        );
        const count = (early[0] ?? 0) + (early[1] ?? 0);
        expect(chosen.slice(0, count).every(({ currency }) => currency === 'ZAR' || currency === 'CHF')).toBe(true);
        const turn = chosen.slice(count, count + new Set(chosen.slice(count).map(({ currency }) => currency)).size);
        expect(new Set(turn.map(({ currency }) => currency)).size).toBe(turn.length);
      }),
    );
  });

  test('[HOLD-17] funds to hold are bought before they are sold, never sold out, and have an average cost', () => {
    fc.assert(
      fc.property(funds, fc.nat(200), ([fund], place) => {
        if (fund === undefined) return;
        const moves = plannedTrades(fund, place, '2026-08-20');
        const dates = moves.map(({ date }) => date);
        expect([...dates].sort()).toEqual(dates);
        expect(dates.every((date) => date < '2026-08-20')).toBe(true);
        expect(moves.map(({ kind }) => kind)).toEqual(
          moves.map((_, index) => (place % 4 === 3 && index === moves.length - 1 ? 'sell' : 'buy')),
        );
        const average = averageUnitCost(
          moves.map(({ kind, units, cost }) => ({ kind, units: decimal(units), cost: decimal(cost) })),
        );
        expect(average).toBeDefined();
        expect(plannedTrades(fund, place, '2026-08-20')).toEqual(moves);
      }),
    );
  });

  test('[HOLD-12..14] funds to hold are paid for as their place of registration and currency ask', () => {
    const fund = { id: 1, localId: 'F', nav: '10', date: '2026-08-20', prices: 1 };
    const paid = (marketType: string | null, currency: string, place: number) => {
      const [move] = plannedTrades({ ...fund, marketType, currency }, place, '2026-08-20');
      return [move?.paymentType, move?.settlementCurrency];
    };
    expect(paid('ON', 'TWD', 0)).toEqual(['ON_TWD', 'TWD']);
    expect(paid('ON', 'ZAR', 0)).toEqual(['ON_ZZZ', 'ZAR']);
    expect(paid('FT', 'USD', 1)).toEqual(['ON_ZZZ', 'USD']);
    expect(paid('OF', 'CHF', 0)).toEqual(['OF_TWD', 'TWD']);
    expect(paid('OF', 'EUR', 1)).toEqual(['OF_ZZZ', 'EUR']);
  });
});

test('[AUTH-23] a key names a client with a user code, and no other text does', () => {
  expect(realClient('tw-real')).toMatchObject({ login: 'TWREAL01', id: 'IMPORTED-TWREAL01' });
  expect(realClient('tw-real')?.identityNumber).toMatch(/^[A-Z]2\d{8}$/);
  expect(realClient('tw-real')?.accountNumber).not.toBe(realClient('tw-other')?.accountNumber);
  for (const key of ['', 'tw', 'hk-real', 'tw-Real', 'tw-re al', "tw-'--"]) expect(realClient(key)).toBeUndefined();
});
