import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';
import { root } from './project.mjs';

/** Older bundles of the same program are of no use, but to a process that is just starting. */
const keptFor = 60 * 60 * 1000;

/** A module goes on finding the files beside it, wherever its bundle lies. */
const ownAddress = {
  name: 'own-address',
  transform(code, id) {
    if (!code.includes('import.meta.')) return null;
    return code
      .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href))
      .replaceAll('import.meta.dirname', JSON.stringify(dirname(id)));
  },
};

/**
 * Bundles a TypeScript program of the project, such as `sandbox/main.ts`, into one file for Node and gives its path.
 * Packages stay outside. A process starts with it in half the time that it takes with a loader of TypeScript.
 */
export async function bundleProgram(entry) {
  const bundle = await rolldown({
    input: join(root, entry),
    cwd: root,
    platform: 'node',
    external: (id) => !id.startsWith('.') && !id.startsWith(root),
    plugins: [ownAddress],
    logLevel: 'silent',
  });
  const folder = join(root, '.cache/programs');
  const name = entry.replace(/\.ts$/, '').replaceAll('/', '-');
  const { output } = await bundle.generate({
    format: 'esm',
    codeSplitting: false,
    dir: folder,
    entryFileNames: `${name}-[hash].mjs`,
    sourcemap: true,
  });
  await bundle.close();
  const [{ code, fileName, map }] = output;
  const file = join(folder, fileName);
  if (!existsSync(file)) {
    mkdirSync(folder, { recursive: true });
    forget(folder, name);
    place(`${file}.map`, JSON.stringify(map));
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
