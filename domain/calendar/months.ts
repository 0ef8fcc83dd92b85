/** A month of the calendar, YYYY-MM. */
export type Month = string;

/** Returns the month of a date. */
export const monthOf = (date: string): Month => date.slice(0, 7);

/** Returns the month so many months after another, before it for a number below zero. */
export function addMonths(month: Month, months: number): Month {
  const count = Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1 + months;
  return `${String(Math.floor(count / 12)).padStart(4, '0')}-${String((count % 12) + 1).padStart(2, '0')}`;
}

/** Returns the number of months between two months. */
export const monthsBetween = (from: Month, to: Month): number =>
  (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 + Number(to.slice(5, 7)) - Number(from.slice(5, 7));
