import { and, eq } from 'drizzle-orm';
import { dealOfSide } from '../../domain/trading/dealing/deal-of-side';
import { formatDate } from '../../domain/formatting/format-date';
import { formatExact } from '../../domain/formatting/format-exact';
import { formatNumber } from '../../domain/formatting/format-number';
import { retainedUntil } from '../../domain/documents/retention';
import type { Language } from '../../domain/language';
import { isNegative, isZero, negate, scaled } from '../../domain/money/decimal';
import type { Region } from '../../domain/region';
import { chargedFee } from '../../domain/fees/purchase-fee';
import type { OrderDeal } from '../../domain/trading/dealing/order-event';
import { orderNumber } from '../../domain/trading/orders/order-number';
import { contractNoteDate, hasContractNote } from '../../domain/trading/records/contract-note';
import { type ServerClock, today } from '../context/clock';
import { regionAnswers } from '../context/region-answers';
import type { Database } from '../database/database';
import type { LocalTexts } from '../database/schema/clients';
import { orders } from '../database/schema/orders';
import { type StoredOrder, loadOrders } from '../orders/books/stored-orders';
import type { MovedMoney, NoteFacts } from './contract-note-facts';
import { contractNoteWords } from './contract-note-words';
import { documentHead } from './document-head';
import { documentWords } from './document-words';
import type { PrintedDocument, PrintedTable } from './printed-document';
import { fundName, money } from './printed-figures';

type Deps = { readonly database: Database; readonly clock: ServerClock };

/** A client's orders of which there is a contract note today, the latest deal first [ORDQ-10, ORDQ-12]. */
export async function notedOrders(
  { database, clock }: Deps,
  query: { readonly clientId: string; readonly orderId?: string },
): Promise<readonly StoredOrder[]> {
  const { clientId, orderId } = query;
  const own = eq(orders.clientId, clientId);
  const stored = await loadOrders(database, orderId === undefined ? own : and(own, eq(orders.id, orderId)));
  const day = today(clock);
  return stored
    .filter(({ state }) => hasContractNote(state, day))
    .toSorted((one, other) => contractNoteDate(other.state).localeCompare(contractNoteDate(one.state)));
}

/** The last day on which the contract note of an order can be looked up. */
export const noteKeptUntil = ({ state }: Pick<StoredOrder, 'state'>): string =>
  retainedUntil('contract-note', contractNoteDate(state));

type Noted = {
  readonly note: NoteFacts;
  readonly client: { readonly names: LocalTexts };
  readonly region: Region;
  readonly language: Language;
};

/** The contract note of an order that was dealt. */
export function contractNoteDocument({ note: facts, client, region, language }: Noted): PrintedDocument {
  const { stored, rates, settlementDate } = facts;
  const { row, state } = stored;
  const words = documentWords[language];
  const note = contractNoteWords[language];
  const date = contractNoteDate(state);
  return {
    ...documentHead(client, language),
    date,
    title: note.title,
    subtitle: orderNumber(row.serial),
    facts: [
      [note.number, orderNumber(row.serial)],
      [words.account, row.accountNumber],
      [note.kind, kindOf(facts, language)],
      [note.receivedAt, formatDate(state.receivedAt, language, 'date-time')],
      [note.dealingDate, formatDate(date, language)],
      [note.settlementDate, formatDate(settlementDate, language)],
      ...rates.map(({ from, to, rate, date: of }): readonly [string, string] => [
        note.rate,
        note.rateOf(`1 ${from} = ${formatExact(rate, 4)} ${to}`, formatDate(of, language)),
      ]),
      ...correctionFacts(stored, language),
      ...paymentFacts(facts, language),
      [note.issuer, note.issuedBy(words.firm, regionAnswers[region].hotline)],
    ],
    tables: [dealTable(stored, language), moneyTable(stored, facts.moved, language)],
    notes: [note.figures, note.keep(formatDate(noteKeptUntil(stored), language))],
  };
}

function kindOf({ stored: { row }, origin }: NoteFacts, language: Language): string {
  const note = contractNoteWords[language];
  if (origin.kind === 'own') return note.kinds[row.kind];
  return note.origins[origin.kind](note.kinds[row.kind]);
}

/** The prices that were corrected after the order was dealt at them, each with the day of that and both prices. */
function correctionFacts({ fund, intoFund, events }: StoredOrder, language: Language): PrintedDocument['facts'] {
  const note = contractNoteWords[language];
  return events.flatMap((event, index): PrintedDocument['facts'] => {
    const before = event.kind === 'corrected' ? dealOfSide(events.slice(0, index), event.side) : undefined;
    if (event.kind !== 'corrected' || !before) return [];
    const { currency } = event.side === 'invested' ? (intoFund ?? fund) : fund;
    const [from, to] = [before, event.deal].map(({ price }) => `${currency} ${formatExact(price, 2)}`);
    return [[note.corrected, note.correctedOn(formatDate(event.at, language), from ?? '', to ?? '')]];
  });
}

/** Returns the lines on the account that pays or is paid; none for a switch whose money stayed in funds. */
function paymentFacts({ moved, origin, account }: NoteFacts, language: Language): PrintedDocument['facts'] {
  const note = contractNoteWords[language];
  if (isZero(moved.client)) return [];
  if (origin.kind === 'dividend')
    return [[note.paidFrom, note.fromDividend(fundName(origin.fund, language), formatDate(origin.date, language))]];
  const label = isNegative(moved.client) ? note.paidFrom : note.paidTo;
  if (account === undefined) return [[label, note.noAccount]];
  const { kind, masked } = account;
  return [[label, kind === 'cash-account' ? note.cashAccount(masked) : `${account.bankName ?? ''} ${masked}`.trim()]];
}

function dealTable({ row, fund, intoFund, state }: StoredOrder, language: Language): PrintedTable {
  const note = contractNoteWords[language];
  const side = (name: string, of: StoredOrder['fund'], deal: OrderDeal, date: string) => [
    name,
    fundName(of, language),
    formatDate(date, language),
    formatNumber(deal.units, { precision: 4 }),
    `${of.currency} ${formatExact(deal.price, 2)}`,
    money(row.currency, deal.amount),
  ];
  const { deal, dealingDate = '', investment } = state;
  const rows = [
    ...(deal ? [side(note.sides[row.kind === 'switch' ? 'out' : row.kind], fund, deal, dealingDate)] : []),
    ...(intoFund && investment ? [side(note.sides.in, intoFund, investment.deal, investment.dealingDate)] : []),
  ];
  return {
    heading: note.deal,
    columns: [
      { label: note.kind, share: 0.12 },
      { label: note.fund, share: 0.3 },
      { label: note.dealingDate, share: 0.14 },
      { label: note.units, share: 0.14, isFigure: true },
      { label: note.price, share: 0.14, isFigure: true },
      { label: note.amount, share: 0.16, isFigure: true },
    ],
    rows,
    empty: '',
  };
}

/** Builds the table of the client's payment with its fee; empty for an invested switch. */
function moneyTable({ row, state }: StoredOrder, { fund, fees, client }: MovedMoney, language: Language): PrintedTable {
  const note = contractNoteWords[language];
  const isPaid = isNegative(client);
  const table = {
    heading: note.money,
    columns: [
      { label: note.item, share: 0.6 },
      { label: note.amount, share: 0.4, isFigure: true as const },
    ],
    empty: note.nothingMoved,
  };
  if (isZero(client)) return { ...table, rows: [] };
  const [dealt, fee, total] = isPaid ? [fund, fees, negate(client)] : [negate(fund), negate(fees), client];
  return {
    ...table,
    rows: [
      [note.dealt, money(row.currency, dealt)],
      ...(isPaid ? pointsRows({ row, state }, language) : []),
      [note.fee, money(row.currency, fee)],
    ],
    total: [isPaid ? note.paid : note.received, money(row.currency, total)],
  };
}

/** The fee before points were redeemed for it, and what they took off it [EPNT-06]. */
function pointsRows({ row, state: { order } }: Pick<StoredOrder, 'row' | 'state'>, language: Language) {
  if (order.kind !== 'buy' || order.feeWaived === undefined) return [];
  const note = contractNoteWords[language];
  return [
    [note.feeBefore, money(row.currency, chargedFee({ ...order, amount: order.quantity.value }))],
    [
      note.points(formatNumber(scaled(BigInt(row.points ?? 0)), { precision: 0 })),
      money(row.currency, negate(order.feeWaived)),
    ],
  ];
}
