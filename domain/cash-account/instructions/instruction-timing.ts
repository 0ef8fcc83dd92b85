import { type Calendar, isBusinessDay } from '../../calendar/calendar';
import { effectiveDate } from '../../calendar/effective-date';
import { hongKongTime, hoursInMilliseconds, timeOfDay } from '../../calendar/hong-kong-time';
import { isCashAccountServiceHour } from '../../calendar/service-hours';
import type { CashInstructionType } from './cash-instruction';
import { expectedFinish } from '../expected-finish';

/** When an instruction counts that is given at some instant, by when it is expected to be done, and why it doesn't count at once. */
export type InstructionTiming = {
  /** The business day that it counts for. */
  readonly countsFor: string;
  readonly expectedFinish: string;
  /** Undefined within the service hours. */
  readonly note?: 'before-hours' | 'after-hours' | 'closed-day' | undefined;
};

/** The day that a top-up or withdrawal given at an instant counts for, and why: before 9:00 of a business day that same day, after 17:00 or on any other day the next one; undefined where no day can be told [VCA-29..31, OPEN-66, OPEN-67]. */
export function instructionTiming(
  type: CashInstructionType,
  at: string,
  calendar: Calendar,
): InstructionTiming | undefined {
  const time = hongKongTime(at);
  const countsFor = effectiveDate(at, 'cash-account', calendar);
  const finish = expectedFinish(type, countsFor, calendar);
  if (time === undefined || !finish) return undefined;
  const note = () => {
    if (isCashAccountServiceHour(at, calendar)) return undefined;
    if (!isBusinessDay(time.toFormat('yyyy-MM-dd'), calendar)) return 'closed-day';
    return timeOfDay(time) < hoursInMilliseconds(9) ? 'before-hours' : 'after-hours';
  };
  return { countsFor, expectedFinish: finish, note: note() };
}
