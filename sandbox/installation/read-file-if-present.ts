import { readFileSync } from 'node:fs';
import { errorCode } from '../context/error-code';

/** A small file's text; undefined when there is none. Throws when that can't be told, as when no more files can be opened. */
export function readFileIfPresent(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (problem) {
    if (errorCode(problem) === 'ENOENT') return undefined;
    throw problem;
  }
}
