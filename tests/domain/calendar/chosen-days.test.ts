import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../../domain/calendar/calendar';
import { isWithinDays } from '../../../domain/calendar/chosen-days';
import { hongKongDayAt } from '../../../domain/calendar/hong-kong-time';

const days = fc.integer({ min: 0, max: 20_000 }).map((count) => addDays('1990-01-01', count));
const instants = fc.integer({ min: Date.parse('1989-12-01T00:00Z'), max: Date.parse('2045-01-01T00:00Z') });

describe('the days that are chosen', () => {
  it('[ORDQ-08, VCA-07, VCA-23] an instant lies within chosen days where its day in Hong Kong does, whichever of them are left out', () => {
    fc.assert(
      fc.property(fc.option(days), fc.option(days), instants, (first, last, instant) => {
        const day = hongKongDayAt(instant);
        const isIn = isWithinDays({ from: first ?? undefined, to: last ?? undefined });
        expect(isIn(instant)).toBe(day >= (first ?? day) && day <= (last ?? day));
      }),
    );
    const oneDay = isWithinDays({ from: '2026-03-04', to: '2026-03-04' });
    const at = (text: string) => oneDay(Date.parse(text));
    expect([at('2026-03-03T15:59:59.999Z'), at('2026-03-03T16:00Z')]).toEqual([false, true]);
    expect([at('2026-03-04T15:59:59.999Z'), at('2026-03-04T16:00Z')]).toEqual([true, false]);
  });

  it('[ORDQ-08, VCA-07] a text that is no date leaves nothing out, and what has no instant lies within no chosen day', () => {
    const isIn = isWithinDays({ from: '2026-02-30', to: 'soon' });
    expect([isIn(0), isIn(Number.NaN)]).toEqual([true, true]);
    expect(isWithinDays({ from: '2026-03-04' })(Number.NaN)).toBe(false);
    expect(isWithinDays({ to: '2026-03-04' })(Number.NaN)).toBe(false);
  });
});
