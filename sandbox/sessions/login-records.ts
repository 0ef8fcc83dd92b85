import { and, eq, gte, lt, ne, sql } from 'drizzle-orm';
import { type LoginOutcome, securityRecordLifetime } from '../../domain/credentials/login/login-record';
import type { ServerClock } from '../context/clock';
import type { LoginOrigin } from '../context/login-origin';
import { type RepeatedJob, repeatJob } from '../context/repeated-job';
import { digest } from '../context/tokens';
import type { Database } from '../database/database';
import { clients } from '../database/schema/clients';
import { logins } from '../database/schema/sessions';

type Attempt = {
  /** Nobody's, for a name that nobody has. */
  readonly clientId: string;
  readonly outcome: LoginOutcome;
  readonly from: LoginOrigin;
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

/** Writes down that a login went through; says whether the client is known to have logged in from that browser before. */
export async function recordOpened(
  transaction: Database,
  { clientId, loginId, from, now }: Pick<Attempt, 'clientId' | 'from' | 'now'> & { readonly loginId: string | null },
): Promise<boolean> {
  const deviceHash = deviceHashOf(clientId, from);
  const [earlier] = await transaction
    .select({ id: logins.id })
    .from(logins)
    .where(
      and(
        eq(logins.clientId, clientId),
        eq(logins.deviceHash, deviceHash),
        eq(logins.outcome, 'opened'),
        gte(logins.at, shownSince(now)),
        loginId === null ? undefined : ne(logins.id, loginId),
      ),
    )
    .limit(1);
  if (loginId !== null)
    await transaction.update(logins).set({ outcome: 'opened', deviceHash }).where(eq(logins.id, loginId));
  return earlier !== undefined;
}

/** The earliest instant of what is shown to a client. */
export const shownSince = (now: Date): Date => new Date(now.getTime() - securityRecordLifetime);

/** Removes the logins that are no longer shown. */
export async function sweepLogins(database: Database, now: Date): Promise<void> {
  await database.delete(logins).where(lt(logins.at, shownSince(now)));
}

/** Does so now, and every hour from now on; says how to stop. */
export async function startSweepingLogins(
  database: Database,
  clock: ServerClock,
  logger: RepeatedJob['logger'],
): Promise<() => void> {
  const work = () => sweepLogins(database, clock.now());
  await work();
  return repeatJob({ name: 'the sweep of old logins', every: 3_600_000, logger, work });
}

const deviceHashOf = (clientId: string, { mark }: LoginOrigin): string => digest(`device:${clientId}:${mark}`);
