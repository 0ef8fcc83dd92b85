import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { currencies } from '../../../domain/money/currency';
import { add, compare, scaled, subtract, toText } from '../../../domain/money/decimal';
import { checkBounds } from '../../../domain/trading/limits/amount-bounds';
import { buyBounds } from '../../../domain/trading/limits/buy-bounds';
import { checkDigitalShareClass, digitalShareClassBounds } from '../../../domain/trading/limits/digital-share-class';
import type { BuyLimits } from '../../../domain/funds/buy-limits';
import { minimumBuy, type PlannedBuy } from '../../../domain/trading/limits/minimum-buy';
import { garbage, hostileRuns } from '../../arbitraries/garbage';
import { positives } from '../../arbitraries/decimal';
import { decimal } from '../../builders/decimal';

const limits = {
  TWD: { buyLowerLimit: decimal('10000'), buyOnTopLowerLimit: decimal('3000'), buyUpperLimit: decimal('5000000') },
  USD: { buyLowerLimit: decimal('1000.00'), buyOnTopLowerLimit: decimal('100.00') },
  EUR: { buyLowerLimit: decimal('900') },
  AUD: { buyOnTopLowerLimit: decimal('50') },
  JPY: {},
} satisfies Record<string, BuyLimits>;
const twdOnly = { availBuyOnTopTwd: true, availBuyOnTopForeign: false };
const foreignOnly = { availBuyOnTopTwd: false, availBuyOnTopForeign: true };
const both = { availBuyOnTopTwd: true, availBuyOnTopForeign: true };
const least = (currency: string, change: Partial<PlannedBuy> = {}) =>
  toText(minimumBuy({ currency, holdsUnits: true, availability: both, limits, ...change }));

describe('the least amount of a purchase', () => {
  it('[TRADE-51] the least amount of a purchase on top of units held is the currency’s own limit for that', () => {
    expect(['TWD', 'USD', 'AUD'].map((currency) => least(currency))).toEqual(['3000', '100.00', '50']);
  });

  it('[TRADE-52, OPEN-29] asks one flag for TWD and another for every other currency', () => {
    expect(least('TWD', { availability: twdOnly })).toBe('3000');
    expect(least('TWD', { availability: foreignOnly })).toBe('10000');
    expect(least('USD', { availability: foreignOnly })).toBe('100.00');
    expect(least('USD', { availability: twdOnly })).toBe('1000.00');
    expect(least('twd', { availability: twdOnly })).toBe('3000');
    expect(least('usd', { availability: {} })).toBe('1000.00');
  });

  it('[TRADE-53] the least amount of a purchase is otherwise the plain limit of the currency', () => {
    expect(['TWD', 'USD', 'EUR'].map((currency) => least(currency, { holdsUnits: false }))).toEqual([
      '10000',
      '1000.00',
      '900',
    ]);
    expect(least('EUR')).toBe('900');
  });

  it('[TRADE-54] the least amount of a purchase is otherwise zero', () => {
    expect(['JPY', 'GBP', '', '__proto__', 'constructor'].map((currency) => least(currency))).toEqual(
      Array(5).fill('0'),
    );
    expect(least('AUD', { holdsUnits: false })).toBe('0');
  });

  it('[TRADE-51, TRADE-53, TRADE-54] the least amount of a purchase is one of the currency’s two limits or zero, and nothing throws', () => {
    fc.assert(
      fc.property(fc.oneof(garbage, fc.constantFrom(...currencies)), fc.boolean(), (currency, holdsUnits) => {
        const own = new Map<string, BuyLimits>(Object.entries(limits)).get(currency.toUpperCase());
        const expected = (holdsUnits ? own?.buyOnTopLowerLimit : undefined) ?? own?.buyLowerLimit ?? scaled(0n);
        expect(least(currency, { holdsUnits })).toBe(toText(expected));
      }),
      { numRuns: hostileRuns },
    );
  });
});

describe('the limits of a purchase', () => {
  const buy = (currency: string, own: PlannedBuy['limits'] = limits): PlannedBuy => ({
    currency,
    holdsUnits: false,
    availability: both,
    limits: own,
  });

  it('[TRADE-98, TRADE-99, CONFLICT-39] the limits of a purchase are the server’s first', () => {
    expect(buyBounds(buy('TWD'), true)).toEqual({ minimum: decimal('10000'), maximum: decimal('5000000') });
    expect(buyBounds(buy('USD'), true)).toEqual({ minimum: decimal('1000.00'), maximum: decimal('10000') });
    const onlyUpper = { TWD: { buyUpperLimit: decimal('7') } };
    expect(buyBounds(buy('TWD', onlyUpper), true)).toEqual({ minimum: decimal('3000'), maximum: decimal('7') });
  });

  it('[CONFLICT-39, OPEN-31] the limits of a purchase are then those of the digital share class, for a fund flagged as one', () => {
    expect(buyBounds(buy('TWD', {}), true)).toEqual({ minimum: decimal('3000'), maximum: decimal('300000') });
    expect(buyBounds(buy('jpy', {}), true)).toEqual({ minimum: decimal('20000'), maximum: decimal('1300000') });
  });

  it('[CONFLICT-39, OPEN-30, OPEN-88] the limits of a purchase are otherwise zero and none at all', () => {
    expect(buyBounds(buy('TWD', {}), false)).toEqual({ minimum: decimal('0') });
    for (const currency of ['HKD', 'GBP', 'CNY'])
      expect(buyBounds(buy(currency, {}), true)).toEqual({ minimum: decimal('0') });
  });

  it('[TRADE-98, TRADE-99, OPEN-31] the limits of a purchase are themselves allowed, and the smallest step beyond isn’t', () => {
    fc.assert(
      fc.property(positives, positives, fc.integer({ min: 0, max: 18 }), (one, other, places) => {
        const [minimum, maximum] = compare(one, other) < 0 ? [one, other] : [other, one];
        const step = scaled(1n, places);
        expect(checkBounds(minimum, { minimum, maximum })).toBe('accepted');
        expect(checkBounds(maximum, { minimum, maximum })).toBe('accepted');
        expect(checkBounds(subtract(minimum, step), { minimum, maximum })).toBe('below-minimum');
        expect(checkBounds(add(maximum, step), { minimum, maximum })).toBe('above-maximum');
        expect(checkBounds(add(maximum, step), { minimum })).toBe('accepted');
      }),
    );
  });
});

describe('the digital share class', () => {
  it.each([
    ['TWD', '2999.99', '3000', '300000', '300000.01'],
    ['twd', '2999', '3000.00', '300000.00', '300001'],
    ['USD', '199.99', '200', '10000', '10000.01'],
    ['EUR', '199.99', '200', '10000', '10000.01'],
    ['AUD', '199.99', '200', '10000', '10000.01'],
    ['JPY', '19999', '20000', '1300000', '1300001'],
  ])(
    '[TRADE-129..134, OPEN-31] the digital share class in %s refuses %s, accepts %s and %s, refuses %s',
    (currency, ...amounts) => {
      expect(amounts.map((amount) => checkDigitalShareClass(currency, decimal(amount)))).toEqual([
        'below-minimum',
        'accepted',
        'accepted',
        'above-maximum',
      ]);
    },
  );

  it('[OPEN-88] the digital share class has no limits of its own in another currency', () => {
    fc.assert(
      fc.property(fc.oneof(garbage, fc.constantFrom(...currencies, '__proto__')), positives, (currency, amount) => {
        fc.pre(!['TWD', 'USD', 'EUR', 'AUD', 'JPY'].includes(currency.toUpperCase()));
        expect(checkDigitalShareClass(currency, amount)).toBe('accepted');
        expect(digitalShareClassBounds(currency)).toBeUndefined();
      }),
      { numRuns: hostileRuns },
    );
  });
});
