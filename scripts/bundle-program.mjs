import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';
import { root } from './project.mjs';

/** Older bundles of the same program are of no use, but to a process that is just starting. */
const keptFor = 60 * 60 * 1000;

/** Packages that bring compiled code. */
const outside = /^(@electric-sql\/pglite|@node-rs\/argon2|sharp)(\/|$)/;

/** A module goes on finding the files beside it, wherever its bundle lies. */
const ownAddress = {
  name: 'own-address',
  transform(code, id) {
    if (!/import\.meta\.|__dirname|__filename/.test(code)) return null;
    const [file, folder] = [id, dirname(id)].map((path) => JSON.stringify(path));
    return code
      .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href))
      .replaceAll('import.meta.dirname', folder)
      .replaceAll(/\b__dirname\b/g, folder)
      .replaceAll(/\b__filename\b/g, file);
  },
};

const bundled = new Map();

/**
 * Bundles a TypeScript program of the project, such as `sandbox/main.ts`, into one file for Node and gives its path:
 * with its packages, but for those that bring compiled code. A process asks once for each program.
 */
export function bundleProgram(entry) {
  const path = bundled.get(entry) ?? bundle(entry);
  bundled.set(entry, path);
  return path;
}

async function bundle(entry) {
  const program = await rolldown({
    input: join(root, entry),
    cwd: root,
    platform: 'node',
    external: (id) => isBuiltin(id) || outside.test(id),
    plugins: [ownAddress],
    logLevel: 'silent',
  });
  const folder = join(root, '.cache/programs');
  const name = entry.replace(/\.ts$/, '').replaceAll('/', '-');
  const { output } = await program.generate({
    format: 'esm',
    codeSplitting: false,
    dir: folder,
    entryFileNames: `${name}-[hash].mjs`,
    sourcemap: true,
  });
  await program.close();
  const [{ code, fileName, map }] = output;
  const file = join(folder, fileName);
  if (!existsSync(file)) {
    mkdirSync(folder, { recursive: true });
    forget(folder, name);
    // Without the sources, which are at hand: Node reads the whole map at each start.
    place(`${file}.map`, JSON.stringify({ ...map, sourcesContent: undefined }));
    place(file, code);
  }
  return file;
}

/** Whole or not at all, for whoever bundles the same at the same time. */
function place(file, text) {
  const fresh = `${file}-${process.pid}`;
  writeFileSync(fresh, text);
  renameSync(fresh, file);
}

function forget(folder, name) {
  for (const other of readdirSync(folder)) {
    const path = join(folder, other);
    const { mtimeMs } = statSync(path, { throwIfNoEntry: false }) ?? {};
    const isOfProgram = new RegExp(`^${name}-[\\w-]{8}\\.mjs(\\.map)?$`).test(other);
    if (isOfProgram && mtimeMs !== undefined && Date.now() - mtimeMs > keptFor) rmSync(path, { force: true });
  }
}
