import type { CutOff } from './effective-date';
import { isIsoDate } from './iso-text';

const deductionTimes: ReadonlyMap<CutOff, string> = new Map([
  ['onshore', '16:00:00'],
  ['offshore', '13:00:00'],
  ['cash-account', '17:00:00'],
]);

/** Returns the time of the day at which orders are debited, such as 16:00 [TRADE-114, TRADE-115, VCA-28]. */
export const deductionTimeOfDay = (cutOff: CutOff): string => (deductionTimes.get(cutOff) ?? '').slice(0, 5);

/** When an order is debited: at its cut-off on its valid date, at 16:00 onshore, 13:00 offshore and at 17:00 where the service hours end, as an instant [TRADE-114, TRADE-115, VCA-28]; '' for no date. */
export function deductionTime(cutOff: CutOff, validDate: string): string {
  const time = deductionTimes.get(cutOff);
  return time === undefined || !isIsoDate(validDate) ? '' : `${validDate}T${time}+08:00`;
}
