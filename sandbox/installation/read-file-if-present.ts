import { readFileSync } from 'node:fs';

/** A small file's text; undefined when it isn't there or can't be read. */
export function readFileIfPresent(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
