import { addBusinessDays, type Calendar } from '../calendar/calendar';
import type { CashTransactionType } from './cash-transaction-type';

/**
 * The number of Hong Kong business days that a transaction normally takes from its effective date [OPEN-66, VCA-27].
 */
const businessDaysTaken: ReadonlyMap<CashTransactionType, number> = new Map([
  ['withdrawal', 5],
  ['topup', 1],
]);

/** The date on which a pending withdrawal or top-up is expected to be done, '' when the effective date is none; undefined for the types that state no date [VCA-20, OPEN-66]. */
export function expectedFinish(
  type: CashTransactionType,
  effectiveDate: string,
  calendar: Calendar,
): string | undefined {
  const days = businessDaysTaken.get(type);
  return days === undefined ? undefined : addBusinessDays(effectiveDate, days, calendar);
}
