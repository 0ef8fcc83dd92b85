import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isBusinessDay } from '../../../domain/calendar/calendar';
import { newPinDueBy } from '../../../domain/credentials/reset/new-pin';

const calendar = { holidays: new Set(['2026-12-25', '2026-12-26']) };

describe('a new PIN', () => {
  it.each([
    ['2026-11-16', '2026-11-19'],
    ['2026-11-20', '2026-11-25'],
    ['2026-11-21', '2026-11-25'],
    ['2026-12-23', '2026-12-29'],
  ])('[AUTH-45, CONST-14] asked for on %s is sent by %s, the third business day', (asked, due) => {
    expect(newPinDueBy(asked, calendar)).toBe(due);
  });

  it('[AUTH-45] a new PIN is due on a business day after the day it is asked for on', () => {
    const days = fc.date({ min: new Date('2026-01-01'), max: new Date('2026-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(days, (day) => {
        const asked = day.toISOString().slice(0, 10);
        const due = newPinDueBy(asked, calendar);
        expect(due > asked && isBusinessDay(due, calendar)).toBe(true);
      }),
    );
  });
});
