import { eq } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Session } from '../context/find-session';
import { requestLanguage } from '../context/language';
import { markBrowser, readBrowserOrigin } from '../context/login-origin';
import { sendSession } from '../context/send-session';
import type { ServerContext } from '../context/server-context';
import { readSessionCookie } from '../context/session-cookie';
import { clients } from '../database/schema/clients';
import type { CallContext } from './call-context';
import { sessionExpired } from './api-error';
import { requireSession } from './require-session';

type Input = {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly path: 'guarded' | 'public';
  /** The session of the call, where it is known already. */
  readonly session?: Session;
};

/** The context of one call; on the public path it has no session, whoever calls. */
export function createCallContext({ request, reply, path, session: known }: Input, server: ServerContext): CallContext {
  const session = once(async () => {
    if (path === 'public') throw sessionExpired();
    return known ?? requireSession(request, server);
  });
  return {
    server,
    language: requestLanguage(request, server.region),
    session,
    client: once(async () => {
      const { clientId } = await session();
      const [client] = await server.database.select().from(clients).where(eq(clients.id, clientId));
      if (client === undefined) throw sessionExpired();
      return client;
    }),
    cookie: readSessionCookie(request, server.region),
    isReAuthenticated: request.headers['re_auth'] === 'Y',
    idempotencyKey: request.headers['idempotency-key']?.toString(),
    sendSession: (issued) => {
      sendSession(reply, server.region, issued);
    },
    origin: () => readBrowserOrigin(request, server.region),
    markBrowser: (origin) => {
      markBrowser(reply, server.region, origin);
    },
  };
}

function once<T>(work: () => Promise<T>): () => Promise<T> {
  let started: Promise<T> | undefined;
  return () => (started ??= work());
}
