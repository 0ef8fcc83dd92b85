import { dayLength } from '../../calendar/day-length';
import { millisBetween } from '../millis-between';

/** The number of days after which a change of password is recommended [CRED-23, CONST-12]. */
export const passwordChangeDays = 90;

/**
 * Returns true if a password is due for a change: 90 days after the last one, inclusive; false at a time that can't be
 * read [CRED-23, CONST-12].
 */
export const isPasswordChangeDue = (changedAt: string, now: string): boolean =>
  millisBetween(changedAt, now) >= passwordChangeDays * dayLength;

/**
 * Returns true if a client is to be reminded now: the server says so, and the client hasn't dismissed it for the
 * session [CRED-23, OPEN-51].
 */
export const remindsOfPasswordChange = (passwordChangeReminder: boolean | undefined, isDismissed: boolean): boolean =>
  passwordChangeReminder === true && !isDismissed;
