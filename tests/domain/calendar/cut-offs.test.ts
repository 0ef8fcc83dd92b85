import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isBusinessDay, nextBusinessDay, type Calendar } from '../../../domain/calendar/calendar';
import { deductionTime, deductionTimeOfDay } from '../../../domain/calendar/deduction-time';
import { eListLinkExpiresAt } from '../../../domain/calendar/e-list-link';
import { effectiveDate, type CutOff } from '../../../domain/calendar/effective-date';
import { isCashAccountServiceHour } from '../../../domain/calendar/service-hours';
import { arbitraryCalendars, closedAround, timesOfDay } from '../../arbitraries/calendar';
import { garbage, hostileRuns } from '../../arbitraries/garbage';
import { instants, isoDates } from '../../arbitraries/iso-date';

const open: Calendar = { holidays: new Set() };
const lastMoments: Readonly<Record<CutOff, string>> = { onshore: '16:00', offshore: '13:00', 'cash-account': '17:00' };
const cutOffs = fc.constantFrom<CutOff>('onshore', 'offshore', 'cash-account');
const sides = fc.constantFrom<'onshore' | 'offshore'>('onshore', 'offshore');

describe('a cut-off', () => {
  it.each<[CutOff, string, string]>([
    ['onshore', '15:59:59.999', '16:00:00.001'],
    ['offshore', '12:59:59.999', '13:00:00.001'],
    ['cash-account', '16:59:59.999', '17:00:00.001'],
  ])(
    '[R20, TRADE-90, TRADE-112, TRADE-113, VCA-30, OPEN-31] a cut-off of %s moves a leap day to March after it',
    (...row) => {
      const [cutOff, before, after] = row;
      const at = (time: string) => effectiveDate(`2028-02-29T${time}+08:00`, cutOff, open);
      expect([at(before), at(`${lastMoments[cutOff]}:00.000`), at(after)]).toEqual([
        '2028-02-29',
        '2028-02-29',
        '2028-03-01',
      ]);
    },
  );

  it('[R20, TRADE-90, TRADE-92, VCA-30, OPEN-31, OPEN-67] flips one millisecond after it, on business days alone', () => {
    fc.assert(
      fc.property(closedAround, cutOffs, ({ date, calendar }, cutOff) => {
        const at = (time: string) => effectiveDate(`${date}T${time}+08:00`, cutOff, calendar);
        const later = nextBusinessDay(date, calendar);
        expect(at(`${lastMoments[cutOff]}:00.000`)).toBe(isBusinessDay(date, calendar) ? date : later);
        expect(at(`${lastMoments[cutOff]}:00.001`)).toBe(later);
      }),
    );
  });

  it('[R20, TRADE-90] a cut-off doesn’t matter but for the order of the clock: all times up to it count alike, all later ones too', () => {
    fc.assert(
      fc.property(closedAround, timesOfDay, cutOffs, ({ date, calendar }, time, cutOff) => {
        const isInTime = time <= `${lastMoments[cutOff]}:00.000` && isBusinessDay(date, calendar);
        const expected = isInTime ? date : nextBusinessDay(date, calendar);
        expect(effectiveDate(`${date}T${time}+08:00`, cutOff, calendar)).toBe(expected);
      }),
    );
  });

  it('[OPEN-31] a cut-off of another name is none', () => {
    for (const name of ['', 'Onshore', '__proto__', 'constructor', 'toString'])
      // @ts-expect-error -- a server may name a side that isn't one
      expect(effectiveDate('2026-02-11T10:00:00+08:00', name, open)).toBe('');
  });
});

describe('24:00', () => {
  it('[R20, TRADE-93, OPEN-33] 24:00 of a leap day is the start of March, and of December the start of a year', () => {
    expect(eListLinkExpiresAt('2028-02-29T23:59:59.999+08:00')).toBe('2028-03-01T00:00:00+08:00');
    expect(eListLinkExpiresAt('2028-02-28T15:59:59.999Z')).toBe('2028-02-29T00:00:00+08:00');
    expect(eListLinkExpiresAt('2027-12-31T08:00:00+08:00')).toBe('2028-01-01T00:00:00+08:00');
  });

  it('[R20, OPEN-33] 24:00 isn’t written as an hour of its day', () => {
    expect(eListLinkExpiresAt('2028-02-29T24:00:00+08:00')).toBe('');
    expect(effectiveDate('2028-02-29T24:00:00+08:00', 'onshore', open)).toBe('');
    expect(isCashAccountServiceHour('2028-02-29T24:00:00+08:00', open)).toBe(false);
  });
});

describe('the deduction time', () => {
  it('[TRADE-114] the deduction time of an offshore order is 13:00 on its valid date', () => {
    expect(deductionTime('offshore', '2026-02-11')).toBe('2026-02-11T13:00:00+08:00');
  });

  it('[TRADE-115] the deduction time of an onshore order is 16:00 on its valid date', () => {
    expect(deductionTime('onshore', '2028-02-29')).toBe('2028-02-29T16:00:00+08:00');
  });

  it('[VCA-28, VCA-30] the deduction time of an order in Hong Kong is 17:00 on its valid date, when the service hours end', () => {
    expect(deductionTime('cash-account', '2026-02-11')).toBe('2026-02-11T17:00:00+08:00');
  });

  it('[TRADE-114, TRADE-115, VCA-28] the deduction time is never before the order was sent, and is a last moment for others', () => {
    fc.assert(
      fc.property(instants, arbitraryCalendars, cutOffs, (sentAt, calendar, side) => {
        const validDate = effectiveDate(sentAt, side, calendar);
        const time = deductionTime(side, validDate);
        expect(Date.parse(time)).toBeGreaterThanOrEqual(Date.parse(sentAt));
        expect(effectiveDate(time, side, calendar)).toBe(validDate);
      }),
    );
  });

  it('[TRADE-114, TRADE-115, VCA-28] the deduction time is said as a time of the day', () => {
    expect((['onshore', 'offshore', 'cash-account'] as const).map(deductionTimeOfDay)).toEqual([
      '16:00',
      '13:00',
      '17:00',
    ]);
    // @ts-expect-error -- a server may name a side that isn't one
    expect(deductionTimeOfDay('CASH-ACCOUNT')).toBe('');
  });

  it('[TRADE-114, TRADE-115] the deduction time of no date or no side is none', () => {
    for (const date of ['', '2026-02-30', '2026-02-11T10:00:00Z', '２０２６-02-11'])
      expect(deductionTime('onshore', date)).toBe('');
    for (const side of ['', 'CASH-ACCOUNT', '__proto__'])
      // @ts-expect-error -- a server may name a side that isn't one
      expect(deductionTime(side, '2026-02-11')).toBe('');
    fc.assert(
      fc.property(garbage, sides, (text, side) => {
        if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) expect(deductionTime(side, text)).toBe('');
      }),
      { numRuns: hostileRuns },
    );
  });

  it('[TRADE-114, TRADE-115] the deduction time is earlier for an earlier date', () => {
    fc.assert(
      fc.property(isoDates, isoDates, sides, (one, other, side) => {
        const order = Math.sign(Date.parse(deductionTime(side, one)) - Date.parse(deductionTime(side, other)));
        expect(order).toBe(Math.sign(Date.parse(one) - Date.parse(other)));
      }),
    );
  });
});

describe('values of another kind', () => {
  it.each([[undefined], [42], [['2026-02-11']], [Symbol('2026-02-11')], [{ length: 10 }]])(
    'values of another kind are no dates: %j',
    (value) => {
      // @ts-expect-error -- what comes from outside may be of any kind
      const date: string = value;
      expect([nextBusinessDay(date, open), deductionTime('onshore', date), eListLinkExpiresAt(date)]).toEqual([
        '',
        '',
        '',
      ]);
      expect([isBusinessDay(date, open), isCashAccountServiceHour(date, open)]).toEqual([false, false]);
      expect(effectiveDate(date, 'onshore', open)).toBe('');
    },
  );
});
