import { accountFrozenCode, isAllowedIn } from '../../domain/credentials/login/account-freeze';
import {
  accountLoginErrorCode,
  accountResetErrorCode,
  type ResetErrorCode,
} from '../../domain/credentials/login/account-state';
import type { LoginErrorCode } from '../../domain/credentials/login/login-error-codes';
import { accountOf } from '../context/account-standing';
import type { SandboxConfiguration } from '../context/configuration/sandbox-configuration';
import type { ClientState } from '../database/schema/clients';

type Contract = SandboxConfiguration['contract'];

/** A code with which a login is refused, by the specification or by ours. */
export type SignInErrorCode = LoginErrorCode | typeof accountFrozenCode;

/** Returns the code with which a client's state refuses the login; a server that knows the specification alone has none for a freeze. */
export function loginRefusal(state: ClientState, contract: Contract): SignInErrorCode | undefined {
  if (!isAllowedIn(accountOf(state), 'sign-in') && contract === 'whole') return accountFrozenCode;
  if (state === 'active') return undefined;
  return accountLoginErrorCode(state === 'taken-over' ? 'frozen' : state);
}

/** Returns the code with which a client's state refuses a reset. */
export function resetRefusal(
  state: ClientState,
  contract: Contract,
): ResetErrorCode | typeof accountFrozenCode | undefined {
  if (!isAllowedIn(accountOf(state), 'change') && contract === 'whole') return accountFrozenCode;
  if (state === 'active') return undefined;
  return accountResetErrorCode(state === 'taken-over' ? 'frozen' : state);
}
