import fc from 'fast-check';
import { expect, test } from 'vitest';
import { planEvents } from './plan-events';
import { kindOf } from './shrink';

const seeds = fc.integer({ min: 0, max: 1_000_000 });

test('a seed plans the same events each time, the earliest first and each under its own number', () => {
  fc.assert(
    fc.property(seeds, fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 8 }), (seed, clients, days) => {
      const events = planEvents(seed, { clients, days });
      expect(planEvents(seed, { clients, days })).toEqual(events);
      expect(events.map(({ number }) => number)).toEqual(events.map((_, index) => index));
      const instants = events.map(({ day, minute }) => day * 1_440 + minute);
      expect(instants).toEqual(instants.toSorted((one, other) => one - other));
    }),
  );
});

test('more days change nothing of the days before', () => {
  fc.assert(
    fc.property(seeds, fc.integer({ min: 1, max: 6 }), (seed, days) => {
      const shorter = planEvents(seed, { clients: 5, days });
      const longer = planEvents(seed, { clients: 5, days: days + 3 });
      expect(longer.slice(0, shorter.length)).toEqual(shorter);
    }),
  );
});

test('two findings are of a kind where they differ in numbers and names alone', () => {
  const one = { event: 1, wrong: 'TW-ELITE-1 was told refused of order abc1.1, which is 1 times' };
  const other = { event: 9, wrong: 'HK-GOLD-2 was told refused of order xyz2.1, which is 3 times' };
  expect(kindOf(one)).toBe(kindOf(other));
  expect(kindOf(one)).not.toBe(kindOf({ event: 1, wrong: 'a message was told twice' }));
});
