import { and, desc, eq, gte, lt, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import {
  type LoginMeans,
  type LoginOutcome,
  securityRecordLifetime,
} from '../../domain/credentials/login/login-record';
import type { ServerClock } from '../context/clock';
import type { BrowserOrigin } from '../context/login-origin';
import { type RepeatedJob, type StartedJob, startJob } from '../context/repeated-job';
import { digest } from '../context/tokens';
import type { Database } from '../database/database';
import { inParts, removePart } from '../database/in-parts';
import { clients } from '../database/schema/clients';
import { logins, sessions } from '../database/schema/sessions';

type Attempt = {
  /** Nobody's, for a name that nobody has. */
  readonly clientId: string;
  readonly outcome: LoginOutcome;
  readonly from: BrowserOrigin;
  readonly now: Date;
};

/** Writes down an attempt to log in as a client, and says under which id; for nobody's the same statement writes nothing [R15]. */
export async function recordLogin(transaction: Database, attempt: Attempt): Promise<string | undefined> {
  const { clientId, outcome, from, now } = attempt;
  const { browser = null, system = null } = from.device;
  const [written] = await transaction
    .insert(logins)
    .select(
      transaction
        .select({
          id: sql<string>`gen_random_uuid()`.as('id'),
          clientId: clients.id,
          at: sql<Date>`${now.toISOString()}::timestamptz`.as('at'),
          outcome: sql<LoginOutcome>`${outcome}::text`.as('outcome'),
          browser: sql<typeof browser>`${browser}::text`.as('browser'),
          system: sql<typeof system>`${system}::text`.as('system'),
          address: sql<string>`${from.address}::text`.as('address'),
          deviceHash: sql<string>`${deviceHashOf(clientId, from)}::text`.as('device_hash'),
          isNewDevice: sql<boolean>`false`.as('is_new_device'),
          means: sql<LoginMeans | null>`null::text`.as('means'),
        })
        .from(clients)
        .where(eq(clients.id, clientId)),
    )
    .returning({ id: logins.id });
  return written?.id;
}

/** Says what else came of an attempt whose code was still to be given; one that is no longer kept stays away. */
export async function recordOutcome(
  transaction: Database,
  loginId: string | null,
  outcome: LoginOutcome,
): Promise<void> {
  if (loginId !== null) await transaction.update(logins).set({ outcome }).where(eq(logins.id, loginId));
}

type Opened = Pick<Attempt, 'clientId' | 'from' | 'now'> & {
  readonly means: LoginMeans;
  readonly loginId: string | null;
  /** When the client logged in before, from wherever. */
  readonly lastLoginAt: Date | null;
};

/**
 * Writes down that a login went through; says whether the client is known to have logged in from that browser before. One
 * that isn't known is a new device where another is on record, or the last login is too long ago to be.
 */
export async function recordOpenedLogin(
  transaction: Database,
  { clientId, loginId, from, now, lastLoginAt, means }: Opened,
): Promise<boolean> {
  const deviceHash = deviceHashOf(clientId, from);
  const isOfBrowser = eq(logins.deviceHash, deviceHash);
  const earlier = await transaction
    .select({ isSame: sql<boolean>`${isOfBrowser}` })
    .from(logins)
    .where(
      and(
        eq(logins.clientId, clientId),
        eq(logins.outcome, 'opened'),
        gte(logins.at, shownSince(now)),
        loginId === null ? undefined : ne(logins.id, loginId),
      ),
    )
    .orderBy(desc(isOfBrowser))
    .limit(1);
  const isKnown = earlier.some(({ isSame }) => isSame);
  const hadOthers = earlier.length > 0 || (lastLoginAt !== null && lastLoginAt < shownSince(now));
  const opened = { outcome: 'opened' as const, deviceHash, means, isNewDevice: !isKnown && hadOthers };
  if (loginId !== null) await transaction.update(logins).set(opened).where(eq(logins.id, loginId));
  return isKnown;
}

/** When a session's client first logged in from its browser, if that was a new device then; undefined for one that was known, and where the login is on record no more. */
export async function newDeviceSince(database: Database, cookieHash: string): Promise<Date | undefined> {
  const first = alias(logins, 'first');
  const [found] = await database
    .select({ at: first.at })
    .from(sessions)
    .innerJoin(logins, eq(logins.id, sessions.loginId))
    .innerJoin(first, and(eq(first.clientId, logins.clientId), eq(first.deviceHash, logins.deviceHash)))
    .where(and(eq(sessions.cookieHash, cookieHash), eq(first.isNewDevice, true)))
    .orderBy(desc(first.at))
    .limit(1);
  return found?.at;
}

/** The earliest instant of what is shown to a client. */
export const shownSince = (now: Date): Date => new Date(now.getTime() - securityRecordLifetime);

/** Removes the logins that are no longer shown, some at a time. */
export async function sweepLogins(database: Database, now: Date, stopping?: AbortSignal): Promise<void> {
  await inParts(() => removePart(database, logins, lt(logins.at, shownSince(now))), stopping);
}

/** Does so now, and every hour from now on. */
export function startSweepingLogins(database: Database, clock: ServerClock, logger: RepeatedJob['logger']): StartedJob {
  const work = (stopping: AbortSignal) => sweepLogins(database, clock.now(), stopping);
  return startJob({ name: 'the sweep of old logins', every: 3_600_000, logger, work });
}

const deviceHashOf = (clientId: string, { mark }: BrowserOrigin): string => digest(`device:${clientId}:${mark}`);
