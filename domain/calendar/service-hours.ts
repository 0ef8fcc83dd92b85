import { isBusinessDay, type Calendar } from './calendar';
import { hongKongTime, hoursInMilliseconds, timeOfDay } from './hong-kong-time';

/**
 * Returns true if the Cash Account is served at an instant: 9:00 to 17:00 inclusive on a business day, Hong Kong time
 * [VCA-28, VCA-29, OPEN-67].
 */
export function isCashAccountServiceHour(at: string, calendar: Calendar): boolean {
  const time = hongKongTime(at);
  if (time === undefined || !isBusinessDay(time.toFormat('yyyy-MM-dd'), calendar)) return false;
  return timeOfDay(time) >= hoursInMilliseconds(9) && timeOfDay(time) <= hoursInMilliseconds(17);
}
