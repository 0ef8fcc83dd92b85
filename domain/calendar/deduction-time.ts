import type { CutOff } from './effective-date';
import { isIsoDate } from './iso-text';

const deductionTimes: ReadonlyMap<CutOff, string> = new Map([
  ['onshore', '16:00:00'],
  ['offshore', '13:00:00'],
]);

/** When a Taiwan order is debited: at 16:00 onshore and 13:00 offshore on its valid date, as an instant [TRADE-114, TRADE-115]; '' for no date. */
export function deductionTime(side: Exclude<CutOff, 'cash-account'>, validDate: string): string {
  const time = deductionTimes.get(side);
  return time === undefined || !isIsoDate(validDate) ? '' : `${validDate}T${time}+08:00`;
}
