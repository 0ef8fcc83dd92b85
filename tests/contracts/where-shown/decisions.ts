import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Shown } from './where-shown';

const page = readFileSync(
  join(import.meta.dirname, '../../../docs/adr/0065-what-the-documents-name-and-nothing-shows.md'),
  'utf8',
);

/** The names that the decision lists: a field, or a call and its field. */
const listed = [...page.matchAll(/`(\w+(?: \w+)?)`/g)].map(([, name = '']) => name);

/** Returns the name by which the decision lists a row; undefined for one that it doesn't list. */
export function decisionAbout({ call, field }: Pick<Shown, 'call' | 'field'>): string | undefined {
  const name = field.split('.').at(-1) ?? '';
  return listed.find((each) => each === `${call} ${name}` || each === name);
}
