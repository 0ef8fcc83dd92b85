import { eq } from 'drizzle-orm';
import type { TradingType } from '../../domain/holdings/trading-type';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { today } from '../clock';
import { languageOf } from '../content/localised';
import { clients } from '../database/schema/clients';
import { valuedHoldings } from '../portfolio/holding-statistics';
import type { Surroundings } from '../server/app';
import { sessionExpired } from '../server/refusal';
import { requireSession } from '../sessions/current-session';
import { handOverSession } from '../sessions/hand-over-session';
import { readSessionCookie } from '../sessions/session-cookie';
import type { Session } from '../sessions/session-store';
import type { CallContext } from './call-context';

type Asked = {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly path: 'guarded' | 'public';
  /** The session of the call, where it is known already. */
  readonly session?: Session;
};

/** The context of one call; on the public path it has no session, whoever calls. */
export function createCallContext(
  { request, reply, path, session: known }: Asked,
  surroundings: Surroundings,
): CallContext {
  const session = once(async () => {
    if (path === 'public') throw sessionExpired();
    return known ?? requireSession(request, surroundings);
  });
  return {
    surroundings,
    language: languageOf(request, surroundings.region),
    session,
    client: once(async () => {
      const { clientId } = await session();
      const [client] = await surroundings.database.select().from(clients).where(eq(clients.id, clientId));
      if (client === undefined) throw sessionExpired();
      return client;
    }),
    holdings: onceEach(async (tradingType?: TradingType) => {
      const { clientId } = await session();
      return valuedHoldings(surroundings.database, { clientId, day: today(surroundings.clock), tradingType });
    }),
    cookie: readSessionCookie(request, surroundings.region),
    handOver: (issued) => {
      handOverSession(reply, surroundings.region, issued);
    },
  };
}

function once<T>(work: () => Promise<T>): () => Promise<T> {
  let started: Promise<T> | undefined;
  return () => (started ??= work());
}

function onceEach<K, T>(work: (key?: K) => Promise<T>): (key?: K) => Promise<T> {
  const started = new Map<K | undefined, Promise<T>>();
  return (key) => {
    const known = started.get(key) ?? work(key);
    started.set(key, known);
    return known;
  };
}
