import { sql } from 'drizzle-orm';
import { check, date, index, integer, jsonb, numeric, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import {
  type DistributionFrequency,
  distributionFrequencies,
  fundDocumentKinds,
} from '../../../domain/funds/fund-details';
import type { LocalTexts } from './clients';
import { funds } from './funds';

const fundId = () =>
  integer('fund_id')
    .notNull()
    .references(() => funds.id);

const frequencies = Object.keys(distributionFrequencies) as [DistributionFrequency, ...DistributionFrequency[]];

/** The facts of a fund beside its listing; of imported funds the house, how often it distributes where its name says so, and charge, size and benchmark where the list has them. */
export const fundFacts = pgTable('fund_facts', {
  fundId: fundId().primaryKey(),
  house: jsonb('house').$type<LocalTexts>().notNull(),
  objective: jsonb('objective').$type<LocalTexts>(),
  launchDate: date('launch_date'),
  distributionFrequency: text('distribution_frequency', { enum: frequencies }),
  /** In percent of the fund's assets a year. */
  ongoingCharge: numeric('ongoing_charge'),
  /** The fund's assets in its base currency, and their day. */
  size: numeric('size'),
  sizeDate: date('size_date'),
  benchmark: jsonb('benchmark').$type<LocalTexts>(),
  /** The day of the portfolio in `fund_weights`; absent where none is published. */
  portfolioDate: date('portfolio_date'),
});

/** The parts by which a fund's assets are published. */
export const weightParts = ['holdings', 'countries', 'sectors'] as const;

/** Parts of a fund's assets, in percent of all. */
export const fundWeights = pgTable(
  'fund_weights',
  {
    fundId: fundId(),
    part: text('part', { enum: weightParts }).notNull(),
    position: integer('position').notNull(),
    names: jsonb('names').$type<LocalTexts>().notNull(),
    percent: numeric('percent').notNull(),
  },
  (table) => [primaryKey({ columns: [table.fundId, table.part, table.position] })],
);

/** The papers of a fund; each has a stand-in page. */
export const fundDocuments = pgTable(
  'fund_documents',
  {
    fundId: fundId(),
    kind: text('kind', { enum: fundDocumentKinds }).notNull(),
    date: date('date').notNull(),
  },
  (table) => [primaryKey({ columns: [table.fundId, table.kind] })],
);

/** The distributions of a fund on each unit. */
export const fundDistributions = pgTable(
  'fund_distributions',
  {
    fundId: fundId(),
    exDate: date('ex_date').notNull(),
    payDate: date('pay_date'),
    amount: numeric('amount').notNull(),
    currency: text('currency').notNull(),
    /** When the desk had paid it to everyone who held the fund; null before that. */
    paidAt: timestamp('paid_at', { withTimezone: true, mode: 'date' }),
  },
  (table) => [
    primaryKey({ columns: [table.fundId, table.exDate] }),
    index('fund_distributions_unpaid')
      .on(table.payDate)
      .where(sql`${table.paidAt} is null`),
    check('fund_distributions_amount', sql`${table.amount} > 0`),
  ],
);
