import type { Allowance } from '../../clients/allowance';
import { millisBetween } from '../millis-between';

/** The number of milliseconds for which a code can be used [AUTH-29, CRED-29]. */
export const codeLifetime = 15 * 60 * 1000;

/**
 * The number of wrong tries that one code survives; the account's lock counts them over all codes [AUTH-28, AUTH-44].
 */
export const triesPerCode = 3;

/**
 * The number of codes sent to a client who doesn't complete the sign-in: five an hour over all channels and attempts. A
 * lost message and a second attempt fit in, and nobody can flood the client's phone [AUTH-30].
 */
export const codeSendAllowance: Allowance = { times: 5, within: 60 * 60 * 1000 };

/** Returns true if a text has the shape of a one-time code: exactly 8 half-width digits [AUTH-28, CRED-28]. */
export const checkOneTimeCode = (code: string): boolean => /^\d{8}$/.test(code);

/**
 * Returns true if a code sent at one instant is still valid at another: for 15 minutes, inclusive [AUTH-29, CRED-29].
 */
export function isOneTimeCodeFresh(sentAt: string, now: string): boolean {
  const age = millisBetween(sentAt, now);
  return age >= 0 && age <= codeLifetime;
}

/**
 * Returns true if a code can be tried: it was sent at that instant, is still valid, and survived its wrong tries so far
 * [AUTH-28, AUTH-29].
 */
export const canTryCode = (sent: { readonly sentAt: string; readonly wrongTries: number }, now: string): boolean =>
  sent.wrongTries < triesPerCode && isOneTimeCodeFresh(sent.sentAt, now);

/** The number of whole seconds after which a code may be sent again by the same channel, from when it was sent and now, both in milliseconds of one clock: from the wait down to none [AUTH-30, CRED-30]. */
export const secondsToResend = (sentAt: number, now: number, waitSeconds: number): number =>
  Math.min(waitSeconds, Math.max(0, Math.ceil((sentAt - now) / 1000 + waitSeconds)));
