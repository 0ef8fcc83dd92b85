import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../sandbox/database/database';
import { clients } from '../../../sandbox/database/schema/clients';

/** The clients as they are now, and how they become so again: what is the same isn't written. */
export async function keptClients(database: Database) {
  const rows = await database.select().from(clients);
  const restore = async (): Promise<void> => {
    const now = new Map((await database.select().from(clients)).map((row) => [row.id, row]));
    for (const row of rows)
      if (!isDeepStrictEqual(row, now.get(row.id)))
        await database.update(clients).set(row).where(eq(clients.id, row.id));
  };
  return { rows, restore };
}
