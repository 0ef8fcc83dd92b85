import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { add, compare, type Decimal, scaled, subtract, toText } from '../../../domain/money/decimal';
import { sum } from '../../../domain/money/sum';
import { payoutDate, sumByDay } from '../../../domain/trading/simulation/expected-money';
import { convertByKnownRates } from '../../../domain/trading/simulation/known-rates';
import { feesOf } from '../../../domain/fees/fees-of';
import { summarisePortfolio } from '../../../domain/trading/simulation/portfolio-summary';
import { type SimulatedHolding, simulateOrders } from '../../../domain/trading/simulation/simulate-orders';
import { isTierByHoldings } from '../../../domain/tiers/is-tier-by-holdings';
import { decimal } from '../../builders/decimal';
import { amountQuantity } from '../../../domain/trading/orders/order';

const values = fc.bigInt({ min: 0n, max: 10n ** 10n }).map((digits) => scaled(digits, 2));
const codes = fc.constantFrom('A', 'B', 'C', 'D');
const ratings = fc.constantFrom(1, 2, 3, 4, 5, undefined);
const holdings: fc.Arbitrary<readonly SimulatedHolding[]> = fc.array(
  fc.record({ fundCode: codes, riskRating: ratings, value: fc.option(values, { nil: undefined }) }),
  { maxLength: 8 },
);
const orders = fc.array(
  fc.record(
    { from: codes, into: fc.record({ fundCode: codes }), value: fc.option(values, { nil: undefined }) },
    { requiredKeys: ['value'] },
  ),
  { maxLength: 6 },
);

const holding = (fundCode: string, value?: string, riskRating?: 1 | 5): SimulatedHolding => ({
  fundCode,
  riskRating,
  value: value === undefined ? undefined : decimal(value),
});
const partsOf = ({ parts }: ReturnType<typeof summarisePortfolio>) =>
  parts.map(({ fundCode, value, share }) => [fundCode, toText(value), toText(share)]);

describe('orders that are simulated', () => {
  it('[ORDQ-01, TRADE-18] orders that are simulated by buying alone raise the total by what is debited less the fee', () => {
    fc.assert(
      fc.property(holdings, codes, values, fc.nat({ max: 500 }), (held, fundCode, amount, rate) => {
        const feePercent = scaled(BigInt(rate), 2);
        const { net: paid } = feesOf({ kind: 'buy', quantity: amountQuantity(amount), feePercent, currency: 'TWD' });
        const fee = subtract(paid, amount);
        const { before, after } = simulateOrders('TW', held, [{ into: { fundCode }, value: amount }]);
        expect(compare(after.total, add(before.total, subtract(paid, fee)))).toBe(0);
      }),
    );
  });

  it('[ORDQ-02] orders that are simulated by switching alone leave the total as it is', () => {
    fc.assert(
      fc.property(holdings, codes, codes, values, (held, from, fundCode, value) => {
        const { before, after } = simulateOrders('TW', held, [{ from, into: { fundCode }, value }]);
        expect(compare(after.total, before.total)).toBe(0);
      }),
    );
  });

  it('[ORDQ-03] orders that are simulated by selling alone lower the total by what is sold, never below what else is held', () => {
    fc.assert(
      fc.property(holdings, codes, values, (held, from, value) => {
        const { before, after } = simulateOrders('TW', held, [{ from, value }]);
        const sold = subtract(before.total, after.total);
        const there = before.parts.find(({ fundCode }) => fundCode === from)?.value ?? scaled(0n);
        expect(compare(sold, compare(value, there) > 0 ? there : value)).toBe(0);
      }),
    );
  });

  it('[ORDQ-01..03, OPEN-77] leave parts that add up to the whole, none of them worthless, the largest first', () => {
    fc.assert(
      fc.property(holdings, orders, (held, placed) => {
        const { before, after } = simulateOrders('HK', held, placed);
        for (const { parts, total } of [before, after]) {
          expect(compare(sum(parts.map(({ value }) => value)), total)).toBe(0);
          expect(parts.every(({ value }) => compare(value, scaled(0n)) > 0)).toBe(true);
          expect(parts.every(({ value }, place) => compare(value, parts[place - 1]?.value ?? value) <= 0)).toBe(true);
          const shares = sum(parts.map(({ share }) => share));
          expect(parts.length === 0 || compare(gap(shares, scaled(100n)), scaled(1n, 8)) < 0).toBe(true);
        }
      }),
    );
  });

  it('[OPEN-92] orders that are simulated are told to be left out where no price or rate says what they are worth, and change nothing', () => {
    fc.assert(
      fc.property(holdings, orders, (held, placed) => {
        const told = placed.filter(({ value }) => value !== undefined);
        const simulated = simulateOrders('TW', held, placed);
        expect(simulated.unvaluedOrders).toHaveLength(placed.length - told.length);
        expect(simulated.unvaluedOrders.every((place) => placed[place]?.value === undefined)).toBe(true);
        expect(simulated.after).toEqual(simulateOrders('TW', held, told).after);
      }),
    );
  });

  it('[ORDQ-01..03] move what they are worth between the funds', () => {
    const held = [holding('A', '600', 5), holding('B', '300', 1), holding('A', '100', 5), holding('N')];
    const { before, after, unpricedFunds, unvaluedOrders } = simulateOrders('TW', held, [
      { from: 'A', into: { fundCode: 'C', riskRating: 1 }, value: decimal('500') },
      { from: 'A', value: decimal('200') },
      { into: { fundCode: 'B' }, value: decimal('200') },
      { into: { fundCode: 'U' }, value: undefined },
    ]);
    expect(partsOf(before)).toEqual([
      ['A', '700', '70.0000000000'],
      ['B', '300', '30.0000000000'],
    ]);
    expect(partsOf(after)).toEqual([
      ['B', '500', '50.0000000000'],
      ['C', '500', '50.0000000000'],
    ]);
    expect([before.highestRisk, after.highestRisk, unpricedFunds, unvaluedOrders]).toEqual([5, 1, ['N'], [3]]);
  });
});

describe('a portfolio at a glance', () => {
  it('[TIER-06, TIER-22] says the tier that it makes, and how far the next one is', () => {
    const of = (value: string) => summarisePortfolio('TW', [{ fundCode: 'A', value: decimal(value) }]);
    const told = ['999999', '1000000', '10000000']
      .map(of)
      .map(({ tier, next }) => [tier.id, next && [next.next.id, toText(next.amount)]]);
    expect(told).toEqual([
      ['baseTW', ['1M', '1']],
      ['1M', ['3M', '2000000']],
      ['10M', undefined],
    ]);
  });

  it('[OPEN-77] divides what is worth something, and nothing into no parts', () => {
    const of = (...some: readonly string[]) =>
      partsOf(
        summarisePortfolio(
          'TW',
          some.map((value, place) => ({ fundCode: `F${place}`, value: decimal(value) })),
        ),
      );
    expect([of('0'), of('0', '2')]).toEqual([[], [['F1', '2', '100.0000000000']]]);
  });

  it('[FUND-32] says the highest risk of what is rated, and of nothing none', () => {
    const risk = (...rated: readonly (1 | 3 | 5 | undefined)[]) =>
      summarisePortfolio(
        'TW',
        rated.map((riskRating, place) => ({ fundCode: `F${place}`, riskRating, value: decimal('1') })),
      ).highestRisk;
    expect([risk(), risk(undefined), risk(3, undefined, 5, 1)]).toEqual([undefined, undefined, 5]);
  });

  it('[TIER-02, CONFLICT-20, CONFLICT-21] makes no tier for a client whom the server names otherwise', () => {
    const tw = ['Direct', 'digital', '3M', undefined].map((membershipTier) =>
      isTierByHoldings('TW', { membershipTier }),
    );
    const hk = ['Select*+', 'Gold+', undefined].map((membershipTier) => isTierByHoldings('HK', { membershipTier }));
    expect([tw, hk]).toEqual([
      [false, false, true, true],
      [false, true, true],
    ]);
  });
});

describe('an amount in the portfolio’s currency', () => {
  const known = [
    { currency: 'USD', amount: decimal('10'), inPortfolio: decimal('321') },
    { currency: 'USD', amount: decimal('1000'), inPortfolio: decimal('32150') },
    { currency: 'ZAR', amount: decimal('0'), inPortfolio: decimal('0') },
  ];
  const value = (currency: string, amount: string): string | undefined => {
    const of = convertByKnownRates({ currency, amount: decimal(amount) }, known, 'TWD');
    return of && toText(of);
  };

  it('[OPEN-92] an amount in the portfolio’s currency is rounded half-up, once, to the portfolio’s smallest unit', () => {
    expect(['0.5', '1.49'].map((amount) => value('TWD', amount))).toEqual(['1', '1']);
    // 10.50 × 32.15 is 337.575, 10.90 × 32.15 is 350.435
    expect(['10.50', '10.90'].map((amount) => value('USD', amount))).toEqual(['338', '350']);
    expect(value('USD', '0.0155521')).toBe('1');
  });

  it('[OPEN-92] an amount in the portfolio’s currency is told by the largest amount held in its currency, and not guessed without one', () => {
    expect(['TWD', 'USD', 'ZAR', 'EUR'].map((currency) => value(currency, '200'))).toEqual([
      '200',
      '6430',
      undefined,
      undefined,
    ]);
  });
});

describe('money that is expected', () => {
  const move = (direction: 'debited' | 'paid-out', date: string, amount?: string, currency = 'TWD') => ({
    direction,
    date,
    currency,
    amount: amount === undefined ? undefined : decimal(amount),
    mayWait: false,
  });

  it('[TRADE-120] arrives five business days after the dealing date', () => {
    const calendar = { holidays: new Set(['2026-11-25']) };
    expect(payoutDate('2026-11-20', calendar)).toBe('2026-11-30');
  });

  it('[TRADE-120] money that is expected is told together by day and currency, what is debited first; unknown with what isn’t known', () => {
    const told = sumByDay([
      move('paid-out', '2026-11-30', '5'),
      move('debited', '2026-11-24', '100'),
      move('debited', '2026-11-24', '3', 'USD'),
      move('debited', '2026-11-24', '20'),
      move('debited', '2026-11-23', '1'),
      move('paid-out', '2026-11-30'),
    ]);
    expect(
      told.map(({ direction, date, currency, amount }) => [direction, date, currency, amount && toText(amount)]),
    ).toEqual([
      ['debited', '2026-11-23', 'TWD', '1'],
      ['debited', '2026-11-24', 'TWD', '120'],
      ['debited', '2026-11-24', 'USD', '3'],
      ['paid-out', '2026-11-30', 'TWD', undefined],
    ]);
  });
});

describe('money that may wait', () => {
  it('[TRADE-124] waits together with more of its currency and day, and goes with what surely goes', () => {
    const paid = (mayWait: boolean) =>
      ({ direction: 'paid-out', date: '2026-11-30', currency: 'USD', amount: decimal('1'), mayWait }) as const;
    const together = (...waits: readonly boolean[]) => sumByDay(waits.map(paid)).map(({ mayWait }) => mayWait);
    expect([together(true, true), together(true, false), together(false, true)]).toEqual([[true], [false], [false]]);
  });
});

const gap = (one: Decimal, other: Decimal): Decimal =>
  compare(one, other) > 0 ? subtract(one, other) : subtract(other, one);
