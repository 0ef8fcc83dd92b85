import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');

it('docs/operate/environment.md names every variable that the sandbox reads', () => {
  const code = read('sandbox/context/configuration/sandbox-configuration.ts');
  const names = [...code.matchAll(/^ {2}([A-Z][A-Z_]+): z\./gm)].map(([, name = '']) => name);
  expect(names.length).toBeGreaterThan(20);
  const document = read('docs/operate/environment.md');
  expect(names.filter((name) => !new RegExp(`^\\|[^|]*\`${name}\``, 'm').test(document))).toEqual([]);
});
