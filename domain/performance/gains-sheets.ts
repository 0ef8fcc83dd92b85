import { byDate } from '../calendar/by-date';
import { dateCell, numberCell, type Sheet, type SheetCell, textCell } from '../formatting/sheet';
import { minorUnitScale } from '../money/currency';
import type { Decimal } from '../money/decimal';
import { bridgeLines } from './bridge';
import type { GainsReport, ReportedHolding, ReportedPayment, ReportedSums } from './gains-report';
import { shownOrderNumber } from '../trading/orders/order-number';

/** The columns and lines of a downloaded gains report, in the client's words. */
export const gainsTerms = [
  'fund',
  'code',
  'account',
  'date',
  'kind',
  'order',
  'units',
  'currency',
  'amount',
  'proceeds',
  'cost',
  'gain',
  'converted',
  'realised-gain',
  'paid-distributions',
  'reinvested-distributions',
  'fees',
  'total',
  'opening',
  'paid-in',
  'paid-out',
  'price',
  'exchange-rates',
  'distributions',
  'unexplained',
  'closing',
] as const;

/** A column or a line of a downloaded gains report. */
export type GainsTerm = (typeof gainsTerms)[number];

/** The words of a downloaded gains report: the names of its sheets, and its columns and lines. */
export type GainsSheetWords = {
  readonly sheets: Readonly<Record<'by-fund' | 'sales' | 'payments' | 'year', string>>;
  readonly terms: Readonly<Record<GainsTerm, string>>;
};

type SheetSettings = { readonly words: GainsSheetWords; readonly amountsHidden: boolean };

/** Returns the sheets of a gains report: by fund, each sale, each distribution and fee, and the year's balance; hidden amounts and units are left out [PORT-45, PORT-46]. */
export function gainsSheets(report: GainsReport, { words, amountsHidden }: SheetSettings): readonly Sheet[] {
  const { terms, sheets } = words;
  const places = minorUnitScale(report.currency);
  const figure = (value: Decimal | undefined, scale: number = places) =>
    numberCell(amountsHidden ? undefined : value, scale);
  const sums = ({ realisedGain, paidDistributions, reinvestedDistributions, fees }: ReportedSums) =>
    [realisedGain, paidDistributions, reinvestedDistributions, fees].map((value) => figure(value));
  const sales = report.holdings.flatMap((holding) =>
    holding.sales.map((sale) => ({
      date: sale.date,
      cells: [
        dateCell(sale.date),
        ...nameCells(holding),
        textCell(shownOrderNumber(sale)),
        figure(sale.units, 4),
        textCell(sale.currency),
        figure(sale.amount, minorUnitScale(sale.currency)),
        figure(sale.proceeds),
        figure(sale.cost),
        figure(sale.gain),
      ],
    })),
  );
  const payments = report.holdings.flatMap((holding) =>
    paymentKinds.flatMap(({ term, paymentsOf }) =>
      paymentsOf(holding).map((payment) => ({
        date: payment.date,
        cells: [
          dateCell(payment.date),
          textCell(terms[term]),
          ...nameCells(holding),
          textCell(shownOrderNumber(payment)),
          textCell(payment.currency),
          figure(payment.amount, minorUnitScale(payment.currency)),
          figure(payment.converted),
        ],
      })),
    ),
  );
  const named = (columns: readonly GainsTerm[]) => columns.map((column) => terms[column]);
  return [
    {
      name: sheets['by-fund'],
      headings: named(['fund', 'code', 'account', ...sumTerms]),
      rows: [
        ...report.holdings.map((holding) => [...nameCells(holding), ...sums(holding.sums)]),
        [textCell(terms.total), textCell(undefined), textCell(undefined), ...sums(report.sums)],
      ],
    },
    {
      name: sheets.sales,
      headings: named([
        'date',
        'fund',
        'code',
        'account',
        'order',
        'units',
        'currency',
        'amount',
        'proceeds',
        'cost',
        'gain',
      ]),
      rows: rowsByDate(sales),
    },
    {
      name: sheets.payments,
      headings: named(['date', 'kind', 'fund', 'code', 'account', 'order', 'currency', 'amount', 'converted']),
      rows: rowsByDate(payments),
    },
    {
      name: sheets.year,
      headings: [],
      rows: balanceLines(report).map(([term, value]) => [textCell(terms[term]), figure(value)]),
    },
  ];
}

const sumTerms = ['realised-gain', 'paid-distributions', 'reinvested-distributions', 'fees'] as const;

const paymentKinds: readonly {
  readonly term: GainsTerm;
  readonly paymentsOf: (holding: ReportedHolding) => readonly ReportedPayment[];
}[] = [
  { term: 'paid-distributions', paymentsOf: ({ paidDistributions }) => paidDistributions },
  { term: 'reinvested-distributions', paymentsOf: ({ reinvestedDistributions }) => reinvestedDistributions },
  { term: 'fees', paymentsOf: ({ fees }) => fees },
];

const nameCells = ({ fund, accountNumber }: ReportedHolding): readonly SheetCell[] =>
  [fund.name, fund.code, accountNumber].map(textCell);

type DatedRow = { readonly date: string; readonly cells: readonly SheetCell[] };

const rowsByDate = (rows: readonly DatedRow[]): readonly (readonly SheetCell[])[] =>
  rows.toSorted(byDate).map(({ cells }) => cells);

/** Returns the way from the opening to the closing value, each line with its sign, so that all but the last come to it. */
function balanceLines({ bridge }: GainsReport): readonly (readonly [GainsTerm, Decimal])[] {
  if (!bridge) return [];
  return [
    ['opening', bridge.opening],
    ...bridgeLines(bridge).map(([line, value]) => [line === 'currency' ? 'exchange-rates' : line, value] as const),
    ['closing', bridge.closing],
  ];
}
