import type { Language } from '../language';
import { hongKongMoment, type HongKongMoment } from './hong-kong-moment';

/** The parts of a date that are shown: the day, the day in figures, the month, the day with its time, or the time alone. */
export type DateForm = 'medium' | 'numeric' | 'month-year' | 'date-time' | 'time';

const monthNames = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** A date, or an instant as Hong Kong sees it [FMT-05], in the language's form [FMT-06..09, OPEN-83]; not a date gives ''. */
export function formatDate(value: string | undefined, language: Language, form: DateForm = 'medium'): string {
  const moment = value === undefined ? undefined : hongKongMoment(value);
  if (moment === undefined) return '';
  if (form === 'time') return `${moment.hour}:${moment.minute}`;
  return language === 'en_US' ? english(moment, form) : chinese(moment, form);
}

function english(moment: HongKongMoment, form: DateForm): string {
  const { year, month, day, hour, minute } = moment;
  if (form === 'numeric') return `${day}/${month}/${year}`;
  const monthAndYear = `${monthNames[Number(month) - 1]} ${year}`;
  if (form === 'month-year') return monthAndYear;
  return form === 'medium' ? `${day} ${monthAndYear}` : `${day} ${monthAndYear} ${hour}:${minute}`;
}

function chinese({ year, month, day, hour, minute }: HongKongMoment, form: DateForm): string {
  if (form === 'month-year') return `${year}/${month}`;
  return form === 'date-time' ? `${year}/${month}/${day} ${hour}:${minute}` : `${year}/${month}/${day}`;
}
