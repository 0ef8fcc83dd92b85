import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeWorkbook } from '../../adapters/browser/files/write-workbook';
import { projectRoot } from '../architecture-tree';
import { sentenceRows } from './sentence-rows';
import { sentenceSheet } from './sentence-sheet';

// Writes every sentence of the portal, with where it shows, into a spreadsheet: `npm run sentences`.

const rows = sentenceRows();
const folder = join(projectRoot, 'reports');
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, 'sentences.xlsx'), Buffer.from(await writeWorkbook([sentenceSheet(rows)])));
console.log(`sentences: ${rows.length} in reports/sentences.xlsx`);
