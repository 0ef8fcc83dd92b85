import { createSecrets } from '../../../sandbox/context/secrets';
import { EmbeddedEngine } from '../../../sandbox/database/connection/embedded-engine';
import { openEmbedded, openEngine } from '../../../sandbox/database/connection/open-embedded';
import { openServer } from '../../../sandbox/database/connection/open-server';
import type { OpenDatabase } from '../../../sandbox/database/database';
import { seed } from '../../../sandbox/seed/seed';
import { copyInto, emptyDatabase, filesOf, keptDatabase } from './kept-database';
import { clockAt, start } from './settable-clock';
import { createFresh, openTestDatabase } from './test-database';
import { withWatchedBooks } from './watched-books';

/** A migrated and seeded database of its own; an embedded one is a copy of one that is kept. */
export async function openSeededDatabase(): Promise<OpenDatabase> {
  if ((process.env['DATABASE_URL'] ?? '') !== '') return withWatchedBooks(await prepared(await openTestDatabase()));
  return withWatchedBooks(await openEmbedded({ copyOf: await seededDatabase() }), 'the seeded database');
}

/** One on a server, whose address other processes can be told. */
export async function openSeededServer(server: string): Promise<OpenDatabase & { readonly address: string }> {
  const { address, drop } = await createFresh(server);
  const open = await withWatchedBooks(await prepared(await openServer(address)));
  return {
    ...open,
    address,
    close: async () => {
      await open.close();
      await drop();
    },
  };
}

/** Puts a copy of the seeded database into a folder, for a process of its own. */
export async function seedFolder(folder: string): Promise<void> {
  await copyInto(folder, await seededDatabase());
}

/** All that can change a row of it. */
const sources = ['adapters', 'config', 'domain', 'sandbox', 'package-lock.json', 'tests/sandbox/support'];

const seededDatabase = (): Promise<Blob> => (original ??= keptDatabase('seeded', sources, makeOriginal));

let original: Promise<Blob> | undefined;

async function makeOriginal(): Promise<Blob> {
  const engine = await EmbeddedEngine.open({ copyOf: await emptyDatabase() });
  const open = await prepared(openEngine(engine));
  const copy = await filesOf(engine.running());
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
