import { PGlite } from '@electric-sql/pglite';
import { createSecrets } from '../../../sandbox/context/secrets';
import { EmbeddedEngine } from '../../../sandbox/database/connection/embedded-engine';
import { openEmbedded, openEngine } from '../../../sandbox/database/connection/open-embedded';
import type { OpenDatabase } from '../../../sandbox/database/database';
import { seed } from '../../../sandbox/seed/seed';
import { clockAt, start } from './settable-clock';
import { openTestDatabase } from './test-database';

/** A migrated and seeded database of its own; an embedded one is a copy of the first that this process made. */
export async function openSeededDatabase(): Promise<OpenDatabase> {
  if ((process.env['DATABASE_URL'] ?? '') !== '') return prepared(await openTestDatabase());
  original ??= makeOriginal();
  return openEmbedded({ copyOf: await original });
}

/** Puts a copy of the seeded database into a folder, for a process of its own. */
export async function seedFolder(folder: string): Promise<void> {
  original ??= makeOriginal();
  const engine = await PGlite.create({ dataDir: folder, loadDataDir: await original });
  await engine.close();
}

let original: Promise<Blob> | undefined;

async function makeOriginal(): Promise<Blob> {
  const engine = await EmbeddedEngine.open({});
  const open = await prepared(openEngine(engine));
  await engine.running().exec('checkpoint');
  const copy = await engine.running().dumpDataDir('none');
  await open.close();
  return copy;
}

async function prepared(open: OpenDatabase): Promise<OpenDatabase> {
  const secrets = await createSecrets('test');
  await open.prepare(async (database) => {
    await seed(database, { clock: clockAt(start), secrets });
  });
  return open;
}
