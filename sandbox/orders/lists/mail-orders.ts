import { eq, sql } from 'drizzle-orm';
import { basePath } from '../../../config/regions';
import type { Language } from '../../../domain/language';
import { formatNumber } from '../../../domain/formatting/format-number';
import { minorUnitScale } from '../../../domain/money/currency';
import { feeAfterPoints } from '../../../domain/fees/purchase-fee';
import type { OrderRejection } from '../../../domain/trading/dealing/order-rejection';
import type { NamedSettlementAccount } from '../../banking/settlement-accounts';
import { settlementText } from '../../banking/settlement-text';
import { localised } from '../../context/language';
import type { ServerContext } from '../../context/server-context';
import type { Database } from '../../database/database';
import { decimal } from '../../database/decimal';
import { preparedStatement } from '../../database/prepared-statement';
import { clients } from '../../database/schema/clients';
import { loadLetterLanguage } from '../../sessions/letter-language';
import { sendMessage } from '../../sessions/outbox';
import type { StoredOrder } from '../books/stored-orders';

type Deps = { readonly database: Database; readonly environment: ServerContext['configuration']['environment'] };
type About = { readonly clientId: string; readonly oid: string; readonly sentAt: Date };

/** Where the link of an order list leads, below the portal's origin [ROUTE-12]. */
export const linkTo = (oid: string): string => `${basePath}/url?oid=${encodeURIComponent(oid)}`;

/** Sends a client the link of an order list [TRADE-02, TRADE-93]; one without an e-mail address isn't told. */
export const mailLink = (deps: Deps, about: About): Promise<void> =>
  mail(deps, about, `您有一份委託清單待確認，連結於今日 24:00 前有效： ${linkTo(about.oid)}`);

/** An order with the account that pays for it or is paid by it. */
export type SettledOrder = Pick<StoredOrder['row'], 'id' | 'kind' | 'currency' | 'points' | 'feeWaived' | 'fee'> & {
  readonly account: NamedSettlementAccount | undefined;
};

/** Tells a client, in the language of the orders, that so many of a list were received, which points they redeem, and which accounts pay and are paid; one without an e-mail address isn't told [TRADE-75]. */
export const mailOrders = (
  deps: Deps,
  about: About & {
    readonly count: number;
    readonly language: Language;
    readonly settled: readonly SettledOrder[];
  },
): Promise<void> =>
  mail(
    deps,
    about,
    [received[about.language](about.oid, String(about.count)), ...pointsLines(about), ...accountLines(about)].join(
      '\n',
    ),
  );

/** A line for each order that redeems points: how many, what they take off its fee, and the fee that is left [EPNT-06, EPNT-09]. */
const pointsLines = ({ settled, language }: { settled: readonly SettledOrder[]; language: Language }) =>
  settled.flatMap(({ id, currency, points, feeWaived, fee }) => {
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

const received: Readonly<Record<Language, (oid: string, count: string) => string>> = {
  en_US: (oid, count) =>
    `We have received ${count} ${count === '1' ? 'order' : 'orders'} of your list ${oid}, not yet executed. You can follow them under Order status.`,
  zh_HK: (oid, count) => `我們已收到您的交易清單 ${oid} 內的 ${count} 項指示，結果請於交易狀況查閱。`,
  zh_TW: (oid, count) => `您的委託清單 ${oid} 已收到 ${count} 筆委託，成交結果請於委託查詢中查看。`,
};

/** Tells a client that an order is cancelled; one without an e-mail address isn't told. */
export function mailCancellation(
  deps: Deps,
  { stored, language, sentAt }: { readonly stored: StoredOrder; readonly language: Language; readonly sentAt: Date },
): Promise<void> {
  const { row, fund } = stored;
  const name = localised(fund.names, language) ?? fund.code;
  return mail(deps, { clientId: row.clientId, oid: row.oid, sentAt }, cancelled[language](row.id, name));
}

const cancelled: Readonly<Record<Language, (id: string, name: string) => string>> = {
  en_US: (id, name) => `Your order ${id} for ${name} is cancelled, as you asked. Nothing is executed or debited.`,
  zh_HK: (id, name) => `您的交易指示 ${id}（${name}）已按您的要求取消，不會成交，亦不會扣款。`,
  zh_TW: (id, name) => `您的委託 ${id}（${name}）已依您的要求取消，不會成交，也不會扣款。`,
};

/** Tells a client, in the language of the client's letters, that an order was not dealt and why; one without an e-mail address isn't told. */
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
  const text = [words.of(row.id, name), words[reason], words[left]].join(words.between);
  await mail(deps, { clientId: row.clientId, oid: row.oid, sentAt }, text);
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

const addressOf = preparedStatement((database) =>
  database
    .select({ email: clients.email })
    .from(clients)
    .where(eq(clients.id, sql.placeholder('clientId')))
    .prepare('address_of_client'),
);

async function mail({ database, environment }: Deps, { clientId, sentAt }: About, text: string): Promise<void> {
  const [client] = await addressOf(database).execute({ clientId });
  if (!client?.email) return;
  await sendMessage(database, { recipient: client.email, channel: 'email', text, sentAt }, environment);
}
