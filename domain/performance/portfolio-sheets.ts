import { dateCell, numberCell, percentCell, type Sheet, type SheetCell, textCell } from '../formatting/sheet';
import { minorUnitScale } from '../money/currency';
import { type Decimal, isZero, scaled } from '../money/decimal';
import { shownOrderNumber } from '../trading/orders/order-number';
import { bridgeLines } from './bridge';
import {
  type DatedBridge,
  gainOnPayments,
  leavesMoneyOut,
  noShownReturn,
  type OrderInTransit,
  otherInTransit,
  type PortfolioReport,
  type ReportedFlow,
  shownMoneyWeightedReturn,
} from './portfolio-report';

/** The columns and lines of the sheets of a downloaded past, in the client's words. */
export const pastTerms = [
  'of',
  'currency',
  'total',
  'funds',
  'cash',
  'in-transit',
  'other-orders',
  'open-orders',
  'put-in',
  'gain',
  'realised',
  'unrealised',
  'time-weighted',
  'money-weighted',
  'money-weighted-period',
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
  'kind',
  'order',
  'payment',
] as const;

/** A column or a line of the sheets of a downloaded past. */
export type PastTerm = (typeof pastTerms)[number];

/** The words of the sheets of a downloaded past. */
export type PastSheetWords = {
  readonly sheets: Readonly<Record<'assets' | 'changes' | 'line' | 'payments', string>>;
  readonly terms: Readonly<Record<PastTerm, string>>;
  readonly transit: (order: OrderInTransit) => string;
  readonly flow: (flow: ReportedFlow) => string;
  /** Says how many funds have no price, and so aren't in the total. */
  readonly unvalued: (count: number) => string;
  /** Says that money without an exchange rate isn't in the total. */
  readonly moneyLeftOut: string;
  readonly noReturn: (reason: NonNullable<ReturnType<typeof noShownReturn>>) => string;
};

type PastSettings = {
  /** The part of the portfolio, or that it is all the client's money. */
  readonly name: string;
  /** The name of the benchmark, as the client reads it; undefined where there is none. */
  readonly benchmark: string | undefined;
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
    lineSheet(report, settings, figure),
    paymentsSheet(report, words, figure),
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
  const amounts: readonly (readonly [PastTerm, Decimal | undefined])[] = [
    ['put-in', points.at(-1)?.putIn],
    ['gain', gainOnPayments(report)],
    ['realised', report.realisedGain],
    ['unrealised', report.unrealisedGain],
  ];
  return [
    [textCell(terms.of), textCell(name)],
    [textCell(terms.currency), textCell(currency)],
    [textCell(terms.total), figure(worth.total)],
    [textCell(terms.funds), figure(worth.funds)],
    [textCell(terms.cash), figure(worth.cash)],
    [textCell(terms['in-transit']), figure(worth.inTransit)],
    ...transitRows(worth, words, figure),
    [textCell(terms['open-orders']), numberCell(amountsHidden ? undefined : scaled(BigInt(worth.openOrders)), 0)],
    ...amounts.map(([term, value]) => [textCell(terms[term]), figure(value)]),
    ...(worth.unvalued > 0 ? [[textCell(words.unvalued(worth.unvalued))]] : []),
    ...(leavesMoneyOut(report) ? [[textCell(words.moneyLeftOut)]] : []),
    ...returnRows(report, words),
  ];
}

/** The orders whose money is in transit, with the number and the day of each, and the money of all others. */
function transitRows(worth: PortfolioReport['worth'], words: PastSheetWords, figure: FigureCell): SheetRows {
  const rest = otherInTransit(worth);
  const hasRest = worth.ordersInTransit.length > 0 && !isZero(rest);
  return [
    ...worth.ordersInTransit.map((order) => [
      textCell(words.transit(order)),
      figure(order.value),
      textCell(shownOrderNumber(order)),
      dateCell(order.date),
    ]),
    ...(hasRest ? [[textCell(words.terms['other-orders']), figure(rest)]] : []),
  ];
}

function returnRows(report: PortfolioReport, { terms, noReturn }: PastSheetWords): SheetRows {
  const moneyWeighted = shownMoneyWeightedReturn(report);
  const reason = noShownReturn(report);
  return [
    [textCell(terms['time-weighted']), percentCell(report.timeWeightedReturn, 2)],
    [
      textCell(terms[moneyWeighted?.isYearly === false ? 'money-weighted-period' : 'money-weighted']),
      percentCell(moneyWeighted?.percent, 2),
    ],
    ...(reason ? [[textCell(noReturn(reason))]] : []),
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
      ...bridgeRows(
        bridges.map(({ bridge }) => bridge),
        terms,
        figure,
      ),
      row('closing', ({ closing }) => figure(closing)),
    ],
  };
}

/** Each line between the values, with its figure in each of some bridges; they all have the same lines. */
function bridgeRows(bridges: readonly DatedBridge[], terms: PastSheetWords['terms'], figure: FigureCell): SheetRows {
  const columns = bridges.map((bridge) => bridgeLines(bridge));
  return (columns[0] ?? []).map(([line], place) => [
    textCell(terms[line === 'currency' ? 'exchange-rates' : line]),
    ...columns.map((lines) => figure(lines[place]?.[1])),
  ]);
}

/** Each point of the line, with the benchmark's where one is compared. */
function lineSheet(report: PortfolioReport, { benchmark: name, words }: PastSettings, figure: FigureCell): Sheet {
  const { sheets, terms } = words;
  const benchmark = name === undefined ? undefined : report.benchmark;
  return {
    name: sheets.line,
    headings: [terms.date, terms.value, terms['put-in'], ...(name !== undefined && benchmark ? [name] : [])],
    rows: report.points.map(({ date, value, putIn }, place) => [
      dateCell(date),
      figure(value),
      figure(putIn),
      ...(benchmark ? [figure(benchmark[place])] : []),
    ]),
  };
}

/** The payments with their kinds and orders; those of several days together have a first and a last one. */
function paymentsSheet({ payments }: PortfolioReport, words: PastSheetWords, figure: FigureCell): Sheet {
  const { sheets, terms, flow } = words;
  return {
    name: sheets.payments,
    headings: [terms.from, terms.to, terms.kind, terms.order, terms.payment],
    rows: payments.map((payment) => [
      dateCell(payment.first ?? payment.date),
      dateCell(payment.date),
      textCell(flow(payment)),
      textCell(payment.orderNo),
      figure(payment.amount),
    ]),
  };
}
