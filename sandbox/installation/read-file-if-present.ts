import { readFileSync } from 'node:fs';

/** A small file's text; undefined when there is none. Throws when that can't be told, as when no more files can be opened. */
export function readFileIfPresent(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (problem) {
    if (problem instanceof Error && 'code' in problem && problem.code === 'ENOENT') return undefined;
    throw problem;
  }
}
