import { parseOneOf } from '../../kernel/parse-one-of';
import { err, ok, type Result } from '../../kernel/result';

/** The credentials that a client can choose to reset: password, user code or both [RESET-14, ENUM-54]. */
export const resetTypes = ['password', 'user-code', 'both'] as const;

/** The credential to be reset [RESET-14, ENUM-54]. */
export type ResetType = (typeof resetTypes)[number];

/** The forgot-credential modes of the calls [RESET-09, ENUM-24]. */
export const resetModes = ['ONLY_PIN', 'ONLY_USERNAME', 'PIN_AND_USERNAME'] as const;

/** A forgot-credential mode [RESET-09, ENUM-24]. */
export type ResetMode = (typeof resetModes)[number];

const modes: Record<ResetType, ResetMode> = {
  password: 'ONLY_PIN',
  'user-code': 'ONLY_USERNAME',
  both: 'PIN_AND_USERNAME',
};

const types: Record<ResetMode, ResetType> = {
  ONLY_PIN: 'password',
  ONLY_USERNAME: 'user-code',
  PIN_AND_USERNAME: 'both',
};

/** Reads what a client chose to reset; that nothing was chosen is the error [RESET-17]. */
export function parseResetType(chosen: string | undefined): Result<ResetType, 'not-chosen'> {
  const type = parseOneOf(resetTypes, chosen);
  return type === undefined ? err('not-chosen') : ok(type);
}

/**
 * The choices of a client who can't sign in: a forgotten credential, or an account locked by too many wrong tries
 * [RESET-14, ERR-28].
 */
export const forgottenCredentials = [...resetTypes, 'locked'] as const;

/** A choice of a client who can't sign in [RESET-14, ERR-28]. */
export type ForgottenCredential = (typeof forgottenCredentials)[number];

/**
 * Returns the reset that a choice needs: a new password also unlocks the account; `not-chosen` for no choice [RESET-17,
 * ERR-28].
 */
export const resetTypeFor = (loss: ForgottenCredential | undefined): Result<ResetType, 'not-chosen'> =>
  loss === 'locked' ? ok('password') : parseResetType(loss);

/** The mode in which a choice is sent: a user name is the user code, a PIN the password [CONFLICT-19]. */
export const toResetMode = (type: ResetType): ResetMode => modes[type];

/** Returns true if a reset asks for a new user code [RESET-14]. */
export const resetsUserCode = (type: ResetType): boolean => type !== 'password';

/** Returns true if a reset asks for a new login password [RESET-14]. */
export const resetsPassword = (type: ResetType): boolean => type !== 'user-code';

/**
 * Returns true if a reset unlocks the sign-in once it is done: a new password does, a new user code doesn't [ERR-28,
 * AUTH-49].
 */
export const endsLoginLock = (type: ResetType): boolean => resetsPassword(type);

/** Returns the reset type of a mode of the calls [CONFLICT-19]. */
export const toResetType = (mode: ResetMode): ResetType => types[mode];
