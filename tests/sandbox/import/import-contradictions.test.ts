import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { OpenDatabase } from '../../../sandbox/database/database';
import { publishedPerformance } from '../../../sandbox/database/schema/fund-lists';
import { funds, fxRates, navs } from '../../../sandbox/database/schema/funds';
import { aFundFolder, fundListFile, removeFundFolders } from '../../builders/fund-folder';
import { importedRows, importInto } from '../support/import-into';
import { openTestDatabase } from '../support/test-database';

let open: OpenDatabase;

beforeAll(async () => {
  open = await openTestDatabase();
  await open.prepare(async () => undefined);
});
const empty = async () => {
  for (const table of [navs, publishedPerformance, funds, fxRates]) await open.database.delete(table);
};
afterEach(async () => {
  await empty();
  removeFundFolders();
});
afterAll(() => open.close());

const imported = (files: Parameters<typeof aFundFolder>[0]) => importInto(open.database, aFundFolder(files));

describe('rows that say different things', () => {
  const renamed = [
    'A2,F001,,甲新,,,境內基金,TWD,11.5,2026-08-21',
    'A1,F001,,甲舊,,,境內基金,TWD,10.5,2026-04-30',
    'B1,F002,,乙,,,境內基金,TWD,,',
    'B2,F002,,乙,,,境內基金,TWD,20,2026-08-21',
  ];
  const series = ['2026-08-19,11.3', '2026-08-18,11.2', '2026-08-19,11.4', '2026-08-17,11.1', '2026-08-17,11.100'];
  const rates = ['2026-01-02,31.5,150', '2026-01-05,31.6,', '2026-01-05,31.7,151', '2026-01-05,,151.0'];
  const filesOf = (lists: { renamed: readonly string[]; series: readonly string[]; rates: readonly string[] }) => ({
    'funds/funds_tw.csv': fundListFile(...lists.renamed),
    'nav/F001_TWD.csv': ['date,nav', ...lists.series].join('\n'),
    'fx/usd_base.csv': ['date,TWD,JPY', ...lists.rates].join('\n'),
  });

  test('[OPEN-32] name a fund by the row of the latest price and keep both prices, whatever their order', async () => {
    const inOrder = { renamed, series, rates };
    await imported(filesOf(inOrder));
    const expected = await importedRows(open.database);
    expect(expected.funds.map(({ code, names }) => [code, names.zh_TW])).toEqual([
      ['A2', '甲新'],
      ['B2', '乙'],
    ]);
    expect(expected.navs.map(({ localId, date, nav }) => `${localId} ${date} ${nav}`)).toEqual([
      'F001 2026-04-30 10.5',
      'F001 2026-08-17 11.1',
      'F001 2026-08-18 11.2',
      'F001 2026-08-21 11.5',
      'F002 2026-08-21 20',
    ]);
    expect(expected.rates.map(({ currency, date, perUsd }) => `${currency} ${date} ${perUsd}`)).toEqual([
      'JPY 2026-01-02 150',
      'JPY 2026-01-05 151',
      'TWD 2026-01-02 31.5',
    ]);
    await fc.assert(
      fc.asyncProperty(
        fc.record({
          renamed: shuffled(renamed),
          series: shuffled(series),
          rates: shuffled(rates),
        }),
        async (lists) => {
          await empty();
          await imported(filesOf(lists));
          const rows = await importedRows(open.database);
          const plain = ({ nav, ...row }: (typeof rows.navs)[number]) => ({ ...row, nav: Number(nav) });
          expect({
            ...rows,
            navs: rows.navs.map(plain),
            rates: rows.rates.map(({ perUsd }) => Number(perUsd)),
          }).toEqual({
            ...expected,
            navs: expected.navs.map(plain),
            rates: expected.rates.map(({ perUsd }) => Number(perUsd)),
          });
        },
      ),
      { numRuns: 12 },
    );
  });

  test('[OPEN-32] rows that say different things are prices of days to come, of Sundays and ten times up or down: listed, and taken when asked', async () => {
    const files = {
      'funds/funds_tw.csv': fundListFile('A1,F001,,甲,,,境內基金,TWD,,'),
      'nav/F001_TWD.csv': [
        'date,nav',
        '2026-08-20,1.2',
        '2026-08-19,10.5',
        '2026-08-21,10.5',
        '2026-08-23,10.6',
        '2026-08-24,105',
        '2026-08-25,104.9',
        '2026-08-26,10.7',
      ].join('\n'),
      'fx/usd_base.csv': 'date,TWD\n2026-08-24,31.5\n2026-08-25,315\n',
    };
    const folder = aFundFolder(files);
    const { listed } = await importInto(open.database, folder, { today: '2026-08-25' });
    expect(listed).toEqual([
      'nav/F001_TWD.csv:5: 2026-08-23 is a Sunday; taken with --take-doubtful alone',
      'nav/F001_TWD.csv:6: 105 is ten times up or down from 10.5 of 2026-08-21; taken with --take-doubtful alone',
      "nav/F001_TWD.csv:8: 2026-08-26 hasn't come yet; taken with --take-doubtful alone",
      'fx/usd_base.csv:3: 315 is ten times up or down from 31.5 of 2026-08-24; taken with --take-doubtful alone',
    ]);
    const later = aFundFolder({
      'nav/F001_TWD.csv': 'date,nav\n2026-08-27,1.04\n',
      'fx/usd_base.csv': 'date,TWD\n2026-08-26,3.1\n',
    });
    const next = await importInto(open.database, later);
    expect(next.listed).toEqual([
      'nav/F001_TWD.csv:2: 1.04 is ten times up or down from 104.9 of 2026-08-25; taken with --take-doubtful alone',
      'fx/usd_base.csv:2: 3.1 is ten times up or down from 31.5 of 2026-08-24; taken with --take-doubtful alone',
    ]);
    for (const asked of [folder, later])
      expect((await importInto(open.database, asked, { today: '2026-08-25', takesDoubtful: true })).listed).toEqual([]);
    expect((await importedRows(open.database)).navs).toHaveLength(8);
  });

  test('[OPEN-32] rows that say different things are prices of the list that differ from the series of their fund', async () => {
    const { listed } = await imported({
      'funds/funds_tw.csv': fundListFile('A1,F001,,甲,,,境內基金,TWD,10.5,2026-08-20'),
      'nav/F001_TWD.csv': 'date,nav\n2026-08-20,10.6\n',
    });
    expect(listed).toEqual(["funds/funds_tw.csv:2: nav 10.5 of 2026-08-20 isn't that of nav/F001_TWD.csv"]);
    expect((await importedRows(open.database)).navs.map(({ nav }) => nav)).toEqual(['10.6']);
  });
});

const shuffled = (lines: readonly string[]) => fc.shuffledSubarray([...lines], { minLength: lines.length });
