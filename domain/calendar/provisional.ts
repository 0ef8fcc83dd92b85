import { type Calendar, isBeyondCalendar } from './calendar';
import { hongKongDay } from './hong-kong-time';
import { isIsoDate } from './iso-text';

/**
 * Returns true if a date, or an instant by its day in Hong Kong, lies in a year without an official calendar: it is
 * then called provisional, and never promised [OPEN-32].
 */
export function isProvisional(at: string, calendar: Calendar): boolean {
  const day = isIsoDate(at) ? at : hongKongDay(at);
  return day !== undefined && isBeyondCalendar(day, calendar);
}
