import { eq } from 'drizzle-orm';
import { basePath } from '../../config/regions';
import type { ServerContext } from '../context/server-context';
import { clients } from '../database/schema/clients';
import { sendMessage } from '../sessions/outbox';

type World = Pick<ServerContext, 'database' | 'clock' | 'configuration'>;
type About = { readonly clientId: string; readonly oid: string };

/** Where the link of an order list leads, below the portal's origin [ROUTE-12]. */
export const linkTo = (oid: string): string => `${basePath}/url?oid=${encodeURIComponent(oid)}`;

/** Tells a client that so many orders of a list were received; one without an e-mail address isn't told [TRADE-75]. */
export const mailOrders = (world: World, about: About & { readonly count: number }): Promise<void> =>
  mail(world, about, `您的委託清單 ${about.oid} 已收到 ${String(about.count)} 筆委託，成交結果請於委託查詢中查看。`);

async function mail({ database, clock, configuration }: World, { clientId }: About, text: string): Promise<void> {
  const [client] = await database.select({ email: clients.email }).from(clients).where(eq(clients.id, clientId));
  if (!client?.email) return;
  const message = { recipient: client.email, channel: 'email' as const, text, sentAt: clock.now() };
  await sendMessage(database, message, configuration.environment);
}
