import type { Calendar } from '../calendar/calendar';
import { parseInstant } from '../calendar/iso-text';
import { isCashAccountServiceHour } from '../calendar/service-hours';

/** The services of the Cash Account. */
export type CashService = 'top-up' | 'withdrawal' | 'lump-sum-subscription';

/**
 * Returns true if a service is within its hours at an instant: top-up at any hour [VCA-31], the others in the service
 * hours [VCA-28, VCA-29]. An instruction outside them is accepted with a note [OPEN-67].
 */
export function isCashServiceHour(service: CashService, at: string, calendar: Calendar): boolean {
  return service === 'top-up' ? parseInstant(at) !== undefined : isCashAccountServiceHour(at, calendar);
}
