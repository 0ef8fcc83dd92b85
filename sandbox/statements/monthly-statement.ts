import { retainedUntil } from '../../domain/documents/retention';
import { formatDate } from '../../domain/formatting/format-date';
import { formatExact } from '../../domain/formatting/format-exact';
import { formatNumber } from '../../domain/formatting/format-number';
import { summarise } from '../../domain/holdings/figures/summarise';
import type { Language } from '../../domain/language';
import { minorUnitScale } from '../../domain/money/currency';
import { type Decimal, isZero } from '../../domain/money/decimal';
import { quotedRate } from '../../domain/money/quoted-rate';
import type { Region } from '../../domain/region';
import type { OrderDeal } from '../../domain/trading/dealing/order-event';
import { localised } from '../context/language';
import { regionAnswers } from '../context/region-answers';
import type { LocalTexts } from '../database/schema/clients';
import { documentWords } from './document-words';
import { feesOf } from './month-flows';
import type { PrintedDocument, PrintedEntry, PrintedTable } from './printed-document';
import type { BookedOrder, NamedFund } from './statement-books';
import type { PricedMovement, StatementFacts } from './statement-facts';
import { statementWords } from './statement-words';

type Printed = {
  readonly facts: StatementFacts;
  readonly region: Region;
  readonly client: { readonly names: LocalTexts };
  readonly language: Language;
};

/** The statement of a client's month [ORDQ-09]. */
export function statementDocument({ facts, region, client, language }: Printed): PrintedDocument {
  const words = documentWords[language];
  const statement = statementWords[language];
  const { first, last, currency, balance } = facts;
  const loose = facts.looseMovements.length > 0 ? [statement.looseNote] : [];
  return {
    ...{ language, date: last, firm: words.firm, title: statement.title },
    ...{ pageOf: words.pageOf, missingNote: words.missingNote },
    subtitle: formatDate(last, language, 'month-year'),
    addressee: localised(client.names, language) ?? '',
    facts: [
      [words.account, facts.accountNumbers.join(words.separator)],
      [statement.period, `${formatDate(first, language)} – ${formatDate(last, language)}`],
      [statement.total(currency), figure(balance.closing.total, currency)],
    ],
    tables: [
      balanceTable(facts, language),
      placesTable(facts, language),
      holdingsTable(facts, language),
      transactionsTable(facts, language),
      paymentsTable(facts, language),
      onItsWayTable(facts, language),
      distributionsTable(facts, language),
      ratesTable(facts, language),
    ],
    notes: [
      statement.sumNote,
      ...loose,
      statement.valuation(formatDate(last, language)),
      statement.keep(formatDate(retainedUntil('statement', last), language)),
      statement.question(regionAnswers[region].hotline),
    ],
  };
}

/** The opening balance, what explains the closing one, and that. */
function balanceTable({ balance, currency, before, last }: StatementFacts, language: Language): PrintedTable {
  const words = statementWords[language];
  const shown = (amount: Decimal) => figure(amount, currency);
  return {
    heading: words.balance,
    columns: [
      { label: words.item, share: 0.65 },
      { label: words.amountIn(currency), share: 0.35, isFigure: true },
    ],
    rows: [
      [words.opening(formatDate(before, language)), shown(balance.opening.total)],
      [words.paidIn, shown(balance.paidIn)],
      [words.paidOut, shown(balance.paidOut)],
      [words.distributed, shown(balance.distributed)],
      [words.fees, shown(balance.fees)],
      [words.change, shown(balance.change)],
    ],
    total: [words.closing(formatDate(last, language)), shown(balance.closing.total)],
    empty: '',
  };
}

/** What of both balances lay where. */
function placesTable({ balance, books, currency, before, last }: StatementFacts, language: Language): PrintedTable {
  const words = statementWords[language];
  const { opening, closing } = balance;
  const row = (label: string, of: 'funds' | 'onItsWay' | 'cash' | 'total') => [
    label,
    figure(opening[of], currency),
    figure(closing[of], currency),
  ];
  return {
    heading: words.places,
    columns: [
      { label: words.amountIn(currency), share: 0.4 },
      { label: words.endOf(formatDate(before, language)), share: 0.3, isFigure: true },
      { label: words.endOf(formatDate(last, language)), share: 0.3, isFigure: true },
    ],
    rows: [
      row(words.inFunds, 'funds'),
      row(words.onItsWay, 'onItsWay'),
      ...(books.hasCashAccount ? [row(words.inCashAccount, 'cash')] : []),
    ],
    total: row(words.sum, 'total'),
    empty: '',
  };
}

function holdingsTable({ holdings, currency, last }: StatementFacts, language: Language): PrintedTable {
  const words = statementWords[language];
  const places = new Set(holdings.map(({ row }) => row.accountNumber));
  const known = (amount: Decimal | undefined) => (amount ? figure(amount, currency) : words.notKnown);
  const total = summarise(holdings.map((holding) => holding.figuresIn(currency)));
  const latest =
    holdings
      .map(({ row }) => row.priceDate ?? '')
      .toSorted()
      .at(-1) ?? '';
  return {
    heading: words.holdings(formatDate(latest || last, language)),
    columns: [
      { label: words.fund, share: 0.28 },
      { label: words.units, share: 0.14, isFigure: true },
      { label: words.price, share: 0.16, isFigure: true },
      { label: words.cost(currency), share: 0.14, isFigure: true },
      { label: words.value(currency), share: 0.14, isFigure: true },
      { label: words.gain(currency), share: 0.14, isFigure: true },
    ],
    rows: holdings.map(({ row: { fund, nav, priceDate, accountNumber }, units, figuresIn }) => {
      const { cost, marketValue, profit } = figuresIn(currency);
      const line = [
        fundName(fund, language),
        formatNumber(units, { precision: 4 }),
        nav === null ? words.notKnown : `${fund.currency} ${formatNumber(nav, { precision: fund.navPrecision })}`,
        ...[known(cost), known(marketValue), known(profit)],
      ];
      const place = places.size > 1 ? accountNumber : '';
      const priced = priceDate === null || priceDate === latest ? '' : formatDate(priceDate, language);
      return place === '' && priced === '' ? line : { lines: [line, [place, '', priced, '', '', '']] };
    }),
    total: [words.sum, '', '', ...[total.cost, total.marketValue, total.profit].map((one) => figure(one, currency))],
    empty: words.noHoldings,
  };
}

/** Every order with its deals of the month, a switch as one entry with both sides, and units that no order moved. */
function transactionsTable(facts: StatementFacts, language: Language): PrintedTable {
  const words = statementWords[language];
  const { first, last, books } = facts;
  const reinvestments = new Set(books.dividends.flatMap(({ orderId }) => orderId ?? []));
  const dealt = books.orders.flatMap((order) => {
    const dates = dealDates(order).filter((date) => date >= first && date <= last);
    const date = dates.toSorted()[0];
    const isReinvestment = reinvestments.has(order.kept.row.id);
    return date === undefined ? [] : [{ date, entry: orderEntry(order, { last, isReinvestment }, language) }];
  });
  const loose = facts.looseMovements.map((one) => ({ date: one.date, entry: looseEntry(one, language) }));
  return {
    heading: words.transactions,
    columns: [
      { label: words.date, share: 0.13 },
      { label: words.kind, share: 0.14 },
      { label: words.fund, share: 0.28 },
      { label: words.units, share: 0.14, isFigure: true },
      { label: words.price, share: 0.14, isFigure: true },
      { label: words.amount, share: 0.17, isFigure: true },
    ],
    rows: [...dealt, ...loose].toSorted((one, other) => one.date.localeCompare(other.date)).map(({ entry }) => entry),
    empty: words.noTransactions,
  };
}

const dealDates = ({ kept: { events }, dates }: BookedOrder): readonly string[] =>
  events.flatMap(({ kind }, index) => (kind === 'priced' || kind === 'invested' ? (dates[index] ?? []) : []));

type EntryOf = { readonly last: string; readonly isReinvestment: boolean };

function orderEntry(order: BookedOrder, { last, isReinvestment }: EntryOf, language: Language): PrintedEntry {
  const words = statementWords[language];
  const { row, fund, intoFund, state, isOfPlan } = order.kept;
  const { deal, investment, dealingDate = '' } = state;
  const bought = isReinvestment ? words.kinds.reinvestment : isOfPlan ? words.kinds.plan : words.kinds.buy;
  const kind = { buy: bought, redemption: words.kinds.sell, switch: words.kinds.switch }[row.kind];
  const side = (of: NamedFund, dealt: OrderDeal, label: string) => [
    `${label}${fundName(of, language)}`,
    formatNumber(dealt.units, { precision: 4 }),
    `${of.currency} ${formatExact(dealt.price, 2)}`,
    money(row.currency, dealt.amount),
  ];
  const isSwitch = intoFund !== null;
  const out = deal ? side(fund, deal, isSwitch ? `${words.out} ` : '') : [];
  const invested = investment && investment.dealingDate <= last ? investment : undefined;
  const into = intoFund
    ? invested
      ? [formatDate(invested.dealingDate, language), '', ...side(intoFund, invested.deal, `${words.in} `)]
      : ['', '', `${words.in} ${fundName(intoFund, language)}`, words.notYetDealt(formatDate(last, language)), '', '']
    : undefined;
  const fees = feesOf(order, last);
  return {
    lines: [
      [formatDate(dealingDate, language), kind, ...out],
      ...(into ? [into] : []),
      ...(isZero(fees) ? [] : [['', '', words.fee(money(row.currency, fees)), '', '', '']]),
      ['', '', words.order(row.id), '', '', ''],
    ],
  };
}

function looseEntry({ date, kind, fund, units, price, amount }: PricedMovement, language: Language): PrintedEntry {
  const words = statementWords[language];
  return [
    formatDate(date, language),
    `${words.kinds[kind]} *`,
    fundName(fund, language),
    formatNumber(units, { precision: 4 }),
    price ? `${fund.currency} ${formatExact(price, 2)}` : words.notKnown,
    amount ? money(fund.currency, amount) : words.notKnown,
  ];
}

/** What crossed the border to the client's bank, each with its worth in the statement's currency. */
function paymentsTable({ balance, currency }: StatementFacts, language: Language): PrintedTable {
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
      converted ? figure(converted, currency) : words.notKnown,
    ]),
    empty: words.noPayments,
  };
}

function onItsWayTable({ balance, currency, last }: StatementFacts, language: Language): PrintedTable {
  const words = statementWords[language];
  return {
    heading: words.waiting(formatDate(last, language)),
    columns: [
      { label: words.fund, share: 0.28 },
      { label: words.item, share: 0.32 },
      { label: words.amount, share: 0.2, isFigure: true },
      { label: words.amountIn(currency), share: 0.2, isFigure: true },
    ],
    rows: balance.onItsWay.map(({ kind, fund, into, orderId, currency: from, amount, converted }) => ({
      lines: [
        [
          fundName(fund, language),
          words.why[kind](into ? fundName(into, language) : ''),
          money(from, amount),
          converted ? figure(converted, currency) : words.notKnown,
        ],
        ['', words.order(orderId), '', ''],
      ],
    })),
    empty: words.noneWaiting,
  };
}

function distributionsTable({ balance, books }: StatementFacts, language: Language): PrintedTable {
  const words = statementWords[language];
  const fundOf = new Map(books.orders.map(({ kept }) => [kept.row.id, kept.fund]));
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
function ratesTable(facts: StatementFacts, language: Language): PrintedTable {
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

/** What was converted: values on both days, payments, fees and distributions on theirs, and deals whose order is in another currency than the fund. */
function conversions({ balance, books, holdings, currency: to, first, last }: StatementFacts): readonly Conversion[] {
  const deals = books.orders.flatMap((order): readonly Conversion[] => {
    const { row, fund, intoFund, state } = order.kept;
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
        ...(isZero(feesOf(order, last)) ? [] : [{ day, from: row.currency, to }]),
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

const fundName = ({ names, code }: Pick<NamedFund, 'names' | 'code'>, language: Language): string =>
  `${localised(names, language) ?? ''} (${code})`;

const figure = (amount: Decimal, currency: string): string =>
  formatNumber(amount, { precision: minorUnitScale(currency) });

const money = (currency: string, amount: Decimal): string => `${currency} ${figure(amount, currency)}`;
