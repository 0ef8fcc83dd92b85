import { and, asc, eq, inArray } from 'drizzle-orm';
import type { TipList } from '../../contract/rest/visitors/tips';
import type { ServerContext } from '../context/server-context';
import { tips } from '../database/schema/content';

/** The region's tips for visitors or for clients, in every language they exist in [MSG-15, MSG-23, MSG-24]. */
export async function findTips(
  { database, region }: ServerContext,
  audience: 'visitors' | 'clients',
): Promise<TipList> {
  const where = and(eq(tips.region, region), inArray(tips.audience, [audience, 'everyone']));
  const rows = await database.select().from(tips).where(where).orderBy(asc(tips.position));
  return rows.map(({ position, locales }) => ({ position, locales }));
}
