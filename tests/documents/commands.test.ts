import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readClientName } from '../../sandbox/commands/named-client';
import { readStop } from '../../sandbox/commands/stops';

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

/** The sandbox's commands as the documents for operators write them, in a block or within a sentence. */
function writtenCommands(): readonly (readonly [file: string, name: string, parameters: readonly string[]])[] {
  const files = readdirSync(join(root, 'docs/operate'), { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => file.endsWith('.md'))
    .flatMap((file) =>
      [
        ...read(`docs/operate/${file}`)
          .replace(/\\\n */g, '')
          .matchAll(/npm run sandbox -- ([a-z-]+)([^`\n]*)/g),
      ].map(([, name = '', words = '']) => [file, name, wordsOf(words)] as const),
    );
}

/** The words of a line as a shell takes them. */
const wordsOf = (line: string): readonly string[] =>
  [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '');

it('[R23] every command of the sandbox that docs/operate writes down is there, and runs as it is written', () => {
  const main = read('sandbox/main.ts');
  const written = writtenCommands();
  const stops = written.filter(([, name]) => name === 'stop' || name === 'resume');
  expect([written.length > 15, stops.length > 5]).toEqual([true, true]);
  for (const [file, name, parameters] of written) {
    expect([file, name, new RegExp(`^  '?${name}'?: async`, 'm').test(main)]).toEqual([file, name, true]);
    if (name === 'stop' || name === 'resume') expect(() => readStop(name, parameters), file).not.toThrow();
    if (['freeze', 'unfreeze'].includes(name) || (name === 'end-sessions' && parameters[0] !== 'everybody'))
      expect(() => readClientName(parameters, 'usage'), file).not.toThrow();
  }
});
