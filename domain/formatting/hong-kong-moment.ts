import { isIsoDate, parseInstant } from '../calendar/iso-text';

/** The parts of a date and time on Hong Kong's clocks, as two digits (the year as four). */
export type HongKongMoment = Readonly<Record<'year' | 'month' | 'day' | 'hour' | 'minute', string>>;

let clock: Intl.DateTimeFormat | undefined;

/**
 * Returns the date and time of Hong Kong's clocks at an instant, or midnight of a plain date; undefined for any other
 * text [FMT-05].
 */
export function hongKongMoment(text: string): HongKongMoment | undefined {
  if (isIsoDate(text)) {
    return { year: text.slice(0, 4), month: text.slice(5, 7), day: text.slice(8), hour: '00', minute: '00' };
  }
  const instant = parseInstant(text);
  if (instant === undefined) return undefined;
  clock ??= new Intl.DateTimeFormat('en-US', {
    timeZone: 'Asia/Hong_Kong',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const moment = { year: '', month: '', day: '', hour: '', minute: '' };
  for (const { type, value } of clock.formatToParts(instant)) {
    if (type in moment) Object.assign(moment, { [type]: value.padStart(type === 'year' ? 4 : 2, '0') });
  }
  return moment;
}
