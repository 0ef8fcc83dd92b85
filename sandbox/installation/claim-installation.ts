import { inArray, like, or, sql } from 'drizzle-orm';
import type { SandboxConfiguration } from '../context/configuration/sandbox-configuration';
import { StartProblem } from '../context/configuration/start-problem';
import { notPrepared } from '../database/connection/bring-up-to-date';
import type { Database, OpenDatabase } from '../database/database';
import { hasTable } from '../database/has-table';
import { ownRelease } from '../database/release';
import { clients } from '../database/schema/clients';
import { demoClients } from '../demonstration/demo-clients';
import { realClientIds } from '../demonstration/real-client';

/** The kind of an installation; the clients of a demonstration have secrets that everybody can read. */
type InstallationKind = 'demonstration' | 'production';

/**
 * Makes a database of an environment's own before anything else is put in it, or refuses one of the other kind, and an
 * empty one where this program changes no table. It is
 * no migration: an empty database must say what it is before its first table, and a foreign one stay as it is.
 */
export async function claimInstallation(
  open: OpenDatabase,
  {
    environment,
    where,
    migrates,
  }: { environment: SandboxConfiguration['environment']; where: string; migrates: boolean },
): Promise<void> {
  const expected: InstallationKind = environment === 'production' ? 'production' : 'demonstration';
  await open.alone((database) =>
    database.transaction(async (transaction) => {
      const hasPublicClients = await holdsPublicClients(transaction);
      const known = await readInstallationKind(transaction);
      if (expected === 'production' && (hasPublicClients || known === 'demonstration'))
        throw new StartProblem(`${where} ${demonstrationProblem}`);
      if (expected === 'demonstration' && known === 'production')
        throw new StartProblem(`${where} ${productionProblem}`);
      if (await hasTable(transaction, 'installation')) return;
      if (!migrates) throw new StartProblem(notPrepared(ownRelease));
      await record(transaction, expected);
    }),
  );
}

/** Reads the kind of installation that a database states; undefined for an empty one. */
export async function readInstallationKind(database: Database): Promise<InstallationKind | undefined> {
  if (await hasTable(database, 'installation')) return recorded(database);
  if (!(await hasTable(database, 'clients'))) return undefined;
  // Tables from before the record was kept: a demonstration had its clients as soon as it had tables.
  return (await holdsPublicClients(database)) ? 'demonstration' : 'production';
}

const demonstrationProblem =
  'holds demonstration clients, whose passwords are public: NODE_ENV=production does not open it';
const productionProblem =
  'holds a production installation: only NODE_ENV=production opens it; set DATA_DIR or DATABASE_URL to another place';

async function holdsPublicClients(database: Database): Promise<boolean> {
  if (!(await hasTable(database, 'clients'))) return false;
  const ids = demoClients.map(({ id }) => id);
  const isPublic = or(inArray(clients.id, ids), like(clients.id, `${realClientIds}%`));
  return (await database.select({ id: clients.id }).from(clients).where(isPublic).limit(1)).length > 0;
}

async function recorded(database: Database): Promise<InstallationKind> {
  const [row] = await database.select({ kind: sql<InstallationKind>`kind` }).from(sql`installation`);
  return row?.kind ?? 'production';
}

async function record(database: Database, kind: InstallationKind): Promise<void> {
  await database.execute(sql`create table installation (
    is_only boolean primary key default true check (is_only),
    kind text not null check (kind in ('demonstration', 'production'))
  )`);
  await database.execute(sql`insert into installation (kind) values (${kind})`);
}
