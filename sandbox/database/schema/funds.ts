import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { tradingTypes } from '../../../domain/holdings/trading-type';
import { regions } from '../../../domain/region';
import { feeTypes } from '../../../domain/funds/fee-type';
import { movementKinds } from '../../../domain/holdings/unit-lots';
import { accounts, type LocalTexts } from './clients';

/** Share classes a client can hold; the code is not unique, (local id, currency) is, within a source. */
export const funds = pgTable(
  'funds',
  {
    // Seeded funds bring their numbers; those that are imported get theirs here.
    id: integer('id').primaryKey().generatedByDefaultAsIdentity({ startWith: 100_000 }),
    source: text('source').notNull(),
    region: text('region', { enum: regions }).notNull(),
    code: text('code').notNull(),
    localId: text('local_id').notNull(),
    isin: text('isin'),
    names: jsonb('names').$type<LocalTexts>().notNull(),
    /**
     * The text that searches compare, a line each of code, ISIN and names; null until `fillSearchTexts` has run
     * [FUND-01].
     */
    searchText: text('search_text'),
    category: text('category').notNull(),
    marketType: text('market_type'),
    baseCurrency: text('base_currency').notNull(),
    /** The currency of the NAV. */
    currency: text('currency').notNull(),
    riskRating: text('risk_rating'),
    navPrecision: integer('nav_precision').notNull().default(2),
    availBuy: boolean('avail_buy').notNull().default(true),
    availRegularBuy: boolean('avail_regular_buy').notNull().default(true),
    availFlexibleBuy: boolean('avail_flexible_buy').notNull().default(true),
    availScheduledBuy: boolean('avail_scheduled_buy').notNull().default(true),
    availSell: boolean('avail_sell').notNull().default(true),
    availSwitchSell: boolean('avail_switch_sell').notNull().default(true),
    statusNormal: boolean('status_normal').notNull().default(true),
    isChinaFund: boolean('is_china_fund').notNull().default(false),
    /** True if the limits of the digital share class apply [OPEN-31]. */
    isDigitalClass: boolean('is_digital_class').notNull().default(false),
    /** The last day of a new fund's subscription; it deals from the next business day on. */
    subscribedUntil: date('subscribed_until'),
    /** The price at which orders of a new fund's subscription are dealt. */
    issuePrice: numeric('issue_price'),
    /** When whoever buys it now pays the fee; units bought before may bear the other type [TRADE-110, TRADE-111]. */
    feeType: text('fee_type', { enum: feeTypes }).notNull().default('front-end'),
    /** The fee of redeemed back-end units, in percent of their proceeds; null while it isn't known. */
    backEndFeePercent: numeric('back_end_fee_percent'),
    /** The days for which units bear the short-term trading fee, and its percent of what they bring; null while that isn't known [TRADE-126, OPEN-35]. */
    shortTermDays: integer('short_term_days'),
    shortTermFeePercent: numeric('short_term_fee_percent'),
    /** The class that it is of, among those of all funds; null while that isn't known [TRADE-128]. */
    shareClass: text('share_class'),
  },
  (table) => [
    unique('funds_local_id').on(table.source, table.localId, table.currency),
    check('funds_issue_price', sql`${table.issuePrice} > 0`),
    check(
      'funds_fees',
      sql`${table.backEndFeePercent} between 0 and 100 and ${table.shortTermFeePercent} between 0 and 100 and ${table.shortTermDays} > 0
        and (${table.shortTermDays} is null) = (${table.shortTermFeePercent} is null)`,
    ),
  ],
);

/** The markets that a fund invests in, each with its share as a fraction; funds without any are priced whichever is closed. */
export const fundMarkets = pgTable(
  'fund_markets',
  {
    fundId: integer('fund_id')
      .notNull()
      .references(() => funds.id),
    market: text('market').notNull(),
    share: numeric('share').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.fundId, table.market] }),
    check('fund_markets_share', sql`${table.share} > 0 and ${table.share} <= 1`),
  ],
);

/**
 * Net asset values as they were published, sentinels and zeros included. No foreign key: it is asked for each row, which
 * was three quarters of what a day's thousand prices cost. Who publishes takes the numbers from the funds, which stay.
 */
export const navs = pgTable(
  'navs',
  {
    fundId: integer('fund_id').notNull(),
    date: date('date').notNull(),
    nav: numeric('nav').notNull(),
  },
  (table) => [primaryKey({ columns: [table.fundId, table.date] })],
);

/** Days whose price was published anew as another one, until whoever dealt at the old one was looked at; written by a trigger, so that no way of changing a price is missed. */
export const priceRevisions = pgTable(
  'price_revisions',
  { fundId: integer('fund_id').notNull(), date: date('date').notNull() },
  (table) => [primaryKey({ columns: [table.fundId, table.date] })],
);

/** Units of a currency that one US dollar buys. */
export const fxRates = pgTable(
  'fx_rates',
  {
    currency: text('currency').notNull(),
    date: date('date').notNull(),
    perUsd: numeric('per_usd').notNull(),
    /** Fictional or real: the two don't mix in one currency. */
    source: text('source').notNull().default('seed'),
  },
  (table) => [
    primaryKey({ columns: [table.currency, table.date] }),
    check('fx_rates_positive', sql`${table.perUsd} > 0`),
  ],
);

/** Purchases and redemptions that were settled; holdings follow from them. */
export const movements = pgTable(
  'movements',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    accountNumber: text('account_number')
      .notNull()
      .references(() => accounts.number),
    fundId: integer('fund_id')
      .notNull()
      .references(() => funds.id),
    /** A purchase, a sale, or what a purchase brought more or, below zero, less once its price was corrected. */
    kind: text('kind', { enum: movementKinds }).notNull(),
    units: numeric('units').notNull(),
    /** The cost of the whole purchase, in the currency of the fund's NAV. */
    cost: numeric('cost').notNull(),
    /** The currency that the client pays and is paid in. */
    settlementCurrency: text('settlement_currency').notNull(),
    date: date('date').notNull(),
    /** TW's kind of account: ON_TWD, ON_ZZZ, OF_TWD, OF_ZZZ or OF_MA_ZZZ. */
    paymentType: text('payment_type'),
    /** Bought in a lump sum or by a regular plan. */
    tradingType: text('trading_type', { enum: tradingTypes }).notNull().default('LS'),
    /** When these units bear their fee [TRADE-110, TRADE-111]. */
    feeType: text('fee_type', { enum: feeTypes }).notNull().default('front-end'),
  },
  (table) => [
    index('movements_account').on(table.accountNumber, table.fundId, table.date),
    index('movements_fund').on(table.fundId, table.date),
    check('movements_units', sql`${table.units} > 0 or ${table.kind} = 'correction' and ${table.units} <> 0`),
    check('movements_cost', sql`${table.cost} >= 0`),
  ],
);

/** Cash dividends paid on a holding, before tax. */
export const dividends = pgTable(
  'dividends',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    accountNumber: text('account_number')
      .notNull()
      .references(() => accounts.number),
    fundId: integer('fund_id')
      .notNull()
      .references(() => funds.id),
    paymentType: text('payment_type'),
    date: date('date').notNull(),
    gross: numeric('gross').notNull(),
    currency: text('currency').notNull(),
  },
  (table) => [index('dividends_account').on(table.accountNumber), check('dividends_gross', sql`${table.gross} >= 0`)],
);

/** The funds HK shows before login, in the order they sell. */
export const topSellers = pgTable(
  'top_sellers',
  {
    region: text('region', { enum: regions }).notNull(),
    position: integer('position').notNull(),
    fundId: integer('fund_id')
      .notNull()
      .references(() => funds.id),
  },
  (table) => [primaryKey({ columns: [table.region, table.position] })],
);

/** Days on which a market does not deal. */
export const calendars = pgTable(
  'calendars',
  {
    market: text('market').notNull(),
    date: date('date').notNull(),
    name: text('name').notNull(),
  },
  (table) => [primaryKey({ columns: [table.market, table.date] })],
);
