import { eq } from 'drizzle-orm';
import { orderNumber } from '../../../domain/trading/orders/order-number';
import { formatDate } from '../../../domain/formatting/format-date';
import { formatExact } from '../../../domain/formatting/format-exact';
import { formatNumber } from '../../../domain/formatting/format-number';
import type { Language } from '../../../domain/language';
import { isNegative, isZero, subtract } from '../../../domain/money/decimal';
import { dealProceeds } from '../../../domain/trading/dealing/deal-fees';
import type { DealtSide } from '../../../domain/trading/dealing/order-event';
import type { OrderState } from '../../../domain/trading/dealing/order-state';
import { localised } from '../../context/language';
import type { ServerContext } from '../../context/server-context';
import type { Database } from '../../database/database';
import { clients } from '../../database/schema/clients';
import { loadLetterLanguage } from '../../sessions/letter-language';
import { messageClient } from '../../sessions/message-client';
import type { StoredOrder } from '../books/stored-orders';

type Deps = { readonly database: Database; readonly environment: ServerContext['configuration']['environment'] };

type CorrectedOrder = {
  readonly before: StoredOrder;
  readonly after: StoredOrder;
  readonly side: DealtSide;
  readonly sentAt: Date;
};

/** Tells a client, in the language of the client's letters, that the price of an order was corrected and what it comes to now. */
export async function mailCorrection(
  { database, environment }: Deps,
  { before, after, side, sentAt }: CorrectedOrder,
): Promise<void> {
  const { row } = before;
  const [client] = await database.select().from(clients).where(eq(clients.id, row.clientId));
  if (!client) return;
  const language = await loadLetterLanguage(database, client);
  const words = correctionWords[language];
  const fund = side === 'invested' ? (before.intoFund ?? before.fund) : before.fund;
  const [from, to] = [before.state, after.state].map((state) => dealOf(state, side));
  const date = side === 'invested' ? before.state.investment?.dealingDate : before.state.dealingDate;
  const sentence = words.price({
    id: orderNumber(row.serial),
    fund: localised(fund.names, language) ?? fund.code,
    date: formatDate(date, language),
    from: `${fund.currency} ${formatExact(from?.price, 2)}`,
    to: `${fund.currency} ${formatExact(to?.price, 2)}`,
  });
  const text = [sentence, ...changesOf({ before, after }, language)].join(words.between);
  const orderNumbers = [orderNumber(row.serial)];
  await messageClient(database, { clientId: row.clientId, subject: 'order', orderNumbers, text, sentAt }, environment);
}

const dealOf = ({ deal, investment }: OrderState, side: DealtSide) => (side === 'invested' ? investment?.deal : deal);

/** Says what changed of the units that were bought, and of the money that units brought. */
function changesOf({ before, after }: Pick<CorrectedOrder, 'before' | 'after'>, language: Language): readonly string[] {
  const words = correctionWords[language];
  const { row } = before;
  const [wrong, right] = [before.state, after.state].map(({ deal, investment, order }) => ({
    units: row.kind === 'buy' ? deal?.units : investment?.deal.units,
    money: row.kind === 'redemption' && deal ? dealProceeds(order, deal) : undefined,
  }));
  const units =
    wrong?.units && right?.units && !isZero(subtract(right.units, wrong.units))
      ? [words.units(formatNumber(wrong.units, { precision: 4 }), formatNumber(right.units, { precision: 4 }))]
      : [];
  if (!wrong?.money || !right?.money) return units;
  const more = subtract(right.money, wrong.money);
  if (isZero(more)) return units;
  const [was, is] = [wrong.money, right.money].map((amount) => `${row.currency} ${formatExact(amount, 2)}`);
  const isPaid = after.state.stage === 'settled' && !isNegative(more);
  return [
    ...units,
    words.money(was ?? '', is ?? ''),
    ...(isPaid ? [words.paid(`${row.currency} ${formatExact(more, 2)}`)] : []),
  ];
}

type Words = {
  readonly price: (sentence: Readonly<Record<'id' | 'fund' | 'date' | 'from' | 'to', string>>) => string;
  readonly units: (from: string, to: string) => string;
  readonly money: (from: string, to: string) => string;
  readonly paid: (amount: string) => string;
  readonly between: string;
};

const correctionWords: Readonly<Record<Language, Words>> = {
  en_US: {
    price: ({ id, fund, date, from, to }) =>
      `The price of ${fund} for ${date} was corrected from ${from} to ${to} after your order ${id} had been executed.`,
    units: (from, to) => `Your order is now for ${to} units instead of ${from}.`,
    money: (from, to) => `Its proceeds are now ${to} instead of ${from}.`,
    paid: (amount) => `We will pay you the difference of ${amount}.`,
    between: ' ',
  },
  zh_HK: {
    price: ({ id, fund, date, from, to }) =>
      `您的交易指示 ${id} 成交後，${fund} ${date} 的價格由 ${from} 更正為 ${to}。`,
    units: (from, to) => `所得單位由 ${from} 更正為 ${to}。`,
    money: (from, to) => `所得款項由 ${from} 更正為 ${to}。`,
    paid: (amount) => `差額 ${amount} 將支付予您。`,
    between: '',
  },
  zh_TW: {
    price: ({ id, fund, date, from, to }) => `您的委託 ${id} 成交後，${fund} ${date} 的淨值由 ${from} 更正為 ${to}。`,
    units: (from, to) => `單位數由 ${from} 更正為 ${to}。`,
    money: (from, to) => `應付款項由 ${from} 更正為 ${to}。`,
    paid: (amount) => `差額 ${amount} 將另行給付予您。`,
    between: '',
  },
};
