import { millisBetween } from '../millis-between';

/** After how many days a change of password is recommended [CRED-23, CONST-12]. */
export const passwordChangeDays = 90;

/** Whether a password, changed at one instant, should be changed by another: 90 days later, inclusive [CRED-23, CONST-12]; never at a time that can't be read. */
export const isPasswordChangeDue = (changedAt: string, now: string): boolean =>
  millisBetween(changedAt, now) >= passwordChangeDays * 24 * 60 * 60 * 1000;

/** Whether to remind a client now: when the server says so, and until the client dismisses it for the session [CRED-23, OPEN-51]. */
export const remindsOfPasswordChange = (passwordChangeReminder: boolean | undefined, isDismissed: boolean): boolean =>
  passwordChangeReminder === true && !isDismissed;
