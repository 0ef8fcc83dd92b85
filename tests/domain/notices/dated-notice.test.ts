import { describe, expect, it } from 'vitest';
import { isNoticeInForce, isNoticePast } from '../../../domain/notices/dated-notice';

const at = (notice: { from?: string; to?: string }, day: string) => [
  isNoticeInForce(notice, day),
  isNoticePast(notice, day),
];

describe('a dated notice', () => {
  it('[OPEN-36] a dated notice of one day is in force on that day alone, and past from the next', () => {
    const notice = { from: '2022-02-28' };
    expect(['2022-02-27', '2022-02-28', '2022-03-01'].map((day) => at(notice, day))).toEqual([
      [false, false],
      [true, false],
      [false, true],
    ]);
  });

  it('[OPEN-36] a dated notice with an end is in force up to it, the first and the last day among them', () => {
    const notice = { from: '2024-08-12', to: '2024-08-23' };
    expect(['2024-08-11', '2024-08-12', '2024-08-23', '2024-08-24'].map((day) => at(notice, day))).toEqual([
      [false, false],
      [true, false],
      [true, false],
      [false, true],
    ]);
  });

  it('[OPEN-36] a dated notice without a day is always in force and never past', () => {
    expect(at({}, '2026-11-27')).toEqual([true, false]);
  });
});
