import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  canTryCode,
  checkOneTimeCode,
  codeSendAllowance,
  isOneTimeCodeFresh,
  secondsToResend,
  triesPerCode,
} from '../../../domain/credentials/login/one-time-code';
import { garbage, hostileRuns } from '../../arbitraries/garbage';
import { instants } from '../../arbitraries/iso-date';

const minutes = (count: number): number => count * 60_000;
const later = (instant: string, millis: number): string => new Date(Date.parse(instant) + millis).toISOString();

describe('a one-time code', () => {
  it('[AUTH-28, CRED-28, CONST-15] a one-time code has exactly 8 half-width digits', () => {
    expect(checkOneTimeCode('01234567')).toBe(true);
    for (const wrong of [
      '',
      '1234567',
      '123456789',
      '1234567a',
      '１２３４５６７８',
      ' 12345678',
      '12345678\n',
      '1234 5678',
      '-1234567',
    ]) {
      expect(checkOneTimeCode(wrong)).toBe(false);
    }
  });

  it('[AUTH-29, CRED-29, CONST-15] a one-time code is valid for 15 minutes, the last millisecond included', () => {
    const sentAt = '2026-02-28T23:50:00+08:00';
    expect(isOneTimeCodeFresh(sentAt, '2026-02-28T15:50:00Z')).toBe(true);
    expect(isOneTimeCodeFresh(sentAt, '2026-03-01T00:05:00+08:00')).toBe(true);
    expect(isOneTimeCodeFresh(sentAt, '2026-03-01T00:05:00.001+08:00')).toBe(false);
    expect(isOneTimeCodeFresh(sentAt, '2026-02-28T23:49:59.999+08:00')).toBe(false);
  });

  it('[CRED-29] a one-time code isn’t valid at a time that can’t be read', () => {
    expect(isOneTimeCodeFresh('', '2026-03-01T00:05:00Z')).toBe(false);
    expect(isOneTimeCodeFresh('2026-03-01T00:05:00Z', 'now')).toBe(false);
  });

  it('[CRED-29] a one-time code is valid just as long wherever and whenever it was sent', () => {
    fc.assert(
      fc.property(instants, fc.integer({ min: -minutes(40), max: minutes(40) }), (sentAt, passed) => {
        expect(isOneTimeCodeFresh(sentAt, later(sentAt, passed))).toBe(passed >= 0 && passed <= minutes(15));
      }),
    );
  });

  it('[CRED-28] a one-time code is refused if it is garbage, and nothing throws', () => {
    fc.assert(
      fc.property(garbage, garbage, (text, other) => {
        expect(checkOneTimeCode(text)).toBe(/^[0-9]{8}$/.test(text));
        expect(isOneTimeCodeFresh(text, other)).toBe(false);
      }),
      { numRuns: hostileRuns },
    );
  });

  it('[AUTH-28] a one-time code can be tried while it is valid and survived fewer than three wrong tries', () => {
    expect(triesPerCode).toBe(3);
    const sentAt = '2026-02-28T23:50:00+08:00';
    const inTime = '2026-03-01T00:05:00+08:00';
    expect([0, 1, 2, 3, 4].map((wrongTries) => canTryCode({ sentAt, wrongTries }, inTime))).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
    expect(canTryCode({ sentAt, wrongTries: 0 }, '2026-03-01T00:05:00.001+08:00')).toBe(false);
  });

  it('[AUTH-30] a one-time code is sent five times an hour', () => {
    expect(codeSendAllowance).toEqual({ times: 5, within: minutes(60) });
  });

  it('[AUTH-30, CRED-30] a one-time code can be sent again after a countdown in seconds', () => {
    const sentAt = Date.parse('2026-02-28T23:50:00Z');
    const left = [0, 1, 1000, 59_000, 59_999, 60_000, 90_000].map((millis) =>
      secondsToResend(sentAt, sentAt + millis, 60),
    );
    expect(left).toEqual([60, 60, 59, 1, 1, 0, 0]);
    expect(secondsToResend(sentAt, sentAt - 5_000, 60)).toBe(60);
  });

  it('[CRED-30] counts down a second a second, from the wait to none, and stays there', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 600 }), fc.integer({ min: 0, max: 1000 }), (wait, passed) => {
        expect(secondsToResend(0, passed * 1000, wait)).toBe(Math.max(0, wait - passed));
      }),
    );
  });
});
