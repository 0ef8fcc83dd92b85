import { clientTable } from './client-table';
import { dataBlockSchema } from './data-block-schema';
import { dataBlockTable, limitTable, orderNotesLine, regionTable } from './data-block-table';
import { retentionTable } from './retention-table';
import { thirdPartyNotice } from './third-parties';

/** The parts of each document that follow from the code, by their names in it. */
export const generatedParts: Readonly<Record<string, Readonly<Record<string, () => string>>>> = {
  'docs/demo-clients.md': {
    'clients of Taiwan': () => clientTable('TW'),
    'clients of Hong Kong': () => clientTable('HK'),
  },
  'docs/configuration.md': {
    fields: dataBlockTable,
    limits: limitTable,
    regions: regionTable,
    'order notes': orderNotesLine,
  },
  'docs/security/retention.md': { retention: retentionTable },
};

/** The documents that follow from the code as a whole. */
export const generatedFiles: Readonly<Record<string, () => string>> = {
  NOTICE: thirdPartyNotice,
  'docs/configuration.schema.json': dataBlockSchema,
};

/** Returns a document with each of its generated parts as the code has it now; fails where it has no place for one. */
export function withGeneratedParts(text: string, parts: Readonly<Record<string, () => string>>): string {
  return Object.entries(parts).reduce((before, [name, part]) => {
    const begin = `<!-- generated: ${name} -->`;
    const end = `<!-- end of generated: ${name} -->`;
    const from = before.indexOf(begin);
    const to = before.indexOf(end);
    if (from < 0 || to < from) throw new Error(`The document has no place for the part "${name}"`);
    return `${before.slice(0, from + begin.length)}\n\n${part()}\n\n${before.slice(to)}`;
  }, text);
}
