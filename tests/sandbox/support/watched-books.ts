import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { openEmbedded } from '../../../sandbox/database/connection/open-embedded';
import type { Database, OpenDatabase } from '../../../sandbox/database/database';
import { differencesInBooks } from '../../../sandbox/orders/books/reconcile';

import { differencesFromModel, readOpening, type Watch } from '../../oracle/differences';
import { lineOf } from '../../oracle/posting';
import { bookChecks } from './book-checks';

type Watched = {
  watch: Watch;
  /** The movements at the last look, and what was wrong then: a test isn't blamed for the one before. */
  seen: string;
  told: ReadonlySet<string>;
  readonly check: () => Promise<void>;
};

/** The open databases of tests, each with how its books began. */
const watched = new WeakMap<Database, Watched>();

/** The beginnings of databases that are copies of one, worked out once. */
const beginnings = new Map<string, Promise<Watch['opening']>>();

/** An open database whose books the model checks after each test that moved anything, and before it is closed; copies of one begin alike. */
export async function withWatchedBooks(open: OpenDatabase, copyOf?: string): Promise<OpenDatabase> {
  const { database } = open;
  const opening = (copyOf === undefined ? undefined : beginnings.get(copyOf)) ?? readOpening(database);
  if (copyOf !== undefined) beginnings.set(copyOf, opening);
  const check = async (): Promise<void> => {
    const wrong = await wrongSinceLastCheck(database);
    if (wrong.length > 0) throw new Error(`The books are wrong:\n${wrong.join('\n')}`);
  };
  watched.set(database, {
    watch: { opening: await opening, memory: new Map() },
    seen: await traceOf(database),
    told: new Set<string>(),
    check,
  });
  bookChecks.add(check);
  return {
    ...open,
    close: async () => {
      try {
        await check();
      } finally {
        leaveBooks(database);
        await open.close();
      }
    },
  };
}

/** Returns what is wrong in books by the desk's own rules, which `reconcile` has, and by the model's, which knows none of them; a line each. */
export async function faultsInBooks(database: Database): Promise<readonly string[]> {
  return [...(await differencesInBooks(database)), ...(await faultsByModel(database))];
}

/** Returns what is wrong in books by the model alone, which takes prices and terms as they are until it has seen them used. */
export async function faultsByModel(database: Database): Promise<readonly string[]> {
  return (await differencesFromModel(database, watched.get(database)?.watch)).map(lineOf);
}

/** Returns what is wrong in the books that a sandbox of its own left in its data folder. */
export async function faultsInFolder(dataFolder: string): Promise<readonly string[]> {
  const open = await openEmbedded({ folder: join(dataFolder, 'pg') });
  try {
    return await faultsInBooks(open.database);
  } finally {
    await open.close();
  }
}

/** Takes the books as they stand for how they begin, after a test wrote into them or took something away by hand. */
export async function beginBooksAnew(database: Database): Promise<void> {
  const known = watched.get(database);
  if (!known) return;
  known.watch = { ...known.watch, opening: await readOpening(database, { asItStands: true }) };
  known.seen = await traceOf(database);
}

/** Lets the model see the prices, terms and closed days that a test is about to take back, and fails where books are wrong. */
export const seeBooks = async (database: Database): Promise<void> => watched.get(database)?.check();

/** Leaves books alone from now on, which a test spoils on purpose. */
export function leaveBooks(database: Database): void {
  const known = watched.get(database);
  if (known) bookChecks.delete(known.check);
  watched.delete(database);
}

async function wrongSinceLastCheck(database: Database): Promise<readonly string[]> {
  const known = watched.get(database);
  if (!known) return [];
  // A test may have ended the engine, or the server.
  const trace = await traceOf(database).catch(() => known.seen);
  if (trace === known.seen) return [];
  known.seen = trace;
  const wrong = await faultsByModel(database);
  const before = known.told;
  known.told = new Set(wrong);
  return wrong.filter((line) => !before.has(line));
}

const moving = [
  'order_events',
  'ledger_entries',
  'movements',
  'cash_transactions',
  'cash_events',
  'cash_entries',
  'point_movements',
  'reward_points',
  'dividends',
  'dividend_entries',
  'submissions',
  'regular_plan_executions',
];
const counts = moving.map((table) => `(select count(*) from ${table})`).join(` || ' ' || `);

/** Returns a mark that changes whenever something moved, at next to no cost. */
async function traceOf(database: Database): Promise<string> {
  const [found] = await database.select({ trace: sql<string>`${sql.raw(counts)}` }).from(sql`(select 1) as one`);
  return found?.trace ?? '';
}
