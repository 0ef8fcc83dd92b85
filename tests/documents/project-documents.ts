import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const projectRoot = join(import.meta.dirname, '../..');

/** The documents of the project by their paths: those of the top level, and all below `docs`. */
export const documents: readonly string[] = [
  ...readdirSync(projectRoot),
  ...readdirSync(join(projectRoot, 'docs'), { recursive: true, encoding: 'utf8' }).map((path) => `docs/${path}`),
].filter((path) => path.endsWith('.md'));

/** Returns the text of a file of the project. */
export function readDocument(path: string): string {
  return readFileSync(join(projectRoot, path), 'utf8');
}
