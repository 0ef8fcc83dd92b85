import { addDays } from '../../../domain/calendar/calendar';

const oneDay = 86_400_000;

/** The day so many days before another. */
export const daysBefore = (day: string, days: number): string => addDays(day, -days);

/** The weekdays of the `span` days before a day, oldest first; the day itself has no price yet. */
export function weekdaysBefore(day: string, span: number): readonly string[] {
  const days = Array.from({ length: span }, (_, index) => daysBefore(day, span - index));
  return days.filter((date) => ![0, 6].includes(new Date(date).getUTCDay()));
}

/** Returns the number of days between two days. */
export const daysBetween = (earlier: string, later: string): number =>
  (Date.parse(later) - Date.parse(earlier)) / oneDay;

/** The last weekdays of the `months` months before that of a day, oldest first. */
export function monthEndsBefore(day: string, months: number): readonly string[] {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return Array.from({ length: months }, (_, index) => {
    const firstOfNext = new Date(Date.UTC(year, month - months + index, 1)).toISOString().slice(0, 10);
    return weekdaysBefore(firstOfNext, 3).at(-1) ?? firstOfNext;
  });
}
