import { eq, sql } from 'drizzle-orm';
import { basePath } from '../../../config/regions';
import type { Language } from '../../../domain/language';
import { localised } from '../../context/language';
import type { ServerContext } from '../../context/server-context';
import type { Database } from '../../database/database';
import { oncePerDatabase } from '../../database/once-per-database';
import { clients } from '../../database/schema/clients';
import { sendMessage } from '../../sessions/outbox';
import type { KeptOrder } from '../books/kept-orders';

type World = { readonly database: Database; readonly environment: ServerContext['configuration']['environment'] };
type About = { readonly clientId: string; readonly oid: string; readonly sentAt: Date };

/** Where the link of an order list leads, below the portal's origin [ROUTE-12]. */
export const linkTo = (oid: string): string => `${basePath}/url?oid=${encodeURIComponent(oid)}`;

/** Sends a client the link of an order list [TRADE-02, TRADE-93]; one without an e-mail address isn't told. */
export const mailLink = (world: World, about: About): Promise<void> =>
  mail(world, about, `您有一份委託清單待確認，連結於今日 24:00 前有效： ${linkTo(about.oid)}`);

/** Tells a client, in the language of the orders, that so many of a list were received; one without an e-mail address isn't told [TRADE-75]. */
export const mailOrders = (
  world: World,
  about: About & { readonly count: number; readonly language: Language },
): Promise<void> => mail(world, about, received[about.language](about.oid, String(about.count)));

const received: Readonly<Record<Language, (oid: string, count: string) => string>> = {
  en_US: (oid, count) =>
    `We have received ${count} order(s) of your list ${oid}. See Order status for what comes of them.`,
  zh_HK: (oid, count) => `我們已收到您的交易清單 ${oid} 內的 ${count} 項指示，結果請於交易狀況查閱。`,
  zh_TW: (oid, count) => `您的委託清單 ${oid} 已收到 ${count} 筆委託，成交結果請於委託查詢中查看。`,
};

/** Tells a client that an order is cancelled; one without an e-mail address isn't told. */
export function mailCancellation(
  world: World,
  { kept, language, sentAt }: { readonly kept: KeptOrder; readonly language: Language; readonly sentAt: Date },
): Promise<void> {
  const { row, fund } = kept;
  const name = localised(fund.names, language) ?? fund.code;
  return mail(world, { clientId: row.clientId, oid: row.oid, sentAt }, cancelled[language](row.id, name));
}

const cancelled: Readonly<Record<Language, (id: string, name: string) => string>> = {
  en_US: (id, name) => `Your order ${id} for ${name} is cancelled, as you asked. Nothing is dealt or debited.`,
  zh_HK: (id, name) => `您的交易指示 ${id}（${name}）已按您的要求取消，不會成交，亦不會扣款。`,
  zh_TW: (id, name) => `您的委託 ${id}（${name}）已依您的要求取消，不會成交，也不會扣款。`,
};

const addressOf = oncePerDatabase((database) =>
  database
    .select({ email: clients.email })
    .from(clients)
    .where(eq(clients.id, sql.placeholder('clientId')))
    .prepare('address_of_client'),
);

async function mail({ database, environment }: World, { clientId, sentAt }: About, text: string): Promise<void> {
  const [client] = await addressOf(database).execute({ clientId });
  if (!client?.email) return;
  await sendMessage(database, { recipient: client.email, channel: 'email', text, sentAt }, environment);
}
