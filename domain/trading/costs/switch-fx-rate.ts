import { isIsoDate } from '../../calendar/iso-text';

/** The first order date whose offshore switches are converted at the next day's rate [TRADE-136]. */
export const nextDayRateFrom = '2025-05-25';

/** The day whose rate converts an offshore switch: its own up to 2025-05-24, since then the next, also when the date can't be read [TRADE-135, TRADE-136]. */
export const switchFxRate = (orderDate: string): 'T' | 'T+1' =>
  isIsoDate(orderDate) && orderDate < nextDayRateFrom ? 'T' : 'T+1';
