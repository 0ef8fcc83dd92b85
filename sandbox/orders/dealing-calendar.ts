import { eq } from 'drizzle-orm';
import { marketCalendar } from '../../config/calendars/market-calendar';
import type { Calendar } from '../../domain/calendar/calendar';
import type { Database } from '../database/database';
import { calendars } from '../database/schema/funds';

/** When orders are dealt: on Taiwan's business days, without the closures that came in at run time as the market TW [OPEN-32]. */
export async function dealingCalendar(database: Database): Promise<Calendar> {
  const closures = await database.select({ date: calendars.date }).from(calendars).where(eq(calendars.market, 'TW'));
  return marketCalendar('TW', new Set(closures.map(({ date }) => date)));
}
