/** The days of a week by their number, Sunday first. */
export const weekdays = [0, 1, 2, 3, 4, 5, 6] as const;

/** The number of a date's day of the week. */
export const weekdayOf = (date: string): (typeof weekdays)[number] =>
  weekdays.find((day) => day === new Date(date).getUTCDay()) ?? 0;
