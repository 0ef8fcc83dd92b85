import { isBusinessDay, nextBusinessDay, type Calendar } from './calendar';
import { hongKongTime, hoursInMilliseconds, timeOfDay } from './hong-kong-time';

/** The kinds of cut-off that instructions fall under. */
export type CutOff = 'onshore' | 'offshore' | 'cash-account';

const cutOffs: ReadonlyMap<CutOff, number> = new Map([
  ['onshore', hoursInMilliseconds(16)],
  ['offshore', hoursInMilliseconds(13)],
  ['cash-account', hoursInMilliseconds(17)],
]);

/** The business day for which an instruction counts: that day up to and including its cut-off, else the next [TRADE-90..92, TRADE-112, TRADE-113, VCA-30, OPEN-31, OPEN-67]. */
export function effectiveDate(sentAt: string, cutOff: CutOff, calendar: Calendar): string {
  const sent = hongKongTime(sentAt);
  const latest = cutOffs.get(cutOff);
  if (sent === undefined || latest === undefined) return '';
  const date = sent.toFormat('yyyy-MM-dd');
  const isInTime = isBusinessDay(date, calendar) && timeOfDay(sent) <= latest;
  return isInTime ? date : nextBusinessDay(date, calendar);
}
