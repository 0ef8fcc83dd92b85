import { eListLinkExpiresAt } from '../../calendar/e-list-link';
import { parseInstant } from '../../calendar/iso-text';

/** The state of an e-list's link; `unreadable` when an instant can't be read [TRADE-93..95]. */
export type EListLinkState = 'valid' | 'list-sent' | 'replaced' | 'expired' | 'unreadable';

/** The facts about a link, its times as instants. */
export type EListLink = {
  readonly sentAt: string;
  readonly isListSent: boolean;
  /** When another link to the client's list was made, if one was. */
  readonly otherLinkMadeAt?: string | undefined;
};

/** The state of a link at an instant: it works until 24:00 of its day, unless its list was sent or a newer link was made that day [TRADE-93..95, OPEN-33]. */
export function eListLinkState(link: EListLink, now: string): EListLinkState {
  const sent = timeOf(link.sentAt);
  const expiry = timeOf(eListLinkExpiresAt(link.sentAt));
  const current = timeOf(now);
  const other = timeOf(link.otherLinkMadeAt ?? link.sentAt);
  if ([sent, expiry, current, other].some(Number.isNaN)) return 'unreadable';
  if (link.isListSent) return 'list-sent';
  if (other > sent && other < expiry) return 'replaced';
  return current < expiry ? 'valid' : 'expired';
}

const timeOf = (instant: string): number => parseInstant(instant) ?? NaN;
