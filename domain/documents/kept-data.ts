import { addDays } from '../calendar/calendar';
import { addYears } from '../calendar/add-years';

type Period = { readonly days: number } | { readonly years: number };

/**
 * The retention periods of records about clients beside the books, which stay whole: evidence of who did something is kept
 * as long as the history that clients see [ORDQ-15], a record that serves a moment no longer than that needs.
 */
export const retentionPeriods = {
  'account-freeze': { years: 5 },
  allowance: { days: 2 },
  'bank-account-change': { years: 5 },
  'communication-change': { years: 5 },
  'contact-change': { years: 5 },
  'cooling-off': { years: 5 },
  'credential-change': { years: 5 },
  'ended-pin': { years: 1 },
  login: { days: 90 },
  message: { days: 30 },
  'service-stop': { years: 5 },
  'order-message': { years: 5 },
  'session-ending': { years: 5 },
  'unsent-list': { years: 1 },
  'used-key': { years: 5 },
} as const satisfies Readonly<Record<string, Period>>;

/** The kinds of data that are removed once they have been kept for their time. */
export type KeptData = keyof typeof retentionPeriods;

/** Returns the first day of which data of a kind is still kept on a day; '' for what is no date. */
export function keptSince(kind: KeptData, today: string): string {
  const period: Period = retentionPeriods[kind];
  return 'days' in period ? addDays(today, -period.days) : addYears(today, -period.years);
}
