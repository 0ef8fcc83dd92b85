import { and, eq, sql } from 'drizzle-orm';
import { isSessionAlive } from '../../domain/credentials/login/session-lifetime';
import type { Region } from '../../domain/region';
import type { Database } from '../database/database';
import { preparedStatement } from '../database/prepared-statement';
import { clients } from '../database/schema/clients';
import { sessions } from '../database/schema/sessions';
import { digest } from './tokens';

/** An open (or, until the code is given, half-open) session. */
export type Session = typeof sessions.$inferSelect;

const sessionOfActiveClient = preparedStatement((database) =>
  database
    .select({ session: sessions })
    .from(sessions)
    .innerJoin(clients, eq(clients.id, sessions.clientId))
    .where(
      and(
        eq(sessions.cookieHash, sql.placeholder('cookieHash')),
        eq(sessions.region, sql.placeholder('region')),
        eq(clients.state, 'active'),
      ),
    )
    .prepare('session_of_active_client'),
);

/** The session of a cookie, if it hasn't ended by itself and its client may still log in. */
export async function findSession(
  database: Database,
  { region, cookie, now }: { region: Region; cookie: string; now: Date },
): Promise<Session | undefined> {
  const [row] = await sessionOfActiveClient(database).execute({ cookieHash: digest(cookie), region });
  return row !== undefined && isAlive(row.session, now) ? row.session : undefined;
}

/** Says that the client is still there. */
export async function touchSession(database: Database, session: Session, now: Date): Promise<void> {
  await database.update(sessions).set({ seenAt: now }).where(eq(sessions.cookieHash, session.cookieHash));
}

/** Returns true if a session has not ended by itself. */
export const isAlive = ({ seenAt, createdAt }: Session, now: Date): boolean =>
  isSessionAlive({ seenAt: seenAt.toISOString(), createdAt: createdAt.toISOString() }, now.toISOString());
