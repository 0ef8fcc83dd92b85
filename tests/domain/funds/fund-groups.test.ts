import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { figureRange, fundsOfClasses, groupByFund, meansShareClass } from '../../../domain/funds/finding/fund-groups';
import { splitShareClassName } from '../../../domain/funds/finding/share-class-name';
import { decimal } from '../../builders/decimal';
import { sharedDataFile } from '../../builders/shared-data';
import { aFund } from '../../builders/stated-funds';

describe('names of share classes', () => {
  it.each([
    ['Cloud Ridge Global Technology A (acc)', 'Cloud Ridge Global Technology', 'A (acc)'],
    ['雲嶺環球科技基金 A類（每月派息）', '雲嶺環球科技基金', 'A類（每月派息）'],
    ['雲嶺全球科技基金 A（月配息）', '雲嶺全球科技基金', 'A（月配息）'],
    ['兆和全球元宇宙科技基金(人民幣)', '兆和全球元宇宙科技基金', '(人民幣)'],
    ['兆和新興市場債券基金IT股美元', '兆和新興市場債券基金', 'IT股美元'],
    ['兆和環球基金系列－歐洲股息(歐元)A-季配固定', '兆和環球基金系列－歐洲股息', '(歐元)A-季配固定'],
    ['兆和收益成長基金-AMg7月收總收益類股(澳幣避險)', '兆和收益成長基金', 'AMg7月收總收益類股(澳幣避險)'],
    ['兆和亞洲債券基金 (Y股【F1穩定月配息】美元)', '兆和亞洲債券基金', '(Y股【F1穩定月配息】美元)'],
    [
      '兆和債券基金NB類型(月配型)(本基金有相當比重投資於非投資等級債券)',
      '兆和債券基金',
      'NB類型(月配型)(本基金有相當比重投資於非投資等級債券)',
    ],
    ['兆和高科技基金-累積N類型', '兆和高科技基金', '累積N類型'],
    ['兆和亞洲債券基金［美元］', '兆和亞洲債券基金', '［美元］'],
    ['兆和亞洲債券基金【美元】', '兆和亞洲債券基金', '【美元】'],
    // A bracket that nothing opens, or that is the whole name, is no class.
    ['兆和基金A)', '兆和基金A)', ''],
    ['(美元)', '(美元)', ''],
    // A sign whose usual form is longer stays as it is.
    ['兆\ufacf科技基金-累積N類型', '兆\ufacf科技基金', '累積N類型'],
  ])('[FUND-39] the name %s is split into the fund %s and its share class', (name, fund, shareClass) => {
    expect(splitShareClassName(name)).toEqual({ fund, shareClass });
  });

  it.each([
    '兆和美國大型股',
    '兆和新台幣貨幣市場基金',
    '兆和中國A股',
    '兆和2025(Euro) Fund',
    '兆和全球AI',
    '兆和環球企業債券存續期對沖',
    '兆和ESG永續高股息ETF基金',
    '兆和收益',
    '新台幣 A（累積）',
    '',
  ])('[FUND-39] keeps the whole name %s, which may be a fund’s own', (name) => {
    expect(splitShareClassName(name)).toEqual({ fund: name, shareClass: '' });
  });

  it('[FUND-39] a share class’s name is the fund’s name and then the class, and loses nothing', () => {
    const part = fc.constantFrom(
      '基金',
      '全球',
      'A',
      '股',
      '（月配息）',
      '美元',
      '-',
      ' ',
      'ETF',
      '避險',
      '型',
      'Fund',
      ')',
      '(',
    );
    fc.assert(
      fc.property(
        fc.array(part, { maxLength: 10 }).map((parts) => parts.join('')),
        (name) => {
          const { fund, shareClass } = splitShareClassName(name);
          expect(name.trim().startsWith(fund.trim())).toBe(true);
          expect(name.trimEnd().endsWith(shareClass)).toBe(true);
          expect(fund.length + shareClass.length).toBeLessThanOrEqual(name.length);
        },
      ),
    );
  });
});

describe('share classes under their funds', () => {
  const classes = [
    aFund('A1', { name: '雲嶺全球科技基金 A（累積）', riskRating: 4 }),
    aFund('X', { name: '雲嶺歐元政府債券基金 A（累積）', riskRating: 2 }),
    aFund('B1', { name: '雲嶺全球科技基金 B（月配息）', riskRating: 4 }),
  ];
  const grouped = (funds: readonly (typeof classes)[number][]) =>
    groupByFund(funds, fundsOfClasses(funds)).map(({ name, classes: listed }) => [
      name,
      listed.map(({ code }) => code),
    ]);

  it('[FUND-39] stand where the first of them does', () => {
    expect(grouped(classes)).toEqual([
      ['雲嶺全球科技基金', ['A1', 'B1']],
      ['雲嶺歐元政府債券基金', ['X']],
    ]);
  });

  it('[FUND-39] stay apart where they differ in risk, region, asset class or the country of their ISIN', () => {
    const [one] = classes;
    const other = { ...(one ?? aFund('A1')), code: 'A2' };
    for (const more of [
      { riskRating: 3 as const },
      { category: { code: '001', name: '' } },
      { marketType: { code: 'ON', name: '' } },
      { isinCode: 'IE00B8HXK965' },
    ])
      expect(grouped([other, { ...other, code: 'A3', ...more }])).toHaveLength(2);
    expect(grouped([other, { ...other, code: 'A3' }])).toHaveLength(1);
  });

  it('[FUND-39] classes of a fund are those that the server’s code for it says, whatever they are called', () => {
    const named = [
      aFund('A', { name: '甲乙基金 A', fundGroupCode: '7' }),
      aFund('B', { name: '丙基金', riskRating: 1, fundGroupCode: '7' }),
      aFund('C', { name: '甲乙基金 C', fundGroupCode: '8' }),
    ];
    expect(grouped(named)).toEqual([
      ['甲乙基金', ['A', 'B']],
      ['甲乙基金', ['C']],
    ]);
  });

  it('[FUND-39] say how many the fund has, of which some may be listed', () => {
    const fundOf = fundsOfClasses(classes);
    expect(groupByFund(classes.slice(2), fundOf)).toMatchObject([{ classCount: 2, classes: [{ code: 'B1' }] }]);
    expect(groupByFund([aFund('another list’s')], fundOf)).toEqual([]);
  });

  it('[FUND-39] a search means share classes by words that the name of their fund lacks', () => {
    const fund = { comparedName: '雲嶺全球科技基金' };
    expect(meansShareClass(fund, ['科技', '雲嶺'])).toBe(false);
    expect(meansShareClass(fund, ['科技', '月配'])).toBe(true);
    expect(meansShareClass(fund, [])).toBe(false);
  });

  it('[FUND-39] range from their lowest figure to their highest, those without one left out', () => {
    const [low, high] = [decimal('-1.5'), decimal('3')];
    expect(figureRange([high, undefined, low, decimal('2')])).toEqual({ lowest: low, highest: high });
    expect([figureRange([]), figureRange([undefined])]).toEqual([undefined, undefined]);
  });

  it('[FUND-39] lose no class and list none twice, in whichever order', () => {
    const name = fc.constantFrom('甲乙基金 A', '甲乙基金 B（美元）', '甲乙基金', '丙丁債券 A', '丙丁債券 A', '戊己');
    const some = fc.array(name.map((one) => aFund('X', { name: one })));
    fc.assert(
      fc.property(some, (funds) => {
        const groups = groupByFund(funds, fundsOfClasses(funds));
        expect(new Set(groups.flatMap((group) => group.classes))).toEqual(new Set(funds));
        expect(groups.reduce((sum, { classes: listed }) => sum + listed.length, 0)).toBe(funds.length);
        for (const { classCount, classes: listed } of groups) expect(listed).toHaveLength(classCount);
        const keys = (all: typeof funds) => new Set(groupByFund(all, fundsOfClasses(all)).map(({ key }) => key));
        expect(keys(funds.toReversed())).toEqual(keys(funds));
      }),
    );
  });
});

const list = sharedDataFile('funds/funds_tw.csv');

describe.skipIf(list === undefined)('the real share classes (see FUND_DATA_DIR)', () => {
  const rows = list === undefined ? [] : readFileSync(list, 'utf8').trim().split('\n').slice(1);
  const classes = rows.map((row) => {
    const [code = '', localId = '', isinCode = '', name = '', , house = '', type = '', baseCurrency = ''] =
      row.split(',');
    const fund = aFund(code, { name, baseCurrency, marketType: { code: type, name: type } });
    return { ...(isinCode === '' ? fund : { ...fund, isinCode }), localId, house };
  });
  const groups = groupByFund(classes, fundsOfClasses(classes));

  it('[FUND-39] the real share classes (see FUND_DATA_DIR) are a third as many funds, each of one house and one kind', () => {
    expect(groups.length).toBeLessThan(rows.length / 2.5);
    for (const { name, classes: listed } of groups) {
      expect(new Set(listed.map(({ house }) => house)).size, name).toBe(1);
      expect(new Set(listed.map(({ marketType }) => marketType?.code)).size, name).toBe(1);
    }
  });

  it('[FUND-39] the real share classes (see FUND_DATA_DIR) from Taiwan are no fund’s whose registered number differs', () => {
    for (const { name, classes: listed } of groups) {
      const numbers = listed.map(({ localId }) => localId).filter((id) => /^T\w{4}[A-Z]$/.test(id));
      expect(new Set(numbers.map((id) => id.slice(0, 5))).size, name).toBeLessThanOrEqual(1);
    }
  });
});
