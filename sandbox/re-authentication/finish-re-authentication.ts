import { eq } from 'drizzle-orm';
import { isStepUpFresh } from '../../domain/credentials/re-authentication/step-up-problem';
import { stepUpErrorCodes } from '../../domain/credentials/re-authentication/step-up-error-codes';
import type { Session } from '../context/find-session';
import type { IssuedSession } from '../context/send-session';
import type { ServerContext } from '../context/server-context';
import { digest } from '../context/tokens';
import { identityAssertions } from '../database/schema/re-authentications';
import { ApiError } from '../wire/api-error';
import { lockStepUpRequest, recordStepUp } from './step-up-request';

/**
 * Completes a re-authentication with the code that its provider sent back by this browser: it says, once, who gave their
 * secret for which request. Whatever else the address says is nothing to go by [REAUTH-14, OPEN-13, OPEN-43].
 */
export async function finishReAuthentication(
  { database, clock }: Pick<ServerContext, 'database' | 'clock'>,
  session: Session,
  { nonce, result }: { readonly nonce: string; readonly result: string },
): Promise<IssuedSession> {
  const now = clock.now();
  const stepUp = { session, nonce, providers: ['AUTHE', 'JANUS'] as const, now };
  const outcome = await database.transaction(async (transaction): Promise<IssuedSession | ApiError> => {
    const held = await lockStepUpRequest(transaction, stepUp);
    if (held instanceof ApiError) return held;
    const [assertion] = await transaction
      .delete(identityAssertions)
      .where(eq(identityAssertions.codeHash, digest(result)))
      .returning();
    const isForThis = assertion?.nonce === nonce && assertion.provider === held.provider;
    if (assertion === undefined || !isForThis || !isStepUpFresh(assertion.madeAt.toISOString(), now.toISOString()))
      return new ApiError(400, [stepUpErrorCodes.unknown]);
    if (assertion.clientId !== session.clientId) return new ApiError(400, [stepUpErrorCodes.credential]);
    return recordStepUp(transaction, stepUp, 'secret');
  });
  if (outcome instanceof ApiError) throw outcome;
  return outcome;
}
