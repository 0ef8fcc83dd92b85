/** The kinds of a client's accounts: the master account, and a sub-account for the Regular Investment Plan [ENUM-12, ROLE-08]. */
export const clientAccountTypes = ['MA', 'MS'] as const;

/** MasterAccount or Regular Investment Plan sub-account; not to be mixed up with the account filter [ENUM-12, CONFLICT-27]. */
export type ClientAccountType = (typeof clientAccountTypes)[number];

/** One of a client's accounts, by kind and number [ROLE-08]. */
export type ClientAccount = { readonly type: ClientAccountType; readonly accountNo: string };
