import type { LoginErrorCode } from './login-error-codes';

/** The states in which a client can't log in as usual [ENUM-52, AUTH-42..47]. */
export const accountStates = [
  'frozen',
  'disabled',
  'locked',
  'pin-reset-in-progress',
  'pin-not-activated',
  'password-suspended',
] as const;

/** A state in which a client can't log in as usual [ENUM-52]. */
export type AccountState = (typeof accountStates)[number];

/** Why a reset is refused: an earlier one isn't activated, the function is frozen, the account disabled [ERR-56..58]. */
export type ResetErrorCode = 'PRE0010' | 'PRE0011' | 'PRE0012';

const loginCodes = {
  frozen: 'LOG0005',
  disabled: 'LOG0006',
  locked: 'LOG0005',
  'pin-reset-in-progress': 'LOG0008',
  'pin-not-activated': 'LOG0009',
  'password-suspended': 'VPN0005',
} as const satisfies Record<AccountState, LoginErrorCode | 'VPN0005'>;

// Who is locked out, or whose password is suspended, is told to reset: that must stay open.
const resetCodes: Record<AccountState, ResetErrorCode | undefined> = {
  frozen: 'PRE0011',
  disabled: 'PRE0012',
  locked: undefined,
  'pin-reset-in-progress': 'PRE0010',
  'pin-not-activated': 'PRE0010',
  'password-suspended': undefined,
};

/** The code with which a state refuses the login or, of a suspended password, its use [ERR-28, ERR-29, ERR-31, ERR-32, ERR-61]. */
export const accountLoginErrorCode = <State extends AccountState>(state: State): (typeof loginCodes)[State] =>
  loginCodes[state];

/** The code with which a state refuses a reset, undefined when the reset is the way out of it [ERR-56..58]. */
export const accountResetErrorCode = (state: AccountState): ResetErrorCode | undefined => resetCodes[state];
