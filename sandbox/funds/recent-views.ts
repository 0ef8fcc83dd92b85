import { and, desc, eq, notInArray, sql } from 'drizzle-orm';
import { recentViewsCount } from '../../domain/funds/finding/recent-views';
import type { Database } from '../database/database';
import { recentViews } from '../database/schema/fund-lists';
import { funds } from '../database/schema/funds';
import { fundListing } from './listed-funds';

/** The funds a client looked at last, newest first [FUND-02, API-47]. */
export const recentlyViewed = (database: Database, clientId: string, count: number) =>
  fundListing(database)
    .innerJoin(recentViews, eq(recentViews.fundId, funds.id))
    .where(eq(recentViews.clientId, clientId))
    .orderBy(desc(recentViews.viewedAt), funds.id)
    .limit(Math.min(count, recentViewsCount));

/** Remembers that a client looked at a fund, and forgets all but the newest few. */
export async function rememberView(
  database: Database,
  view: { readonly clientId: string; readonly fundId: number; readonly viewedAt: Date },
): Promise<void> {
  await database
    .insert(recentViews)
    .values(view)
    .onConflictDoUpdate({
      target: [recentViews.clientId, recentViews.fundId],
      set: { viewedAt: sql`excluded.viewed_at` },
    });
  const newest = database
    .select({ fundId: recentViews.fundId })
    .from(recentViews)
    .where(eq(recentViews.clientId, view.clientId))
    .orderBy(desc(recentViews.viewedAt), recentViews.fundId)
    .limit(recentViewsCount);
  await database
    .delete(recentViews)
    .where(and(eq(recentViews.clientId, view.clientId), notInArray(recentViews.fundId, newest)));
}
