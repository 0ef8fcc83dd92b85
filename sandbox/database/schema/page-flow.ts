import { pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { pageFlowSteps } from '../../../domain/notices/page-flow-step';
import { clients } from './clients';

/** The steps that clients are asked for after a sign-in, until they have done them. */
export const askedSteps = pgTable(
  'asked_steps',
  {
    clientId: text('client_id')
      .notNull()
      .references(() => clients.id),
    step: text('step', { enum: pageFlowSteps }).notNull(),
    askedAt: timestamp('asked_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.clientId, table.step] })],
);
