import { describe, expect, it } from 'vitest';
import { isPausedByNotice, currentNotices, pastNotices } from '../../config/fund-notices';

const listed = { paused: ['A'], merged: ['A'], 'cost-split': ['A'], 'priced-later': ['A'] } as const;

describe('the notices about single funds', () => {
  it('[TRADE-140, OPEN-36] stop the trading of listed funds on the day of the pause alone', () => {
    const days = ['2022-02-27', '2022-02-28', '2022-03-01', '2026-11-27'];
    expect(days.map((day) => isPausedByNotice(listed, 'A', day))).toEqual([false, true, false, false]);
    expect(isPausedByNotice(listed, 'B', '2022-02-28')).toBe(false);
    expect(isPausedByNotice({ merged: ['A'] }, 'A', '2023-12-14')).toBe(false);
  });

  it('[TRADE-137, TRADE-140..143, OPEN-36] the notices of a fund are told on an order while they are in force, and in the archive once they are past', () => {
    const line = { fundCode: 'A', isSwitchedOut: false };
    expect(currentNotices(listed, line, '2022-02-28')).toEqual(['paused', 'cost-split']);
    expect(currentNotices(listed, { ...line, isSwitchedOut: true }, '2026-11-27')).toEqual([
      'cost-split',
      'priced-later',
    ]);
    expect(pastNotices(listed, 'A', '2022-02-28')).toEqual([]);
    expect(pastNotices(listed, 'A', '2023-12-14')).toEqual(['paused']);
    expect(pastNotices(listed, 'A', '2026-11-27')).toEqual(['paused', 'merged']);
    expect([
      currentNotices(listed, { ...line, fundCode: 'B' }, '2022-02-28'),
      pastNotices({}, 'A', '2026-11-27'),
    ]).toEqual([[], []]);
  });
});
