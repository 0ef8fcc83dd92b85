import type { FeeType } from '../../domain/funds/fee-type';
import type { FundCodes } from '../../domain/funds/finding/fund-listing';
import { formatDate } from '../../domain/formatting/format-date';
import { formatNumber, formatPercentFigure } from '../../domain/formatting/format-number';
import { hongKongDay } from '../../domain/calendar/hong-kong-time';
import { feeAfterPoints } from '../../domain/fees/purchase-fee';
import type { Language } from '../../domain/language';
import { type Decimal, negate, zero } from '../../domain/money/decimal';
import type { Region } from '../../domain/region';
import {
  isPaidOutApart,
  type OrderFact,
  type OrderFactName,
  type OrderFactValue,
  orderFacts,
  receivedFees,
} from '../../domain/trading/records/order-facts';
import type { OrderFigures } from '../../domain/trading/records/order-figures';
import type { ResultOrder } from '../../domain/trading/records/order-result';
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
  readonly fundCodes: FundCodes;
  /** The fee type of redeemed units; undefined for other orders. */
  readonly feeType: FeeType | undefined;
  /** The date on which a switch buys its other fund. */
  readonly intoDate: string | undefined;
  /** The instant until which it waits, where its client let it. */
  readonly heldUntil: string | undefined;
  /** The figures that its client was told, and those of the fund that a switch buys. */
  readonly figures: OrderFigures | undefined;
  readonly intoFigures: OrderFigures | undefined;
  /** The currency of the fund that a switch buys. */
  readonly intoCurrency: string | undefined;
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
  const fees = feesInAll(orders, language);
  const redemptions = orders.filter(({ kind }) => kind === 'redemption').map(toResultOrder);
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
      ...(fees === '' ? [] : [[words.feesInAll, fees] as const]),
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
        rows: orders.map((order) =>
          entryOf(order, { showsFeeType: isPaidOutApart(toResultOrder(order), redemptions), language }),
        ),
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

/** The lines of one order: the order itself, then its facts and account, which stay with it on one page. */
function entryOf(
  order: ReceivedOrder,
  { showsFeeType, language }: { readonly showsFeeType: boolean; readonly language: Language },
): PrintedEntry {
  const { kind, fund, into, currency, account } = order;
  const words = orderReceiptWords[language];
  const note = contractNoteWords[language];
  const side = kind === 'switch' ? 'switch-out' : kind;
  const bought = {
    fundCode: '',
    currency: order.intoCurrency,
    transactionDate: order.intoDate,
    figures: order.intoFigures,
  };
  return {
    lines: [
      [`${note.kinds[kind]}${words.gap}${fund}`, quantityOf(order, language)],
      ...factLines(orderFacts({ order: toResultOrder(order), side, showsFeeType }), language),
      ...(into
        ? [
            [`${note.sides.in}${words.gap}${into}`, ''],
            ...factLines(orderFacts({ order: bought, side: 'switch-in', soldIn: currency }), language, words.intoDate),
          ]
        : []),
      ...(account && kind !== 'switch' ? [[settlementText(kind, account, language), '']] : []),
    ],
  };
}

/** The order in the form in which the screen states its facts. */
function toResultOrder(order: ReceivedOrder): ResultOrder {
  const { serial, kind, currency, amount, units, fee, points, feeWaived, dealingDate, heldUntil, figures } = order;
  const { fundCodes, feeType } = order;
  const waived = feeWaived === null ? undefined : decimal(feeWaived);
  return {
    ...fundCodes,
    feeType,
    orderNo: orderNumber(serial),
    currency,
    amount: amount === null ? undefined : decimal(amount),
    units: units === null ? undefined : decimal(units),
    fee: kind !== 'buy' || fee === null ? undefined : feeAfterPoints(decimal(fee), waived ?? zero),
    ePoints: points === null ? undefined : decimal(String(points)),
    feeWaived: waived,
    transactionDate: dealingDate ?? undefined,
    debitDate: kind === 'buy' ? (dealingDate ?? undefined) : undefined,
    heldUntil,
    figures,
  };
}

/** The facts of an order as lines: amounts of money in the column of figures, all others after their name. */
function factLines(facts: readonly OrderFact[], language: Language, dealing?: string): readonly (readonly string[])[] {
  const words = orderReceiptWords[language];
  return facts.flatMap(({ name, value }) => {
    // The account has a line of its own, and the quantity stands beside the fund.
    if (name === 'account-debited' || name === 'account-credited' || quantities.includes(name)) return [];
    const label = name === 'dealing' && dealing !== undefined ? dealing : words.facts[name];
    if (value.kind === 'money') return [[label, money(value.currency, value.amount)]];
    if (value.kind === 'points')
      return [
        [
          contractNoteWords[language].points(formatNumber(value.points, { precision: 0 })),
          money(value.currency, negate(value.amount)),
        ],
      ];
    return [[`${label}${words.colon}${factText(value, language)}`, '']];
  });
}

const quantities: readonly OrderFactName[] = ['amount', 'units-redeemed', 'units-switched'];

function factText(value: Exclude<OrderFactValue, { readonly kind: 'money' | 'points' }>, language: Language): string {
  const words = orderReceiptWords[language];
  const units = (figure: Decimal) => formatNumber(figure, { precision: figure.scale });
  switch (value.kind) {
    case 'text':
      return value.text;
    case 'risk':
      return `RR${String(value.risk)}`;
    case 'units':
      return units(value.units);
    case 'percent':
      return formatPercentFigure(value.percent);
    case 'fee-type':
      return words.feeTypes[value.feeType];
    case 'estimate':
      return `${money(value.currency, value.amount)}${value.rate ? words.atRate(units(value.rate)) : ''}`;
    case 'short-term':
      return words.shortTerm(formatPercentFigure(value.ratePercent), value.days, units(value.units));
    case 'date':
      return formatDate(value.date, language);
    case 'instant':
      return formatDate(value.at, language, 'date-time');
    case 'account':
      return value.account.masked;
    case 'exchange':
      return words.exchange(value.exchange.from, value.exchange.into, value.date && formatDate(value.date, language));
    case 'payout':
      return words.payout(formatDate(value.date, language), value.amount && money(value.currency, value.amount));
  }
}

function quantityOf({ currency, amount, units }: SettledOrder, language: Language): string {
  return amount === null
    ? orderReceiptWords[language].units(formatNumber(units ?? undefined, { precision: 4 }))
    : money(currency, decimal(amount));
}

/** The fees of all orders by currency, as the screen sums them; '' where one isn't known. */
function feesInAll(orders: readonly ReceivedOrder[], language: Language): string {
  const received = (kind: ReceivedOrder['kind']) => orders.filter((order) => order.kind === kind).map(toResultOrder);
  return receivedFees({
    successfulAllotments: received('buy'),
    successfulRedemptions: received('redemption'),
    switches: received('switch').map((sellDeal) => ({ sellDeal })),
  })
    .map(({ currency, amount }) => money(currency, amount))
    .join(documentWords[language].separator);
}
