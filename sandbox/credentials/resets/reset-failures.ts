import { isResetFrozen, loginFailureLimit } from '../../../domain/credentials/login/account-lock';
import type { ResetErrorCode } from '../../../domain/credentials/login/account-state';
import type { Region } from '../../../domain/region';
import { digest } from '../../context/tokens';
import type { Database } from '../../database/database';
import type { LoginAttempt } from '../../sessions/login-attempt';
import { countFailure, type LockedCounters } from '../../sessions/login-failures';
import { ApiError } from '../../wire/api-error';

/** The identity number that a reset is about, known or not: its failures are counted beside the login's own [RESET-27, CONFLICT-07]. */
export const attemptToReset = (region: Region, nationalId: string): LoginAttempt => ({
  region,
  clientId: '',
  counted: [digest(`reset:${region}:${nationalId}`)],
  others: [],
});

/**
 * Returns true if the reset function is frozen for an identity number: for 24 hours from the fourth wrong try, of the
 * data or of a code [RESET-27, ERR-57].
 */
export const isFrozen = ({ counters }: LockedCounters, now: Date): boolean =>
  counters.some(({ failures, lastFailureAt }) =>
    isResetFrozen(failures > loginFailureLimit ? lastFailureAt.toISOString() : undefined, now.toISOString()),
  );

/** Counts one more wrong try; says whether that freezes the reset. */
export const countWrongTry = (transaction: Database, held: LockedCounters, now: Date): Promise<boolean> =>
  countFailure(transaction, held, now);

/** Returns the error while the reset function is frozen, whatever is tried [ERR-57]. */
export const frozen = (): ApiError => new ApiError(403, ['PRE0011' satisfies ResetErrorCode]);
