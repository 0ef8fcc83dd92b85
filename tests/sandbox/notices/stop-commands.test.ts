import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Command } from '../../../sandbox/commands/command';
import { resume, stop, stops } from '../../../sandbox/commands/stops';
import { openDatabase } from '../../../sandbox/installation/open-database';
import { recordedStops } from '../../../sandbox/stops/record-stops';
import { runCommand } from '../support/run-command';
import { seedFolder } from '../support/seeded-database';
import { testConfiguration } from '../support/test-sandbox';

const dataFolder = mkdtempSync(join(tmpdir(), 'fund-portal-stops-'));
const configuration = { ...testConfiguration, dataFolder, fixedNow: '2026-03-04T10:00:00+08:00' };

beforeAll(() => seedFolder(join(dataFolder, 'pg')));
afterAll(() => rmSync(dataFolder, { recursive: true }));

/** Returns the lines that a command prints. */
const printed = async (command: Command, ...parameters: readonly string[]): Promise<readonly string[]> =>
  (await runCommand(command, configuration, parameters)).lines;

const act = ['--by', 'Duty desk', '--why', 'Wrong prices'];

test('[R14] the commands stop and resume once what they name, in the words that were given or in their own, and list who did so, when and why', async () => {
  expect(await printed(stops)).toEqual(['Nothing is stopped']);
  expect(await printed(stop, 'HK', 'buy', ...act)).toEqual(['HK STOP-BUY is stopped']);
  await expect(printed(stop, 'HK', 'buy', ...act)).rejects.toThrow('HK STOP-BUY is stopped already');
  const own = ['--en', 'Suspended.', '--zh-hk', '暫停。', '--zh-tw', '停止。'];
  expect(await printed(stop, 'TW', 'fund:TW0005', ...act, ...own)).toEqual(['TW STOP-FUND-TW0005 is stopped']);
  expect(await printed(stop, 'TW', 'fund:TW0001', ...act)).toEqual(['TW STOP-FUND-TW0001 is stopped']);
  expect(await printed(resume, 'HK', 'buy', '--by', 'Chan', '--why', 'Corrected')).toEqual(['HK STOP-BUY goes on']);
  await expect(printed(resume, 'HK', 'buy', ...act)).rejects.toThrow(`HK STOP-BUY isn't stopped`);
  const at = '2026-03-04T02:00:00.000Z';
  expect(await printed(stops)).toEqual([
    `${at} HK STOP-BUY Duty desk: Wrong prices; until ${at} Chan: Corrected`,
    `${at} TW STOP-FUND-TW0005 Duty desk: Wrong prices; in force`,
    `${at} TW STOP-FUND-TW0001 Duty desk: Wrong prices; in force`,
    '2 in force',
  ]);
  const open = await openDatabase(configuration);
  const texts = (await recordedStops(open.database)).map((row) => row.texts.en_US);
  await open.close();
  expect(texts).toEqual([
    'Funds can’t be bought online at the moment. Orders already received go on.',
    'Suspended.',
    expect.stringMatching(/^Orders of .+ can’t be placed online at the moment\./),
  ]);
});

test.each([
  [['HK', 'buy'], 'Usage: npm run sandbox -- stop'],
  [['HK', 'buy', '--by', 'Duty desk', '--why', ' '], 'Usage'],
  [['XX', 'buy', ...act], 'Usage'],
  [['HK', 'everything', ...act], 'Usage'],
  [['HK', 'buy', 'sell', ...act], 'Usage'],
  [['HK', 'buy', '--because', 'x', ...act], 'Usage'],
  [['HK', 'buy', '--en', 'Suspended.', ...act], 'in all three languages'],
  [['TW', 'fund:NOSUCH', ...act], 'NOSUCH means no single fund of TW'],
])('[R14] stop %s stops nothing', async (parameters, problem) => {
  await expect(printed(stop, ...parameters)).rejects.toThrow(problem);
});
