import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generatedParts, withGeneratedParts } from './generated-parts';

// Writes the parts of the documents that follow from the code: `npm run docs`.

const root = join(import.meta.dirname, '../..');
for (const [file, parts] of Object.entries(generatedParts)) {
  const path = join(root, file);
  writeFileSync(path, withGeneratedParts(readFileSync(path, 'utf8'), parts));
}
