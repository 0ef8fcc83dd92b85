import { err, ok, type Result } from '../../kernel/result';
import type { Region } from '../../region';
import { checkPin, type PinProblem } from './check-pin';
import { checkTradingPassword, type TradingPasswordCheck } from './check-trading-password';
import { secretPolicy } from './secret-policy';
import { typedSecret } from './typed-secret';

/** The problems of a secret as it is typed to confirm a transaction. */
export type TypedSecretProblem = Exclude<TradingPasswordCheck, 'accepted'> | (typeof pinProblems)[number];

/**
 * The rules that count for a PIN that is typed: its form alone; the other rules are for one that is chosen [PIN-05,
 * PIN-06].
 */
const pinProblems = ['digits-only', 'six-digits'] as const satisfies readonly PinProblem[];

/** Checks the secret that confirms a transaction as it is typed, by the region's policy: a PIN of six digits, or the trading password [PIN-03, PIN-05, PIN-06, CRED-24, TRADE-102, CONFLICT-03]. */
export function checkTransactionSecret(region: Region, typed: string): TypedSecretProblem | undefined {
  if (typed === '') return 'required';
  if (secretPolicy(region, 'transaction') === 'pin') {
    const problems = checkPin(typed);
    return pinProblems.find((problem) => problems.includes(problem));
  }
  const check = checkTradingPassword(typed);
  return check === 'accepted' ? undefined : check;
}

/** Reads the secret that confirms a transaction as it is typed: what can't be right isn't sent, and counts as no try [PIN-05, PIN-06, CRED-24, AUTH-44]. */
export function readTransactionSecret(region: Region, typed: string): Result<string, TypedSecretProblem> {
  const secret = typedSecret(secretPolicy(region, 'transaction'), typed);
  const problem = checkTransactionSecret(region, secret);
  return problem === undefined ? ok(secret) : err(problem);
}
