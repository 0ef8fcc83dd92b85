import { addDays } from '../calendar/calendar';
import { isIsoDate } from '../calendar/iso-text';

/** A day to remember, as an entry of a calendar: all day long, since a date of the market is one wherever it is read. */
export type CalendarDay = {
  /** Names the entry for good, so that a calendar that has it takes no second one. */
  readonly id: string;
  readonly date: string;
  readonly title: string;
  readonly text: string;
};

/** Returns an iCalendar file of days, made at an instant; days that are no dates are left out [ORDQ-05]. */
export function calendarFile(days: readonly CalendarDay[], madeAt: string): string {
  const stamp = `${madeAt.slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Fund Portal//Orders//EN',
    'METHOD:PUBLISH',
    ...days.flatMap((day) => entryOf(day, stamp)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function entryOf({ id, date, title, text }: CalendarDay, stamp: string): readonly string[] {
  if (!isIsoDate(date)) return [];
  return [
    'BEGIN:VEVENT',
    `UID:${escaped(id)}`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${date.replaceAll('-', '')}`,
    `DTEND;VALUE=DATE:${addDays(date, 1).replaceAll('-', '')}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(text)}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}

/** Text as a value of a line; half a character, which has no bytes, becomes the sign for one that is missing. */
const escaped = (text: string): string =>
  text
    .replaceAll(/\p{Surrogate}/gu, '\uFFFD')
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll(/\r\n|\r|\n/g, String.raw`\n`);

const longest = 75;

/** A line broken into such of at most 75 bytes, never within a character; all but the first begin with a blank. */
function folded(line: string): string {
  let text = '';
  let bytes = 0;
  for (const character of line) {
    const size = bytesOf(character);
    if (bytes + size > longest) {
      text += '\r\n ';
      bytes = 1;
    }
    text += character;
    bytes += size;
  }
  return text;
}

/** Returns the bytes that a character takes in UTF-8. */
function bytesOf(character: string): number {
  if (character.length === 2) return 4;
  if (character < '\u0080') return 1;
  return character < '\u0800' ? 2 : 3;
}
