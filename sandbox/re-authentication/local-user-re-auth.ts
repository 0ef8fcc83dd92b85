import { stepUpErrorCodes } from '../../domain/credentials/re-authentication/step-up-error-codes';
import { isUsable } from '../sessions/basic-credentials';
import { attemptOfClient } from '../sessions/login-attempt';
import type { CallContext } from '../wire/call-context';
import { ApiError } from '../wire/api-error';
import { verifySecret } from './verify-secret';
import { lockStepUpRequest, recordStepUp } from './step-up-request';
import { recordUnannouncedStepUp } from './unannounced-step-up';

/** Proves who acts by the client's own secret; in development and test only [REAUTH-15, REAUTH-19, GQL-31, CONFLICT-14]. */
export async function localUserReAuth(
  { nonce, password }: { readonly nonce: string; readonly password: string },
  call: CallContext,
): Promise<{ success: true }> {
  const { server } = call;
  if (server.configuration.environment === 'production') throw new ApiError(404, ['NOT_AVAILABLE']);
  const session = await call.session();
  const client = await call.client();
  if (!isUsable({ name: client.id, secret: password })) throw new ApiError(400, [stepUpErrorCodes.credential]);
  const stepUp = { session, nonce, providers: ['LOCAL'] as const, now: server.clock.now() };
  const isAnnounced = server.configuration.contract === 'whole';
  const admit = async (transaction: Parameters<typeof lockStepUpRequest>[0]) => {
    const held = await lockStepUpRequest(transaction, stepUp);
    return held instanceof ApiError ? held : undefined;
  };
  const tried = { attempted: attemptOfClient(client), client, secret: password, ...(isAnnounced ? { admit } : {}) };
  const issued = await verifySecret(server, tried, async (transaction) => {
    if (!isAnnounced) await recordUnannouncedStepUp(transaction, stepUp);
    return recordStepUp(transaction, stepUp, 'secret');
  });
  call.sendSession(issued);
  return { success: true };
}
