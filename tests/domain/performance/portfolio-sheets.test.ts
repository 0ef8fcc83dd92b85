import { describe, expect, it } from 'vitest';
import type { Sheet, SheetCell } from '../../../domain/formatting/sheet';
import { compare, subtract, toText } from '../../../domain/money/decimal';
import { sum } from '../../../domain/money/sum';
import type { PortfolioReport } from '../../../domain/performance/portfolio-report';
import { pastSheets } from '../../../domain/performance/portfolio-sheets';
import { decimal } from '../../builders/decimal';
import { pastWords, portfolioReport } from '../../builders/portfolio-report';

describe('the sheets of a downloaded past', () => {
  it('[PORT-45, PORT-46] the first sheet of a past says what the assets are made of, each order in transit, and what came of what was put in', () => {
    expect(written(sheetsOf(portfolioReport)[0])).toEqual([
      ['of', 'All your money'],
      ['currency', 'HKD'],
      ['total', '974000.00'],
      ['funds', '500000.00'],
      ['cash', '400000.00'],
      ['in-transit', '74000.00'],
      ['switch of Blue Heron', '74000.00', 'O1'],
      ['open-orders', '2'],
      ['put-in', '900000.00'],
      ['gain', '74000.00'],
      ['realised', '1000.00'],
      ['unrealised', '-20.00'],
      ['time-weighted', '0.0275'],
      ['money-weighted', '0.025'],
    ]);
  });

  it('[PORT-45, PORT-46] the lines between the opening and the closing value of a past come to the difference, in each column', () => {
    const { bridge } = portfolioReport;
    const visited = bridge && {
      ...bridge,
      first: '2026-11-11',
      opening: decimal('899999.99'),
      price: decimal('25000.01'),
    };
    const sheet = sheetsOf({ ...portfolioReport, sinceVisit: visited, latest: bridge })[1];
    expect(sheet?.headings).toEqual(['', 'period', 'since-visit', 'latest']);
    const rows = written(sheet);
    expect(rows.map(([name]) => name)).toEqual([
      'from',
      'to',
      'opening',
      'paid-in',
      'paid-out',
      'price',
      'exchange-rates',
      'distributions',
      'fees',
      'unexplained',
      'closing',
    ]);
    expect(rows[0]).toEqual(['from', '2025-11-19', '2026-11-11', '2025-11-19']);
    for (const column of [1, 2, 3]) {
      const [opening = '?', ...others] = rows.slice(2).map((row) => row[column] ?? '?');
      const closing = decimal(others.pop() ?? '?');
      expect(compare(sum(others.map(decimal)), subtract(closing, decimal(opening)))).toBe(0);
    }
  });

  it('[PORT-45, PORT-46] the line of a past has each of its days, the benchmark’s beside it where one is compared, and the payments have their signs', () => {
    const [, , line, payments] = sheetsOf({
      ...portfolioReport,
      benchmark: [decimal('900000.00'), undefined],
      payments: [...portfolioReport.payments, { date: '2026-03-01', amount: decimal('-10000.00') }],
    });
    expect([line?.headings, ...written(line)]).toEqual([
      ['date', 'value', 'put-in', 'benchmark'],
      ['2025-11-18', '900000.00', '850000.00', '900000.00'],
      ['2026-11-18', '974000.00', '900000.00', ''],
    ]);
    expect(sheetsOf(portfolioReport)[2]?.headings).toEqual(['date', 'value', 'put-in']);
    expect(written(payments)).toEqual([
      ['2026-02-10', '60000.00'],
      ['2026-03-01', '-10000.00'],
    ]);
  });

  it('[PORT-45, OPEN-65] a past whose bridge isn’t known has no column for it', () => {
    expect(sheetsOf({ ...portfolioReport, bridge: undefined })[1]?.headings).toEqual(['']);
  });

  it('[PORT-45] a past has no amount while amounts are hidden, only days and returns', () => {
    const sheets = pastSheets(portfolioReport, { name: 'All', words: pastWords, amountsHidden: true });
    const cells = sheets.flatMap(({ rows }) => rows.flat());
    expect(cells.filter(({ kind }) => kind === 'number')).toEqual([]);
    expect(cells.filter(({ kind }) => kind === 'percent')).toHaveLength(2);
  });
});

const sheetsOf = (report: PortfolioReport): readonly Sheet[] =>
  pastSheets(report, { name: 'All your money', words: pastWords, amountsHidden: false });

const written = (sheet: Sheet | undefined): readonly (readonly string[])[] =>
  (sheet?.rows ?? []).map((row) => row.map(text));

function text(cell: SheetCell): string {
  switch (cell.kind) {
    case 'empty':
      return '';
    case 'text':
      return cell.text;
    case 'date':
      return cell.date;
    case 'number':
    case 'percent':
      return toText(cell.value);
  }
}
