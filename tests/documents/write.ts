import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generatedFiles, generatedParts, withGeneratedParts } from './generated-parts';

// Writes what follows from the code in the documents: `npm run docs`.

const root = join(import.meta.dirname, '../..');
for (const [file, parts] of Object.entries(generatedParts)) {
  const path = join(root, file);
  writeFileSync(path, withGeneratedParts(readFileSync(path, 'utf8'), parts));
}
for (const [file, text] of Object.entries(generatedFiles)) writeFileSync(join(root, file), text());
