import type { AsyncResult } from '../../../application/ports/call-failure';
import type { Users } from '../../../application/ports/clients/users';
import { masterAccountNo } from '../../../domain/clients/client-accounts';
import { cashAccountAccess } from '../../../domain/clients/feature-gates';
import { ok } from '../../../domain/kernel/result';

/**
 * The number of the MasterAccount that the client's Cash Account belongs to, or why there is none [VCA-34, OPEN-57].
 */
type OwnCashAccount =
  | { readonly kind: 'open'; readonly accountNo: string }
  | { readonly kind: 'none' | 'hint-to-enable' | 'not-opened' };

/** Loads the client's access to the Cash Account. */
export async function ownCashAccount(users: Users): AsyncResult<OwnCashAccount> {
  const user = await users.current();
  if (!user.ok) return user;
  const access = cashAccountAccess(user.value);
  if (access !== 'open') return ok({ kind: access });
  const accountNo = masterAccountNo(user.value);
  return ok(accountNo === undefined ? { kind: 'not-opened' } : { kind: 'open', accountNo });
}
