import { describe, expect, it } from 'vitest';
import type { Sheet, SheetCell } from '../../../domain/formatting/sheet';
import { toText } from '../../../domain/money/decimal';
import { type GainsReport, hasLines, hasSeveralAccounts } from '../../../domain/performance/gains-report';
import {
  gainsSheets,
  type GainsSheetWords,
  type GainsTerm,
  gainsTerms,
} from '../../../domain/performance/gains-sheets';
import { decimal } from '../../builders/decimal';

const words: GainsSheetWords = {
  sheets: { 'by-fund': 'By fund', sales: 'Sales', payments: 'Payments', year: 'Year' },
  terms: Object.fromEntries(gainsTerms.map((term) => [term, term])) as Record<GainsTerm, string>,
};

const paid = { date: '2025-03-01', amount: decimal('10.5'), currency: 'USD', converted: decimal('81.90') };
const fee = { date: '2025-02-01', orderId: 'O1', amount: decimal('5'), currency: 'HKD', converted: decimal('5') };
const sums = {
  realisedGain: decimal('80'),
  paidDistributions: decimal('81.90'),
  reinvestedDistributions: decimal('0'),
  fees: decimal('5'),
};
const bridge = {
  first: '2025-01-01',
  last: '2025-12-31',
  opening: decimal('100'),
  paidIn: decimal('50'),
  paidOut: decimal('20'),
  price: decimal('3'),
  currency: decimal('-1'),
  distributions: decimal('2'),
  fees: decimal('0.5'),
  unexplained: decimal('0'),
  closing: decimal('133.5'),
};
const report: GainsReport = {
  currency: 'HKD',
  year: 2025,
  years: [2026, 2025],
  declared: [],
  bridge,
  sums: { ...sums, fees: undefined },
  holdings: [
    {
      accountNumber: '51',
      fund: { code: 'A', name: 'Blue Heron' },
      isHeld: true,
      sums,
      sales: [
        {
          date: '2025-04-01',
          orderId: 'O2',
          units: decimal('40'),
          amount: decimal('480'),
          currency: 'HKD',
          proceeds: decimal('480'),
          cost: decimal('400'),
          gain: decimal('80'),
        },
        { date: '2025-03-09', units: decimal('1'), amount: decimal('900'), currency: 'JPY' },
      ],
      paidDistributions: [paid],
      reinvestedDistributions: [],
      fees: [fee],
    },
  ],
};

const shown = (cell: SheetCell): string => {
  if (cell.kind === 'empty') return '';
  if (cell.kind === 'text') return cell.text;
  return cell.kind === 'date' ? cell.date : `${toText(cell.value)} (${String(cell.places)})`;
};

const rowsOf = (sheets: readonly Sheet[], name: string) =>
  (sheets.find((sheet) => sheet.name === name)?.rows ?? []).map((row) => row.map(shown).join('|'));

describe('the spreadsheet of gains and income', () => {
  const sheets = gainsSheets(report, { words, amountsHidden: false });

  it('[PORT-45, PORT-46] the spreadsheet of gains has a line for each holding and the sums beneath, in the places of the currency', () => {
    expect(sheets.map(({ name }) => name)).toEqual(['By fund', 'Sales', 'Payments', 'Year']);
    expect(rowsOf(sheets, 'By fund')).toEqual([
      'Blue Heron|A|51|80 (2)|81.90 (2)|0 (2)|5 (2)',
      'total|||80 (2)|81.90 (2)|0 (2)|',
    ]);
  });

  it('[PORT-45, PORT-46] the spreadsheet of gains has each sale, the earliest first, as it moved and with its gain', () => {
    expect(rowsOf(sheets, 'Sales')).toEqual([
      '2025-03-09|Blue Heron|A|51||1 (4)|JPY|900 (0)|||',
      '2025-04-01|Blue Heron|A|51|O2|40 (4)|HKD|480 (2)|480 (2)|400 (2)|80 (2)',
    ]);
  });

  it('[PORT-45, PORT-46] the spreadsheet of gains has distributions and fees in one list, each with its kind', () => {
    expect(rowsOf(sheets, 'Payments')).toEqual([
      '2025-02-01|fees|Blue Heron|A|51|O1|HKD|5 (2)|5 (2)',
      '2025-03-01|paid-distributions|Blue Heron|A|51||USD|10.5 (2)|81.90 (2)',
    ]);
  });

  it('[PORT-45, PORT-46] the spreadsheet of gains has the way from the opening to the closing value, which the lines between add up to', () => {
    expect(rowsOf(sheets, 'Year')).toEqual([
      'opening|100 (2)',
      'paid-in|50 (2)',
      'paid-out|-20 (2)',
      'unexplained|0 (2)',
      'price|3 (2)',
      'exchange-rates|-1 (2)',
      'distributions|2 (2)',
      'fees|-0.5 (2)',
      'closing|133.5 (2)',
    ]);
    expect(rowsOf(gainsSheets({ ...report, bridge: undefined }, { words, amountsHidden: false }), 'Year')).toEqual([]);
  });

  it.each([true, false])(
    '[PORT-45, PORT-46] has a cell in every row of the spreadsheet of gains for each heading, with hidden amounts: %s',
    (amountsHidden) => {
      const headed = gainsSheets(report, { words, amountsHidden }).filter(({ headings }) => headings.length > 0);
      expect(headed.map(({ name }) => name)).toEqual(['By fund', 'Sales', 'Payments']);
      for (const { headings, rows } of headed) {
        expect(rows.length).toBeGreaterThan(0);
        for (const row of rows) expect(row).toHaveLength(headings.length);
      }
    },
  );

  it('[PORT-45] leaves every amount and number of units out where amounts are hidden', () => {
    const cells = gainsSheets(report, { words, amountsHidden: true }).flatMap(({ rows }) => rows.flat());
    expect(cells.filter(({ kind }) => kind === 'number')).toEqual([]);
  });

  it('[PORT-46] says of a report whether it has lines, and whether they are of several accounts', () => {
    const other = report.holdings.map((holding) => ({ ...holding, accountNumber: '52' }));
    expect([hasLines(report), hasLines({ ...report, holdings: [] })]).toEqual([true, false]);
    const coming = { exDate: '2025-12-30', payDate: '2026-01-07', units: decimal('1'), perUnit: decimal('0.5') };
    const declared = [
      {
        ...coming,
        accountNumber: '51',
        fund: { code: 'A', name: 'Blue Heron' },
        amount: decimal('0.5'),
        currency: 'USD',
      },
    ];
    expect(hasLines({ ...report, holdings: [], declared })).toBe(true);
    expect(hasSeveralAccounts(report)).toBe(false);
    const elsewhere = declared.map((distribution) => ({ ...distribution, accountNumber: '52' }));
    expect(hasSeveralAccounts({ ...report, declared: elsewhere })).toBe(true);
    expect(hasSeveralAccounts({ ...report, holdings: [...report.holdings, ...other] })).toBe(true);
  });
});
