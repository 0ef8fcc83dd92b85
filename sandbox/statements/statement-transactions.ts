import { byDate } from '../../domain/calendar/by-date';
import { orderNumber } from '../../domain/trading/orders/order-number';
import { formatDate } from '../../domain/formatting/format-date';
import { formatExact } from '../../domain/formatting/format-exact';
import { formatNumber } from '../../domain/formatting/format-number';
import type { Language } from '../../domain/language';
import { type Decimal, isZero, negate } from '../../domain/money/decimal';
import { sum } from '../../domain/money/sum';
import { orderBookings } from '../../domain/trading/dealing/order-bookings';
import { orderFromEvents } from '../../domain/trading/dealing/order-state';
import type { OrderDeal } from '../../domain/trading/dealing/order-event';
import { bookedFees } from './month-flows';
import type { NamedSettlementAccount } from '../banking/settlement-accounts';
import { settlementText } from '../banking/settlement-text';
import type { StoredOrder } from '../orders/books/stored-orders';
import type { PrintedEntry, PrintedTable } from './printed-document';
import { fundName, money } from './printed-figures';
import type { BookedOrder, HoldingKey, NamedFund } from './statement-books';
import type { PricedMovement, StatementFacts } from './statement-facts';
import { statementWords } from './statement-words';

/** Returns the account that pays for an order or is paid by it; undefined where none is on record. */
export type AccountOf = (order: StoredOrder['row']) => NamedSettlementAccount | undefined;

/** Every order with its deals of the month and the account that pays or is paid, a switch as one entry with both sides, and units that no order moved. */
export function transactionsTable(facts: StatementFacts, accountOf: AccountOf, language: Language): PrintedTable {
  const words = statementWords[language];
  const { first, last, books } = facts;
  const placeOf = ({ accountNumber }: HoldingKey) => (facts.accountNumbers.length > 1 ? ` · ${accountNumber}` : '');
  const reinvestments = new Set(books.dividends.flatMap(({ orderId }) => orderId ?? []));
  const orders = books.orders.toSorted((one, other) => orderedAt(one).localeCompare(orderedAt(other)));
  const dealt = orders.flatMap((order) => {
    const dates = dealDates(order).filter((date) => date >= first && date <= last);
    const date = dates.toSorted()[0];
    const isReinvestment = reinvestments.has(order.stored.row.id);
    const account = isReinvestment ? undefined : accountOf(order.stored.row);
    const place = placeOf(order.stored.row);
    const entryOf = { last, isReinvestment, account, place };
    return date === undefined ? [] : [{ date, entry: orderEntry(order, entryOf, language) }];
  });
  const corrected = orders.flatMap((order) => {
    const place = placeOf(order.stored.row);
    return correctionEntries(order, { first, last, place }, language);
  });
  const loose = facts.looseMovements.map((one) => ({ date: one.date, entry: looseEntry(one, placeOf(one), language) }));
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
    rows: [...dealt, ...corrected, ...loose].toSorted(byDate).map(({ entry }) => entry),
    empty: words.noTransactions,
  };
}

/** Sort key of transactions dealt on the same day: the time of the order. */
const orderedAt = ({ stored: { events } }: BookedOrder): string => events[0]?.at ?? '';

const dealDates = ({ stored: { events }, dates }: BookedOrder): readonly string[] =>
  events.flatMap(({ kind }, index) => (kind === 'priced' || kind === 'invested' ? (dates[index] ?? []) : []));

type EntryOf = {
  readonly last: string;
  readonly isReinvestment: boolean;
  readonly account: NamedSettlementAccount | undefined;
  /** What is printed of the account that holds the units, after the order's number. */
  readonly place: string;
};

function orderEntry(
  order: BookedOrder,
  { last, isReinvestment, account, place }: EntryOf,
  language: Language,
): PrintedEntry {
  const words = statementWords[language];
  const { row, fund, intoFund, isOfPlan, events, state } = order.stored;
  // A price that was corrected later has an entry of its own.
  const deal = events.find((event) => event.kind === 'priced')?.deal;
  const investment = events.find((event) => event.kind === 'invested');
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
  const into = invested
    ? (of: NamedFund) => [formatDate(invested.dealingDate, language), '', ...side(of, invested.deal, `${words.in} `)]
    : (of: NamedFund) => {
        const later = words.notYetDealt(formatDate(last, language));
        return ['', '', `${words.in} ${fundName(of, language)} ${later}`, '', '', ''];
      };
  const fees = feesWhenDealt(order, last);
  return {
    lines: [
      [formatDate(state.dealingDate, language), kind, ...out],
      ...(intoFund ? [into(intoFund)] : []),
      ...(isZero(fees) ? [] : [['', '', words.fee(money(row.currency, fees)), '', '', '']]),
      ...(account && row.kind !== 'switch' ? [['', '', settlementText(row.kind, account, language), '', '', '']] : []),
      ['', '', `${words.order(orderNumber(row.serial))}${place}`, '', '', ''],
    ],
  };
}

/** The fees that an order bore when it was dealt, up to a day. */
const feesWhenDealt = ({ money: moved }: BookedOrder, until: string): Decimal =>
  bookedFees({ money: moved.filter(({ isCorrection }) => !isCorrection) }, until);

type CorrectionsOf = { readonly first: string; readonly last: string; readonly place: string };

/** The corrections of a month, each with the units or the money that it brought or took. */
function correctionEntries({ stored, dates }: BookedOrder, { first, last, place }: CorrectionsOf, language: Language) {
  const words = statementWords[language];
  const { row, fund, intoFund, events, state } = stored;
  return events.flatMap((event, index) => {
    const date = dates[index] ?? '';
    if (event.kind !== 'corrected' || date < first || date > last) return [];
    const before = orderFromEvents(state.order, events.slice(0, index));
    if (!before.ok) return [];
    const { units, entries } = orderBookings(before.value, event);
    const isInvested = event.side === 'invested';
    const of = isInvested ? (intoFund ?? fund) : fund;
    const intoFunds = sum(entries.flatMap(({ account, amount }) => (account === 'fund' ? [amount] : [])));
    const more = isInvested || row.kind === 'buy' ? intoFunds : negate(intoFunds);
    const fees = sum(entries.flatMap(({ account, amount }) => (account === 'fees' ? [amount] : [])));
    const line = [
      formatDate(date, language),
      words.kinds.correction,
      fundName(of, language),
      isZero(units) ? '' : formatNumber(units, { precision: 4 }),
      `${of.currency} ${formatExact(event.deal.price, 2)}`,
      isZero(more) ? '' : money(row.currency, more),
    ];
    const feeLine = isZero(fees) ? [] : [['', '', words.fee(money(row.currency, fees)), '', '', '']];
    return [
      {
        date,
        entry: { lines: [line, ...feeLine, ['', '', `${words.order(orderNumber(row.serial))}${place}`, '', '', '']] },
      },
    ];
  });
}

function looseEntry(
  { date, kind, fund, units, price, amount }: PricedMovement,
  place: string,
  language: Language,
): PrintedEntry {
  const words = statementWords[language];
  return [
    formatDate(date, language),
    `${words.kinds[kind]} *`,
    `${fundName(fund, language)}${place}`,
    formatNumber(units, { precision: 4 }),
    price ? `${fund.currency} ${formatExact(price, 2)}` : words.notKnown,
    amount ? money(fund.currency, amount) : words.notKnown,
  ];
}
