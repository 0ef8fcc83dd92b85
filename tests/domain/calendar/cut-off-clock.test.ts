import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutOffClock } from '../../../domain/calendar/cut-off-clock';
import { effectiveDate } from '../../../domain/calendar/effective-date';
import { closedAround, timesOfDay } from '../../arbitraries/calendar';

/** Friday is open, Monday is a holiday, and Tuesday the market is closed. */
const calendar = { holidays: new Set(['2026-11-23']), closures: new Set(['2026-11-24']) };
const at = (time: string, side: 'onshore' | 'offshore' = 'onshore') =>
  cutOffClock(`2026-11-${time}+08:00`, side, calendar);

describe('the cut-off of an order', () => {
  it('[TRADE-112, TRADE-113, TRADE-114, TRADE-115] the cut-off of an order is that of its fund’s side, today until it has passed', () => {
    expect(at('20T10:00:00')).toEqual({
      dealingDate: '2026-11-20',
      until: '2026-11-20T16:00:00+08:00',
      nextDate: '2026-11-25',
    });
    expect(at('20T10:00:00', 'offshore')?.until).toBe('2026-11-20T13:00:00+08:00');
    expect(at('20T16:00:00.000')?.rolled).toBeUndefined();
  });

  it('[TRADE-90, TRADE-91, TRADE-92] says why its date rolls: the cut-off has passed, or today isn’t a dealing day', () => {
    expect(at('20T16:00:00.001')).toEqual({
      dealingDate: '2026-11-25',
      until: '2026-11-25T16:00:00+08:00',
      nextDate: '2026-11-26',
      rolled: 'after-cut-off',
    });
    for (const day of ['21', '22', '23', '24'])
      expect(at(`${day}T09:00:00`)).toMatchObject({ dealingDate: '2026-11-25', rolled: 'no-dealing-day' });
  });

  it('the cut-off of an order is none for what is no instant, and where no dealing day comes', () => {
    expect(cutOffClock('2026-11-20', 'onshore', calendar)).toBeUndefined();
    expect(cutOffClock('9999-12-31T18:00:00+08:00', 'onshore', calendar)).toBeUndefined();
  });

  it('[TRADE-90, TRADE-92, OPEN-31] still counts for its date at its last instant, and for the next one right after', () => {
    fc.assert(
      fc.property(
        closedAround,
        timesOfDay,
        fc.constantFrom('onshore', 'offshore'),
        ({ date, calendar: some }, time, side) => {
          const clock = cutOffClock(`${date}T${time}+08:00`, side, some);
          if (clock === undefined) return;
          expect(effectiveDate(clock.until, side, some)).toBe(clock.dealingDate);
          const after = new Date(Date.parse(clock.until) + 1).toISOString();
          expect(effectiveDate(after, side, some)).toBe(clock.nextDate);
          expect(clock.rolled === undefined).toBe(clock.dealingDate === date);
        },
      ),
    );
  });
});
