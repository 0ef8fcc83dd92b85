import { eq, sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { preparedStatement } from '../database/prepared-statement';
import { clientParticulars } from '../database/schema/suitability';

const particularsOfClient = preparedStatement((database) =>
  database
    .select()
    .from(clientParticulars)
    .where(eq(clientParticulars.clientId, sql.placeholder('clientId')))
    .prepare('particulars_of_client'),
);

/** Loads the particulars of a client besides holdings and answers; undefined where there are none. */
export async function loadParticulars(
  database: Database,
  clientId: string,
): Promise<typeof clientParticulars.$inferSelect | undefined> {
  const [particulars] = await particularsOfClient(database).execute({ clientId });
  return particulars;
}
