import { sessionMark } from '../context/session-mark';
import type { CallContext } from '../wire/call-context';
import { cancelWithdrawal } from './held-withdrawals';

/** Cancels a withdrawal of the signed-in client that waits; no proof is asked of who only keeps money where it is. */
export async function cancelVcaTransaction(sid: string, { server, session }: CallContext) {
  const own = await session();
  return cancelWithdrawal(server, sid, { actor: 'client', clientId: own.clientId, sessionMark: sessionMark(own) });
}
