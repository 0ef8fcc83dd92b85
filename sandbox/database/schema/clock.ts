import { bigint, integer, pgTable } from 'drizzle-orm/pg-core';

/** The milliseconds that a demonstration's clock was moved forward; one row at most, and none while it goes right. */
export const movedClock = pgTable('moved_clock', {
  id: integer('id').primaryKey(),
  forwardBy: bigint('forward_by', { mode: 'number' }).notNull(),
});
