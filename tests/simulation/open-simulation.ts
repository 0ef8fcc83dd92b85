import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { vi } from 'vitest';
import { Transport, type TransportAnswer } from '../../adapters/http/transport';
import { type Region, regions } from '../../domain/region';
import { round } from '../../domain/money/rounding';
import { toText } from '../../domain/money/decimal';
import { bookEntries } from '../../sandbox/cash-account/book-entries';
import type { Database, OpenDatabase } from '../../sandbox/database/database';
import { bankAccounts, bankAuthorities } from '../../sandbox/database/schema/bank-accounts';
import { cashAccounts, cashTransactions } from '../../sandbox/database/schema/cash-accounts';
import { accounts } from '../../sandbox/database/schema/clients';
import { funds } from '../../sandbox/database/schema/funds';
import { passkeys } from '../../sandbox/database/schema/passkeys';
import { demoClients } from '../../sandbox/demonstration/demo-clients';
import { holdingsValue } from '../../sandbox/portfolio/holdings-value';
import { stubBrowserGlobals } from '../contracts/browser-globals';
import { browserOfTests, knowBrowserOfTests } from '../sandbox/support/known-browser';
import { rowsOf } from '../sandbox/support/rows-of';
import { openSeededDatabase } from '../sandbox/support/seeded-database';
import { beginBooksAnew, leaveBooks } from '../sandbox/support/watched-books';
import { start } from '../sandbox/support/settable-clock';
import type { SimulatedClient, SimulatedFund } from './acts/visit';
import { firstClients, richInCash } from './first-clients';
import { chanceOf } from './machine/chance';
import { drawnPicture } from './machine/drawn-picture';
import { seedProcess } from './machine/seeded-process';
import { SimulatedBrowser } from './machine/simulated-browser';
import { SimulatedCarriers } from './machine/simulated-carriers';
import { drawClock, readByClient, SimulatedServers } from './machine/simulated-servers';
import { SimulatedTime } from './machine/simulated-time';

/** The parts of a simulation: the database of the demonstration, its servers, its clients with their browsers, and one time. */
export type Simulation = {
  readonly time: SimulatedTime;
  readonly servers: SimulatedServers;
  readonly carriers: SimulatedCarriers;
  /** The folder in which the servers keep documents. */
  readonly dataFolder: string;
  readonly clients: readonly SimulatedClient[];
  readonly funds: Readonly<Record<Region, readonly SimulatedFund[]>>;
  readonly browserOf: (client: SimulatedClient, index: number) => SimulatedBrowser;
  /** The one-time code that a client was sent last. */
  readonly lastCode: (client: SimulatedClient) => Promise<string>;
  readonly close: () => Promise<void>;
};

/** Opens a simulation under a seed; while it is open this process draws its randomness from it. */
export async function openSimulation(seed: number, count: number): Promise<Simulation> {
  const open = await openSeededDatabase();
  // The engine has begun: from here on nothing of it looks for a browser.
  stubBrowserGlobals();
  const time = new SimulatedTime(start);
  const giveBack = seedProcess(seed, () => time.now);
  const release = async (): Promise<void> => {
    giveBack();
    // The next engine would take this process for a browser.
    vi.unstubAllGlobals();
    // The judges have looked at them day by day.
    leaveBooks(open.database);
    await open.close();
  };
  try {
    return await simulationOver(open, { seed, count, time, release });
  } catch (problem) {
    await release();
    throw problem;
  }
}

type Beginning = {
  readonly seed: number;
  readonly count: number;
  readonly time: SimulatedTime;
  /** Gives this process its own randomness back, and closes the database. */
  readonly release: () => Promise<void>;
};

async function simulationOver(open: OpenDatabase, { seed, count, time, release }: Beginning): Promise<Simulation> {
  const { database } = open;
  await knowBrowserOfTests(database, new Date(start));
  const clients = chosenClients(seed, count);
  await givePasskeys(database, clients);
  await giveCash(open, clients);
  const dataFolder = mkdtempSync(join(tmpdir(), 'fund-portal-simulation-'));
  const carriers = new SimulatedCarriers(chanceOf(seed, 'carriers'));
  const servers = await SimulatedServers.start(database, { time, dataFolder, carriers }, 2);
  // No two machines have the same time.
  servers.setClock(1, drawClock(chanceOf(seed, 'clock of a process')));
  // What is read from the disk the first time takes a time of its own: all of it is read before anything happens.
  await Promise.allSettled(Object.values(portalModules).map((read) => read()));
  await drawnPicture();
  for (const region of regions) await new SimulatedBrowser(region, time, 0).openTab(new Unreachable());
  const browsers = new Map<string, SimulatedBrowser>();
  return {
    time,
    servers,
    carriers,
    dataFolder,
    clients,
    funds: { HK: await fundsOf(open, 'HK'), TW: await fundsOf(open, 'TW') },
    browserOf: (client, index) => {
      const name = `${client.id} ${String(index)}`;
      const known = browsers.get(name);
      const ahead = index === 0 ? 0 : chanceOf(seed, `clock of ${name}`).between(-600_000, 600_000);
      const browser = known ?? new SimulatedBrowser(client.region, time, ahead);
      // The first one is known: money that leaves from a new one waits.
      if (!known && index === 0) browser.jar.keepHeader(browserOfTests(client.region));
      browsers.set(name, browser);
      return browser;
    },
    lastCode: async ({ id }) => {
      const [last] = await rowsOf(
        database,
        sql`${sql.raw(readByClient)}
        select secret from message_secrets
        join outbox on outbox.id = message_secrets.message_id
        join clients on clients.id = ${id} and outbox.recipient in (clients.mobile, clients.email)
        order by outbox.id desc limit 1`,
      );
      const secret = last?.['secret'];
      return typeof secret === 'string' ? secret : '';
    },
    close: async () => {
      await servers.close();
      await release();
      rmSync(dataFolder, { recursive: true, force: true });
    },
  };
}

/** Lets each client have a passkey that was made before, at another place, with which nobody proves anything here. */
async function givePasskeys(database: Database, clients: readonly SimulatedClient[]): Promise<void> {
  const made = { relyingParty: 'elsewhere.example', publicKey: 'unused', counter: 0, name: 'Telephone' } as const;
  const rows = clients.map(({ id }) => ({ ...made, id: `passkey-of-${id}`, clientId: id, addedAt: new Date(start) }));
  await database.insert(passkeys).values(rows);
}

/** Lets some clients have as much in their Cash Account as in funds, and a bank account that it is paid out to at once. */
async function giveCash({ database }: OpenDatabase, clients: readonly SimulatedClient[]): Promise<void> {
  const before = new Date(Date.parse(start) - 400 * 86_400_000);
  const effectiveOn = before.toISOString().slice(0, 10);
  for (const { id: clientId } of clients.filter(({ id }) => richInCash.includes(id))) {
    const [account] = await database
      .select({ number: accounts.number, cashAccountSid: cashAccounts.sid })
      .from(accounts)
      .innerJoin(cashAccounts, eq(cashAccounts.accountNumber, accounts.number))
      .where(eq(accounts.clientId, clientId));
    const worth = await holdingsValue({ region: 'HK', database }, { clientId, day: start.slice(0, 10) });
    if (!account || !worth) throw new Error(`${clientId} has no Cash Account, or nothing in funds`);
    const [paid] = await database
      .insert(cashTransactions)
      .values({
        sid: `CA-rich-${account.number}`,
        cashAccountSid: account.cashAccountSid,
        type: 'topup',
        sign: 1,
        amount: toText(round(worth, 2, 'down')),
        status: 'accepted',
        paymentStatus: 'accepted',
        at: before,
      })
      .returning();
    if (paid) await bookEntries(database, paid);
    const bankNames = { en_US: 'Harbour Bank', zh_HK: '海港銀行', zh_TW: '海港銀行' };
    const ofBank = { number: '024-700000-001', currency: 'HKD', holder: clientId, state: 'ACTIVE' } as const;
    const [bank] = await database
      .insert(bankAccounts)
      .values({ ...ofBank, clientId, bankNames, onlineDebit: 'none', addressLines: [] })
      .returning();
    if (bank)
      await database
        .insert(bankAuthorities)
        .values({ bankAccountId: bank.id, accountNumber: account.number, kind: 'SPI', status: 'A', effectiveOn });
  }
  await beginBooksAnew(database);
}

/** The modules that the portal reads when it needs them. */
const portalModules = import.meta.glob<object>([
  '../../adapters/{graphql,http,rest,session-storage}/**/*.ts',
  '../../application/**/*.ts',
  '../../domain/**/*.ts',
]);

class Unreachable extends Transport {
  send(): Promise<TransportAnswer> {
    return Promise.resolve({ kind: 'no-answer', reason: 'offline' });
  }
}

/** Clients of both regions in turn, those who can do most first, the others drawn. */
function chosenClients(seed: number, count: number): readonly SimulatedClient[] {
  const chance = chanceOf(seed, 'clients');
  const left = demoClients.map((client) => ({
    client,
    order: firstClients.includes(client.id)
      ? firstClients.indexOf(client.id) - firstClients.length
      : chance.between(1, 1_000),
  }));
  return left
    .toSorted((one, other) => one.order - other.order)
    .slice(0, count)
    .map(({ client: { id, region, login, secret, tradingSecret } }) => ({
      id,
      region,
      login,
      secret,
      tradingSecret,
      untold: undefined,
    }));
}

/** The funds that the clients of a region choose from: a dozen, so that their orders meet. */
async function fundsOf({ database }: OpenDatabase, region: Region): Promise<readonly SimulatedFund[]> {
  const rows = await database
    .select({ localId: funds.localId, currency: funds.currency })
    .from(funds)
    .where(and(eq(funds.region, region), isNull(funds.subscribedUntil)))
    .orderBy(asc(funds.id))
    .limit(24);
  return rows.map(({ localId, currency }) => ({ id: `${localId}.${currency}`, currency }));
}
