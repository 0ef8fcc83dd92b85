import { asc, type SQL, sql } from 'drizzle-orm';
import { movements } from './schema/funds';

/**
 * The order in which movements make an average cost: by day, and of one day whatever came in before what was sold, as in
 * the client's history [HOLD-17, PORT-46]. What was written down first doesn't matter.
 */
export const movementOrder: readonly SQL[] = [
  asc(movements.date),
  asc(sql`${movements.kind} = 'sell'`),
  asc(movements.id),
];
