import { expect, it } from 'vitest';
import { daysAfter } from '../../../domain/calendar/days-after';

it('[R14] an instant some days after another is as many times 24 hours later, and of none there is none', () => {
  expect(daysAfter('2026-03-04T10:00:00+08:00', 3)).toBe('2026-03-07T02:00:00.000Z');
  expect(daysAfter('soon', 3)).toBeUndefined();
});
