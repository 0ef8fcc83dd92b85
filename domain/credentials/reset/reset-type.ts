import { oneOf } from '../../kernel/one-of';
import { err, ok, type Result } from '../../kernel/result';

/** What a client can choose to reset: password, user code or both [RESET-14, ENUM-54]. */
export const resetTypes = ['password', 'user-code', 'both'] as const;

/** What is reset [RESET-14, ENUM-54]. */
export type ResetType = (typeof resetTypes)[number];

/** The forgot-credential modes of the calls [RESET-09, ENUM-24]. */
export const resetModes = ['ONLY_PIN', 'ONLY_USERNAME', 'PIN_AND_USERNAME'] as const;

/** A forgot-credential mode [RESET-09, ENUM-24]. */
export type ResetMode = (typeof resetModes)[number];

const modeOf: Record<ResetType, ResetMode> = {
  password: 'ONLY_PIN',
  'user-code': 'ONLY_USERNAME',
  both: 'PIN_AND_USERNAME',
};

/** Reads what a client chose to reset; that nothing was chosen is the error [RESET-17]. */
export function parseResetType(chosen: string | undefined): Result<ResetType, 'not-chosen'> {
  const type = oneOf(resetTypes, chosen);
  return type === undefined ? err('not-chosen') : ok(type);
}

/** Reads a forgot-credential mode [ENUM-24]; undefined for anything else. */
export const parseResetMode = (text: string | undefined): ResetMode | undefined => oneOf(resetModes, text);

/** The mode in which a choice is sent: a user name is the user code, a PIN the password [CONFLICT-19]. */
export const resetModeOf = (type: ResetType): ResetMode => modeOf[type];

/** Whether a reset asks for a new user code [RESET-14]. */
export const resetsUserCode = (type: ResetType): boolean => type !== 'password';

/** Whether a reset asks for a new login password [RESET-14]. */
export const resetsPassword = (type: ResetType): boolean => type !== 'user-code';
