import { eq, ne } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { StartProblem } from '../../../sandbox/context/configuration/start-problem';
import type { OpenDatabase } from '../../../sandbox/database/database';
import { publishedPerformance } from '../../../sandbox/database/schema/fund-lists';
import { fundFacts } from '../../../sandbox/database/schema/fund-records';
import { calendars, funds, fxRates, navs } from '../../../sandbox/database/schema/funds';
import { createRejections } from '../../../sandbox/import/rejections';
import { rejectionLines, summaryLines } from '../../../sandbox/import/summary';
import { aFundFolder, fundHead, fundListFile, removeFundFolders, soundFolder } from '../../builders/fund-folder';
import { importedRows, importInto } from '../support/import-into';
import { openTestDatabase } from '../support/test-database';

let open: OpenDatabase;

beforeAll(async () => {
  open = await openTestDatabase();
  await open.prepare(async () => undefined);
});
afterEach(async () => {
  for (const table of [navs, publishedPerformance, fundFacts, funds, fxRates, calendars])
    await open.database.delete(table);
  removeFundFolders();
});
afterAll(() => open.close());

const imported = (files: Parameters<typeof aFundFolder>[0]) => importInto(open.database, aFundFolder(files));

const tally = (read: number, added: number, rejected = 0) => ({ read, added, changed: 0, unchanged: 0, rejected });

describe('a folder in order', () => {
  test('[OPEN-32] a folder in order is read whole: funds, their prices, rates and closed days', async () => {
    const { tallies, listed } = await imported(soundFolder);
    expect(listed).toEqual([]);
    expect(tallies).toEqual({ funds: tally(2, 2), navs: tally(3, 3), rates: tally(3, 3), calendarDays: tally(2, 2) });
    expect(await importedRows(open.database)).toEqual({
      funds: [
        { code: 'A1', localId: 'F001', currency: 'TWD', names: { zh_TW: '甲基金', en_US: 'Fund A' } },
        { code: 'B2', localId: 'F002', currency: 'USD', names: { zh_TW: '乙基金' } },
      ],
      navs: [
        { localId: 'F001', currency: 'TWD', date: '2026-08-20', nav: '10.50' },
        { localId: 'F002', currency: 'USD', date: '2026-08-19', nav: '21.1' },
        { localId: 'F002', currency: 'USD', date: '2026-08-20', nav: '21.123400' },
      ],
      // A make-up workday is a Saturday, which stays closed as every Saturday does.
      calendars: [
        { market: 'HK', date: '2026-10-01', name: 'National Day' },
        { market: 'TW', date: '2026-10-09', name: '補假' },
      ],
      rates: [
        { currency: 'EUR', date: '2025-12-30', perUsd: '0.85', source: 'import' },
        { currency: 'TWD', date: '2025-12-30', perUsd: '31.40', source: 'import' },
        { currency: 'TWD', date: '2025-12-31', perUsd: '31.37', source: 'import' },
      ],
    });
  });

  test('changes nothing when it is imported again, and reads the same', async () => {
    const folder = aFundFolder(soundFolder);
    await importInto(open.database, folder);
    const before = await open.database.select().from(funds).orderBy(funds.id);
    const { tallies } = await importInto(open.database, folder);
    const again = (read: number) => ({ read, added: 0, changed: 0, unchanged: read, rejected: 0 });
    expect(tallies).toEqual({ funds: again(2), navs: again(3), rates: again(3), calendarDays: again(2) });
    expect(await open.database.select().from(funds).orderBy(funds.id)).toEqual(before);
  });

  test('brings what changed since, and keeps the numbers of funds that are held', async () => {
    await imported(soundFolder);
    const [held] = await open.database.select({ id: funds.id }).from(funds).where(eq(funds.localId, 'F001'));
    const { tallies } = await imported({
      'funds/funds_tw.csv': fundListFile(
        'A9,F001,,甲基金,Fund A,甲投信,境內基金,TWD,10.55,2026-08-20',
        'C3,F003,,丙基金,,丙投信,境內基金,TWD,,20260820',
      ),
    });
    expect(tallies).toEqual({
      funds: { read: 2, added: 1, changed: 1, unchanged: 0, rejected: 0 },
      navs: { read: 1, added: 0, changed: 1, unchanged: 0, rejected: 0 },
    });
    const [now] = await open.database.select().from(funds).where(eq(funds.localId, 'F001'));
    expect(now).toMatchObject({ id: held?.id, code: 'A9' });
  });

  test('says where a fund is registered, and guesses neither category nor risk', async () => {
    await imported({
      'funds/funds_tw.csv': fundListFile(
        'A,F1,,高風險科技股票基金,,,境內基金,TWD,,',
        'B,F2,,乙,,,境外基金,ZAR,,',
        'C,F3,,丙,,,期貨,TWD,,',
        'D,F4,,丁,,,其他,TWD,,',
      ),
    });
    const rows = await open.database.select().from(funds).where(eq(funds.source, 'import')).orderBy(funds.localId);
    expect(rows.map(({ marketType }) => marketType)).toEqual(['ON', 'OF', 'FT', null]);
    expect(rows.map(({ category, riskRating }) => [category, riskRating])).toEqual(Array(4).fill(['', null]));
    expect(rows[1]).toMatchObject({ currency: 'ZAR', baseCurrency: 'ZAR' });
  });

  test('[OPEN-32] a list of each region is read into funds of that region, and a fund is of one region alone, now and later', async () => {
    const hongKong = fundListFile('H1,H001,,,Fund H,,,HKD,20.25,2026-08-20', 'X1,F001,,,Fund A,,,TWD,,');
    const { tallies, listed } = await imported({ ...soundFolder, 'funds/funds_hk.csv': hongKong });
    const owned = ['funds/funds_hk.csv:3: (F001, TWD) is a fund of TW already'];
    expect([tallies.funds, listed]).toEqual([tally(4, 3, 1), owned]);
    const rows = await open.database.select().from(funds).orderBy(funds.localId);
    expect(rows.map(({ localId, region }) => [localId, region])).toEqual([
      ['F001', 'TW'],
      ['F002', 'TW'],
      ['H001', 'HK'],
    ]);
    expect((await imported({ 'funds/funds_hk.csv': hongKong })).listed).toEqual(owned);
  });

  test('[FUND-12, FUND-17] says of a fund its house, and how often it distributes where its name does', async () => {
    const names = [
      '甲累積型',
      '甲（月配息）',
      '甲-雙月配',
      '甲季配',
      '甲半年配',
      '甲年配類型',
      '甲月累積不配息',
      '甲基金',
    ];
    await imported({
      'funds/funds_tw.csv': fundListFile(
        ...names.map((name, at) => `${String(at)},F${String(at)},,${name},,乙投信,,TWD,,`),
        '8,F8,,甲月配,,,,TWD,,',
      ),
    });
    await imported({ 'funds/funds_tw.csv': fundListFile('7,F7,,甲基金,,丙投信,,TWD,,') });
    const rows = await open.database
      .select({ house: fundFacts.house, frequency: fundFacts.distributionFrequency })
      .from(fundFacts)
      .innerJoin(funds, eq(funds.id, fundFacts.fundId))
      .where(eq(funds.source, 'import'))
      .orderBy(funds.localId);
    expect(rows.map(({ frequency }) => frequency)).toEqual([
      'none',
      'monthly',
      null,
      'quarterly',
      'half-yearly',
      'yearly',
      'none',
      null,
    ]);
    expect(rows.map(({ house }) => house.zh_TW)).toEqual([...Array<string>(7).fill('乙投信'), '丙投信']);
  });

  test('[FUND-12, FUND-38] takes charge, size with its day, and benchmark from a list that has them, and keeps them where a later list has no such columns', async () => {
    const head = `${fundHead},sizeDate,benchmark,ongoingCharge,size`;
    const rows = [
      'A,F1,,甲基金,,甲投信,,TWD,,,2026-07-31,MSCI　Taiwan,1.85,1200000000',
      'B,F2,,乙基金,,甲投信,,USD,,,31/07/2026,,0,5000000.50',
      'C,F3,,丙基金,,甲投信,,USD,,,2026-07-31,,-1,none',
      'D,F4,,丁基金,,甲投信,,USD,,,,,,5000000',
    ];
    const { listed, tallies } = await imported({ 'funds/funds_tw.csv': [head, ...rows, ''].join('\n') });
    const facts = () =>
      open.database
        .select({
          charge: fundFacts.ongoingCharge,
          size: fundFacts.size,
          day: fundFacts.sizeDate,
          benchmark: fundFacts.benchmark,
        })
        .from(fundFacts)
        .innerJoin(funds, eq(funds.id, fundFacts.fundId))
        .orderBy(funds.localId);
    const first = { charge: '1.85', size: '1200000000', day: '2026-07-31', benchmark: { zh_TW: 'MSCI　Taiwan' } };
    const none = { charge: null, size: null, day: null, benchmark: null };
    expect(await facts()).toEqual([first, { ...none, charge: '0' }, none, none]);
    expect(tallies.funds).toEqual(tally(4, 4));
    expect(listed).toEqual([
      'funds/funds_tw.csv:3: sizeDate "31/07/2026" is not a date YYYY-MM-DD; the fund is kept without it',
      'funds/funds_tw.csv:4: size "none" is not a number; the fund is kept without it',
      'funds/funds_tw.csv:4: ongoingCharge "-1" is not from 0 to 100 percent; the fund is kept without it',
      'funds/funds_tw.csv:5: size is without its sizeDate; the fund is kept without it',
    ]);
    await imported({ 'funds/funds_tw.csv': fundListFile('A,F1,,甲基金,,乙投信,,TWD,,') });
    expect((await facts())[0]).toEqual(first);
    const withoutDay = `${fundHead},size`;
    await imported({ 'funds/funds_tw.csv': [withoutDay, 'A,F1,,甲基金,,乙投信,,TWD,,,7', ''].join('\n') });
    expect((await facts())[0]).toEqual(first);
    await imported({ 'funds/funds_tw.csv': [head, 'A,F1,,甲基金,,乙投信,,TWD,,,,,2.00,', ''].join('\n') });
    expect((await facts())[0]).toEqual({ ...none, charge: '2.00' });
  });

  test('keeps names as they were written, composed and with plain blanks', async () => {
    await imported({
      'funds/funds_tw.csv': fundListFile(
        '1,F1,,ＡＢＣ基金（美元）,,,,TWD,,',
        '2,F2,,\u00a0穩定月配息\u00a0(日圓對沖)\u00a0 股,Cafe\u0301  Fund,,,TWD,,',
        '3,F3,,\uf9b0基金,,,,TWD,,',
        '4,F4,,"甲, 乙 ""丙"" 基金",,,,TWD,,',
      ),
    });
    const { funds: rows } = await importedRows(open.database);
    expect(rows.map(({ names }) => names)).toEqual([
      { zh_TW: 'ＡＢＣ基金（美元）' },
      { zh_TW: '穩定月配息 (日圓對沖) 股', en_US: 'Caf\u00e9 Fund' },
      { zh_TW: '聆基金' },
      { zh_TW: '甲, 乙 "丙" 基金' },
    ]);
  });

  test('[HOLD-04] shows prices with the places they are published with, two at least, padding left aside', async () => {
    const prices = ['12', '12.5', '12.50', '12.500000', '12.504500', '12.123456', ''];
    await imported({
      'funds/funds_tw.csv': fundListFile(...prices.map((nav, at) => `${at},F${at},,甲,,,,TWD,${nav},2026-08-20`)),
    });
    const rows = await open.database.select().from(funds).where(eq(funds.source, 'import')).orderBy(funds.localId);
    expect(rows.map(({ navPrecision }) => navPrecision)).toEqual([2, 2, 2, 2, 4, 6, 2]);
  });

  test('[HOLD-04] shows prices with the places any of the series needs, an earlier import counting', async () => {
    const placesOfF002 = async () => {
      const rows = await open.database.select().from(funds).where(eq(funds.localId, 'F002'));
      return rows.map(({ navPrecision }) => navPrecision);
    };
    await imported({ ...soundFolder, 'nav/F002_USD.csv': 'date,nav\n2026-08-18,21.12345\n2026-08-19,21\n' });
    expect(await placesOfF002()).toEqual([5]);
    await imported({ ...soundFolder, 'nav/F002_USD.csv': 'date,nav\n2026-08-21,22\n' });
    expect(await placesOfF002()).toEqual([5]);
  });

  test('a folder in order may have its columns in another order, a mark at its beginning, and the line ends of Windows', async () => {
    const text = '\ufeffnav,date\r\n\r\n21.5,2026-08-18\r\n';
    const { tallies, listed } = await imported({ ...soundFolder, 'nav/F002_USD.csv': text });
    expect([tallies.navs?.read, listed]).toEqual([3, []]);
  });

  test('a folder in order may lack parts: those that are there are read', async () => {
    const { 'fx/usd_base.csv': rates = '' } = soundFolder;
    const { tallies } = await imported({ 'fx/usd_base.csv': rates });
    expect(tallies).toEqual({ rates: tally(3, 3) });
  });

  test('takes the place of the fictional rates of its currencies, and of no others', async () => {
    await open.database.insert(fxRates).values([
      { currency: 'TWD', date: '2026-03-01', perUsd: '32' },
      { currency: 'JPY', date: '2026-03-01', perUsd: '150' },
    ]);
    await imported(soundFolder);
    const left = await open.database.select().from(fxRates).where(ne(fxRates.source, 'import'));
    expect(left.map(({ currency }) => currency)).toEqual(['JPY']);
  });
});

describe('rows that cannot be used', () => {
  test('rows that cannot be used are listed with file, line and reason, and do not stop the others', async () => {
    const { tallies, listed } = await imported({
      'funds/funds_tw.csv': fundListFile(
        'A1,F001,,甲,,,境內基金,TWD,10.5,2026-08-20',
        'A2,F001,,甲二,,,境內基金,TWD,11.5,2026-08-19',
        'A1,F001,,甲,,,境內基金,USD,1.5,2026-08-20',
        'A3,,,乙,,,境內基金,TWD,10.5,2026-08-20',
        'A4,F004,,丙,,,境內基金,,10.5,2026-08-20',
        'A5,F005,,丁,,,境內基金,US,10.5,2026-08-20',
        'A6,F006,,戊,,,境內基金,usd,10.5,2026-08-20',
        'A7,F007,,,,,境內基金,TWD,10.5,2026-08-20',
        ',F008,,己,,,境內基金,TWD,10.5,2026-08-20',
        'A9,F009,,庚,,,境內基金,TWD',
        'A10,F010,,辛\u0000,,,境內基金,TWD,10.5,2026-08-20',
        'A11,F011,,壬,,,境內基金,TWD,-9999,2026-08-20',
        'A12,F012,,癸,,,境內基金,TWD,-,2026-08-20',
        'A13,F013,,子,,,境內基金,TWD,0,2026-08-20',
        'A14,F014,,丑,,,境內基金,TWD,10.5,2026-02-30',
        'A15,F015,,寅,,,境內基金,TWD,"1,000.5",20260820',
        'A16,F016,,卯,,,境內基金,TWD,,20260820',
        'A17,F017,,辰"新",,,境內基金,ZAR,7,2026-08-20',
        '"A18,F018,,巳,,,境內基金,TWD,7,2026-08-20',
        'A19,F019,,午",,,境內基金,TWD,7,2026-08-20',
        'A20,F020,,未,,,境內基金,CHF,7,2026-08-20',
      ),
    });
    expect(listed).toEqual([
      'funds/funds_tw.csv:5: localId is missing',
      'funds/funds_tw.csv:6: currency is missing',
      'funds/funds_tw.csv:7: currency "US" is not a currency code',
      'funds/funds_tw.csv:8: currency "usd" is not a currency code',
      'funds/funds_tw.csv:9: nameZh and nameEn are missing',
      'funds/funds_tw.csv:10: code is missing',
      'funds/funds_tw.csv:11: 8 fields instead of 10',
      'funds/funds_tw.csv:12: holds a control character',
      'funds/funds_tw.csv:13: nav "-9999" stands for "none", it is not above zero; the fund is kept without this price',
      'funds/funds_tw.csv:14: nav "-" is not a number; the fund is kept without this price',
      'funds/funds_tw.csv:15: nav "0" stands for "none", it is not above zero; the fund is kept without this price',
      'funds/funds_tw.csv:16: navDate "2026-02-30" is not a date YYYY-MM-DD; the fund is kept without this price',
      'funds/funds_tw.csv:17: nav "1,000.5" is not a number, navDate "20260820" is not a date YYYY-MM-DD; the fund is kept without this price',
      'funds/funds_tw.csv:20: a quote is not closed, so the lines up to 21 ran together',
      'funds/funds_tw.csv:3: (F001, TWD) is named by line 2, whose price is the latest; the price of this one is kept',
    ]);
    expect(tallies).toEqual({ funds: tally(20, 10, 10), navs: tally(10, 5, 5) });
    const { funds: kept } = await importedRows(open.database);
    expect(kept.map(({ localId, currency }) => `${localId} ${currency}`)).toEqual([
      'F001 TWD',
      'F001 USD',
      ...['F011', 'F012', 'F013', 'F014', 'F015', 'F016'].map((localId) => `${localId} TWD`),
      'F017 ZAR',
      'F020 CHF',
    ]);
    expect(kept[0]?.code).toBe('A1');
  });

  test('rows that cannot be used of a series of prices', async () => {
    const { tallies, listed } = await imported({
      ...soundFolder,
      'nav/F001_TWD.csv': [
        'date,nav',
        '2026-08-17,-9999',
        '2026-08-17,10.1',
        '2026-08-18,0.000000',
        '2026-08-19,1e1',
        '2026-08-20,１０',
        '2026-13-01,10.1',
        ',10.1',
        '2026-08-17,10.10',
        '2026-08-21,',
        '2016-08-22,0.000001',
        '2016-08-23,0.00000999',
        '2026-08-24,NaN,',
      ].join('\n'),
      'nav/F404_TWD.csv': 'date,nav\n2026-08-20,1\n',
      'nav/F001.csv': 'date,nav\n2026-08-20,1\n',
      'nav/notes.txt': 'not a series',
    });
    expect(listed).toEqual([
      'nav/F001.csv:2: there is no fund (, )',
      'nav/F001_TWD.csv:2: nav "-9999" stands for "none", it is not above zero',
      'nav/F001_TWD.csv:4: nav "0.000000" stands for "none", it is not above zero',
      'nav/F001_TWD.csv:5: nav "1e1" is not a number',
      'nav/F001_TWD.csv:6: nav "１０" is not a number',
      'nav/F001_TWD.csv:7: date "2026-13-01" is not a date YYYY-MM-DD',
      'nav/F001_TWD.csv:8: date is missing',
      'nav/F001_TWD.csv:10: nav is missing',
      'nav/F001_TWD.csv:13: 3 fields instead of 2',
      'nav/F404_TWD.csv:2: there is no fund (F404, TWD)',
      'nav/F001_TWD.csv:9: duplicate of line 3: 2026-08-17 is there already',
      'nav/F001_TWD.csv:3: 10.1 is ten times up or down from 0.00000999 of 2016-08-23; taken with --take-doubtful alone',
      'funds/funds_tw.csv:2: 10.50 is ten times up or down from 0.00000999 of 2016-08-23; taken with --take-doubtful alone',
    ]);
    // Two of the series, and the other fund's two.
    expect(tallies.navs).toEqual(tally(17, 4, 13));
  });

  test('rows that cannot be used of the rates and the calendars', async () => {
    const { tallies, listed } = await imported({
      'fx/usd_base.csv': [
        'date,TWD,US$,JPY,USD',
        '2026-01-02,31.5,1,abc,1',
        '2026-01-02,31.6,1,150,1',
        '2026-01-02,31.50,1,150.0,1',
        '2026-01-05,0,1,-150,1',
        '2026/01/06,31.7,1,150,1',
        '2026-01-07,,1,,1',
        '2026-01-08,31.8',
      ].join('\n'),
      'calendars/holidays_hk.json':
        '{\n "2026": [\n  {"date": "2026-02-30", "en": "No such day"},\n  {"date": "2026-10-01", "en": "National Day"},\n  {"date": "2026-10-01", "en": "Again"}\n ]\n}',
    });
    expect(listed).toEqual([
      'fx/usd_base.csv:1: column "US$" is not a currency code',
      'fx/usd_base.csv:2: JPY "abc" is not a number',
      'fx/usd_base.csv:5: TWD "0" stands for "none", it is not above zero',
      'fx/usd_base.csv:5: JPY "-150" stands for "none", it is not above zero',
      'fx/usd_base.csv:6: date "2026/01/06" is not a date YYYY-MM-DD',
      'fx/usd_base.csv:8: 2 fields instead of 5',
      'fx/usd_base.csv:2: 2026-01-02 has another price too, so neither is taken',
      'fx/usd_base.csv:3: 2026-01-02 has another price too, so neither is taken',
      'fx/usd_base.csv:4: 2026-01-02 has another price too, so neither is taken',
      'fx/usd_base.csv:4: duplicate of line 3: 2026-01-02 is there already',
      'calendars/holidays_hk.json:3: date "2026-02-30" is not a date YYYY-MM-DD',
      'calendars/holidays_hk.json:5: duplicate of line 4: 2026-10-01 is there already',
    ]);
    expect(tallies).toEqual({ rates: tally(11, 1, 10), calendarDays: tally(3, 1, 2) });
  });

  test('rows that cannot be used are shown up to fifty, with the file that has them all', () => {
    const rejections = createRejections(aFundFolder({}));
    const file = { path: '', name: 'nav/X.csv' };
    for (let line = 2; line <= 51; line += 1) rejections.add(file, line, 'nav is missing');
    expect(rejectionLines(rejections)).toHaveLength(51);
    rejections.add(file, 52, 'nav is missing');
    const lines = rejectionLines(rejections);
    expect(lines).toHaveLength(51);
    expect(lines[0]).toBe(`51 rows were left out (the first 50 follow, all are in ${rejections.reportFile}):`);
    rejections.close();
  });

  test('stand in the summary beside those that were stored', () => {
    expect(summaryLines({ funds: { read: 6439, added: 6390, changed: 4, unchanged: 1, rejected: 44 } })).toEqual([
      '                    read    stored       new   changed   unchanged  left out',
      'Funds              6,439     6,395     6,390         4           1        44',
    ]);
  });
});

describe('a broken file', () => {
  test.each([
    ['a column is missing', 'nav/F002_USD.csv', 'day,nav\n2026-08-19,1\n', ':1: no column date'],
    ['columns are missing', 'funds/funds_tw.csv', fundHead.replace('localId,', ''), ':1: no column localId'],
    ['a column is there twice', 'nav/F002_USD.csv', 'date,nav,nav\n2026-08-19,1,2\n', ':1: two columns nav'],
    ['it is empty', 'nav/F002_USD.csv', '', ': empty: not even a head with the names of the columns'],
    ['the rates have no dates', 'fx/usd_base.csv', 'TWD\n31\n', ':1: no column date'],
    ['it is not UTF-8', 'nav/F002_USD.csv', Buffer.from('date,nav\n2026-08-19,\xa4\xa4\n', 'latin1'), ':2: not UTF-8'],
    [
      'a quote is never closed',
      'nav/F002_USD.csv',
      'date,nav\n2026-08-19,1\n"2026-08-20,2\n',
      ':3: a quote is opened and never closed',
    ],
    ['a line never ends', 'nav/F002_USD.csv', `date,nav\n${'9'.repeat(200_000)}`, ':2: a line of more than 64 kB'],
    ['it is not JSON', 'calendars/calendar_tw.json', '{\n "2026": {]\n}', ':2: not JSON'],
    [
      'it is not a calendar',
      'calendars/holidays_hk.json',
      '{"2026": [{"day": "2026-10-01"}]}',
      ': not a calendar, see 2026.0.date',
    ],
  ])('leaves the database as it was: %s', async (_, name, content, problem) => {
    await imported(soundFolder);
    const before = await importedRows(open.database);
    const files = {
      ...soundFolder,
      'funds/funds_tw.csv': fundListFile(
        'N,NEW,,新,,,境內基金,TWD,1,2026-08-20',
        'A1,F001,,改,,,境內基金,TWD,9,2026-08-20',
      ),
      'fx/usd_base.csv': 'date,TWD\n2026-01-02,99\n',
      [name]: content,
    };
    await expect(imported(files)).rejects.toThrow(new StartProblem(`${name}${problem}; nothing was imported`));
    expect(await importedRows(open.database)).toEqual(before);
  });

  test('a folder that is not there, or lacks what it should hold, is refused', async () => {
    const empty = aFundFolder({ 'readme.txt': 'nothing' });
    await expect(importInto(open.database, `${empty}/nowhere`)).rejects.toThrow(
      `${empty}/nowhere: there is no such folder`,
    );
    await expect(imported({ 'funds/funds.csv': '' })).rejects.toThrow('funds/funds_tw.csv: there is no such file');
    await expect(importInto(open.database, empty)).rejects.toThrow(`${empty}: holds none of funds, nav, fx, calendars`);
  });
});
