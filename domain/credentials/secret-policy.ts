import type { Region } from '../region';

/** What a client uses a secret for: to log in, to verify, to trade, to confirm [PIN-01..04]. */
export const secretUses = ['login', 'verification', 'transaction', 'confirmation'] as const;

/** A use of a secret [PIN-01..04]. */
export type SecretUse = (typeof secretUses)[number];

/** The rules that a new secret must follow. */
export type SecretPolicy = 'pin' | 'login-password' | 'trading-password';

/** Which rules a secret follows: in Hong Kong always those of a PIN, in Taiwan those of the login or of the trading password [PIN-01..04, CONFLICT-03]. */
export function secretPolicy(region: Region, use: SecretUse): SecretPolicy {
  if (region === 'HK') return 'pin';
  return use === 'login' ? 'login-password' : 'trading-password';
}

/** A new secret as it is checked and sent: without outer blanks, which no policy allows inside [OPEN-58]. */
export const normaliseSecret = (typed: string): string => typed.trim();
