import { describe, expect, it } from 'vitest';
import type { HttpAnswer } from '../../../adapters/http/http-answer';
import { readReminderPoints, readRewardPoints } from '../../../adapters/rest/tiers/read-reward-points';

const answered = (value: unknown): HttpAnswer => ({ status: 200, headers: {}, body: { kind: 'json', value } });
const malformed = { ok: false, error: { kind: 'malformed' } };

describe('ePoints', () => {
  const whole = {
    totalPoints: 1275,
    pointsAboutToExpire: 200,
    ePointDetails: [
      { points: 200, expiryDate: '2026-12-31', aboutToExpire: true },
      { points: 1075, expiryDate: '2027-12-31', aboutToExpire: false },
    ],
  };

  it('[ENT-23, EPNT-02] ePoints have a total, what is about to expire, and each part', () => {
    expect(readRewardPoints(answered(whole))).toEqual({ ok: true, value: whole });
  });

  it('[ENT-25, EPNT-04] ePoints have in Taiwan a coupon', () => {
    const couponEvent = { code: 'SPRING', value: '100' };
    expect(readRewardPoints(answered({ ...whole, couponEvent }))).toEqual({
      ok: true,
      value: { ...whole, couponEvent },
    });
    expect(readRewardPoints(answered({ couponEvent: { code: 'SPRING', value: null } }))).toEqual({
      ok: true,
      value: { ePointDetails: [], couponEvent: { code: 'SPRING' } },
    });
  });

  it('[ENT-24, EPNT-03] ePoints have in Hong Kong a reminder, answered apart', () => {
    expect(readReminderPoints(answered({ reminderPoints: 200 }))).toEqual({ ok: true, value: { reminderPoints: 200 } });
    expect(readReminderPoints(answered({ reminderPoints: null }))).toEqual({ ok: true, value: {} });
    expect(readReminderPoints(answered({ reminderPoints: '200' }))).toEqual(malformed);
  });

  it('[ENT-23, ENT-25] leave undefined what is missing or null', () => {
    const nulls = { totalPoints: null, pointsAboutToExpire: null, ePointDetails: null, couponEvent: null };
    for (const body of [{}, nulls]) {
      expect(readRewardPoints(answered(body))).toEqual({ ok: true, value: { ePointDetails: [] } });
    }
    expect(
      readRewardPoints(answered({ ePointDetails: [{}, { points: null, expiryDate: null, aboutToExpire: null }] })),
    ).toEqual({ ok: true, value: { ePointDetails: [{}, {}] } });
  });

  it.each([
    undefined,
    [],
    { totalPoints: '1275' },
    { ePointDetails: {} },
    { ePointDetails: [{ aboutToExpire: 'Y' }] },
    { couponEvent: { value: '1' } },
  ])('[ENT-23, ENT-25] ePoints are malformed as %j', (body) => {
    expect(readRewardPoints(answered(body))).toEqual(malformed);
    expect(readRewardPoints({ status: 200, headers: {}, body: { kind: 'not-json' } })).toEqual(malformed);
  });
});
