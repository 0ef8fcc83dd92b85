import { addDays, type Calendar, isBeyondCalendar, nextBusinessDay } from '../../calendar/calendar';
import { type CutOff, effectiveDate } from '../../calendar/effective-date';
import { hongKongDay } from '../../calendar/hong-kong-time';

/** The maximum number of calendar days from today that a purchase may be placed ahead. */
export type PreOrderRules = { readonly mostDaysAhead: number };

type Dealing = { readonly cutOff: CutOff; readonly calendar: Calendar; readonly rules: PreOrderRules };

/** The dealing days of a fund that a client may choose for a purchase ahead: those after the one that an order sent now gets, none beyond the bound, none in a year whose holidays aren't known [CONF-27, LINK-28, TRADE-90..92]. */
export function preOrderDays(sentAt: string, { cutOff, calendar, rules }: Dealing): readonly string[] {
  const last = addDays(hongKongDay(sentAt) ?? '', rules.mostDaysAhead);
  const days: string[] = [];
  let day = nextBusinessDay(effectiveDate(sentAt, cutOff, calendar), calendar);
  while (day !== '' && day <= last && !isBeyondCalendar(day, calendar)) {
    days.push(day);
    day = nextBusinessDay(day, calendar);
  }
  return days;
}

/** Why a purchase ahead isn't taken: the service is closed, or its day isn't one of those that may be chosen [CONF-27, ENT-47]. */
export function preOrderProblem(
  dealOn: string,
  { isOpen, days }: { readonly isOpen: boolean; readonly days: readonly string[] },
): 'ORDER_SERVICE_CLOSED' | 'ORDER_DAY_NOT_OFFERED' | undefined {
  if (!isOpen) return 'ORDER_SERVICE_CLOSED';
  return days.includes(dealOn) ? undefined : 'ORDER_DAY_NOT_OFFERED';
}
