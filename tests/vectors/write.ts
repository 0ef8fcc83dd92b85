import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ruleVectors } from './rule-vectors';
import { vectorFileOf } from './vector-file';

// Writes a file for each rule into the folder that is named; part of `npm run packages`.

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('Name the folder that the vectors are written to.');
mkdirSync(folder, { recursive: true });
for (const vectors of ruleVectors) {
  const file = vectorFileOf(vectors);
  writeFileSync(join(folder, `${file.rule}.json`), `${JSON.stringify(file, undefined, 1)}\n`);
}
console.log(`vectors: ${ruleVectors.length} rules in ${folder}`);
