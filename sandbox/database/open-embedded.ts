import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { migrationsFolder, type OpenDatabase } from './database';

/** Opens the embedded PostgreSQL: in a folder, in memory without one, or in memory from a copy. */
export async function openEmbedded(source: { readonly folder?: string; readonly copy?: Blob }): Promise<OpenDatabase> {
  const engine = await PGlite.create({
    ...(source.folder === undefined ? {} : { dataDir: source.folder }),
    ...(source.copy === undefined ? {} : { loadDataDir: source.copy }),
  });
  const database = drizzle(engine);
  return {
    database,
    // One process has the folder to itself, so no lock is needed here.
    prepare: async (prepare) => {
      await migrate(database, { migrationsFolder });
      await prepare(database);
    },
    close: () => engine.close(),
  };
}
