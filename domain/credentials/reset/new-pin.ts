import { addBusinessDays, type Calendar } from '../../calendar/calendar';
import { dayLength } from '../../calendar/day-length';
import type { Allowance } from '../../clients/allowance';

const businessDays = 3;

/**
 * Returns the day by which a new PIN is sent that is requested on a day: within 3 business days [AUTH-45, CONST-14].
 */
export const newPinDueBy = (askedOn: string, calendar: Calendar): string =>
  addBusinessDays(askedOn, businessDays, calendar);

/** The number of new PINs, repeats included, that a client may request: 3 in 24 hours, over both PINs [ERR-56]. */
export const newPinAllowance: Allowance = { times: 3, within: dayLength };
