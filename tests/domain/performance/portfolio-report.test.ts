import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../../domain/calendar/calendar';
import {
  gainOnPayments,
  leavesMoneyOut,
  noShownReturn,
  type PortfolioReport,
  type ReportedFlow,
  shownMoneyWeightedReturn,
} from '../../../domain/performance/portfolio-report';
import { type Decimal, negate, scaled, toText } from '../../../domain/money/decimal';
import { daysAtWork, hasAllLeft } from '../../../domain/performance/days-at-work';
import { moneyWeightedReturn } from '../../../domain/performance/money-weighted-return';
import { evenDays } from '../../../domain/performance/value-line';
import { decimal } from '../../builders/decimal';

type ReportPart = Pick<PortfolioReport, 'worth' | 'points'>;

/** A fund bought for 50,000 beside 100,000 in cash; the value of all at the end of today, where it is known. */
function aReport(value: string | undefined, unvalued: number): ReportPart {
  const worth: ReportPart['worth'] = {
    total: decimal('100000'),
    funds: decimal('0'),
    cash: decimal('100000'),
    inTransit: decimal('0'),
    ordersInTransit: [],
    openOrders: 0,
    unvalued,
  };
  return {
    worth,
    points: [{ date: '2026-11-18', value: value === undefined ? undefined : decimal(value), putIn: decimal('150000') }],
  };
}

describe('the gain on the money put in', () => {
  it('[PORT-46] is what the money here is worth beyond what was put in', () => {
    expect(gainOnPayments(aReport('151000', 0))).toEqual(decimal('1000'));
  });

  it('[PORT-46, OPEN-65] is not known while a fund has no price: what was paid for it is no loss', () => {
    expect(gainOnPayments(aReport(undefined, 1))).toBeUndefined();
    expect(gainOnPayments(aReport('100000', 1))).toBeUndefined();
  });

  it('[PORT-46, OPEN-65] is not known while the rate of some cash is missing, nor where nothing was ever put in', () => {
    expect(gainOnPayments(aReport(undefined, 0))).toBeUndefined();
    expect(gainOnPayments({ ...aReport('1', 0), points: [] })).toBeUndefined();
  });
});

it('[PORT-46, OPEN-65] money is left out where today’s value isn’t known though every fund has one, and nothing is where it is known or there is none', () => {
  const is = [aReport(undefined, 0), aReport(undefined, 1), aReport('1', 0), { ...aReport('1', 0), points: [] }].map(
    leavesMoneyOut,
  );
  expect(is).toEqual([true, false, false, false]);
});

describe('the money-weighted return that is shown', () => {
  const over = (first: string, last: string, percent = '12.6825') => {
    const points = [first, last].map((date) => ({ date, value: undefined, putIn: undefined }));
    return shownOf({ points, payments: [], moneyWeightedReturn: decimal(percent) });
  };

  it('[PORT-46] is the yearly rate of a year and more', () => {
    expect(over('2025-11-18', '2026-11-18')).toEqual([true, '12.6825']);
    expect(over('2020-11-18', '2026-11-18')).toEqual([true, '12.6825']);
  });

  it('[PORT-46] is what a shorter period itself brought: a month of 12.68 % a year brought one per cent', () => {
    expect(over('2026-10-18', '2026-11-18')).toEqual([false, '1.0193']);
    expect(over('2025-11-19', '2026-11-18')).toEqual([false, '12.6456']);
    expect(over('2026-11-18', '2026-11-18')).toEqual([false, '0.0000']);
    expect(over('2026-10-18', '2026-11-18', '-99.9900')).toEqual([false, '-54.2623']);
  });

  it('[PORT-46] is none where there is none', () => {
    expect(shownOf({ points: [], payments: [], moneyWeightedReturn: undefined })).toBeUndefined();
    expect(shownOf({ points: [], payments: [], moneyWeightedReturn: decimal('5') })).toBeUndefined();
  });

  const emptyAt = (date: string) => ({ date, value: decimal('0'), putIn: decimal('0') });
  const paidOn = (date: string, first?: string): ReportedFlow => ({ date, first, amount: decimal('10000') });

  it('[PORT-46] is what the first days of a client brought: a gain of one per cent by the day after the purchase is one per cent', () => {
    const flows = [
      { date: '2026-11-17', amount: decimal('10000') },
      { date: '2026-11-18', amount: decimal('-10100') },
    ];
    const found = moneyWeightedReturn(flows);
    expect(found.kind).toBe('rate');
    const points = [emptyAt('2026-11-16'), { date: '2026-11-18', value: decimal('10100'), putIn: decimal('10000') }];
    const yearly = found.kind === 'rate' ? found.percent : undefined;
    expect(shownOf({ points, payments: [paidOn('2026-11-17')], moneyWeightedReturn: yearly })).toEqual([
      false,
      '1.0000',
    ]);
  });

  it('[PORT-46] is no yearly rate while the money of a period of a year came in some days ago, and is from the first payment on', () => {
    const points = [emptyAt('2025-11-18'), { ...emptyAt('2026-11-18'), value: decimal('10100') }];
    const percent = decimal('12.6825');
    const after = (...payments: readonly ReportedFlow[]) =>
      shownOf({ points, payments, moneyWeightedReturn: percent })?.[0];
    expect(after(paidOn('2026-11-11'))).toBe(false);
    // Several days told together begin with their first.
    expect(after(paidOn('2026-11-11', '2025-11-18'))).toBe(true);
    const opened = [{ ...emptyAt('2025-11-18'), value: decimal('500') }, emptyAt('2026-11-18')];
    expect(shownOf({ points: opened, payments: [paidOn('2026-11-11')], moneyWeightedReturn: percent })?.[0]).toBe(true);
  });

  it('[PORT-46] is the growth over the days of any two flows, whatever yearly rate that is', () => {
    fc.assert(
      fc.property(fc.integer({ min: 30, max: 364 }), fc.integer({ min: 60, max: 160 }), (days, grown) => {
        const last = addDays('2025-11-18', days);
        const closing = scaled(BigInt(grown) * 10_000n, 2);
        const found = moneyWeightedReturn([
          { date: '2025-11-18', amount: decimal('10000') },
          { date: last, amount: negate(closing) },
        ]);
        if (found.kind !== 'rate') return;
        const points = [emptyAt('2025-11-17'), { date: last, value: closing, putIn: decimal('10000') }];
        const shown = shownMoneyWeightedReturn({
          points,
          payments: [paidOn('2025-11-18')],
          moneyWeightedReturn: found.percent,
        });
        expect(Number(toText(shown?.percent ?? decimal('0')))).toBeCloseTo(grown - 100, 2);
      }),
    );
  });

  it('[PORT-46] stays as it was on the day on which all money left, after any number of days of nothing', () => {
    fc.assert(
      fc.property(stays, fc.nat({ max: 4_000 }), (stay, idle) => {
        const onLeaving = reportOn([stay], stay.left);
        const later = reportOn([stay], addDays(stay.left, idle));
        expect(daysAtWork(later)).toBe(stay.days);
        expect(shownMoneyWeightedReturn(later)).toEqual(shownMoneyWeightedReturn(onLeaving));
        expect(noShownReturn(later)).toBe(noShownReturn(onLeaving));
      }),
    );
  });

  it('[PORT-46] counts the days with money of a client who left and came back, and of no others', () => {
    fc.assert(
      fc.property(
        stays,
        stays,
        fc.integer({ min: 1, max: 4_000 }),
        fc.nat({ max: 4_000 }),
        (one, other, away, idle) => {
          const back = addDays(one.left, away);
          const again: Stay = { ...other, came: back, left: addDays(back, other.days) };
          const end = addDays(again.left, idle);
          // A period of at most hundred points sees no emptiness between two of them; all other days are told apart.
          const counted = daysAtWork(reportOn([one, again], end));
          const isSeen = evenDays({ first: addDays(one.came, -1), last: end }, 100).some(
            (day) => day >= one.left && day < back,
          );
          expect(counted).toBe(one.days + again.days + (isSeen ? 0 : away));
        },
      ),
    );
  });

  it('[PORT-46] counts on while money is here that has become worthless, or whose price isn’t known', () => {
    const came = { date: '2026-01-02', value: decimal('10000'), putIn: decimal('10000') };
    for (const value of [decimal('0'), undefined]) {
      const dates = {
        points: [emptyAt('2026-01-01'), came, { ...came, date: '2026-11-18', value }],
        payments: [paidOn('2026-01-02')],
      };
      expect(daysAtWork(dates)).toBe(320);
      expect(hasAllLeft(dates)).toBe(false);
    }
  });

  it('[PORT-46] takes the points for the days that payments told together hide', () => {
    const at = (date: string, value: string) => ({ date, value: decimal(value), putIn: undefined });
    const points = [
      at('2026-01-01', '0'),
      at('2026-02-01', '100'),
      at('2026-03-01', '0'),
      at('2026-04-01', '100'),
      at('2026-05-01', '0'),
    ];
    // Proceeds of January to April and purchases of January to April, each in one line.
    const payments = [
      { first: '2026-01-02', date: '2026-04-03', amount: decimal('500') },
      { first: '2026-01-03', date: '2026-04-04', amount: decimal('-500') },
    ];
    // Nothing on 1 January, from 1 February to 1 April at the longest, and from 4 April on.
    expect(daysAtWork({ points, payments })).toBe(120 - 1 - 59 - 27);
  });

  it('[PORT-46] has no reason that it is too early once all money has left', () => {
    const left = { ...paidOn('2026-11-12'), amount: decimal('-10000') };
    const dates = { points: [emptyAt('2026-11-10'), emptyAt('2026-11-18')], payments: [paidOn('2026-11-11'), left] };
    expect(noShownReturn({ ...dates, noMoneyWeightedReturn: 'none' })).toBe('none');
    const again = {
      points: [emptyAt('2026-11-10'), { ...emptyAt('2026-11-18'), value: decimal('10000') }],
      payments: [...dates.payments, paidOn('2026-11-18')],
    };
    expect(noShownReturn({ ...again, noMoneyWeightedReturn: 'none' })).toBe('too-early');
  });

  it('[PORT-46] has another reason in the first days, of which no rate says anything yet, than later', () => {
    const reason = (first: string, date: string, value = '0') =>
      noShownReturn({
        points: [{ ...emptyAt(first), value: decimal(value) }, emptyAt('2026-11-18')],
        payments: [paidOn(date)],
        noMoneyWeightedReturn: 'none',
      });
    expect(reason('2026-11-17', '2026-11-18')).toBe('too-early');
    expect(reason('2026-10-19', '2026-10-20')).toBe('too-early');
    expect(reason('2026-10-18', '2026-10-19')).toBe('none');
    expect(reason('2026-11-17', '2026-11-18', '1')).toBe('none');
    const ofMany = { points: [emptyAt('2026-11-17')], payments: [paidOn('2026-11-18')] };
    expect(noShownReturn({ ...ofMany, noMoneyWeightedReturn: 'ambiguous' })).toBe('ambiguous');
    expect(noShownReturn({ ...ofMany, noMoneyWeightedReturn: undefined })).toBeUndefined();
  });
});

/** The return that is shown, as text, and whether it is a year's. */
function shownOf(basis: Parameters<typeof shownMoneyWeightedReturn>[0]): readonly [boolean, string] | undefined {
  const shown = shownMoneyWeightedReturn(basis);
  return shown && [shown.isYearly, toText(shown.percent)];
}

/** Money that came on a day and all of which left, grown to so many percent, a number of days later. */
type Stay = { readonly came: string; readonly left: string; readonly days: number; readonly percent: number };

const stays: fc.Arbitrary<Stay> = fc
  .record({ days: fc.integer({ min: 1, max: 800 }), percent: fc.integer({ min: 60, max: 160 }) })
  .map(({ days, percent }) => ({ came: '2016-03-01', left: addDays('2016-03-01', days), days, percent }));

/** Returns the report on a day of a client whose money came and left, one time after the other, as a server counts it. */
function reportOn(all: readonly Stay[], last: string) {
  const amountOf = ({ percent }: Stay) => scaled(-BigInt(percent) * 10_000n, 2);
  const payments: readonly { readonly date: string; readonly amount: Decimal }[] = all.flatMap((stay) => [
    { date: stay.came, amount: decimal('10000') },
    { date: stay.left, amount: amountOf(stay) },
  ]);
  const first = addDays(all[0]?.came ?? last, -1);
  const points = evenDays({ first, last }, 100).map((date) => {
    const isHere = all.some(({ came, left }) => date >= came && date < left);
    return { date, value: decimal(isHere ? '10000' : '0'), putIn: undefined };
  });
  const found = moneyWeightedReturn(payments);
  return {
    points,
    payments,
    moneyWeightedReturn: found.kind === 'rate' ? found.percent : undefined,
    noMoneyWeightedReturn: found.kind === 'rate' ? undefined : found.kind,
  };
}
