import { eq } from 'drizzle-orm';
import { authProviders } from '../../../domain/credentials/login/auth-provider';
import { type ReAuthAction, toReAuthType } from '../../../domain/credentials/login/re-authentication';
import { parseRequestBody, type RequestBody } from '../../../domain/credentials/re-authentication/request-body';
import type { ServerContext } from '../../../sandbox/context/server-context';
import { digest } from '../../../sandbox/context/tokens';
import { sessions } from '../../../sandbox/database/schema/sessions';
import { beginReAuthentication } from '../../../sandbox/re-authentication/begin-re-authentication';
import { lockStepUpRequest, recordStepUp } from '../../../sandbox/re-authentication/step-up-request';
import { createSession } from '../../../sandbox/sessions/session-store';
import { ApiError } from '../../../sandbox/wire/api-error';
import { freshNonce } from './step-up-visitor';

/** A new session of a client of Hong Kong. */
export async function openSession({ database, clock }: ServerContext, clientId: string) {
  const { cookie } = await createSession(database, { region: 'HK', clientId, state: 'open', now: clock.now() });
  const cookieHash = digest(cookie);
  const [opened] = await database.select({ id: sessions.id }).from(sessions).where(eq(sessions.cookieHash, cookieHash));
  return { id: opened?.id ?? '', cookieHash, clientId };
}

/** A new session of a client who has just proved who acts, for this action and body: begun and completed as the sandbox does, once the secret was right. What can't be proved at all isn't. */
export async function provedSession(
  desk: ServerContext,
  clientId: string,
  { action, body }: { readonly action: ReAuthAction; readonly body: RequestBody },
) {
  const session = await openSession(desk, clientId);
  if (parseRequestBody(action, body) === undefined) return session;
  const nonce = freshNonce(body);
  await beginReAuthentication(desk, session, { type: toReAuthType(action), action, nonce, body });
  const asked = { session, nonce, providers: authProviders, now: desk.clock.now() };
  const renewed = await desk.database.transaction(async (transaction) => {
    const held = await lockStepUpRequest(transaction, asked);
    if (held instanceof ApiError) throw held;
    return recordStepUp(transaction, asked, 'secret');
  });
  return { ...session, cookieHash: digest(renewed.cookie) };
}
