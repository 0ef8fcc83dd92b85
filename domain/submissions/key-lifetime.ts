import { dayLength } from '../calendar/day-length';
import { millisBetween } from '../credentials/millis-between';

/** The number of milliseconds for which what is sent again under a key is answered as at first: a day, in which whoever lost the answer has asked for it [API-89, API-90]. */
export const keyLifetime = dayLength;

/**
 * Returns true if a key that was used at an instant has ended by now: it answers nothing more, and nothing is ever
 * carried out under it again.
 */
export const hasKeyEnded = (usedAt: string, now: string): boolean => !(millisBetween(usedAt, now) < keyLifetime);
