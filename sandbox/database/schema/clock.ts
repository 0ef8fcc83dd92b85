import { bigint, integer, pgTable } from 'drizzle-orm/pg-core';

/** How far a demonstration's clock was moved forward, in milliseconds; one row at most, and none while it goes right. */
export const movedClock = pgTable('moved_clock', {
  id: integer('id').primaryKey(),
  forwardBy: bigint('forward_by', { mode: 'number' }).notNull(),
});
