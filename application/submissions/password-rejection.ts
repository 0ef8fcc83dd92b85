import { sessionExpiredCode } from '../../domain/credentials/login/session-expired-code';
import type { CallFailure } from '../ports/call-failure';

/** Why a trading password or PIN wasn't taken; `wrong-or-empty` where the server doesn't say [TRADE-14, TRADE-44, ERR-20, ERR-84, OPEN-76]. */
export type PasswordRejection = 'too-short' | 'wrong' | 'wrong-or-empty' | 'locked';

/**
 * Returns the reason for which a trading password or PIN was rejected; undefined where the call failed for anything
 * else [TRADE-14, CONFLICT-09, PIN-03, OPEN-76].
 */
export function passwordRejection(failure: CallFailure): Exclude<PasswordRejection, 'too-short'> | undefined {
  if (failure.kind !== 'unauthorized') return undefined;
  const codes = failure.errors.map(({ code }) => code);
  if (codes.includes(sessionExpiredCode)) return undefined;
  if (codes.includes('VPN0005')) return 'locked';
  return codes.some((code) => code.startsWith('VPN')) ? 'wrong' : 'wrong-or-empty';
}
