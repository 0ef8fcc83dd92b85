import { and, eq, lt, ne } from 'drizzle-orm';
import type { Region } from '../../domain/region';
import { idleAtMost } from '../../domain/credentials/login/session-lifetime';
import type { Session } from '../context/find-session';
import type { IssuedSession } from '../context/send-session';
import { digest, freshToken } from '../context/tokens';
import type { Database } from '../database/database';
import { removePart } from '../database/in-parts';
import { sessions } from '../database/schema/sessions';

/** Opens a session. */
export async function createSession(
  database: Database,
  start: { region: Region; clientId: string; state: Session['state']; loginId?: string | undefined; now: Date },
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

/** Sweeps out some of the sessions that ended by themselves; returns how many. By itself, outside any transaction, so that it never holds what another waits for. */
export function sweepSessions(database: Database, now: Date): Promise<number> {
  return removePart(database, sessions, lt(sessions.seenAt, new Date(now.getTime() - idleAtMost)));
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

/** Gives an open session a new cookie and a new token, and what hangs on it with them; the old ones are dead at once. Undefined when it has ended meanwhile. */
export async function renewSession(
  database: Database,
  { cookieHash }: Pick<Session, 'cookieHash'>,
  now: Date,
): Promise<IssuedSession | undefined> {
  const issued = { cookie: freshToken(), token: freshToken() };
  const renewed = await database
    .update(sessions)
    .set({ cookieHash: digest(issued.cookie), tokenHash: digest(issued.token), seenAt: now })
    .where(and(eq(sessions.cookieHash, cookieHash), eq(sessions.state, 'open')))
    .returning({ cookieHash: sessions.cookieHash });
  return renewed.length > 0 ? issued : undefined;
}

/** Ends the session of a cookie whose browser has another one from now on. */
export async function deleteSession(database: Database, region: Region, cookie: string): Promise<void> {
  await database.delete(sessions).where(and(eq(sessions.cookieHash, digest(cookie)), eq(sessions.region, region)));
}

/** The two halves of a session as a call brings them; they may be of two sessions. */
export type SessionHalves = { readonly region: Region; readonly cookie: string; readonly token: string };

/** Ends a session when both its halves are brought; with another's token it goes on [R21]. */
export async function endSession(database: Database, { region, cookie, token }: SessionHalves): Promise<void> {
  const ofCookie = and(eq(sessions.cookieHash, digest(cookie)), eq(sessions.region, region));
  await database.delete(sessions).where(and(ofCookie, eq(sessions.tokenHash, digest(token))));
}

/** Ends all of a client's sessions, open or not, on every device. */
export async function endAllSessions(database: Database, clientId: string): Promise<void> {
  await database.delete(sessions).where(eq(sessions.clientId, clientId));
}

/** Ends all of a client's sessions but one. */
export async function endOtherSessions(
  database: Database,
  { cookieHash, clientId }: Pick<Session, 'cookieHash' | 'clientId'>,
): Promise<void> {
  await database.delete(sessions).where(and(eq(sessions.clientId, clientId), ne(sessions.cookieHash, cookieHash)));
}

/** Ends whatever of a client's sessions still waits for a code; those that are open go on. */
export async function endHalfOpenSessions(database: Database, clientId: string): Promise<void> {
  await database.delete(sessions).where(and(eq(sessions.clientId, clientId), eq(sessions.state, 'code-pending')));
}

/** Takes hold of a half-open session until the transaction ends, and says that the client is there; false when it has ended or was opened meanwhile. */
export async function lockHalfOpenSession(database: Database, { cookieHash }: Session, now: Date): Promise<boolean> {
  const held = await database
    .update(sessions)
    .set({ seenAt: now })
    .where(and(eq(sessions.cookieHash, cookieHash), eq(sessions.state, 'code-pending')))
    .returning({ cookieHash: sessions.cookieHash });
  return held.length > 0;
}
