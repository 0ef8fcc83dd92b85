import { and, asc, eq, isNull } from 'drizzle-orm';
import { marketCalendar } from '../../../config/calendars/market-calendar';
import { nextBusinessDay } from '../../../domain/calendar/calendar';
import { hongKongDay } from '../../../domain/calendar/hong-kong-time';
import { isAllowedIn } from '../../../domain/credentials/login/account-freeze';
import { lockClient } from '../../context/locked-client';
import { OneByOne } from '../../context/one-by-one';
import { today } from '../../context/clock';
import { followMovedClock } from '../../context/moved-clock';
import { type RepeatedJob, type StartedJob, startJob } from '../../context/repeated-job';
import type { ServerContext } from '../../context/server-context';
import { freshPin } from '../../context/tokens';
import type { Database } from '../../database/database';
import { accounts, type ClientRow, clients } from '../../database/schema/clients';
import { newPins } from '../../database/schema/credentials';
import { attemptOfClient } from '../../sessions/login-attempt';
import { forgetFailures, lockCounters } from '../../sessions/login-failures';
import { accountOf } from '../../context/account-standing';
import { drawPin } from './draw-pin';
import { sendNewPin } from './notify-of-new-pin';

type Deps = Pick<ServerContext, 'database' | 'clock' | 'configuration' | 'secrets'>;
type NewPin = typeof newPins.$inferSelect;

/** Sends the new PINs whose day has come, the business day after they were asked for, or all of them [AUTH-45, AUTH-46]; says how many. */
export async function sendNewPins(deps: Deps, which: 'due' | 'all', stopping?: AbortSignal): Promise<number> {
  const { database, clock } = deps;
  const waiting = await database
    .select({ newPin: newPins, client: clients })
    .from(newPins)
    .innerJoin(clients, eq(clients.id, newPins.clientId))
    .where(and(isNull(newPins.endedAt), isNull(newPins.sentAt)))
    .orderBy(asc(newPins.id));
  const owners = new OneByOne();
  let sent = 0;
  for (const { newPin, client } of waiting) {
    if (stopping?.aborted === true) break;
    const askedOn = hongKongDay(newPin.askedAt.toISOString()) ?? '';
    const isDue = nextBusinessDay(askedOn, marketCalendar(client.region)) <= today(clock);
    if (which !== 'all' && !isDue) continue;
    await owners.attempt(client.id, async () => {
      if (await sendOne(deps, newPin, client)) sent += 1;
    });
  }
  owners.finish();
  return sent;
}

/** Makes the PIN, keeps its hash and sends it by one way on file, all or nothing; one for the login takes the place of the old one, whose lock ends. */
async function sendOne({ database, clock, configuration, secrets }: Deps, newPin: NewPin, client: ClientRow) {
  const now = clock.now();
  const pin = await pinFor(database, client);
  const pinHash = await secrets.hash(pin);
  return database.transaction(async (transaction) => {
    const attempted = attemptOfClient(client);
    await lockCounters(transaction, attempted, now);
    const current = await lockClient(transaction, client.id);
    const isLogin = newPin.kind === 'login';
    if (current === undefined || !isAllowedIn(accountOf(current.state), 'change')) return false;
    if (isLogin && current.state !== 'pin-reset-in-progress') return false;
    const isWaiting = and(eq(newPins.id, newPin.id), isNull(newPins.endedAt), isNull(newPins.sentAt));
    const held = await transaction.update(newPins).set({ sentAt: now, pinHash }).where(isWaiting).returning();
    if (held.length === 0) return false;
    if (isLogin) {
      const renewed = { secretHash: pinHash, previousSecretHash: current.secretHash, secretChangedAt: now };
      await transaction
        .update(clients)
        .set({ ...renewed, state: 'pin-not-activated' })
        .where(eq(clients.id, client.id));
      await forgetFailures(transaction, attempted);
    }
    const { kind, language } = newPin;
    const { environment } = configuration;
    const messageId = await sendNewPin(transaction, { client: current, kind, now, language, pin, environment });
    await transaction.update(newPins).set({ messageId }).where(eq(newPins.id, newPin.id));
    return true;
  });
}

/** A random PIN that keeps every rule [PIN-05..11]. */
async function pinFor(database: Database, client: ClientRow): Promise<string> {
  const rows = await database
    .select({ number: accounts.number })
    .from(accounts)
    .where(eq(accounts.clientId, client.id));
  const accountNumbers = [client.identityNumber, ...rows.map(({ number }) => number)];
  return drawPin(freshPin, { accountNumbers });
}

/** Sends the new PINs that are due, now and every minute from now on. */
export function startSendingNewPins(deps: Deps, logger: RepeatedJob['logger']): StartedJob {
  const work = async (stopping: AbortSignal): Promise<void> => {
    await followMovedClock(deps.database, deps.clock);
    await sendNewPins(deps, 'due', stopping);
  };
  return startJob({ name: 'sending new PINs', every: 60_000, logger, work });
}
