import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, test } from 'vitest';
import { importData } from '../../../sandbox/commands/import';
import type { SandboxConfiguration } from '../../../sandbox/context/configuration/sandbox-configuration';
import { StartProblem } from '../../../sandbox/context/configuration/start-problem';
import { lockFolder } from '../../../sandbox/installation/folder-lock';
import { programPath } from '../support/programs';
import { aFundFolder, fundListFile, removeFundFolders, soundFolder } from '../../builders/fund-folder';
import { seedFolder } from '../support/seeded-database';
import { shortLived } from '../support/short-lived';
import { testConfiguration } from '../support/test-sandbox';

afterEach(removeFundFolders);

const root = join(import.meta.dirname, '../../..');

async function sandbox(dataFolder: string, parameters: readonly string[]) {
  const { DATABASE_URL: _, ...inherited } = process.env;
  const child = spawn(process.execPath, [...shortLived, programPath('sandbox'), ...parameters], {
    cwd: root,
    env: { ...inherited, DATA_DIR: dataFolder, NODE_ENV: 'test' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [out, problems] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  return { out, problems, exit: child.exitCode };
}

const importWith = (parameters: readonly string[], differing: Partial<SandboxConfiguration> = {}) =>
  importData({ ...testConfiguration, dataFolder: aFundFolder({}), ...differing }, parameters);

describe('npm run sandbox -- import', () => {
  test('says what it read, lists what it left out, and makes a client who holds it', async () => {
    const dataFolder = aFundFolder({});
    await seedFolder(join(dataFolder, 'pg'));
    const folder = aFundFolder({
      ...soundFolder,
      'funds/funds_tw.csv': fundListFile(
        'A1,F001,,甲基金,,,境內基金,TWD,10.50,2026-08-20',
        'B2,F002,,乙基金,,,境外基金,USD,-9999,2026-08-20',
      ),
    });
    const parameters = ['import', folder, '--client', 'tw-real', '--holdings', '2'];
    const { out, problems, exit } = await sandbox(dataFolder, parameters);
    const left =
      'funds/funds_tw.csv:3: nav "-9999" stands for "none", it is not above zero; the fund is kept without this price';
    const report = join(dataFolder, 'import-report.txt');
    expect(problems).toBe(`\n1 row was left out (${report}):\n${left}\n`);
    expect(readFileSync(report, 'utf8')).toBe(`${left}\n`);
    expect(out).toMatch(/^Funds +2 +2 +2 +0 +0 +0$/m);
    expect(out).toMatch(/^NAV rows +4 +3 +3 +0 +0 +1$/m);
    expect(out).toContain('Client TWREAL01, password Harbor5827Fog, holds 2 real funds (2 new)');
    expect(exit).toBe(0);
    expect(existsSync(join(dataFolder, 'lock'))).toBe(false);
  }, 120_000);

  test('stops with one line while somebody else has the data folder', async () => {
    const dataFolder = aFundFolder({});
    const release = await lockFolder(dataFolder);
    await expect(importWith([aFundFolder(soundFolder)], { dataFolder })).rejects.toThrow(
      new StartProblem(
        `The data folder ${dataFolder} is in use by another running sandbox; stop it first, or set DATA_DIR`,
      ),
    );
    release();
  });

  test.each([
    [['/no/such/folder'], '/no/such/folder: there is no such folder; nothing was imported'],
    [[], 'Usage: npm run sandbox -- import <folder>'],
    [['.', '..'], 'Usage: '],
    [['.', '--no-such-option'], 'Usage: '],
    [['.', '--client', 'hk-real'], '--client is a key such as tw-real, not "hk-real"'],
    [['.', '--holdings', '3'], '--holdings needs --client'],
    [['.', '--client', 'tw-real', '--holdings', '1.5'], '--holdings is a number from 1 to 5000, not "1.5"'],
  ])('refuses %j before it opens a database', async (parameters, problem) => {
    const dataFolder = aFundFolder({});
    await expect(importWith(parameters, { dataFolder })).rejects.toThrow(problem);
    expect(readdirSync(dataFolder)).toEqual([]);
  });

  test('makes no client whose password everybody knows in production', async () => {
    const parameters = [aFundFolder(soundFolder), '--client', 'tw-real'];
    await expect(importWith(parameters, { environment: 'production' })).rejects.toThrow(
      '--client makes a client whose password everybody knows; not with NODE_ENV=production',
    );
  });
});
