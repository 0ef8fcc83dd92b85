import { formatDate } from '../../domain/formatting/format-date';
import { formatExact } from '../../domain/formatting/format-exact';
import type { Language } from '../../domain/language';
import { isZero } from '../../domain/money/decimal';
import { quotedRate } from '../../domain/money/quoted-rate';
import { bookedFees, cameToNothing } from './month-flows';
import type { PrintedTable } from './printed-document';
import { printedAmount, fundName, money } from './printed-figures';
import type { StatementFacts } from './statement-facts';
import { statementWords } from './statement-words';

/** Builds the table of payments to and from the client's bank, each with its value in the statement's currency. */
export function paymentsTable({ balance, currency }: StatementFacts, language: Language): PrintedTable {
  const words = statementWords[language];
  return {
    heading: words.payments,
    columns: [
      { label: words.date, share: 0.13 },
      { label: words.item, share: 0.43 },
      { label: words.amount, share: 0.22, isFigure: true },
      { label: words.amountIn(currency), share: 0.22, isFigure: true },
    ],
    rows: balance.flows.map(({ date, kind, fund, currency: from, amount, converted }) => [
      formatDate(date, language),
      `${words.flows[kind]}${fund ? ` ${fundName(fund, language)}` : ''}`,
      money(from, amount),
      converted ? printedAmount(converted, currency) : words.notKnown,
    ]),
    empty: words.noPayments,
  };
}

/** The money on its way when the month ended, each with why. */
export function onItsWayTable({ balance, currency, last }: StatementFacts, language: Language): PrintedTable {
  const words = statementWords[language];
  return {
    heading: words.waiting(formatDate(last, language)),
    columns: [
      { label: words.fund, share: 0.28 },
      { label: words.item, share: 0.32 },
      { label: words.amount, share: 0.2, isFigure: true },
      { label: words.amountIn(currency), share: 0.2, isFigure: true },
    ],
    rows: balance.onItsWay.map(({ kind, fund, into, orderNo, currency: from, amount, converted }) => ({
      lines: [
        [
          fundName(fund, language),
          words.why[kind](into ? fundName(into, language) : ''),
          money(from, amount),
          converted ? printedAmount(converted, currency) : words.notKnown,
        ],
        ['', words.order(orderNo), '', ''],
      ],
    })),
    empty: words.noneWaiting,
  };
}

/** Builds the table of distributions, and where they were reinvested. */
export function distributionsTable({ balance, books, last }: StatementFacts, language: Language): PrintedTable {
  const words = statementWords[language];
  const investing = books.orders.filter((order) => !cameToNothing(order, last));
  const fundOf = new Map(investing.map(({ stored }) => [stored.row.id, stored.fund]));
  return {
    heading: words.distributions,
    columns: [
      { label: words.date, share: 0.13 },
      { label: words.fund, share: 0.63 },
      { label: words.gross, share: 0.24, isFigure: true },
    ],
    rows: balance.dividends.map(({ date, fund, gross, currency, orderId }) => {
      const into = orderId === undefined ? undefined : fundOf.get(orderId);
      const line = [formatDate(date, language), fundName(fund, language), money(currency, gross)];
      return into ? { lines: [line, ['', words.reinvested(fundName(into, language)), '']] } : line;
    }),
    empty: words.noDistributions,
  };
}

/** The rates that amounts of the statement were converted at, each with the day that it is of. */
export function ratesTable(facts: StatementFacts, language: Language): PrintedTable {
  const words = statementWords[language];
  const rows = new Map<string, readonly string[]>();
  for (const { day, from, to } of conversions(facts)) {
    const { rates, dateOf } = facts.rates(day);
    const rate = from === to ? undefined : quotedRate(from, to, rates);
    const of = [from, to].flatMap((currency) => dateOf(currency) ?? []).toSorted()[0];
    if (rate === undefined || of === undefined) continue;
    rows.set(`${of} ${from} ${to}`, [formatDate(of, language), `1 ${from} = ${formatExact(rate, 4)} ${to}`]);
  }
  return {
    heading: words.rates,
    columns: [
      { label: words.rateDate, share: 0.4 },
      { label: words.rate, share: 0.6, isFigure: true },
    ],
    rows: [...rows].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row),
    empty: words.noRates,
  };
}

type Conversion = { readonly day: string; readonly from: string; readonly to: string };

/**
 * Returns the conversions: values on both days, payments, fees and distributions on theirs, and deals whose order is in
 * another currency than the fund.
 */
function conversions({ balance, books, holdings, currency: to, first, last }: StatementFacts): readonly Conversion[] {
  const deals = books.orders.flatMap((order): readonly Conversion[] => {
    const { row, fund, intoFund, state } = order.stored;
    const sides = [
      { day: state.dealingDate ?? '', from: fund.currency, isDealt: state.deal !== undefined },
      {
        day: state.investment?.dealingDate ?? '',
        from: intoFund?.currency ?? '',
        isDealt: state.investment !== undefined,
      },
    ];
    return sides
      .filter(({ day, isDealt }) => isDealt && day >= first && day <= last)
      .flatMap(({ day, from }) => [
        { day, from, to: row.currency },
        ...(isZero(bookedFees(order, last)) ? [] : [{ day, from: row.currency, to }]),
      ]);
  });
  return [
    ...holdings.map(({ row: { fund } }) => ({ day: last, from: fund.currency, to })),
    ...balance.onItsWay.map(({ currency: from }) => ({ day: last, from, to })),
    ...balance.flows.map(({ date, currency: from }) => ({ day: date, from, to })),
    ...balance.dividends.map(({ date, currency: from }) => ({ day: date, from, to })),
    ...deals,
  ];
}
