import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

// What scripts and tests share. No library does it: the packages that hash a folder (folder-hash, hasha) hash one, with its
// times or its name, and this names several by their contents.

/** The project's own folder, whatever folder the command was given in. */
export const root = fileURLToPath(new URL('..', import.meta.url));

/** Every file at or below `path`, in a fixed order; nothing when it doesn't exist. */
export function filesBelow(path) {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat) return [];
  if (!stat.isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesBelow(join(path, name)));
}

/** One fingerprint of the names and contents of the given files and folders of the project. */
export function fingerprint(paths) {
  const hash = createHash('sha256');
  for (const path of paths)
    for (const file of filesBelow(join(root, path)))
      hash.update(file.slice(root.length)).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex');
}

/** A file's text; undefined when there is none. One that can't be read is a fault: what is there would be made anew. */
export function readText(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined;
    throw error;
  }
}

/** `4.2 s`, `1 min 5 s`. */
export function duration(milliseconds) {
  const seconds = milliseconds / 1000;
  if (seconds < 60) return `${seconds.toFixed(1)} s`;
  return `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`;
}
