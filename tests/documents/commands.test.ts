import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const commands = read('docs/operate/commands.md');

it('docs/operate/commands.md names every script of package.json', () => {
  const scripts = [...(/"scripts": \{([^}]*)\}/.exec(read('package.json'))?.[1] ?? '').matchAll(/^ *"([^"]+)":/gm)];
  const names = scripts.map(([, name = '']) => name).filter((name) => !/^(pre|check:)/.test(name));
  expect(names.length).toBeGreaterThan(15);
  expect(names.filter((name) => !new RegExp(`^\\|[^|]*\`(run )?${name}[\` ]`, 'm').test(commands))).toEqual([]);
});

it('docs/operate/commands.md names every command of the sandbox', () => {
  const names = readdirSync(join(root, 'sandbox/commands'))
    .map((file) => file.replace(/\.ts$/, ''))
    .filter((name) => read(`sandbox/commands/${name}.ts`).includes(': Command ='));
  expect(names.length).toBeGreaterThan(5);
  expect(names.filter((name) => !new RegExp(`^\\| \`${name}[\` ]`, 'm').test(commands))).toEqual([]);
});
