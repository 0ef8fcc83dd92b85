import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { parseStopScope, stoppableOrders, type StopScope } from '../../domain/notices/service-stop';
import { regions } from '../../domain/region';
import { judgeBankAccountChange } from '../../sandbox/commands/bank-account-changes';
import { askForDocument as ask, judgeDocument as judge } from '../../sandbox/commands/identity-documents';
import { StartProblem } from '../../sandbox/context/configuration/start-problem';
import { accountFreezes } from '../../sandbox/database/schema/account-freezes';
import { bankAccountChanges } from '../../sandbox/database/schema/bank-account-changes';
import { clients } from '../../sandbox/database/schema/clients';
import { reactivations } from '../../sandbox/database/schema/identity-documents';
import { announcements } from '../../sandbox/database/schema/notices';
import { freezeAccount, unfreezeAccount } from '../../sandbox/freezes/freeze-account';
import { recordedStops, resumeService, stopService } from '../../sandbox/stops/record-stops';
import { today } from '../../sandbox/context/clock';
import { testConfiguration } from '../sandbox/support/test-sandbox';
import type { Change } from './change';
import type { Simulation } from './open-simulation';

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

/** Asks a client of Hong Kong for an identity document; one that was sent and waits is in the way, as the command says. */
export const askForDocument: Change = async (simulation, chance) => {
  const client = chance.oneOf(simulation.clients.filter(({ region }) => region === 'HK'));
  if (!client) return 'nobody is asked for a document';
  const { database } = simulation.servers;
  const ofClient = eq(reactivations.clientId, client.id);
  const [before] = await database.select().from(reactivations).where(ofClient);
  const asked = await bySaying(() => ask(staffOf(simulation), client));
  const [after] = await database.select().from(reactivations).where(ofClient);
  if (before?.eligibility === 'REQUESTED' && after?.eligibility !== 'REQUESTED')
    throw new Error(`${client.id} is asked for a document over one that waits`);
  return asked;
};

/** Says of an identity document that waits whether it is good. */
export const judgeDocument: Change = async (simulation, chance) => {
  const waiting = await simulation.servers.database
    .select({ clientId: reactivations.clientId })
    .from(reactivations)
    .where(eq(reactivations.eligibility, 'REQUESTED'))
    .orderBy(asc(reactivations.clientId));
  const one = chance.oneOf(waiting);
  if (!one) return 'no document waits';
  return judge(staffOf(simulation), one.clientId, chance.isOneIn(3) ? 'refuse' : 'accept');
};

/** Says of the requests for bank accounts that wait whether their proof is good: mostly it is. */
export const judgeBankAccount: Change = async (simulation, chance) => {
  const waiting = await simulation.servers.database
    .select({ id: bankAccountChanges.id, number: bankAccountChanges.number })
    .from(bankAccountChanges)
    .where(and(isNull(bankAccountChanges.endedAt), isNull(bankAccountChanges.acceptedAt)))
    .orderBy(asc(bankAccountChanges.requestedAt), asc(bankAccountChanges.clientId), asc(bankAccountChanges.currency));
  const told: string[] = [];
  for (const { id, number } of waiting) {
    const verdict = chance.isOneIn(5) ? 'refuse' : 'accept';
    await judgeBankAccountChange(staffOf(simulation), id, verdict);
    told.push(`${verdict} ${number}`);
  }
  return told.length === 0 ? 'no bank account waits' : `bank accounts: ${told.join('; ')}`;
};

/** The parts of the sandbox that the commands of the firm's staff need. */
const staffOf = ({ servers: { database }, time }: Simulation) => ({
  database,
  clock: time.server,
  configuration: testConfiguration,
});

/** Tells what a command says, or why it refuses. */
async function bySaying(command: () => Promise<string>): Promise<string> {
  try {
    return await command();
  } catch (problem) {
    if (problem instanceof StartProblem) return problem.message;
    throw problem;
  }
}

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
