import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  priceAlertDirections,
  parsePriceAlertDirection,
  type PriceAlert,
  wirePriceTarget,
} from '../../../domain/funds/watching/price-alert';
import {
  findAlert,
  checkPriceTarget,
  readPriceTarget,
  isTargetReached,
  targetCrossings,
  crossingsToNotify,
} from '../../../domain/funds/watching/price-alert-target';
import { percentTarget, readTargetPercent } from '../../../domain/funds/watching/percent-target';
import { formatExact } from '../../../domain/formatting/format-exact';
import { currencies } from '../../../domain/money/currency';
import { add, compare, isNegative, multiply, negate, scaled, subtract, toText } from '../../../domain/money/decimal';
import { decimal } from '../../builders/decimal';

const price = fc
  .record({ digits: fc.bigInt({ min: 1n, max: 9_999_999_999_999n }), scale: fc.constant(4) })
  .map(({ digits, scale }) => scaled(digits, scale));

describe('a price alert', () => {
  it('[ACCT-05, OPEN-53] a price alert’s target is a price above zero that isn’t too long, and nothing else', () => {
    const problemOf = (text: string) => {
      const target = checkPriceTarget(text);
      return target.ok ? undefined : target.error;
    };
    expect(problemOf(' 12.50 ')).toBeUndefined();
    expect(problemOf('0.0001')).toBeUndefined();
    expect(problemOf('999999999.9999')).toBeUndefined();
    expect(problemOf('  ')).toBe('missing');
    for (const text of ['12,50', '1e3', 'HKD 5', '.5', '１２', 'NaN']) expect(problemOf(text)).toBe('not-a-number');
    for (const text of ['0', '0.0000', '-1']) expect(problemOf(text)).toBe('not-above-zero');
    for (const text of ['1.00000', '1000000000']) expect(problemOf(text)).toBe('too-long');
  });

  it('[ACCT-05, OPEN-53, OPEN-58] a price alert’s target is taken as the page prints it: grouped, under its currency', () => {
    for (const [typed, currency] of [
      ['USD 1,234.50', 'USD'],
      ['1,234.50', 'USD'],
      ['NT$1,234.5', 'TWD'],
      ['１，２３４．５元', 'TWD'],
      ['\u202A1234.5\u200B', undefined],
    ] as const) {
      const read = readPriceTarget(typed, currency);
      expect(read.ok && toText(read.value)).toMatch(/^1234\.50?$/);
    }
    expect(readPriceTarget('HKD 5', 'USD')).toEqual({ ok: false, error: 'not-a-number' });
    fc.assert(
      fc.property(price, fc.constantFrom(...currencies), (target, currency) => {
        const read = readPriceTarget(`${currency} ${formatExact(target, 2)}`, currency);
        expect(read.ok && compare(read.value, target)).toBe(0);
      }),
    );
  });

  it('[ACCT-05, OPEN-53] a price alert’s target is read as exactly the price that was typed', () => {
    fc.assert(
      fc.property(price, (target) => {
        const read = checkPriceTarget(toText(target));
        expect(read.ok && compare(read.value, target)).toBe(0);
      }),
    );
  });

  it('[OPEN-53] a price alert’s target is reached at the target itself from both sides, and elsewhere from exactly one', () => {
    fc.assert(
      fc.property(price, price, (target, latest) => {
        const above = isTargetReached({ target, direction: 'above' }, latest);
        const below = isTargetReached({ target, direction: 'below' }, latest);
        expect(above && below).toBe(compare(target, latest) === 0);
        expect(above || below).toBe(true);
      }),
    );
    for (const direction of ['above', 'below'] as const)
      expect(isTargetReached({ target: decimal('10'), direction }, decimal('10.00'))).toBe(true);
    expect(isTargetReached({ target: decimal('10'), direction: 'above' }, decimal('10.01'))).toBe(true);
    expect(isTargetReached({ target: decimal('10'), direction: 'below' }, decimal('10.01'))).toBe(false);
  });

  it('[OPEN-53] a price alert’s target is waited for from both sides, each by its letter on the wire', () => {
    for (const direction of priceAlertDirections)
      expect(parsePriceAlertDirection(wirePriceTarget(direction))).toBe(direction);
  });

  it('[ACCT-05, OPEN-53] stands alone on its side of a fund’s price', () => {
    const alert: PriceAlert = { fundCode: 'A', direction: 'above', target: decimal('5'), enabled: false };
    expect(findAlert([alert], { fundCode: 'A', direction: 'above' })).toBe(alert);
    expect(findAlert([alert], { fundCode: 'A', direction: 'below' })).toBeUndefined();
    expect(findAlert([alert], { fundCode: 'B', direction: 'above' })).toBeUndefined();
  });
});

describe('the prices at which an alert tells', () => {
  const alerts = fc.record({
    target: fc.integer({ min: 1, max: 6 }).map((units) => scaled(BigInt(units))),
    direction: fc.constantFrom('above', 'below'),
  });
  const series = fc
    .array(fc.integer({ min: 1, max: 6 }), { maxLength: 12 })
    .map((units) =>
      units.map((unit, day) => ({ date: `2026-03-${String(day + 1).padStart(2, '0')}`, nav: scaled(BigInt(unit)) })),
    );
  const daysOf = (prices: readonly { readonly date: string }[]) => prices.map(({ date }) => date);

  it('[ACCT-05, OPEN-53] the prices at which an alert tells are those that come to the target, not those that stay there', () => {
    const prices = ['9', '10', '11', '9.99', '10', '10'].map((nav, day) => ({
      date: `day ${String(day)}`,
      nav: decimal(nav),
    }));
    const alert = { target: decimal('10'), direction: 'above' } as const;
    expect(daysOf(targetCrossings(alert, undefined, prices))).toEqual(['day 1', 'day 4']);
    expect(daysOf(targetCrossings(alert, decimal('12'), prices.slice(1)))).toEqual(['day 4']);
    expect(daysOf(targetCrossings({ ...alert, direction: 'below' }, decimal('12'), prices))).toEqual([
      'day 0',
      'day 3',
    ]);
    expect(daysOf(targetCrossings(alert, undefined, prices.slice(1, 2)))).toEqual(['day 1']);
  });

  it('[ACCT-05] the prices at which an alert tells are the same however the prices are cut into runs', () => {
    fc.assert(
      fc.property(alerts, series, fc.nat(12), (alert, prices, cut) => {
        const first = prices.slice(0, cut);
        const second = prices.slice(cut);
        expect([
          ...targetCrossings(alert, undefined, first),
          ...targetCrossings(alert, first.at(-1)?.nav, second),
        ]).toEqual(targetCrossings(alert, undefined, prices));
      }),
    );
  });

  it('[ACCT-05] all reach the target, never two without a price away from it between them, and none is passed over', () => {
    fc.assert(
      fc.property(alerts, series, (alert, prices) => {
        const told = daysOf(targetCrossings(alert, undefined, prices));
        let isAway = true;
        for (const { date, nav } of prices) {
          const isReached = isTargetReached(alert, nav);
          expect(told.includes(date)).toBe(isReached && isAway);
          isAway = !isReached;
        }
      }),
    );
  });

  /** Tells of prices as they come, those of a day again when it is corrected; says of which it told. */
  const toldOf = (alert: Alert, base: number, arrivals: readonly (readonly [day: number, units: number])[]) => {
    const known = new Map([[0, base]]);
    const told: { readonly day: string; readonly isCrossing: boolean }[] = [];
    for (const [day, units] of arrivals) {
      known.set(day, units);
      const prices = pricesOf(known);
      const crossings = daysOf(targetCrossings(alert, unit(base), prices));
      const toldDays = told.map((one) => one.day);
      for (const date of daysOf(crossingsToNotify(alert, unit(base), { prices, toldDays })))
        told.push({ day: date, isCrossing: crossings.includes(date) });
    }
    return { told, prices: pricesOf(known) };
  };
  type Alert = Parameters<typeof targetCrossings>[0];
  const unit = (units: number) => scaled(BigInt(units));
  const pricesOf = (known: ReadonlyMap<number, number>) =>
    [...known]
      .toSorted(([one], [other]) => one - other)
      .map(([day, units]) => ({ date: `2026-03-${String(day + 1).padStart(2, '0')}`, nav: unit(units) }));
  const units = fc.integer({ min: 1, max: 6 });
  const anyOrder = fc.array(fc.tuple(fc.nat({ max: 6 }), units), { maxLength: 14 });

  it('[ACCT-05, OPEN-53] the prices at which an alert tells are told of once each, late or corrected, in whichever order prices come', () => {
    fc.assert(
      fc.property(alerts, units, anyOrder, (alert, base, arrivals) => {
        const { told, prices } = toldOf(alert, base, arrivals);
        const days = told.map(({ day }) => day);
        expect(new Set(days).size).toBe(days.length);
        expect(told.every(({ isCrossing }) => isCrossing)).toBe(true);
        // Nothing is silenced: of whatever crosses in the end the client was told.
        for (const day of daysOf(targetCrossings(alert, unit(base), prices))) expect(days).toContain(day);
      }),
    );
  });

  it('[ACCT-05, OPEN-53] the prices at which an alert tells are never silenced by a correction of the price that was there when the alert was set', () => {
    const alert = { target: unit(5), direction: 'above' } as const;
    expect(toldOf(alert, 4, [[0, 5]]).told.map(({ day }) => day)).toEqual(['2026-03-01']);
    expect(
      toldOf(alert, 5, [
        [0, 4],
        [1, 6],
      ]).told.map(({ day }) => day),
    ).toEqual(['2026-03-02']);
  });

  it('[ACCT-05] the prices at which an alert tells are, of prices that come in order and stay, those that come to the target', () => {
    fc.assert(
      fc.property(alerts, units, fc.array(units, { maxLength: 12 }), (alert, base, later) => {
        const { told, prices } = toldOf(
          alert,
          base,
          later.map((one, index) => [index + 1, one] as const),
        );
        expect(told.map(({ day }) => day)).toEqual(daysOf(targetCrossings(alert, unit(base), prices)));
      }),
    );
  });
});

describe('price alerts by percent', () => {
  const prices = fc.bigInt({ min: 1n, max: 10n ** 10n }).map((digits) => scaled(digits, 4));
  const percents = fc.bigInt({ min: 1n, max: 9_999n }).map((digits) => scaled(digits, 2));

  it('[ACCT-05, OPEN-53] a target by percent is reached by no price nearer than the percent says, and misses it by less than one last place', () => {
    fc.assert(
      fc.property(prices, percents, fc.constantFrom(...priceAlertDirections), (base, percent, direction) => {
        const target = percentTarget({ base, percent, direction });
        if (!target.ok) return;
        const share = direction === 'above' ? percent : negate(percent);
        const exact = add(base, multiply(multiply(base, share), scaled(1n, 2)));
        const beyond = direction === 'above' ? subtract(target.value, exact) : subtract(exact, target.value);
        expect(isNegative(beyond)).toBe(false);
        expect(compare(beyond, scaled(1n, 4))).toBe(-1);
      }),
    );
  });

  it('[ACCT-05, OPEN-53] a target by percent is none at zero or below', () => {
    const fall = { base: decimal('10'), percent: decimal('100'), direction: 'below' } as const;
    expect(percentTarget(fall)).toEqual({ ok: false, error: 'not-above-zero' });
  });

  it.each([
    ['10', '10.00'],
    [' １２.５％ ', '12.50'],
    ['150 %', '150.00'],
  ])('[ACCT-05, OPEN-58] the percent of a target is read as it is typed: %s', (typed, read) => {
    const percent = readTargetPercent(typed);
    expect(percent.ok && toText(percent.value)).toBe(read);
  });

  it.each([
    ['', 'required'],
    ['%', 'required'],
    ['-5', 'must-be-positive'],
    ['1.234', 'too-many-places'],
    ['ten', 'not-a-number'],
  ])('[ACCT-05, OPEN-58] the percent of a target is refused where it can’t be one: %j', (typed, error) => {
    expect(readTargetPercent(typed)).toEqual({ ok: false, error });
  });
});
