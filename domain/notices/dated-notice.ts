/** The first and the last day on which a notice counts, YYYY-MM-DD; without a first day it always does. */
export type DatedNotice = { readonly from?: string | undefined; readonly to?: string | undefined };

/**
 * Returns true if a notice is in force on a day: from its first to its last; one without an end on its one day alone
 * [OPEN-36].
 */
export const isNoticeInForce = ({ from, to }: DatedNotice, day: string): boolean =>
  from === undefined || (from <= day && day <= (to ?? from));

/** Returns true if a notice is over by a day, and belongs to the archive [OPEN-36]. */
export const isNoticePast = ({ from, to }: DatedNotice, day: string): boolean =>
  from !== undefined && (to ?? from) < day;
