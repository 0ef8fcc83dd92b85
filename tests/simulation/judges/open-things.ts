import { and, asc, desc, eq, gt, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { Database } from '../../../sandbox/database/database';
import { cashAccounts, cashTransactions } from '../../../sandbox/database/schema/cash-accounts';
import { accounts } from '../../../sandbox/database/schema/clients';
import { contactChanges } from '../../../sandbox/database/schema/contact-changes';
import { orderLists, orders } from '../../../sandbox/database/schema/orders';
import { passkeys } from '../../../sandbox/database/schema/passkeys';
import { regularPlanChanges, regularPlans } from '../../../sandbox/database/schema/regular-plans';
import { sessions } from '../../../sandbox/database/schema/sessions';

/** Something that its client could still open, cancel or change at an instant, and nobody else ever. */
export type OpenThing = { readonly clientId: string; readonly name: string } & (
  | { readonly what: 'order-list' | 'order' | 'withdrawal' | 'session' | 'contact-change' | 'passkey' | 'cash-account' }
  | { readonly what: 'plan'; readonly version: number }
);

/** Finds the lists that weren't sent, the orders that can be cancelled, the withdrawals that wait, the plans that go on, the sessions that are open, the contacts that were asked for and the passkeys, the newest lists only. */
export async function findOpenThings(
  database: Database,
  { clientIds, now }: { readonly clientIds: readonly string[]; readonly now: Date },
): Promise<readonly OpenThing[]> {
  const lists = await database
    .select({ clientId: orderLists.clientId, name: orderLists.oid })
    .from(orderLists)
    .where(and(inArray(orderLists.clientId, clientIds), isNull(orderLists.sentAt), isNull(orderLists.cancelledAt)))
    .orderBy(desc(orderLists.madeAt), asc(orderLists.oid))
    .limit(20);
  const received = await database
    .select({ clientId: orders.clientId, name: orders.id })
    .from(orders)
    .where(
      and(
        inArray(orders.clientId, clientIds),
        sql`not exists (select from order_events e where e.order_id = ${orders.id} and e.kind not in ('held', 'received'))`,
      ),
    )
    .orderBy(asc(orders.id));
  const waiting = await database
    .select({ clientId: accounts.clientId, name: cashTransactions.sid })
    .from(cashTransactions)
    .innerJoin(cashAccounts, eq(cashAccounts.sid, cashTransactions.cashAccountSid))
    .innerJoin(accounts, eq(accounts.number, cashAccounts.accountNumber))
    .where(
      and(
        inArray(accounts.clientId, clientIds),
        gt(cashTransactions.heldUntil, now),
        isNull(cashTransactions.cancelledAt),
      ),
    )
    .orderBy(asc(cashTransactions.sid));
  const plans = await database
    .select({
      clientId: accounts.clientId,
      name: regularPlans.refNo,
      version: database.$count(regularPlanChanges, eq(regularPlanChanges.refNo, regularPlans.refNo)),
    })
    .from(regularPlans)
    .innerJoin(accounts, eq(accounts.number, regularPlans.accountNumber))
    .where(and(inArray(accounts.clientId, clientIds), ne(regularPlans.status, 'TERMINATED')))
    .orderBy(asc(regularPlans.refNo));
  const open = await database
    .select({ clientId: sessions.clientId, name: sessions.id })
    .from(sessions)
    .where(and(inArray(sessions.clientId, clientIds), eq(sessions.state, 'open')))
    .orderBy(asc(sessions.createdAt), asc(sessions.clientId));
  const changes = await database
    .select({ clientId: contactChanges.clientId, name: contactChanges.id })
    .from(contactChanges)
    .where(and(inArray(contactChanges.clientId, clientIds), isNull(contactChanges.endedAt)))
    .orderBy(asc(contactChanges.requestedAt), asc(contactChanges.clientId));
  const keys = await database
    .select({ clientId: passkeys.clientId, name: passkeys.id })
    .from(passkeys)
    .where(inArray(passkeys.clientId, clientIds))
    .orderBy(asc(passkeys.addedAt), asc(passkeys.clientId));
  const cash = await database
    .select({ clientId: accounts.clientId, name: accounts.number })
    .from(cashAccounts)
    .innerJoin(accounts, eq(accounts.number, cashAccounts.accountNumber))
    .where(inArray(accounts.clientId, clientIds))
    .orderBy(asc(accounts.number));
  return [
    ...lists.map((list) => ({ ...list, what: 'order-list' as const })),
    ...received.map((order) => ({ ...order, what: 'order' as const })),
    ...waiting.map((withdrawal) => ({ ...withdrawal, what: 'withdrawal' as const })),
    ...plans.map((plan) => ({ ...plan, what: 'plan' as const })),
    ...open.map((session) => ({ ...session, what: 'session' as const })),
    ...changes.map((change) => ({ ...change, what: 'contact-change' as const })),
    ...cash.map((account) => ({ ...account, what: 'cash-account' as const })),
    ...keys.map((key) => ({ ...key, what: 'passkey' as const })),
  ];
}
