import { addDays } from '../../calendar/calendar';
import { addMonths, type Month } from '../../calendar/months';

/** A day of a month as a date, or the last day of a shorter month. */
export function dateIn(month: Month, day: number): string {
  const requested = addDays(`${month}-01`, day - 1);
  const last = addDays(`${addMonths(month, 1)}-01`, -1);
  return requested < last ? requested : last;
}
