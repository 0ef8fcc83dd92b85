import { and, count, eq, gte, sql } from 'drizzle-orm';
import type { Database } from '../../../sandbox/database/database';
import { bankAccountChanges } from '../../../sandbox/database/schema/bank-account-changes';
import { cashAccounts, cashTransactions } from '../../../sandbox/database/schema/cash-accounts';
import { orderEvents, orders } from '../../../sandbox/database/schema/orders';
import { regularPlans } from '../../../sandbox/database/schema/regular-plans';
import type { Acknowledgement } from '../acts/visit';

/** Returns where clients were told something of what they sent that the books don't have so: what was received is there once, what was refused is nowhere. */
export async function unkeptWords(database: Database, told: readonly Acknowledgement[]): Promise<readonly string[]> {
  const wrong: string[] = [];
  for (const one of told) {
    const others = told.filter(({ what, name }) => what === one.what && name === one.name);
    const found = await countOf(database, one);
    const isReceived = others.some(({ outcome }) => outcome === 'received');
    const isOpen = others.some(({ outcome }) => outcome === 'unknown');
    const expected = one.outcome === 'received' ? (one.count ?? 1) : isReceived || isOpen ? undefined : 0;
    if (expected !== undefined && found !== expected)
      wrong.push(
        `${one.client} was told ${one.outcome} of ${one.what} ${one.name}, which should be there ${String(expected)} times, and is ${String(found)} times`,
      );
  }
  return [...new Set(wrong)];
}

async function countOf(database: Database, { what, name, since }: Acknowledgement): Promise<number> {
  switch (what) {
    case 'order-list':
      return rowsOf(await database.select({ rows: count() }).from(orders).where(eq(orders.oid, name)));
    case 'cancel-order':
      return rowsOf(
        await database
          .select({ rows: count() })
          .from(orderEvents)
          .where(
            and(eq(orderEvents.orderId, name), eq(orderEvents.kind, 'cancelled'), gte(orderEvents.at, new Date(since))),
          ),
      );
    case 'cash':
      return rowsOf(
        await database.select({ rows: count() }).from(cashTransactions).where(eq(cashTransactions.sid, name)),
      );
    case 'cash-amount': {
      const [accountNumber = '', type = '', amount = ''] = name.split(' ');
      const { at, cashAccountSid } = cashTransactions;
      const rows = await database
        .select({ rows: count() })
        .from(cashTransactions)
        .innerJoin(cashAccounts, eq(cashAccounts.sid, cashAccountSid))
        .where(
          and(
            eq(cashAccounts.accountNumber, accountNumber),
            sql`${cashTransactions.type} = ${type} and ${cashTransactions.amount} = ${amount}`,
            gte(at, new Date(since)),
          ),
        );
      return rowsOf(rows);
    }
    case 'bank-account':
      return requestsOf(database, name);
    case 'cancel-bank-account':
      return rowsOf(
        await database
          .select({ rows: count() })
          .from(bankAccountChanges)
          .where(and(eq(bankAccountChanges.id, name), eq(bankAccountChanges.end, 'cancelled'))),
      );
    case 'plan':
      return rowsOf(await database.select({ rows: count() }).from(regularPlans).where(eq(regularPlans.refNo, name)));
  }
}

/** Returns how often a bank account was asked for; where another request took its place before it was sent again, the two count as one. */
async function requestsOf(database: Database, number: string): Promise<number> {
  const rows = await database.select().from(bankAccountChanges).where(eq(bankAccountChanges.number, number));
  return rows.filter(({ end }) => end !== 'replaced').length || Math.min(1, rows.length);
}

const rowsOf = ([row]: readonly { readonly rows: number }[]): number => row?.rows ?? 0;
