import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AllowanceUse, countUse, millisecondsToWait } from '../../../domain/clients/allowance';

const start = '2026-03-01T09:00:00.000Z';
const after = (milliseconds: number): string => new Date(Date.parse(start) + milliseconds).toISOString();
const twiceASecond = { times: 2, within: 1000 };

describe('an allowance', () => {
  it('an allowance is used up time by time, and is whole again when its time is over', () => {
    const once = countUse(twiceASecond, { times: 0, since: start }, start);
    expect(once).toEqual({ times: 1, since: start });
    const twice = countUse(twiceASecond, once ?? { times: 0, since: start }, after(400));
    expect(twice).toEqual({ times: 2, since: start });
    expect(countUse(twiceASecond, { times: 2, since: start }, after(999))).toBeUndefined();
    expect(countUse(twiceASecond, { times: 2, since: start }, after(1000))).toEqual({ times: 1, since: after(1000) });
  });

  it('says how long to wait', () => {
    expect(millisecondsToWait(twiceASecond, { times: 1, since: start }, start)).toBe(0);
    expect(millisecondsToWait(twiceASecond, { times: 2, since: start }, after(400))).toBe(600);
    expect(millisecondsToWait(twiceASecond, { times: 2, since: start }, after(1000))).toBe(0);
  });

  it('an allowance is waited for in full where a time can’t be read or lies ahead', () => {
    for (const since of ['yesterday', '', after(5000)])
      expect(millisecondsToWait(twiceASecond, { times: 2, since }, start)).toBe(1000);
    expect(countUse(twiceASecond, { times: 2, since: start }, 'now')).toBeUndefined();
  });

  it('an allowance is never exceeded within its time, and always granted after the wait', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 5 }),
        fc.array(fc.integer({ min: 0, max: 600 }), { maxLength: 60 }),
        (times, gaps) => {
          const allowance = { times, within: 1000 };
          let used: AllowanceUse = { times: 0, since: start };
          let passed = 0;
          const granted: number[] = [];
          for (const gap of gaps) {
            passed += gap;
            const wait = millisecondsToWait(allowance, used, after(passed));
            const next = countUse(allowance, used, after(passed));
            expect(next === undefined).toBe(wait > 0);
            expect(countUse(allowance, used, after(passed + wait))).toBeDefined();
            if (next === undefined) continue;
            granted.push(passed);
            used = next;
          }
          // A full round begins when the one before is over.
          granted.forEach((time, index) => {
            expect(time - (granted[index - 2 * times] ?? -Infinity)).toBeGreaterThanOrEqual(1000);
          });
          expect(used.times).toBeLessThanOrEqual(times);
        },
      ),
    );
  });
});
