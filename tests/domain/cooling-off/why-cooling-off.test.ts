import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  coolingOffReasons,
  parseCoolingOffReasons,
  coolingOffErrorCodes,
} from '../../../domain/cooling-off/cooling-off-reason';
import {
  coolingOffEnd,
  type CoolingOffLimits,
  type Payout,
  whyCoolingOff,
} from '../../../domain/cooling-off/why-cooling-off';
import { scaled, zero } from '../../../domain/money/decimal';

const limits: CoolingOffLimits = {
  bankAccountDays: 14,
  deviceHours: 72,
  portfolioPercent: scaled(50n),
  hours: 24,
  largeRedemption: scaled(200_000n),
};

const at = '2026-03-20T10:00:00+08:00';
const much = { portfolio: scaled(1_000_000n), at };
const money = (more: Partial<Payout>): Payout => ({
  kind: 'withdrawal',
  value: scaled(5_000n),
  ...much,
  ...more,
});
const why = (more: Partial<Payout>) => whyCoolingOff(money(more), limits);

describe('money that leaves', () => {
  it('[VCA-05] goes at once where nothing calls for caution', () => {
    expect(why({})).toEqual([]);
    expect(why({ kind: 'redemption' })).toEqual([]);
  });

  it('[VCA-05] waits for 14 days after a bank account was changed, by the days of Hong Kong', () => {
    const since = { paidToSince: '2026-03-06' };
    expect(why({ ...since, at: '2026-03-19T23:59:59.999+08:00' })).toEqual(['bank-account-changed']);
    expect(why({ ...since, at: '2026-03-20T00:00:00+08:00' })).toEqual([]);
    expect(why({ ...since, at: '2026-03-05T12:00:00+08:00' })).toEqual(['bank-account-changed']);
  });

  it('[VCA-05] waits for 72 hours after the first login from a new device', () => {
    expect(why({ newDeviceSince: '2026-03-17T10:00:00.001+08:00' })).toEqual(['new-device']);
    expect(why({ newDeviceSince: '2026-03-17T10:00:00+08:00' })).toEqual([]);
  });

  it('[VCA-05, TRADE-109, CONFLICT-38] waits from half of all that the client has on', () => {
    expect(why({ value: scaled(49_999_999n, 2) })).toEqual([]);
    expect(why({ value: scaled(500_000n) })).toEqual(['half-of-portfolio']);
    expect(why({ kind: 'redemption', value: scaled(500_000n) })).toEqual(['half-of-portfolio']);
    expect(why({ value: scaled(1n), portfolio: zero })).toEqual(['half-of-portfolio']);
    for (const value of [zero, scaled(-1n)]) expect(why({ value, portfolio: zero })).toEqual([]);
  });

  it('[TRADE-109] waits as a redemption only where it is large, or nobody can say what it is worth', () => {
    const facts = {
      kind: 'redemption',
      paidToSince: '2026-03-19',
      newDeviceSince: '2026-03-20T09:00:00+08:00',
    } as const;
    const both = ['bank-account-changed', 'new-device'];
    expect(why({ ...facts, value: scaled(19_999_999n, 2) })).toEqual([]);
    expect(why({ ...facts, value: scaled(200_000n) })).toEqual(both);
    expect(why({ ...facts, value: undefined })).toEqual([...both, 'half-of-portfolio']);
    expect(why({ ...facts, value: scaled(300_000n), portfolio: scaled(600_000n) })).toEqual([
      ...both,
      'half-of-portfolio',
    ]);
  });

  it('[VCA-05] money that leaves of which less leaves never waits for more reasons, and a time that is none is no reason', () => {
    const figure = fc.bigInt({ min: -1n, max: 2_000_000n }).map((digits) => scaled(digits));
    const kind = fc.constantFrom('withdrawal' as const, 'redemption' as const);
    const day = fc.constantFrom(undefined, '', 'yesterday', '2026-03-19', '2020-01-01');
    fc.assert(
      fc.property(kind, figure, figure, day, (leaving, one, other, paidToSince) => {
        const [less, more] = one.digits < other.digits ? [one, other] : [other, one];
        const reasons = why({ kind: leaving, value: more, paidToSince });
        expect(reasons).toEqual(expect.arrayContaining([...why({ kind: leaving, value: less, paidToSince })]));
        if (paidToSince !== '2026-03-19') expect(reasons).not.toContain('bank-account-changed');
      }),
    );
    expect(why({ at: '', paidToSince: '2026-03-19', newDeviceSince: at })).toEqual([]);
  });

  it('[VCA-05] waits for 24 hours', () => {
    expect(coolingOffEnd(at, limits)).toBe('2026-03-21T02:00:00.000Z');
    expect(coolingOffEnd('soon', limits)).toBe('');
  });

  it('[VCA-05] money that leaves is told of every reason by a code of its own', () => {
    const codes = coolingOffReasons.map((reason) => coolingOffErrorCodes[reason]);
    expect(new Set(codes).size).toBe(coolingOffReasons.length);
    expect(parseCoolingOffReasons([...codes].reverse())).toEqual([...coolingOffReasons]);
    expect(parseCoolingOffReasons(['VCA-0201', 'COOLING_OFF_HALF'])).toEqual(['half-of-portfolio']);
    expect(parseCoolingOffReasons([])).toEqual([]);
  });
});
