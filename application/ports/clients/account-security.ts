import type { HkUser } from '../../../domain/clients/user';
import type { Device } from '../../../domain/credentials/login/device';
import type {
  LoginOutcome,
  SecurityChangeKind,
  SecurityChangeWay,
} from '../../../domain/credentials/login/login-record';
import type { AsyncResult } from '../call-failure';

/** From where somebody logged in, as far as it is known; the address is masked. */
export type LoginOrigin = { readonly device: Device; readonly address?: string | undefined };

/** One attempt to log in, at an instant of the server's clock. */
export type LoginRecord = LoginOrigin & { readonly at: string; readonly outcome: LoginOutcome };

/** A session that is open; its id opens nothing. */
export type SignedInSession = LoginOrigin & {
  readonly id: string;
  readonly startedAt: string;
  readonly seenAt: string;
  /** True if it is the session that asks. */
  readonly isCurrent: boolean;
};

/** Something that was changed, and in which way. */
export type SecurityChange = {
  readonly at: string;
  readonly what: SecurityChangeKind;
  readonly way: SecurityChangeWay;
};

/** The last 90 days of an account, the latest first, and what is open now. */
export type SecurityRecord = {
  readonly logins: readonly LoginRecord[];
  readonly sessions: readonly SignedInSession[];
  readonly changes: readonly SecurityChange[];
};

/** A freeze of the account: since when, and how many orders, withdrawals and plans it called off; what it couldn't is left to the firm. */
export type AccountFreeze = {
  readonly frozenAt: string;
  readonly cancelledOrders: number;
  readonly cancelledWithdrawals: number;
  readonly pausedPlans: number;
  readonly left: number;
};

/** The second factor of a client in Hong Kong, and the server's reminder while there is none [API-71, ENT-14]. */
export type SecondFactor = Pick<HkUser, 'mfaIndicator' | 'mfaReminderMessage'>;

/** Shows clients who was at the door, and ends their sessions elsewhere [R14]. */
export abstract class AccountSecurity {
  abstract record(): AsyncResult<SecurityRecord>;
  /** In Hong Kong alone [API-71]. */
  abstract secondFactor(): AsyncResult<SecondFactor>;
  /** Ends one session, but never the one that asks; answers what is open then. Ending it twice does nothing more. */
  abstract end(id: string): AsyncResult<readonly SignedInSession[]>;
  /** Ends every session but the one that asks; answers what is open then. */
  abstract endOthers(): AsyncResult<readonly SignedInSession[]>;
  /** Freezes the account until the firm ends that: the session that asks ends with all others. Freezing it twice does nothing more. */
  abstract freeze(): AsyncResult<AccountFreeze>;
}
