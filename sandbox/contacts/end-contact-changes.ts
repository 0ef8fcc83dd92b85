import { and, asc, eq, isNull, lte } from 'drizzle-orm';
import { contactErrorCodes } from '../../domain/credentials/contacts/contact-change';
import { isAllowedIn } from '../../domain/credentials/login/account-freeze';
import { accountOf } from '../context/account-standing';
import { followMovedClock } from '../context/moved-clock';
import { type RepeatedJob, type StartedJob, startJob } from '../context/repeated-job';
import type { ServerContext } from '../context/server-context';
import type { Database } from '../database/database';
import { clients } from '../database/schema/clients';
import { type ContactChangeRow, contactChanges } from '../database/schema/contact-changes';
import { ApiError } from '../wire/api-error';
import { notifyOfContactChange } from './notify-of-contact-change';
import { lockClient } from '../context/locked-client';
import { OneByOne } from '../context/one-by-one';
import { waitingChanges } from './own-contact';

type Deps = Pick<ServerContext, 'database' | 'clock' | 'configuration'>;

/** Gives up a client's own request that waits, and tells the client; any other is refused. */
export function cancelContactChange(
  { database, clock, configuration }: Deps,
  { clientId, id }: { readonly clientId: string; readonly id: string },
): Promise<void> {
  return database.transaction(async (transaction) => {
    const client = await lockClient(transaction, clientId);
    const now = clock.now();
    const [change] = await transaction
      .update(contactChanges)
      .set({ endedAt: now, end: 'cancelled' })
      .where(and(waitingChanges(clientId), eq(contactChanges.id, id)))
      .returning();
    if (client === undefined || change === undefined) throw new ApiError(400, [contactErrorCodes.unknown]);
    const { environment } = configuration;
    await notifyOfContactChange(transaction, { client, change, happened: 'cancelled', now, environment });
  });
}

/** Gives up all that waits of a client's whose account is frozen; says how many there were. */
export async function abandonContactChanges(transaction: Database, clientId: string, now: Date): Promise<number> {
  const given = await transaction
    .update(contactChanges)
    .set({ endedAt: now, end: 'cancelled' })
    .where(waitingChanges(clientId))
    .returning({ id: contactChanges.id });
  return given.length;
}

/** Lets the requests take effect whose time has come, each once, whoever does it; the contact of before is told with the new one. */
export async function applyContactChanges(deps: Deps, stopping?: AbortSignal): Promise<void> {
  const { database, clock } = deps;
  const due = await database
    .select({ id: contactChanges.id, clientId: contactChanges.clientId })
    .from(contactChanges)
    .where(and(isNull(contactChanges.endedAt), lte(contactChanges.effectiveAt, clock.now())))
    .orderBy(asc(contactChanges.effectiveAt), asc(contactChanges.id));
  const clients = new OneByOne();
  for (const one of due) {
    if (stopping?.aborted === true) return;
    await clients.attempt(one.clientId, () => database.transaction((transaction) => applyOne(transaction, deps, one)));
  }
  clients.finish();
}

type Due = Pick<ContactChangeRow, 'id' | 'clientId'>;

async function applyOne(transaction: Database, { clock, configuration }: Deps, { id, clientId }: Due): Promise<void> {
  const client = await lockClient(transaction, clientId);
  if (client === undefined || !isAllowedIn(accountOf(client.state), 'change')) return;
  const now = clock.now();
  const [change] = await transaction
    .update(contactChanges)
    .set({ endedAt: now, end: 'applied' })
    .where(and(waitingChanges(clientId), eq(contactChanges.id, id)))
    .returning();
  if (change === undefined) return;
  await transaction
    .update(clients)
    .set({ [change.field]: change.value })
    .where(eq(clients.id, clientId));
  const { environment } = configuration;
  await notifyOfContactChange(transaction, { client, change, happened: 'applied', now, environment });
}

/** Does so now, and every minute from now on. */
export function startApplyingContactChanges(
  deps: Deps & { readonly clock: Parameters<typeof followMovedClock>[1] },
  logger: RepeatedJob['logger'],
): StartedJob {
  const work = async (stopping: AbortSignal): Promise<void> => {
    await followMovedClock(deps.database, deps.clock);
    await applyContactChanges(deps, stopping);
  };
  return startJob({ name: 'changes of contacts', every: 60_000, logger, work });
}
