import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { projectRoot } from '../architecture-tree';

const folder = mkdtempSync(join(tmpdir(), 'fund-portal-lint-'));
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

/**
 * Returns the project's lint findings for files that stand where they would in the project: file, rule and line of
 * each.
 */
function lint(files: Readonly<Record<string, readonly string[]>>): readonly string[] {
  const configuration: unknown = JSON.parse(readFileSync(join(projectRoot, '.oxlintrc.json'), 'utf8'));
  // Without the rules that need types: the files here have no project.
  writeFileSync(join(folder, '.oxlintrc.json'), JSON.stringify({ ...Object(configuration), options: {} }));
  symlinkSync(join(projectRoot, 'scripts'), join(folder, 'scripts'));
  for (const [file, lines] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), lines.join('\n'));
  }
  const program = join(projectRoot, 'node_modules/oxlint/bin/oxlint');
  const args = [program, '--format', 'unix', ...Object.keys(files)];
  const { stdout } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
  return [...stdout.matchAll(/^(\S+?):(\d+):\d+: .*\[\w+\/[\w-]+\((.+)\)\]$/gm)].map(
    ([, file, line, rule]) => `${String(file)}:${String(line)} ${String(rule)}`,
  );
}

test('the lint refuses what the project has other ways for, each where it does', () => {
  const found = lint({
    'domain/planted.ts': [
      'export const at = (): number => Date.now();',
      'export const drawn = (): number => Math.random();',
      'export class Kept {}',
      "export const isHome = (region: string): boolean => region === 'HK';",
      'export const any = (value: string): unknown => value as unknown;',
      'export enum Side { Buy }',
      "export * from './other';",
    ],
    'sandbox/planted.ts': [
      "export const isHome = (region: string): boolean => region === 'TW';",
      'export const at = (): number => Date.now();',
    ],
    'tests/planted.ts': ["export const isHome = (region: string): boolean => region === 'HK';", 'export default 1;'],
    'planted.config.ts': ['export default 1;'],
    'ui/planted.tsx': [
      "import { useState } from 'react';",
      'export function Planted({ on }: { readonly on: boolean }) {',
      '  if (on) useState(1);',
      "  return <div dangerouslySetInnerHTML={{ __html: '' }} onClick={() => 1} />;",
      '}',
    ],
  });
  expect([...found].sort()).toEqual([
    'domain/planted.ts:1 impure-syntax',
    'domain/planted.ts:2 impure-syntax',
    'domain/planted.ts:3 impure-syntax',
    'domain/planted.ts:4 compared-regions',
    'domain/planted.ts:5 refused-syntax',
    'domain/planted.ts:6 refused-syntax',
    'domain/planted.ts:7 refused-syntax',
    'sandbox/planted.ts:1 compared-regions',
    'tests/planted.ts:2 refused-syntax',
    'ui/planted.tsx:3 rules-of-hooks',
    'ui/planted.tsx:4 click-events-have-key-events',
    'ui/planted.tsx:4 no-static-element-interactions',
    'ui/planted.tsx:4 refused-syntax',
  ]);
});
