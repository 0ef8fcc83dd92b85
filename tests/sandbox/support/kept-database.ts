import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { fingerprint } from '../../../scripts/project.mjs';

const folder = join(import.meta.dirname, '../../../.cache/databases');

/** The files of a database in which nothing was made yet; they depend on the engine alone. */
export const emptyDatabase = (): Promise<Blob> =>
  (empty ??= keptDatabase('empty', ['package-lock.json', 'tests/sandbox/support/kept-database.ts'], async () => {
    // Its log begins with a file of a sixteenth of the usual size, which each copy has to read.
    const engine = await PGlite.create({ initDbStartParams: ['--wal-segsize=1'] });
    const copy = await filesOf(engine);
    await engine.close();
    return copy;
  }));

let empty: Promise<Blob> | undefined;

/** Makes an empty database in a folder, which costs a quarter of what the engine needs to make one. */
export const makeEmptyDatabase = async (dataDir: string): Promise<void> => copyInto(dataDir, await emptyDatabase());

/** Puts a copy of a database into a folder, for whatever opens it next. */
export async function copyInto(dataDir: string, loadDataDir: Blob): Promise<void> {
  const engine = await PGlite.create({ dataDir, loadDataDir });
  await engine.close();
}

/** The files of a database, without what each copy would be slower for: those that other databases are made from, the log that is kept for later, and more memory than its few megabytes need. */
export async function filesOf(engine: PGlite): Promise<Blob> {
  await engine.exec("alter system set shared_buffers = '16MB'");
  await engine.exec('set wal_recycle = off');
  await engine.exec('update pg_database set datistemplate = false');
  for (const other of ['template0', 'template1']) await engine.exec(`drop database if exists ${other}`);
  await engine.exec('checkpoint');
  return engine.dumpDataDir('none');
}

/** The files of a database, made by the first process that asks and kept for the others, until a source they come from changes. */
export async function keptDatabase(name: string, sources: readonly string[], make: () => Promise<Blob>): Promise<Blob> {
  const file = `${name}-${fingerprint(sources)}.tar`;
  if (!existsSync(join(folder, file))) keep(name, file, new Uint8Array(await (await make()).arrayBuffer()));
  return new KeptFiles(new Uint8Array(readFileSync(join(folder, file))).buffer);
}

/** Files that are read once and given to every copy as they are: some megabytes, which a blob would copy each time. */
class KeptFiles extends Blob {
  constructor(private readonly content: ArrayBuffer) {
    super([], { type: 'application/x-tar' });
  }

  override arrayBuffer(): Promise<ArrayBuffer> {
    return Promise.resolve(this.content);
  }
}

/** Renamed into its place, so that nobody reads half of it. */
function keep(name: string, file: string, bytes: Uint8Array): void {
  mkdirSync(folder, { recursive: true });
  for (const other of readdirSync(folder))
    if (other.startsWith(`${name}-`) && other.endsWith('.tar') && other !== file)
      rmSync(join(folder, other), { force: true });
  const partial = join(folder, `${file}.${String(process.pid)}`);
  writeFileSync(partial, bytes);
  renameSync(partial, join(folder, file));
}
