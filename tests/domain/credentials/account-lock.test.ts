import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isLocked, lockDuration, loginFailureLimit } from '../../../domain/credentials/account-lock';
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
