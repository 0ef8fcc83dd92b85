import { and, eq, sql } from 'drizzle-orm';
import type { Region } from '../../domain/region';
import type { Database } from '../database/database';
import { oncePerDatabase } from '../database/once-per-database';
import { clients } from '../database/schema/clients';
import { sessions } from '../database/schema/sessions';
import { digest } from './tokens';

/** An open (or, until the code is given, half-open) session. */
export type Session = typeof sessions.$inferSelect;

const minutes = 60_000;

/** After how many milliseconds without a sign of the client a session ends. */
export const idleAtMost = 15 * minutes;
const lastsAtMost = 12 * 60 * minutes;

const sessionOfActiveClient = oncePerDatabase((database) =>
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

/** Whether a session has not ended by itself. */
export function isAlive(session: Session, now: Date): boolean {
  const idle = now.getTime() - session.seenAt.getTime();
  const age = now.getTime() - session.createdAt.getTime();
  return idle <= idleAtMost && age <= lastsAtMost;
}
