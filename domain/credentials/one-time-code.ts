import { millisBetween } from './millis-between';

const lifetime = 15 * 60 * 1000;

/** Whether a text has the shape of a one-time code: exactly 8 half-width digits [AUTH-28, CRED-28]. */
export const checkOneTimeCode = (code: string): boolean => /^\d{8}$/.test(code);

/** Whether a code sent at one instant is still valid at another: for 15 minutes, inclusive [AUTH-29, CRED-29]. */
export function isOneTimeCodeFresh(sentAt: string, now: string): boolean {
  const age = millisBetween(sentAt, now);
  return age >= 0 && age <= lifetime;
}
