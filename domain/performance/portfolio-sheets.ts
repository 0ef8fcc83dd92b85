import { dateCell, numberCell, percentCell, type Sheet, type SheetCell, textCell } from '../formatting/sheet';
import { minorUnitScale } from '../money/currency';
import { type Decimal, negate, scaled, subtract } from '../money/decimal';
import type { DatedBridge, OrderInTransit, PortfolioReport } from './portfolio-report';

/** The columns and lines of the sheets of a downloaded past, in the client's words. */
export const pastTerms = [
  'of',
  'currency',
  'total',
  'funds',
  'cash',
  'in-transit',
  'open-orders',
  'put-in',
  'gain',
  'realised',
  'unrealised',
  'time-weighted',
  'money-weighted',
  'period',
  'since-visit',
  'latest',
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
  'date',
  'value',
  'benchmark',
  'payment',
] as const;

/** A column or a line of the sheets of a downloaded past. */
export type PastTerm = (typeof pastTerms)[number];

/** The words of the sheets of a downloaded past. */
export type PastSheetWords = {
  readonly sheets: Readonly<Record<'assets' | 'changes' | 'line' | 'payments', string>>;
  readonly terms: Readonly<Record<PastTerm, string>>;
  readonly transit: (order: OrderInTransit) => string;
};

type PastSettings = {
  /** The part of the portfolio, or that it is all the client's money. */
  readonly name: string;
  readonly words: PastSheetWords;
  readonly amountsHidden: boolean;
};

/** Returns the sheets of a past: the client's assets, how their value changed, the value day by day, and the payments; hidden amounts are left out [PORT-45, PORT-46]. */
export function pastSheets(report: PortfolioReport, settings: PastSettings): readonly Sheet[] {
  const { words, amountsHidden } = settings;
  const places = minorUnitScale(report.currency);
  const figure = (value: Decimal | undefined) => numberCell(amountsHidden ? undefined : value, places);
  return [
    { name: words.sheets.assets, headings: [], rows: assetRows(report, settings, figure) },
    changesSheet(report, words, figure),
    lineSheet(report, words, figure),
    {
      name: words.sheets.payments,
      headings: [words.terms.date, words.terms.payment],
      rows: report.payments.map(({ date, amount }) => [dateCell(date), figure(amount)]),
    },
  ];
}

type FigureCell = (value: Decimal | undefined) => SheetCell;
type SheetRows = Sheet['rows'];

/** What the assets are made of, each order in transit beneath their sum, and what came of what was put in. */
function assetRows(
  report: PortfolioReport,
  { name, words, amountsHidden }: PastSettings,
  figure: FigureCell,
): SheetRows {
  const { worth, currency, points } = report;
  const { terms } = words;
  const putIn = points.at(-1)?.putIn;
  const amounts: readonly (readonly [PastTerm, Decimal | undefined])[] = [
    ['put-in', putIn],
    ['gain', putIn && subtract(worth.total, putIn)],
    ['realised', report.realisedGain],
    ['unrealised', report.unrealisedGain],
  ];
  const returns = [
    ['time-weighted', report.timeWeightedReturn],
    ['money-weighted', report.moneyWeightedReturn],
  ] as const;
  return [
    [textCell(terms.of), textCell(name)],
    [textCell(terms.currency), textCell(currency)],
    [textCell(terms.total), figure(worth.total)],
    [textCell(terms.funds), figure(worth.funds)],
    [textCell(terms.cash), figure(worth.cash)],
    [textCell(terms['in-transit']), figure(worth.inTransit)],
    ...worth.ordersInTransit.map((order) => [
      textCell(words.transit(order)),
      figure(order.value),
      textCell(order.orderId),
    ]),
    [textCell(terms['open-orders']), numberCell(amountsHidden ? undefined : scaled(BigInt(worth.openOrders)), 0)],
    ...amounts.map(([term, value]) => [textCell(terms[term]), figure(value)]),
    ...returns.map(([term, percent]) => [textCell(terms[term]), percentCell(percent, 2)]),
  ];
}

/** The way from each opening value to its closing value: all lines between come to the difference. */
function changesSheet(report: PortfolioReport, { sheets, terms }: PastSheetWords, figure: FigureCell): Sheet {
  const bridges = (
    [
      ['period', report.bridge],
      ['since-visit', report.sinceVisit],
      ['latest', report.latest],
    ] as const
  ).flatMap(([term, bridge]) => (bridge ? [{ term, bridge }] : []));
  const row = (term: PastTerm, cellOf: (bridge: DatedBridge) => SheetCell) => [
    textCell(terms[term]),
    ...bridges.map(({ bridge }) => cellOf(bridge)),
  ];
  return {
    name: sheets.changes,
    headings: ['', ...bridges.map(({ term }) => terms[term])],
    rows: [
      row('from', ({ first }) => dateCell(first)),
      row('to', ({ last }) => dateCell(last)),
      row('opening', ({ opening }) => figure(opening)),
      row('paid-in', ({ paidIn }) => figure(paidIn)),
      row('paid-out', ({ paidOut }) => figure(negate(paidOut))),
      row('price', ({ price }) => figure(price)),
      row('exchange-rates', ({ currency }) => figure(currency)),
      row('distributions', ({ distributions }) => figure(distributions)),
      row('fees', ({ fees }) => figure(negate(fees))),
      row('unexplained', ({ unexplained }) => figure(unexplained)),
      row('closing', ({ closing }) => figure(closing)),
    ],
  };
}

/** Each point of the line, with the benchmark's where one is compared. */
function lineSheet(
  { points, benchmark }: PortfolioReport,
  { sheets, terms }: PastSheetWords,
  figure: FigureCell,
): Sheet {
  const compared = benchmark ? [terms.benchmark] : [];
  return {
    name: sheets.line,
    headings: [terms.date, terms.value, terms['put-in'], ...compared],
    rows: points.map(({ date, value, putIn }, place) => [
      dateCell(date),
      figure(value),
      figure(putIn),
      ...(benchmark ? [figure(benchmark[place])] : []),
    ]),
  };
}
