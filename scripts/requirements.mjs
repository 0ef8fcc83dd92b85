import { readFileSync } from 'node:fs';
import { join } from 'node:path';

// The requirements as one text. No library does it: their form is this project's own, a Markdown file an area.

/** Returns the text of all requirements below `root`, area by area, in the order of their index. */
export function requirementsText(root) {
  const folder = join(root, 'docs/requirements');
  const index = readFileSync(join(folder, 'README.md'), 'utf8');
  const files = [...index.matchAll(/^\| \[[A-Z][A-Z0-9]*\]\(([a-z0-9]+\.md)\)/gm)].map(([, file]) => file);
  return files.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n');
}
