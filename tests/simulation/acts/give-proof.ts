import { ReAuthentication } from '../../../application/re-authentication/re-authentication';
import { StoredRequests } from '../../../application/re-authentication/stored-request';
import { SessionVault } from '../../../application/ports/session/session-vault';
import type { ReAuthAction } from '../../../domain/credentials/login/re-authentication';
import type { RequestBody } from '../../../domain/credentials/re-authentication/request-body';
import { type Act, failureText, type Visit } from './visit';

/** Proves who acts, for something that isn't done then: the session is another one from then on, as far as its halves go. */
export const proveInVain: Act = async (visit) => {
  const proof = await giveProof(visit, 'CANCEL_ORDER', { orderId: `none-${String(visit.chance.between(1, 9_999))}` });
  return `proves who acts, for nothing: ${proof}`;
};

/** Proves who acts for a request, with the login secret; answers `proved`, or why it isn't. */
export async function giveProof({ tab, client }: Visit, action: ReAuthAction, body: RequestBody): Promise<string> {
  const stepUp = tab.get(ReAuthentication);
  const begun = await stepUp.begin({ action, body, resumeAt: '/' });
  if (!begun.ok) return `no step-up, ${failureText(begun.error)}`;
  const nonce = new StoredRequests(tab.get(SessionVault)).read()?.nonce;
  if (nonce === undefined) return 'no step-up, nothing waits';
  const outcome = await stepUp.giveSecret(nonce, client.secret);
  const resumed = stepUp.resume(action);
  switch (outcome.kind) {
    case 'proved':
      return resumed?.isProved ? 'proved' : 'no step-up, nothing was resumed';
    case 'over':
      return `no step-up, ${outcome.why}`;
    case 'failed':
      return `no step-up, ${failureText(outcome.failure)}`;
  }
}
