import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { bringUpToDate, type Upgrade, UpgradeRefused } from '../../../sandbox/database/connection/bring-up-to-date';
import { presenceClass } from '../../../sandbox/database/connection/presence';
import { migrationsFolder } from '../../../sandbox/database/database';
import { releaseNumber, releaseOfNumber } from '../../../sandbox/database/release';
import { breaksOlderServers } from '../support/breaks-older-servers';
import { startRemoteDatabase, type RemoteDatabase } from '../support/engine-over-tcp';

const journalFile = 'meta/_journal.json';

let remote: RemoteDatabase;
let client: pg.Client;
let folder: string;
beforeEach(async () => {
  remote = await startRemoteDatabase();
  client = new pg.Client({ connectionString: remote.address });
  await client.connect();
  folder = mkdtempSync(join(tmpdir(), 'fund-portal-migrations-'));
  cpSync(migrationsFolder, folder, { recursive: true });
});
afterEach(async () => {
  await client.end();
  await remote.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Brings the database up to date as a program of a release does; returns why it refused. */
async function prepare(release: string, { migrates = true }: Partial<Upgrade> = {}): Promise<string | undefined> {
  try {
    await bringUpToDate(client, { release, folder, migrates });
    return undefined;
  } catch (problem) {
    if (problem instanceof UpgradeRefused) return problem.message;
    throw problem;
  }
}

/** Adds a migration that takes something away, from a release on. */
function addContraction(from: string): void {
  const path = join(folder, journalFile);
  const journal = JSON.parse(readFileSync(path, 'utf8')) as { entries: { idx: number; when: number; tag: string }[] };
  const [last] = journal.entries.slice(-1);
  if (!last) throw new Error('there are no migrations');
  const added = { ...last, idx: last.idx + 1, when: last.when + 1, tag: `${String(last.idx + 1)}_contraction` };
  writeFileSync(path, JSON.stringify({ ...journal, entries: [...journal.entries, added] }));
  writeFileSync(
    join(folder, `${added.tag}.sql`),
    `-- contracts from ${from}\nalter table moved_clock drop column forward_by`,
  );
}

/** Shows a server of a release, until it ends: on the one connection there is, as the embedded engine has no other. */
async function serving(release: string): Promise<() => Promise<unknown>> {
  const key = [presenceClass, releaseNumber(release)];
  await client.query('select pg_advisory_lock_shared($1, $2)', key);
  return () => client.query('select pg_advisory_unlock_shared($1, $2)', key);
}

test('[R23, R28] a migration that takes something away waits until no server runs that uses it, and changes nothing before', async () => {
  expect(await prepare('0.2.0')).toBeUndefined();
  const endOlder = await serving('0.1.0');
  const endOwn = await serving('0.2.0');
  addContraction('0.2.0');
  expect(await prepare('0.3.0')).toBe(
    'Servers of release 0.1.0 are running, which this step would break: replace them with ones of release 0.2.0 or later first',
  );
  expect(await columnsOfClock()).toContain('forward_by');
  await endOlder();
  expect(await prepare('0.3.0')).toBeUndefined();
  expect(await columnsOfClock()).not.toContain('forward_by');
  await endOwn();
});

test('[R23, R28] a migration that takes something away is refused where the release that left it unused never prepared the database', async () => {
  expect(await prepare('0.1.0')).toBeUndefined();
  addContraction('0.2.0');
  expect(await prepare('0.3.0')).toBe(
    'The database was prepared by release 0.1.0, and this one takes away what that uses: migrate with release 0.2.0 first',
  );
});

test('[R23, R28] a migration that only adds runs beside servers of any release', async () => {
  expect(await prepare('0.2.0')).toBeUndefined();
  const end = await serving('0.1.0');
  expect(await prepare('0.3.0')).toBeUndefined();
  await end();
});

test('[R23, R28] a program that is too old for what was taken away refuses to serve, and so does one that is told not to migrate', async () => {
  expect(await prepare('0.3.0', { migrates: false })).toBe(
    'The database is not prepared for release 0.3.0: run "migrate" of this release first',
  );
  expect(await prepare('0.2.0')).toBeUndefined();
  expect(await prepare('0.2.0', { migrates: false })).toBeUndefined();
  addContraction('0.2.0');
  expect(await prepare('0.3.0', { migrates: false })).toContain('not prepared for release 0.3.0');
  const endNone = await serving('0.2.0');
  expect(await prepare('0.3.0')).toBeUndefined();
  await endNone();
  expect(await prepare('0.1.0', { migrates: false })).toBe(
    'This program is of release 0.1.0, and the database serves releases from 0.2.0 on: start one of those',
  );
  expect(await prepare('0.2.0', { migrates: false })).toBeUndefined();
});

test('[R28] an empty database takes every migration at once', async () => {
  addContraction('0.2.0');
  expect(await prepare('0.3.0')).toBeUndefined();
});

test('[R28] every migration that may break servers of the release before says from which release on it may run, or why it keeps them', () => {
  const later = readdirSync(migrationsFolder).filter((name) => name.endsWith('.sql') && name >= '0073');
  expect(later.length).toBeGreaterThan(0);
  const unsaid = later.flatMap((name) => {
    const text = readFileSync(join(migrationsFolder, name), 'utf8');
    if (/^-- (contracts from \d+\.\d+\.\d+|keeps older servers: \S.+)\n/.test(text)) return [];
    return breaksOlderServers(text).map((what) => `${name} ${what}`);
  });
  expect(unsaid).toEqual([]);
});

test.each([
  ['alter table "orders" drop column "note"', ['takes something away']],
  ['ALTER TABLE "orders" ALTER COLUMN "note" SET NOT NULL;', ['takes something away']],
  ['ALTER TABLE "orders" ALTER COLUMN "note" DROP DEFAULT;', ['takes something away']],
  ['ALTER TABLE "orders" ADD COLUMN "kept" text NOT NULL;', ['adds a column that they leave empty of orders']],
  ['ALTER TABLE "orders" ADD COLUMN "kept" text DEFAULT \'\' NOT NULL;', []],
  ['ALTER TABLE "orders" ADD COLUMN "kept" text;', []],
  ['ALTER TABLE "orders" ADD CONSTRAINT "o" CHECK ("orders"."id" <> \'\');', ['adds a constraint of orders']],
  ['ALTER TABLE "orders" ADD CONSTRAINT "o" UNIQUE("id","oid");', ['adds a constraint of orders']],
  [
    'ALTER TABLE "orders" ADD CONSTRAINT "o" FOREIGN KEY ("id") REFERENCES "public"."b"("id");',
    ['adds a constraint of orders'],
  ],
  ['CREATE UNIQUE INDEX "o" ON "orders" USING btree ("id");', ['adds a unique index of orders']],
  ['CREATE INDEX "o" ON "orders" USING btree ("id");', []],
  [
    'CREATE TRIGGER t BEFORE UPDATE ON "public"."orders" FOR EACH STATEMENT EXECUTE FUNCTION f();',
    ['adds a trigger of orders'],
  ],
  [
    'CREATE TABLE "kept" (\n"id" text NOT NULL\n);\n--> statement-breakpoint\nCREATE UNIQUE INDEX "o" ON "kept" USING btree ("id");',
    [],
  ],
])('[R28] %s may break servers of the release before by %j', (migration, breaks) => {
  expect(breaksOlderServers(migration)).toEqual(breaks);
});

test('[R28] the number of a release keeps the order of releases, and names it', () => {
  const releases = ['0.1.0', '0.1.12', '0.2.0', '0.10.0', '1.0.0', '999.999.999'];
  const numbers = releases.map(releaseNumber);
  expect(numbers).toEqual(numbers.toSorted((one, other) => one - other));
  expect(numbers.map(releaseOfNumber)).toEqual(releases);
  for (const text of ['1', 'v1.0.0', '1.0.0-beta', '1000.0.0'])
    expect(() => releaseNumber(text)).toThrow(`${text} is no release`);
});

async function columnsOfClock(): Promise<readonly string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select column_name as name from information_schema.columns where table_name = 'moved_clock'`,
  );
  return rows.map(({ name }) => name);
}
