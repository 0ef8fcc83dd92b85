import { date, index, integer, numeric, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { regions } from '../../../domain/region';
import { clients } from './clients';
import { funds } from './funds';

const fundId = () =>
  integer('fund_id')
    .notNull()
    .references(() => funds.id);

/** When a client last looked at a fund; only the newest few are kept. */
export const recentViews = pgTable(
  'recent_views',
  {
    clientId: text('client_id')
      .notNull()
      .references(() => clients.id),
    fundId: fundId(),
    viewedAt: timestamp('viewed_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clientId, table.fundId] }),
    index('recent_views_newest').on(table.clientId, table.viewedAt),
  ],
);

/** The funds that a client watches. */
export const watchedFunds = pgTable(
  'watched_funds',
  {
    clientId: text('client_id')
      .notNull()
      .references(() => clients.id),
    fundId: fundId(),
  },
  (table) => [primaryKey({ columns: [table.clientId, table.fundId] })],
);

/** The funds that the asset manager puts first, in its order. */
export const promotedFunds = pgTable(
  'promoted_funds',
  {
    region: text('region', { enum: regions }).notNull(),
    position: integer('position').notNull(),
    fundId: fundId(),
  },
  (table) => [primaryKey({ columns: [table.region, table.position] })],
);

/** Cumulative total return in percent as published to a day; a fund without two prices has no row. */
export const publishedPerformance = pgTable('published_performance', {
  fundId: fundId().primaryKey(),
  oneMonth: numeric('one_month'),
  threeMonth: numeric('three_month'),
  sixMonth: numeric('six_month'),
  oneYear: numeric('one_year'),
  twoYear: numeric('two_year'),
  threeYear: numeric('three_year'),
  fiveYear: numeric('five_year'),
  yearToDate: numeric('year_to_date'),
  sinceStart: numeric('since_start'),
  effectiveDate: date('effective_date').notNull(),
});

/** The funds whose prices, distributions or frequency changed since their performance was published, and from which day on the change counts; kept by triggers. */
export const outdatedPerformance = pgTable('outdated_performance', {
  fundId: integer('fund_id').primaryKey(),
  since: date('since').notNull(),
});
