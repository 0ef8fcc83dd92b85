import { addDays } from '../../calendar/calendar';

/** The month of a date, as YYYY-MM. */
export const monthOf = (date: string): string => date.slice(0, 7);

/** The month so many months after another, before it for a number below zero. */
export function addMonths(month: string, months: number): string {
  const count = Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1 + months;
  return `${String(Math.floor(count / 12)).padStart(4, '0')}-${String((count % 12) + 1).padStart(2, '0')}`;
}

/** Returns the number of months between two months. */
export const monthsBetween = (from: string, to: string): number =>
  (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 + Number(to.slice(5, 7)) - Number(from.slice(5, 7));

/** A day of a month as a date, or the last day of a shorter month. */
export function dateIn(month: string, day: number): string {
  const requested = addDays(`${month}-01`, day - 1);
  const last = addDays(`${addMonths(month, 1)}-01`, -1);
  return requested < last ? requested : last;
}
