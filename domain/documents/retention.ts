import { addYears } from '../calendar/add-years';
import { isIsoDate } from '../calendar/iso-text';

/** The kinds of documents that the portal keeps for a client to look up [ORDQ-12..15]. */
export type RetainedDocument = 'contract-note' | 'trade-confirmation' | 'statement' | 'history';

/** The number of years for which each is kept [ORDQ-12..15]. */
const retentionYears: ReadonlyMap<RetainedDocument, number> = new Map([
  ['contract-note', 1],
  ['trade-confirmation', 1],
  ['statement', 1],
  ['history', 5],
]);

/** The last day on which a document or an entry of the history can be looked up: its date one year later, five for history [ORDQ-12..15]; '' for no date. */
export function retainedUntil(kind: RetainedDocument, issuedOn: string): string {
  const years = retentionYears.get(kind);
  return years === undefined ? '' : addYears(issuedOn, years);
}

/** Returns true if a document of one day can still be looked up on another [ORDQ-12..15]. */
export const isRetained = (kind: RetainedDocument, issuedOn: string, today: string): boolean =>
  isIsoDate(today) && today <= retainedUntil(kind, issuedOn);
