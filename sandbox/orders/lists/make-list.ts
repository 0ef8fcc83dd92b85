import { randomBytes } from 'node:crypto';
import { desc, eq } from 'drizzle-orm';
import type { ServerContext } from '../../context/server-context';
import type { Database } from '../../database/database';
import { orderLists } from '../../database/schema/orders';
import { mailLink } from './mail-orders';

type Environment = ServerContext['configuration']['environment'];
type MadeList = Pick<typeof orderLists.$inferInsert, 'oid' | 'clientId' | 'lines' | 'note' | 'madeAt'>;

/** Makes an order list and sends its link by e-mail, in one transaction; says whether there was none of that number before. */
export async function makeList(transaction: Database, list: MadeList, environment: Environment): Promise<boolean> {
  const made = await transaction
    .insert(orderLists)
    .values(list)
    .onConflictDoNothing()
    .returning({ oid: orderLists.oid });
  if (made.length === 0) return false;
  const { clientId, oid, madeAt } = list;
  await mailLink({ database: transaction, environment }, { clientId, oid, sentAt: madeAt });
  return true;
}

/** When a client's next list is made: now, or just after the latest, so that of two links the newer one counts [TRADE-95]. */
export async function nextMadeAt(database: Database, clientId: string, now: Date): Promise<Date> {
  const [latest] = await database
    .select({ madeAt: orderLists.madeAt })
    .from(orderLists)
    .where(eq(orderLists.clientId, clientId))
    .orderBy(desc(orderLists.madeAt))
    .limit(1);
  return new Date(Math.max(now.getTime(), (latest?.madeAt.getTime() ?? 0) + 1));
}

/** A list's number that can't be guessed. Letters alone: eight digits in a message are taken for a one-time code. */
export const newListNumber = (): string =>
  randomBytes(16)
    .toString('hex')
    .replaceAll(/\d/g, (digit) => String.fromCharCode('g'.charCodeAt(0) + Number(digit)));
