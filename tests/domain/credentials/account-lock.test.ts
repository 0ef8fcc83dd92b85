import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  countedFailure,
  type FailureCount,
  isLocked,
  lockDuration,
  loginFailureLimit,
} from '../../../domain/credentials/login/account-lock';
import { instants } from '../../arbitraries/iso-date';

const at = '2026-03-01T09:00:00+08:00';

describe('the lock of an account', () => {
  it('[AUTH-44, CONST-13] falls at the 4th wrong attempt', () => {
    expect(loginFailureLimit).toBe(3);
    expect([0, 1, 2, 3, 4, 5].map((failures) => isLocked(failures, at, at))).toEqual([
      false,
      false,
      false,
      false,
      true,
      true,
    ]);
  });

  it('[AUTH-49, CONFLICT-07] stands for 24 hours', () => {
    expect(isLocked(4, at, '2026-03-02T08:59:59.999+08:00')).toBe(true);
    expect(isLocked(4, at, '2026-03-02T09:00:00+08:00')).toBe(false);
  });

  it('[AUTH-49] stands while a time can’t be read, or the clock was put back', () => {
    expect(isLocked(4, undefined, at)).toBe(true);
    expect(isLocked(4, 'yesterday', at)).toBe(true);
    expect(isLocked(4, at, '')).toBe(true);
    expect(isLocked(4, at, '2026-02-28T09:00:00+08:00')).toBe(true);
    expect(isLocked(3, 'yesterday', '')).toBe(false);
  });

  it('[AUTH-44, AUTH-49] never falls with three failures, and opens just after its time', () => {
    fc.assert(
      fc.property(
        fc.nat({ max: 10 }),
        instants,
        fc.integer({ min: 0, max: 2 * lockDuration }),
        (failures, last, passed) => {
          const now = new Date(Date.parse(last) + passed).toISOString();
          expect(isLocked(failures, last, now)).toBe(failures > 3 && passed < lockDuration);
        },
      ),
    );
  });
});

describe('failures in a row', () => {
  const none: FailureCount = { failures: 0, lastFailureAt: undefined };
  const day = 24 * 60 * 60 * 1000;
  const later = (milliseconds: number): string => new Date(Date.parse(at) + milliseconds).toISOString();

  it('[AUTH-44] failures in a row are counted one by one, until the fourth locks', () => {
    let counted = none;
    for (const failures of [1, 2, 3, 4]) {
      counted = countedFailure(counted, at);
      expect(counted).toEqual({ failures, lastFailureAt: at });
    }
    expect(isLocked(counted.failures, counted.lastFailureAt, at)).toBe(true);
  });

  it('[AUTH-49] failures in a row are counted no further while the lock stands, so that it isn’t prolonged', () => {
    const locked = { failures: 4, lastFailureAt: at };
    expect(countedFailure(locked, later(day - 1))).toEqual(locked);
    expect(countedFailure(locked, later(day))).toEqual({ failures: 1, lastFailureAt: later(day) });
  });

  it('[AUTH-44] start again 24 hours after the last', () => {
    expect(countedFailure({ failures: 3, lastFailureAt: at }, later(day - 1)).failures).toBe(4);
    expect(countedFailure({ failures: 3, lastFailureAt: at }, later(day)).failures).toBe(1);
  });

  it('[AUTH-44] failures in a row are forgotten by no time that can’t be read', () => {
    expect(countedFailure({ failures: 2, lastFailureAt: 'yesterday' }, at).failures).toBe(3);
    expect(countedFailure({ failures: 2, lastFailureAt: undefined }, at).failures).toBe(3);
  });

  it('[R14, AUTH-44, AUTH-49] let nobody guess more than four times within 24 hours, nor lock out for longer', () => {
    const pauses = fc.array(fc.integer({ min: 0, max: day }), { minLength: 1, maxLength: 60 });
    fc.assert(
      fc.property(pauses, (gaps) => {
        let counted: FailureCount = none;
        let now: number = Date.parse(at);
        const weighed: number[] = [];
        for (const gap of gaps) {
          now += gap;
          const instant = new Date(now).toISOString();
          if (isLocked(counted.failures, counted.lastFailureAt, instant)) {
            expect(now - (weighed.at(-1) ?? NaN)).toBeLessThan(day);
            continue;
          }
          weighed.push(now);
          counted = countedFailure(counted, instant);
        }
        weighed.forEach((time, index) => {
          expect(time - (weighed[index - 4] ?? -Infinity)).toBeGreaterThanOrEqual(day);
        });
      }),
    );
  });
});
