import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Sheet, SheetCell } from '../../../domain/formatting/sheet';
import { compare, subtract, toText } from '../../../domain/money/decimal';
import { sum } from '../../../domain/money/sum';
import { gainOnPayments, type PortfolioReport } from '../../../domain/performance/portfolio-report';
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
      ['switch of Blue Heron', '74000.00', '618-033-991', '2026-11-16'],
      ['open-orders', '2'],
      ['put-in', '900000.00'],
      ['gain', '74000.00'],
      ['realised', '1000.00'],
      ['unrealised', '-20.00'],
      ['time-weighted', '0.0275'],
      ['money-weighted', '0.025'],
    ]);
  });

  it('[PORT-45, PORT-46, OPEN-65] the first sheet of a past with a fund without a price tells no gain, as the screen doesn’t, and why', () => {
    const { worth, points } = portfolioReport;
    const unpriced = { ...portfolioReport, worth: { ...worth, unvalued: 1 } };
    expect(gainOnPayments(unpriced)).toBeUndefined();
    const rows = written(sheetsOf(unpriced)[0]);
    expect(rows.find(([name]) => name === 'gain')).toEqual(['gain', '']);
    expect(rows).toContainEqual(['1 without a price']);
    const noRate = { ...portfolioReport, points: points.map((point) => ({ ...point, value: undefined })) };
    expect(written(sheetsOf(noRate)[0]).find(([name]) => name === 'gain')).toEqual(['gain', '']);
    expect(written(sheetsOf(noRate)[0])).toContainEqual(['money left out']);
    expect(rows).not.toContainEqual(['money left out']);
  });

  it('[PORT-45, PORT-46] the first sheet of a past has the money in transit of the orders that aren’t named', () => {
    const { worth } = portfolioReport;
    const rows = written(sheetsOf({ ...portfolioReport, worth: { ...worth, inTransit: decimal('74500.00') } })[0]);
    expect(rows.slice(5, 8)).toEqual([
      ['in-transit', '74500.00'],
      ['switch of Blue Heron', '74000.00', '618-033-991', '2026-11-16'],
      ['other-orders', '500.00'],
    ]);
  });

  it('[PORT-45, PORT-46] the first sheet of a past names an order without a short number by its id', () => {
    const { worth } = portfolioReport;
    const ordersInTransit = worth.ordersInTransit.map((order) => ({ ...order, orderNo: undefined }));
    const rows = written(sheetsOf({ ...portfolioReport, worth: { ...worth, ordersInTransit } })[0]);
    expect(rows[6]).toEqual(['switch of Blue Heron', '74000.00', 'O1', '2026-11-16']);
  });

  it('[PORT-45, PORT-46] the first sheet of a past of less than a year has the return of the period, by its name, or why there is none', () => {
    const points = portfolioReport.points.map((point, place) =>
      place === 0 ? { ...point, date: '2026-10-18' } : point,
    );
    const short = { ...portfolioReport, points, moneyWeightedReturn: decimal('12.6825') };
    expect(written(sheetsOf(short)[0]).at(-1)).toEqual(['money-weighted-period', '0.010193']);
    const none = { ...short, moneyWeightedReturn: undefined, noMoneyWeightedReturn: 'ambiguous' as const };
    expect(written(sheetsOf(none)[0]).slice(-2)).toEqual([['money-weighted', ''], ['no return: ambiguous']]);
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
      'unexplained',
      'price',
      'exchange-rates',
      'distributions',
      'fees',
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
    const compared: PortfolioReport = {
      ...portfolioReport,
      benchmark: [decimal('900000.00'), undefined],
      payments: [
        ...portfolioReport.payments,
        {
          first: '2026-02-20',
          date: '2026-03-01',
          kind: 'proceeds',
          orderNo: '618-033-991',
          amount: decimal('-10000.00'),
        },
      ],
    };
    const [, , line, payments] = pastSheets(compared, { ...settings, benchmark: 'Cloud Ridge, same money' });
    expect([line?.headings, ...written(line)]).toEqual([
      ['date', 'value', 'put-in', 'Cloud Ridge, same money'],
      ['2025-11-18', '900000.00', '850000.00', '900000.00'],
      ['2026-11-18', '974000.00', '900000.00', ''],
    ]);
    expect(sheetsOf(portfolioReport)[2]?.headings).toEqual(['date', 'value', 'put-in']);
    expect([payments?.headings, ...written(payments)]).toEqual([
      ['from', 'to', 'kind', 'order', 'payment'],
      ['2026-02-10', '2026-02-10', 'top-up', '', '60000.00'],
      ['2026-02-20', '2026-03-01', 'proceeds', '618-033-991', '-10000.00'],
    ]);
  });

  it('[PORT-45, PORT-46] law: every row beneath the headings of a past has a cell for each of them', () => {
    const bridges = fc.record({
      bridge: fc.constantFrom(portfolioReport.bridge, undefined),
      sinceVisit: fc.constantFrom(portfolioReport.bridge, undefined),
      latest: fc.constantFrom(portfolioReport.bridge, undefined),
      benchmark: fc.constantFrom([decimal('900000.00'), undefined], undefined),
      amountsHidden: fc.boolean(),
      name: fc.constantFrom('Cloud Ridge', '', undefined),
    });
    fc.assert(
      fc.property(bridges, ({ amountsHidden, name, ...changed }) => {
        const asked = { ...settings, amountsHidden, benchmark: name };
        const headed = pastSheets({ ...portfolioReport, ...changed }, asked).filter(({ name: of }) => of !== 'Assets');
        for (const { headings, rows } of headed) {
          expect(rows.length).toBeGreaterThan(0);
          for (const row of rows) expect(row).toHaveLength(headings.length);
        }
        expect(headed).toHaveLength(3);
      }),
    );
  });

  it('[PORT-45, OPEN-65] a past whose bridge isn’t known has no column for it', () => {
    expect(sheetsOf({ ...portfolioReport, bridge: undefined })[1]?.headings).toEqual(['']);
  });

  it('[PORT-45] a past has no amount while amounts are hidden, only days and returns', () => {
    const sheets = pastSheets(portfolioReport, { ...settings, amountsHidden: true });
    const cells = sheets.flatMap(({ rows }) => rows.flat());
    expect(cells.filter(({ kind }) => kind === 'number')).toEqual([]);
    expect(cells.filter(({ kind }) => kind === 'percent')).toHaveLength(2);
  });
});

const settings = { name: 'All your money', benchmark: undefined, words: pastWords, amountsHidden: false };

const sheetsOf = (report: PortfolioReport): readonly Sheet[] => pastSheets(report, settings);

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
