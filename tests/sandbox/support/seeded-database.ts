import { PGlite } from '@electric-sql/pglite';
import type { OpenDatabase } from '../../../sandbox/database/database';
import { openEngine } from '../../../sandbox/database/open-embedded';
import { seed } from '../../../sandbox/seed/seed';
import { createSecrets } from '../../../sandbox/sessions/secrets';
import { clockAt, start } from './settable-clock';
import { openTestDatabase } from './test-database';

/** A migrated and seeded database of its own; an embedded one is a copy of the first that this process made. */
export async function openSeededDatabase(): Promise<OpenDatabase> {
  if ((process.env['DATABASE_URL'] ?? '') !== '') return prepared(await openTestDatabase());
  original ??= makeOriginal();
  return openEngine(await PGlite.create({ loadDataDir: await original }));
}

let original: Promise<Blob> | undefined;

async function makeOriginal(): Promise<Blob> {
  const engine = await PGlite.create();
  const open = await prepared(openEngine(engine));
  await engine.exec('checkpoint');
  const copy = await engine.dumpDataDir('none');
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
