import { sql } from 'drizzle-orm';
import { check, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { regions } from '../../../domain/region';
import type { LocalTexts } from './clients';

/** The record of every stop: its scope, when, by whom and why it began, and the same of its end; it goes years after that. */
export const serviceStops = pgTable(
  'service_stops',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    region: text('region', { enum: regions }).notNull(),
    /** The code of what is stopped, as the lines of the maintenance message have it. */
    scope: text('scope').notNull(),
    texts: jsonb('texts').$type<LocalTexts>().notNull(),
    stoppedAt: timestamp('stopped_at', { withTimezone: true }).notNull(),
    stoppedBy: text('stopped_by').notNull(),
    stoppedWhy: text('stopped_why').notNull(),
    resumedAt: timestamp('resumed_at', { withTimezone: true }),
    resumedBy: text('resumed_by'),
    resumedWhy: text('resumed_why'),
  },
  (table) => [
    uniqueIndex('service_stops_in_force')
      .on(table.region, table.scope)
      .where(sql`${table.resumedAt} is null`),
    check(
      'service_stops_resumed',
      sql`num_nulls(${table.resumedAt}, ${table.resumedBy}, ${table.resumedWhy}) in (0, 3)`,
    ),
  ],
);
