import type { SQL } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Database } from '../../../sandbox/database/database';

const answer = z.object({ rows: z.array(z.record(z.string(), z.unknown())) });

/** The rows that a statement answers with, whatever columns it asks for. */
export async function rowsOf(database: Database, statement: SQL): Promise<readonly Record<string, unknown>[]> {
  return answer.parse(await database.execute(statement)).rows;
}
