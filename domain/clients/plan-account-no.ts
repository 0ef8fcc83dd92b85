import { masterAccountNo } from './client-accounts';
import { regionalFacts } from './regional-facts';
import type { User } from './user';

/** The number of the account that a client's plans invest for: the first master account, '' where there is none; undefined where the region states no accounts, so that the server names it [ROLE-08, RSP-07]. */
export const planAccountNo = (user: User): string | undefined =>
  regionalFacts(user).accounts && (masterAccountNo(user) ?? '');
