import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../sandbox/database/database';
import { accounts, clients } from '../../../sandbox/database/schema/clients';
import { funds, navs } from '../../../sandbox/database/schema/funds';
import { orderEvents, orderLists, orders } from '../../../sandbox/database/schema/orders';

/** An order to be written down. */
type Planted = { readonly id: string; readonly clientId: string; readonly at: Date } & (
  | { readonly kind: 'buy'; readonly amount: string; readonly bankAccountId?: number }
  | { readonly kind: 'redemption' | 'switch'; readonly units: string }
);

/** Writes an order down that was received at an instant, in the first fund of its client’s region and currency that has a price, for a switch into the second; returns the fund. */
export async function plantOrder(
  database: Database,
  { id, clientId, at, ...figures }: Planted,
): Promise<{ readonly id: number; readonly code: string }> {
  const [owner] = await database
    .select({ region: clients.region, accountNumber: accounts.number })
    .from(clients)
    .innerJoin(accounts, eq(accounts.clientId, clients.id))
    .where(eq(clients.id, clientId))
    .orderBy(asc(accounts.number));
  if (!owner) throw new Error('nobody has this id');
  const currency = owner.region === 'HK' ? 'HKD' : 'TWD';
  const [fund, into] = await database
    .selectDistinct({ id: funds.id, localId: funds.localId, currency: funds.currency })
    .from(funds)
    .innerJoin(navs, eq(navs.fundId, funds.id))
    .where(and(eq(funds.region, owner.region), eq(funds.currency, currency), sql`${navs.nav} > 0`))
    .orderBy(asc(funds.id))
    .limit(2);
  if (!fund || !into) throw new Error('no two funds have a price');
  const { accountNumber } = owner;
  const list = { oid: `list-of-${id}`, clientId, origin: 'client', accountNumber, lines: [], note: '' } as const;
  await database.insert(orderLists).values({ ...list, madeAt: at, sentAt: at });
  const order = { id, oid: list.oid, line: 0, clientId, accountNumber, fundId: fund.id, currency } as const;
  await database.insert(orders).values({
    ...order,
    cutOff: 'onshore',
    ...figures,
    ...(figures.kind === 'switch' ? { intoFundId: into.id } : { feePercent: '0' }),
    ...(figures.kind === 'buy' ? { paidFrom: 'direct-debit' } : {}),
  });
  await database.insert(orderEvents).values({ orderId: id, sequence: 0, kind: 'received', at, actor: 'client' });
  return { id: fund.id, code: `${fund.localId}.${fund.currency}` };
}
