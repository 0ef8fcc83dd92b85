const datePattern = /^(\d{4})-(\d{2})-(\d{2})$/;
const instantPattern =
  /^\d{4}-\d{2}-\d{2}T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,9})?)?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/;
const fraction = /\.\d+/;

/** Returns true if a text is a real day of the calendar, written `YYYY-MM-DD`. */
export function isIsoDate(text: string): boolean {
  const match = typeof text === 'string' ? datePattern.exec(text) : null;
  if (match === null) return false;
  const [year = 0, month = 0, day = 0] = match.slice(1).map(Number);
  return year >= 1 && month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);
}

/** The milliseconds since 1970 of an instant, ISO text with offset or `Z`; undefined for any other text. */
export function parseInstant(text: string): number | undefined {
  if (typeof text !== 'string' || !instantPattern.test(text) || !isIsoDate(text.slice(0, 10))) return undefined;
  // The platform's format has three decimals; those beyond are dropped.
  return Date.parse(text.replace(fraction, (digits) => digits.padEnd(4, '0').slice(0, 4)));
}

function daysInMonth(year: number, month: number): number {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}
