import { formatDate } from '../../domain/formatting/format-date';
import { formatNumber } from '../../domain/formatting/format-number';
import { hongKongDay } from '../../domain/calendar/hong-kong-time';
import { feeAfterPoints } from '../../domain/fees/purchase-fee';
import type { Language } from '../../domain/language';
import { add } from '../../domain/money/decimal';
import type { Region } from '../../domain/region';
import { orderNumber } from '../../domain/trading/orders/order-number';
import { regionAnswers } from '../context/region-answers';
import { settlementText } from '../banking/settlement-text';
import { decimal } from '../database/decimal';
import type { LocalTexts } from '../database/schema/clients';
import type { SettledOrder } from '../orders/lists/mail-orders';
import { acceptedTextTitles } from './accepted-text-titles';
import { contractNoteWords } from './contract-note-words';
import { documentHead } from './document-head';
import { documentWords } from './document-words';
import { orderReceiptWords } from './order-receipt-words';
import type { PrintedDocument, PrintedEntry } from './printed-document';
import { money } from './printed-figures';

type ReceivedOrder = SettledOrder & {
  /** The date on which a switch buys its other fund. */
  readonly intoDate: string | undefined;
  /** The instant until which it waits, where its client let it. */
  readonly heldUntil: string | undefined;
};

/** The orders of a list that was sent, as they were received. */
export type OrderReceiptFacts = {
  readonly receivedAt: string;
  readonly accountNumber: string;
  /** The texts that were accepted before, by their codes. */
  readonly accepted: { readonly version: string; readonly codes: readonly string[] } | undefined;
  readonly orders: readonly ReceivedOrder[];
};

type Printed = {
  readonly facts: OrderReceiptFacts;
  readonly client: { readonly names: LocalTexts };
  readonly region: Region;
  readonly language: Language;
};

/** Returns the receipt of an order list: each order with its number, figures, fee, dates and account [ORDQ-05, TRADE-36..38]. */
export function orderReceiptDocument({ facts, client, region, language }: Printed): PrintedDocument {
  const { receivedAt, accountNumber, accepted, orders } = facts;
  const words = orderReceiptWords[language];
  const { account, firm, separator } = documentWords[language];
  const note = contractNoteWords[language];
  const { hotline } = regionAnswers[region];
  // In words of the firm's own, whatever was sent as the title.
  const titles = Object.entries(acceptedTextTitles[language]).filter(([code]) => accepted?.codes.includes(code));
  return {
    ...documentHead(client, language),
    date: hongKongDay(receivedAt) ?? '',
    title: words.title,
    subtitle: numbersOf(orders),
    facts: [
      [account, accountNumber],
      [note.receivedAt, words.receivedAt[region](formatDate(receivedAt, language, 'date-time'))],
      [words.status, words.received],
      ...(accepted && titles.length > 0
        ? [
            [
              words.accepted,
              words.acceptedAs(titles.map(([, title]) => title).join(separator), accepted.version),
            ] as const,
          ]
        : []),
      [note.issuer, note.issuedBy(firm, hotline)],
    ],
    tables: [
      {
        heading: words.orders(orders.length),
        columns: [
          { label: words.order, share: 0.68 },
          { label: note.amount, share: 0.32, isFigure: true },
        ],
        rows: orders.map((order) => entryOf(order, language)),
        empty: '',
      },
    ],
    notes: [words.notExecuted, words.ask(hotline)],
  };
}

/** The number of the first order, and how many follow. */
function numbersOf([first, ...others]: readonly SettledOrder[]): string {
  if (!first) return '';
  const number = orderNumber(first.serial);
  return others.length === 0 ? number : `${number} +${String(others.length)}`;
}

/** The lines of one order: the order itself, then its number, fee, dates and account, which stay with it on one page. */
function entryOf(order: ReceivedOrder, language: Language): PrintedEntry {
  const { serial, kind, fund, into, dealingDate, intoDate, account, heldUntil } = order;
  const words = orderReceiptWords[language];
  const note = contractNoteWords[language];
  const date = formatDate(dealingDate ?? undefined, language);
  const dated = [`${note.dealingDate}${words.colon}${date}`];
  if (kind === 'buy') dated.push(`${words.payment}${words.colon}${date}`);
  if (intoDate) dated.push(`${words.intoDate}${words.colon}${formatDate(intoDate, language)}`);
  return {
    lines: [
      [`${note.kinds[kind]}${words.gap}${fund}`, quantityOf(order, language)],
      ...(into ? [[`${note.sides.in}${words.gap}${into}`, '']] : []),
      [`${note.number}${words.colon}${orderNumber(serial)}`, ''],
      ...feeLines(order, language),
      ...(heldUntil ? [[`${words.heldUntil}${words.colon}${formatDate(heldUntil, language, 'date-time')}`, '']] : []),
      ...(date ? dated.map((line) => [line, '']) : []),
      ...(account && kind !== 'switch' ? [[settlementText(kind, account, language), '']] : []),
    ],
  };
}

function quantityOf({ currency, amount, units }: SettledOrder, language: Language): string {
  return amount === null
    ? orderReceiptWords[language].units(formatNumber(units ?? undefined, { precision: 4 }))
    : money(currency, decimal(amount));
}

/** The fee of a purchase, what points take off it, and what is to be paid with it. */
function feeLines({ kind, currency, amount, fee, points, feeWaived }: SettledOrder, language: Language) {
  if (kind !== 'buy' || amount === null || fee === null) return [];
  const note = contractNoteWords[language];
  const waived = feeWaived === null ? undefined : decimal(feeWaived);
  const left = waived ? feeAfterPoints(decimal(fee), waived) : decimal(fee);
  return [
    ...(waived
      ? [
          [note.feeBefore, money(currency, decimal(fee))],
          [note.points(formatNumber(String(points ?? 0), { precision: 0 })), `−${money(currency, waived)}`],
        ]
      : []),
    [note.fee, money(currency, left)],
    [orderReceiptWords[language].total, money(currency, add(decimal(amount), left))],
  ];
}
