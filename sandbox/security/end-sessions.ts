import { and, eq, ne } from 'drizzle-orm';
import type { Session } from '../context/find-session';
import type { ServerContext } from '../context/server-context';
import { sessionEndings, sessions } from '../database/schema/sessions';
import { sessionMark } from '../context/session-mark';

type Input = Pick<Session, 'id' | 'cookieHash' | 'clientId'>;

/**
 * Ends a client's sessions other than the one that asks: the one of an id, or all of them, and writes down each that it
 * ends, all or nothing. An id that names none of them ends nothing and leaves no row [R14, R15].
 */
export function endSessions(
  { database, clock }: Pick<ServerContext, 'database' | 'clock'>,
  asking: Input,
  id?: string,
): Promise<void> {
  const { clientId, cookieHash } = asking;
  const others = and(eq(sessions.clientId, clientId), ne(sessions.cookieHash, cookieHash));
  return database.transaction(async (transaction) => {
    const ended = await transaction
      .delete(sessions)
      .where(id === undefined ? others : and(others, eq(sessions.id, id)))
      .returning({ id: sessions.id });
    if (ended.length === 0) return;
    const row = { clientId, byMark: sessionMark(asking), endedAt: clock.now() };
    await transaction.insert(sessionEndings).values(ended.map((one) => ({ ...row, endedMark: sessionMark(one) })));
  });
}
