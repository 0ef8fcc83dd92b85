import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sessionExpiredCode } from '../../../domain/credentials/login/session-expired-code';
import { isSessionAlive } from '../../../domain/credentials/login/session-lifetime';

const minute = 60_000;
const start = Date.parse('2026-03-04T10:00:00+08:00');
const at = (milliseconds: number): string => new Date(start + milliseconds).toISOString();

describe('a session', () => {
  const isAlive = (passed: number, age = passed) =>
    isSessionAlive({ seenAt: at(0), createdAt: at(passed - age) }, at(passed));

  it('[OPEN-11] ends a quarter of an hour after its client was seen last, and after twelve hours in any case', () => {
    expect([isAlive(15 * minute), isAlive(15 * minute + 1)]).toEqual([true, false]);
    expect([isAlive(0, 720 * minute), isAlive(0, 720 * minute + 1)]).toEqual([true, false]);
  });

  it('[OPEN-11] ends where the clock was set back by more than clocks differ, and doesn’t live on for as long', () => {
    expect([isAlive(-minute), isAlive(-minute - 1)]).toEqual([true, false]);
    fc.assert(
      fc.property(fc.integer({ min: minute + 1, max: 1_000 * minute }), (back) => {
        expect(isAlive(-back)).toBe(false);
      }),
    );
  });

  it('[OPEN-11] a session is none at a time that can’t be read', () => {
    expect(isSessionAlive({ seenAt: '', createdAt: at(0) }, at(0))).toBe(false);
    expect(isSessionAlive({ seenAt: at(0), createdAt: at(0) }, 'now')).toBe(false);
  });
});

it('[SESS-07, SESS-08] a session that the server doesn’t know is refused by the code of the specification', () => {
  expect(sessionExpiredCode).toBe('SESSION_EXPIRED');
});
