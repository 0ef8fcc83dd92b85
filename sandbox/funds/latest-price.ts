import { and, desc, eq, gt, lte, type Placeholder } from 'drizzle-orm';
import type { Database } from '../database/database';
import { funds, navs } from '../database/schema/funds';

/** A fund's latest price up to a day, to be joined laterally to funds; what was published and is no price is passed over. */
export const latestPrice = (database: Database, day: string | Placeholder) =>
  database
    .select({ nav: navs.nav, date: navs.date })
    .from(navs)
    .where(and(eq(navs.fundId, funds.id), lte(navs.date, day), gt(navs.nav, '0')))
    .orderBy(desc(navs.date))
    .limit(1)
    .as('latest_price');
