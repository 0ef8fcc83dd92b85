import { addBusinessDays, type Calendar } from '../../calendar/calendar';
import type { Allowance } from '../../clients/allowance';

const businessDays = 3;

/** By which day a new PIN is sent that is asked for on a day: within 3 business days [AUTH-45, CONST-14]. */
export const newPinDueBy = (askedOn: string, calendar: Calendar): string =>
  addBusinessDays(askedOn, businessDays, calendar);

/** How often a client may ask for new PINs, or for one to be sent again: 3 times in 24 hours, over both PINs [ERR-56]. */
export const newPinAllowance: Allowance = { times: 3, within: 24 * 60 * 60 * 1000 };
