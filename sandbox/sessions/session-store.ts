import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Region } from '../../domain/region';
import type { Database } from '../database/database';
import { oncePerDatabase } from '../database/once-per-database';
import { clients } from '../database/schema/clients';
import { sessions } from '../database/schema/sessions';
import { digest, freshToken } from './tokens';

/** An open (or, until the code is given, half-open) session. */
export type Session = typeof sessions.$inferSelect;

/** The two halves of a session that the browser gets: they are worth nothing without each other. */
export type IssuedSession = { readonly cookie: string; readonly token: string };

const minutes = 60_000;
const idleAtMost = 15 * minutes;
const lastsAtMost = 12 * 60 * minutes;

/** Opens a session. */
export async function createSession(
  database: Database,
  start: { region: Region; clientId: string; state: Session['state']; now: Date },
): Promise<IssuedSession> {
  const { now, ...rest } = start;
  const issued = { cookie: freshToken(), token: freshToken() };
  await database.insert(sessions).values({
    ...rest,
    cookieHash: digest(issued.cookie),
    tokenHash: digest(issued.token),
    createdAt: now,
    seenAt: now,
  });
  return issued;
}

/** Sweeps out the sessions that ended by themselves. By itself, outside any transaction, so that it never holds what another waits for. */
export async function sweepSessions(database: Database, now: Date): Promise<void> {
  const ended = database
    .select({ cookieHash: sessions.cookieHash })
    .from(sessions)
    .where(lt(sessions.seenAt, new Date(now.getTime() - idleAtMost)))
    .for('update', { skipLocked: true });
  await database.delete(sessions).where(inArray(sessions.cookieHash, ended));
}

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

/** Opens a half-open session for good, under a new cookie and a new token; the old ones are dead at once. */
export async function promoteSession(database: Database, session: Session, now: Date): Promise<IssuedSession> {
  const issued = { cookie: freshToken(), token: freshToken() };
  await database
    .update(sessions)
    .set({ cookieHash: digest(issued.cookie), tokenHash: digest(issued.token), state: 'open', seenAt: now })
    .where(eq(sessions.cookieHash, session.cookieHash));
  return issued;
}

/** Ends the session of a cookie whose browser has another one from now on. */
export async function deleteSession(database: Database, region: Region, cookie: string): Promise<void> {
  await database.delete(sessions).where(and(eq(sessions.cookieHash, digest(cookie)), eq(sessions.region, region)));
}

/** The two halves of a session as a call brings them; they may be of two sessions. */
export type BroughtHalves = { readonly region: Region; readonly cookie: string; readonly token: string };

/** Ends a session when both its halves are brought; with another's token it goes on [R21]. */
export async function endSession(database: Database, { region, cookie, token }: BroughtHalves): Promise<void> {
  const ofCookie = and(eq(sessions.cookieHash, digest(cookie)), eq(sessions.region, region));
  await database.delete(sessions).where(and(ofCookie, eq(sessions.tokenHash, digest(token))));
}

/** Ends whatever of a client's sessions still waits for a code; those that are open go on. */
export async function endHalfOpenSessions(database: Database, clientId: string): Promise<void> {
  await database.delete(sessions).where(and(eq(sessions.clientId, clientId), eq(sessions.state, 'code-pending')));
}

/** Takes hold of a half-open session until the transaction ends, and says that the client is there; false when it has ended or was opened meanwhile. */
export async function holdHalfOpen(database: Database, { cookieHash }: Session, now: Date): Promise<boolean> {
  const held = await database
    .update(sessions)
    .set({ seenAt: now })
    .where(and(eq(sessions.cookieHash, cookieHash), eq(sessions.state, 'code-pending')))
    .returning({ cookieHash: sessions.cookieHash });
  return held.length > 0;
}

function isAlive(session: Session, now: Date): boolean {
  const idle = now.getTime() - session.seenAt.getTime();
  const age = now.getTime() - session.createdAt.getTime();
  return idle <= idleAtMost && age <= lastsAtMost;
}
