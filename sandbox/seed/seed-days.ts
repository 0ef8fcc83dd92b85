const oneDay = 86_400_000;

/** The day so many days before another. */
export function daysBefore(day: string, days: number): string {
  return new Date(Date.parse(day) - days * oneDay).toISOString().slice(0, 10);
}

/** The weekdays of the `span` days before a day, oldest first; the day itself has no price yet. */
export function weekdaysBefore(day: string, span: number): readonly string[] {
  const days = Array.from({ length: span }, (_, index) => daysBefore(day, span - index));
  return days.filter((date) => ![0, 6].includes(new Date(date).getUTCDay()));
}
