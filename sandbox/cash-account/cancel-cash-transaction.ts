import type { CallContext } from '../wire/call-context';
import { cancelWithdrawal } from './held-withdrawals';

/** Cancels a withdrawal of the signed-in client that waits; no proof is asked of who only keeps money where it is. */
export async function cancelVcaTransaction(sid: string, { server, session }: CallContext) {
  const { clientId, cookieHash } = await session();
  return cancelWithdrawal(server, sid, { actor: 'client', clientId, sessionMark: cookieHash.slice(0, 8) });
}
