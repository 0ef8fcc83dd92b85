import { eq } from 'drizzle-orm';
import { basePath } from '../../config/regions';
import type { ServerContext } from '../context/server-context';
import type { Database } from '../database/database';
import { clients } from '../database/schema/clients';
import { sendMessage } from '../sessions/outbox';

type World = { readonly database: Database; readonly environment: ServerContext['configuration']['environment'] };
type About = { readonly clientId: string; readonly oid: string; readonly sentAt: Date };

/** Where the link of an order list leads, below the portal's origin [ROUTE-12]. */
export const linkTo = (oid: string): string => `${basePath}/url?oid=${encodeURIComponent(oid)}`;

/** Sends a client the link of an order list [TRADE-02, TRADE-93]; one without an e-mail address isn't told. */
export const mailLink = (world: World, about: About): Promise<void> =>
  mail(world, about, `您有一份委託清單待確認，連結於今日 24:00 前有效： ${linkTo(about.oid)}`);

/** Tells a client that so many orders of a list were received; one without an e-mail address isn't told [TRADE-75]. */
export const mailOrders = (world: World, about: About & { readonly count: number }): Promise<void> =>
  mail(world, about, `您的委託清單 ${about.oid} 已收到 ${String(about.count)} 筆委託，成交結果請於委託查詢中查看。`);

async function mail({ database, environment }: World, { clientId, sentAt }: About, text: string): Promise<void> {
  const [client] = await database.select({ email: clients.email }).from(clients).where(eq(clients.id, clientId));
  if (!client?.email) return;
  await sendMessage(database, { recipient: client.email, channel: 'email', text, sentAt }, environment);
}
