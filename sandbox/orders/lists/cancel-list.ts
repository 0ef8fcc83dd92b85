import { and, eq } from 'drizzle-orm';
import type { ServerClock } from '../../context/clock';
import type { Database } from '../../database/database';
import { orderLists } from '../../database/schema/orders';
import { lockList } from './held-list';

/** Cancels a client's own open list for good; whoever comes first, this or its submission, has the list [OPEN-79]. */
export function cancelList(
  { database, clock }: { readonly database: Database; readonly clock: ServerClock },
  { clientId, oid }: { readonly clientId: string; readonly oid: string },
): Promise<void> {
  return database.transaction(async (transaction) => {
    await lockList({ database: transaction, clock }, { clientId, oid });
    await transaction
      .update(orderLists)
      .set({ cancelledAt: clock.now() })
      .where(and(eq(orderLists.oid, oid), eq(orderLists.clientId, clientId)));
  });
}
