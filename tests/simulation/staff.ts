import { eq, isNull, sql } from 'drizzle-orm';
import { parseStopScope, stoppableOrders, type StopScope } from '../../domain/notices/service-stop';
import { regions } from '../../domain/region';
import { accountFreezes } from '../../sandbox/database/schema/account-freezes';
import { clients } from '../../sandbox/database/schema/clients';
import { reactivations } from '../../sandbox/database/schema/identity-documents';
import { announcements } from '../../sandbox/database/schema/notices';
import { freezeAccount, unfreezeAccount } from '../../sandbox/freezes/freeze-account';
import { recordedStops, resumeService, stopService } from '../../sandbox/stops/record-stops';
import { today } from '../../sandbox/context/clock';
import type { Change } from './change';

const texts = { en_US: 'We take no orders.', zh_HK: '暫停交易。', zh_TW: '暫停交易。' };

/** Stops orders of a kind, of a fund or all, or signing in; or ends what is stopped. */
export const stopOrResume: Change = async ({ servers: { database }, time, funds }, chance) => {
  const at = time.server.now();
  const by = { by: 'the operator', why: 'simulated', at };
  const inForce = (await recordedStops(database)).filter(({ resumedAt }) => resumedAt === null);
  // Nothing stays stopped for long: where nothing is sent, nothing can go wrong.
  if (inForce.length > 0) {
    for (const { region, scope: code } of inForce) {
      const scope = parseStopScope(code);
      if (scope) await resumeService(database, { region, scope }, by);
    }
    return `${String(inForce.length)} stops end`;
  }
  const region = chance.oneOf(regions) ?? 'HK';
  const fundCode = chance.oneOf(funds[region])?.id ?? '';
  const scopes: readonly StopScope[] = [
    { kind: 'all-orders' },
    { kind: 'sign-in' },
    ...stoppableOrders.map((of): StopScope => ({ kind: 'orders', of })),
    { kind: 'fund', fundCode },
  ];
  const scope = chance.oneOf(scopes) ?? { kind: 'all-orders' };
  await stopService(database, { region, scope, texts }, by);
  return `${region} stops ${scope.kind} ${'of' in scope ? scope.of : ''}`;
};

/** Freezes the account of a client that somebody else uses, or gives one back. */
export const freezeOrThaw: Change = async ({ servers: { database }, time, clients: known }, chance) => {
  const deps = { database, clock: time.server, configuration: { environment: 'test' } as const };
  const [frozen] = await database.select().from(accountFreezes).where(isNull(accountFreezes.endedAt)).limit(1);
  if (frozen) {
    await unfreezeAccount(deps, frozen.clientId);
    return `the account of ${frozen.clientId} is given back`;
  }
  const client = chance.oneOf(known);
  const [row] = await database
    .select({ state: clients.state })
    .from(clients)
    .where(eq(clients.id, client?.id ?? ''));
  if (!client || row?.state !== 'active') return 'no account is frozen';
  await freezeAccount(deps, { clientId: client.id, actor: 'firm' });
  return `the account of ${client.id} is frozen`;
};

/** Asks a client of Hong Kong for an identity document. */
export const askForDocument: Change = async ({ servers: { database }, clients: known }, chance) => {
  const client = chance.oneOf(known.filter(({ region }) => region === 'HK'));
  if (!client) return 'nobody is asked for a document';
  const eligibility = 'ELIGIBLE' as const;
  await database
    .insert(reactivations)
    .values({ clientId: client.id, eligibility })
    .onConflictDoUpdate({ target: reactivations.clientId, set: { eligibility } });
  return `${client.id} is asked for an identity document`;
};

/** Publishes an announcement. */
export const publishNotice: Change = async ({ servers: { database }, time }, chance) => {
  const region = chance.oneOf(regions) ?? 'HK';
  const day = today(time.server);
  const document = '<announcement><title>Simulated</title><text>Simulated</text></announcement>';
  const [{ position } = { position: 0 }] = await database
    .select({ position: sql`coalesce(max(${announcements.position}), 0)`.mapWith(Number) })
    .from(announcements)
    .where(eq(announcements.region, region));
  await database.insert(announcements).values({
    region,
    position: position + 1,
    announcedOn: day,
    headers: texts,
    documents: { en_US: document, zh_HK: document, zh_TW: document },
    shownFrom: day,
    shownUntil: day,
  });
  return `${region} publishes an announcement`;
};
