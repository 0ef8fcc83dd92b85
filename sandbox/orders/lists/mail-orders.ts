import { eq } from 'drizzle-orm';
import { basePath } from '../../../config/regions';
import type { Language } from '../../../domain/language';
import { formatDate } from '../../../domain/formatting/format-date';
import { formatNumber } from '../../../domain/formatting/format-number';
import { minorUnitScale } from '../../../domain/money/currency';
import { feeAfterPoints } from '../../../domain/fees/purchase-fee';
import { orderNumber } from '../../../domain/trading/orders/order-number';
import type { OrderRejection } from '../../../domain/trading/dealing/order-rejection';
import type { NamedSettlementAccount } from '../../banking/settlement-accounts';
import { settlementText } from '../../banking/settlement-text';
import { localised } from '../../context/language';
import type { ServerContext } from '../../context/server-context';
import type { Database } from '../../database/database';
import { decimal } from '../../database/decimal';
import { clients } from '../../database/schema/clients';
import { loadLetterLanguage } from '../../sessions/letter-language';
import { messageClient } from '../../sessions/message-client';
import type { StoredOrder } from '../books/stored-orders';

type Deps = { readonly database: Database; readonly environment: ServerContext['configuration']['environment'] };
type About = {
  readonly clientId: string;
  readonly oid: string;
  readonly sentAt: Date;
  /** The numbers of the orders that it is about. */
  readonly orderNumbers?: readonly string[];
};

/** Where the link of an order list leads, below the portal's origin [ROUTE-12]. */
export const linkTo = (oid: string): string => `${basePath}/url?oid=${encodeURIComponent(oid)}`;

/** Sends a client the link of an order list [TRADE-02, TRADE-93]. */
export const mailLink = (deps: Deps, about: About): Promise<void> =>
  mail(deps, about, `您有一份委託清單待確認，連結於今日 24:00 前有效： ${linkTo(about.oid)}`);

/** An order with the names of its funds, its dealing date, and the account that pays for it or is paid by it. */
export type SettledOrder = Pick<
  StoredOrder['row'],
  'serial' | 'kind' | 'currency' | 'amount' | 'units' | 'points' | 'feeWaived' | 'fee'
> & {
  readonly account: NamedSettlementAccount | undefined;
  readonly fund: string;
  /** The fund that a switch buys. */
  readonly into: string | null;
  readonly dealingDate: string | null | undefined;
};

/** Tells a client, in the language of the orders, what was ordered and when it is dealt, which points the orders redeem, and which accounts pay and are paid [TRADE-75]. */
export const mailOrders = (
  deps: Deps,
  about: About & {
    readonly language: Language;
    readonly settled: readonly SettledOrder[];
  },
): Promise<void> =>
  mail(
    deps,
    { ...about, orderNumbers: about.settled.map(({ serial }) => orderNumber(serial)) },
    [received[about.language](orderLines(about)), ...pointsLines(about), ...accountLines(about)].join('\n'),
  );

/** A line for each order: what is bought, sold or switched, how much of it, and its dealing date. */
const orderLines = ({ settled, language }: { settled: readonly SettledOrder[]; language: Language }) =>
  settled.map(({ serial, kind, currency, amount, units, fund, into, dealingDate }) => {
    const words = orderWords[language];
    const quantity =
      amount === null
        ? words.units(formatNumber(units, { precision: 4 }))
        : `${currency} ${formatNumber(decimal(amount), { precision: minorUnitScale(currency) })}`;
    const date = dealingDate ? words.dealingDate(formatDate(dealingDate, language)) : '';
    return `${words[kind](fund, quantity, into ?? '')}${date}${words.number(orderNumber(serial))}`;
  });

type OrderWords = Readonly<
  Record<'buy' | 'redemption' | 'switch', (fund: string, quantity: string, into: string) => string>
> & {
  readonly units: (units: string) => string;
  readonly dealingDate: (date: string) => string;
  readonly number: (id: string) => string;
};

const orderWords: Readonly<Record<Language, OrderWords>> = {
  en_US: {
    buy: (fund, quantity) => `Buy “${fund}”, ${quantity}`,
    redemption: (fund, quantity) => `Sell “${fund}”, ${quantity}`,
    switch: (fund, quantity, into) => `Switch “${fund}”, ${quantity}, into “${into}”`,
    units: (units) => `${units} units`,
    dealingDate: (date) => `, dealing date ${date}`,
    number: (id) => ` (order no. ${id})`,
  },
  zh_HK: {
    buy: (fund, quantity) => `認購「${fund}」${quantity}`,
    redemption: (fund, quantity) => `贖回「${fund}」${quantity}`,
    switch: (fund, quantity, into) => `「${fund}」${quantity}轉換至「${into}」`,
    units: (units) => `${units} 個單位`,
    dealingDate: (date) => `，交易日 ${date}`,
    number: (id) => `（交易編號 ${id}）`,
  },
  zh_TW: {
    buy: (fund, quantity) => `申購「${fund}」${quantity}`,
    redemption: (fund, quantity) => `買回「${fund}」${quantity}`,
    switch: (fund, quantity, into) => `「${fund}」${quantity}轉申購「${into}」`,
    units: (units) => `${units} 單位`,
    dealingDate: (date) => `，交易日 ${date}`,
    number: (id) => `（委託編號 ${id}）`,
  },
};

/** A line for each order that redeems points: how many, what they take off its fee, and the fee that is left [EPNT-06, EPNT-09]. */
const pointsLines = ({ settled, language }: { settled: readonly SettledOrder[]; language: Language }) =>
  settled.flatMap(({ serial, currency, points, feeWaived, fee }) => {
    const id = orderNumber(serial);
    if (points === null || feeWaived === null || fee === null) return [];
    const [off, left] = [decimal(feeWaived), feeAfterPoints(decimal(fee), decimal(feeWaived))].map(
      (figure) => `${currency} ${formatNumber(figure, { precision: minorUnitScale(currency) })}`,
    );
    return [redeemed[language]({ id, points: formatNumber(String(points), { precision: 0 }), off, left })];
  });

type RedeemedWords = (facts: Readonly<Record<'id' | 'points' | 'off' | 'left', string | undefined>>) => string;

const redeemed: Readonly<Record<Language, RedeemedWords>> = {
  en_US: ({ id, points, off, left }) => `${id}: ${points} ePoints redeemed for ${off}; fee left: ${left}`,
  zh_HK: ({ id, points, off, left }) => `${id}：使用 ${points} 積分扣減 ${off}，尚餘費用 ${left}`,
  zh_TW: ({ id, points, off, left }) => `${id}：折抵 ${points} 點（${off}），折抵後手續費 ${left}`,
};

/** A line for each account that pays or is paid, once. */
const accountLines = ({ settled, language }: { settled: readonly SettledOrder[]; language: Language }) => [
  ...new Set(
    settled.flatMap(({ kind, account }) =>
      account === undefined || kind === 'switch' ? [] : settlementText(kind, account, language),
    ),
  ),
];

/** One order stands in the sentence, several stand beneath it. */
const received: Readonly<Record<Language, (lines: readonly string[]) => string>> = {
  en_US: (lines) =>
    lines.length === 1
      ? `We have received your order: ${lines.join()}. It has not been executed yet.`
      : [`We have received your ${String(lines.length)} orders:`, ...lines, 'They have not been executed yet.'].join(
          '\n',
        ),
  zh_HK: (lines) =>
    lines.length === 1
      ? `我們已收到您的交易指示：${lines.join('')}。本通知不代表成交。`
      : [`我們已收到您的 ${String(lines.length)} 項交易指示：`, ...lines, '本通知不代表成交。'].join('\n'),
  zh_TW: (lines) =>
    lines.length === 1
      ? `已收到您的委託：${lines.join('')}。本通知不代表成交。`
      : [`已收到您的 ${String(lines.length)} 筆委託：`, ...lines, '本通知不代表成交。'].join('\n'),
};

/** Tells a client that an order is cancelled. */
export function mailCancellation(
  deps: Deps,
  { stored, language, sentAt }: { readonly stored: StoredOrder; readonly language: Language; readonly sentAt: Date },
): Promise<void> {
  const { row, fund } = stored;
  const name = localised(fund.names, language) ?? fund.code;
  const number = orderNumber(row.serial);
  return mail(
    deps,
    { clientId: row.clientId, oid: row.oid, sentAt, orderNumbers: [number] },
    cancelled[language](number, name),
  );
}

const cancelled: Readonly<Record<Language, (id: string, name: string) => string>> = {
  en_US: (id, name) => `Your order ${id} for ${name} is cancelled, as you asked. Nothing is executed or debited.`,
  zh_HK: (id, name) => `您的交易指示 ${id}（${name}）已按您的要求取消，不會成交，亦不會扣款。`,
  zh_TW: (id, name) => `您的委託 ${id}（${name}）已依您的要求取消，不會成交，也不會扣款。`,
};

/** Tells a client, in the language of the client's letters, that an order was not dealt and why. */
export async function mailRejection(
  deps: Deps,
  { stored, reason, sentAt }: { readonly stored: StoredOrder; readonly reason: OrderRejection; readonly sentAt: Date },
): Promise<void> {
  const { row, fund, state } = stored;
  const [client] = await deps.database.select().from(clients).where(eq(clients.id, row.clientId));
  if (!client) return;
  const language = await loadLetterLanguage(deps.database, client);
  const name = localised(fund.names, language) ?? fund.code;
  const words = rejected[language];
  // Of a switch whose units have left, what they brought is paid out.
  const left = row.kind !== 'buy' && state.deal ? 'paidOut' : row.kind === 'buy' ? 'paidBack' : 'unitsKept';
  const number = orderNumber(row.serial);
  const text = [words.of(number, name), words[reason], words[left]].join(words.between);
  await mail(deps, { clientId: row.clientId, oid: row.oid, sentAt, orderNumbers: [number] }, text);
}

type RejectionWords = Readonly<Record<OrderRejection | 'unitsKept' | 'paidBack' | 'paidOut' | 'between', string>> & {
  readonly of: (id: string, name: string) => string;
};

const rejected: Readonly<Record<Language, RejectionWords>> = {
  en_US: {
    of: (id, name) => `Your order ${id} for ${name} was not executed.`,
    'fund-closed': 'The fund no longer accepted orders of this kind.',
    'too-small': 'The amount was too small to buy a unit.',
    'worth-nothing': 'After fees, the units were worth nothing at that day’s price.',
    unitsKept: 'You keep your units.',
    paidBack: 'Any amount debited will be refunded.',
    paidOut: 'The proceeds of the units will be paid out to you.',
    between: ' ',
  },
  zh_HK: {
    of: (id, name) => `您的交易指示 ${id}（${name}）未能成交。`,
    'fund-closed': '此基金已不接受這類交易指示。',
    'too-small': '金額不足以認購一個單位。',
    'worth-nothing': '按當日價格計算，單位扣除費用後沒有餘額。',
    unitsKept: '單位仍由您持有。',
    paidBack: '如已扣款，款項將會退回。',
    paidOut: '單位所得的款項將支付予您。',
    between: '',
  },
  zh_TW: {
    of: (id, name) => `您的委託 ${id}（${name}）未能成交。`,
    'fund-closed': '這檔基金已不受理這類委託。',
    'too-small': '金額不足以申購一個單位。',
    'worth-nothing': '依當日淨值計算，單位數扣除費用後沒有餘額。',
    unitsKept: '單位數仍由您持有。',
    paidBack: '如已扣款，款項將退還給您。',
    paidOut: '單位數所得的款項將給付給您。',
    between: '',
  },
};

async function mail(
  { database, environment }: Deps,
  { clientId, sentAt, orderNumbers = [] }: About,
  text: string,
): Promise<void> {
  await messageClient(database, { clientId, subject: 'order', orderNumbers, text, sentAt }, environment);
}
