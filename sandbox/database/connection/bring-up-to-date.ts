import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import { type Database, migrationsFolder } from '../database';
import { hasTable } from '../has-table';
import { ownRelease, releaseNumber, releaseOfNumber } from '../release';
import { releases } from '../schema/releases';
import { presenceClass } from './presence';

/** The program that opens a database: its release, its migrations, and whether it may change tables. */
export type Upgrade = { readonly release: string; readonly folder: string; readonly migrates: boolean };

/** This program, which brings the tables up to date itself. */
export const ownUpgrade: Upgrade = { release: ownRelease, folder: migrationsFolder, migrates: true };

/** Why a database isn't brought up to date, or not served, for the person who operates it. */
export class UpgradeRefused extends Error {}

/**
 * Brings the tables up to date, or rejects with UpgradeRefused before anything changes: where a contracting migration
 * would break a server that runs, where the release that it follows was left out, and where this program is too old. What
 * this release has prepared is left as it is: a role that owns no table may serve it.
 */
export async function bringUpToDate(client: pg.Client, { release, folder, migrates }: Upgrade): Promise<void> {
  const database = drizzle(client);
  const steps = readSteps(folder);
  const applied = await lastApplied(database);
  if (applied !== undefined) {
    const recorded = await recordedReleases(database);
    requireNewEnough(release, recorded);
    const pending = steps.filter(({ at }) => at > applied);
    requireContractions(pending, { recorded, serving: await servingReleases(database) });
    if (pending.length > 0 && !migrates) throw new UpgradeRefused(notPrepared(release));
    if (pending.length === 0 && recorded.some((one) => one.release === release)) return;
  } else if (!migrates) throw new UpgradeRefused(notPrepared(release));
  if (!migrates) return;
  await migrate(database, { migrationsFolder: folder });
  const servesFrom = newest(steps.flatMap(({ from }) => from ?? [])) ?? first;
  await database
    .insert(releases)
    .values({ release, servesFrom })
    .onConflictDoUpdate({ target: releases.release, set: { servesFrom } });
}

/** A migration: when it was written, and the release from which on it may run, if it takes away what earlier ones use. */
type Step = { readonly at: number; readonly from: string | undefined };

/** Older than any release: what nothing was taken away from serves every one. */
const first = '0.0.0';

/** The first line of a contracting migration. */
const contracts = /^-- contracts from (\d+\.\d+\.\d+)\n/;

function readSteps(folder: string): readonly Step[] {
  return readMigrationFiles({ migrationsFolder: folder }).map(({ folderMillis, sql: [first = ''] }) => ({
    at: folderMillis,
    from: contracts.exec(first)?.[1],
  }));
}

/** When the last migration that a database has was written; undefined for a database without tables. */
async function lastApplied(database: Database): Promise<number | undefined> {
  const table = 'drizzle.__drizzle_migrations';
  if (!(await hasTable(database, table))) return undefined;
  const at = sql<string | null>`max(created_at)`;
  const [row] = await database.select({ at }).from(sql.raw(table));
  const last = row?.at ?? undefined;
  return last === undefined ? undefined : Number(last);
}

type RecordedRelease = Pick<typeof releases.$inferSelect, 'release' | 'servesFrom'>;

/** The releases that prepared a database; none before they were recorded. */
async function recordedReleases(database: Database): Promise<readonly RecordedRelease[]> {
  if (!(await hasTable(database, 'releases'))) return [];
  return database.select({ release: releases.release, servesFrom: releases.servesFrom }).from(releases);
}

/** The releases of the servers that run on this database. */
async function servingReleases(database: Database): Promise<readonly string[]> {
  const rows = await database
    .selectDistinct({ number: sql<string>`objid` })
    .from(sql`pg_locks`)
    .where(
      sql`locktype = 'advisory' and classid = ${presenceClass} and database = (select oid from pg_database where datname = current_database())`,
    );
  return rows.map(({ number }) => releaseOfNumber(Number(number)));
}

function requireNewEnough(release: string, recorded: readonly RecordedRelease[]): void {
  const from = newest(recorded.map(({ servesFrom }) => servesFrom));
  if (from !== undefined && releaseNumber(release) < releaseNumber(from))
    throw new UpgradeRefused(
      `This program is of release ${release}, and the database serves releases from ${from} on: start one of those`,
    );
}

function requireContractions(
  pending: readonly Step[],
  { recorded, serving }: { readonly recorded: readonly RecordedRelease[]; readonly serving: readonly string[] },
): void {
  const from = newest(pending.flatMap((step) => step.from ?? []));
  if (from === undefined) return;
  const prepared = newest(recorded.map(({ release }) => release));
  if (prepared === undefined || releaseNumber(prepared) < releaseNumber(from))
    throw new UpgradeRefused(
      `The database was prepared by ${prepared === undefined ? 'a release that is not recorded' : `release ${prepared}`}, and this one takes away what that uses: migrate with release ${from} first`,
    );
  const older = serving.filter((each) => releaseNumber(each) < releaseNumber(from));
  if (older.length > 0)
    throw new UpgradeRefused(
      `Servers of release ${older.join(', ')} are running, which this step would break: replace them with ones of release ${from} or later first`,
    );
}

/** The refusal of a program that changes no table. */
export const notPrepared = (release: string): string =>
  `The database is not prepared for release ${release}: run "migrate" of this release first`;

/** The newest of some releases; undefined for none. */
const newest = (all: readonly string[]): string | undefined =>
  all.toSorted((one, other) => releaseNumber(one) - releaseNumber(other)).at(-1);
