import type { ClientAccount } from './client-account-type';
import { regionalFacts } from './regional-facts';
import type { MsAccount, User } from './user';

/** A client's accounts, master accounts before sub-accounts, each in the server's order; Taiwan states none [ROLE-08]. */
export const clientAccounts = (user: User): readonly ClientAccount[] => regionalFacts(user).accounts ?? [];

/** A client's sub-accounts for the Regular Investment Plan; Taiwan has none [ROLE-08, RSP-01]. */
export const planAccounts = (user: User): readonly MsAccount[] => regionalFacts(user).planAccounts;

/** Tells whether an account is one of a client's sub-accounts for the Regular Investment Plan [ROLE-08, RSP-01]. */
export const isPlanAccount = (user: User, accountNo: string | undefined): boolean =>
  planAccounts(user).some(({ msAccountNo }) => msAccountNo === accountNo);

/** The number of the first of a client's master accounts, where the region states any [ROLE-08]. */
export const masterAccountNo = (user: User): string | undefined =>
  clientAccounts(user).find(({ type }) => type === 'MA')?.accountNo;
