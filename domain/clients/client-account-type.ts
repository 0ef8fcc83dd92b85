import { oneOf } from '../kernel/one-of';

/** The kinds of a client's accounts: the master account, and a sub-account for the Regular Investment Plan [ENUM-12, ROLE-08]. */
export const clientAccountTypes = ['MA', 'MS'] as const;

/** MasterAccount or Regular Investment Plan sub-account; not to be mixed up with the account filter [ENUM-12, CONFLICT-27]. */
export type ClientAccountType = (typeof clientAccountTypes)[number];

/** Reads a kind of account [ENUM-12]; undefined for anything else. */
export const parseClientAccountType = (text: string | undefined): ClientAccountType | undefined =>
  oneOf(clientAccountTypes, text);

/** One of a client's accounts, by kind and number [ROLE-08]. */
export type ClientAccount = { readonly type: ClientAccountType; readonly accountNo: string };
