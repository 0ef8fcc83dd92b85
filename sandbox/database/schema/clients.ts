import { sql } from 'drizzle-orm';
import { boolean, date, index, jsonb, pgTable, text, timestamp, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import type { AccountState } from '../../../domain/credentials/login/account-state';
import { regions } from '../../../domain/region';

/** The words of one text in the languages it exists in. */
export type LocalTexts = { readonly en_US?: string; readonly zh_HK?: string; readonly zh_TW?: string };

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** The states of a client in the books; locks are counted apart, and nobody's password is suspended. The last is frozen too, until the firm ends it. */
export const clientStates = [
  'active',
  'frozen',
  'disabled',
  'pin-not-activated',
  'pin-reset-in-progress',
  'taken-over',
] as const satisfies readonly ('active' | 'taken-over' | AccountState)[];

/** The state of a client in the books. */
export type ClientState = (typeof clientStates)[number];

/** People who may log in. Names to log in with are stored as `normaliseLoginName` gives them. */
export const clients = pgTable(
  'clients',
  {
    id: text('id').primaryKey(),
    region: text('region', { enum: regions }).notNull(),
    /** HK username or TW user code; absent until the client has made one. */
    userName: text('user_name'),
    /** HK MasterAccount number or TW national ID. */
    identityNumber: text('identity_number').notNull(),
    secretHash: text('secret_hash').notNull(),
    tradingSecretHash: text('trading_secret_hash').notNull(),
    /** Those in use before, which may not be chosen again [CRED-17]; absent until there was a change. */
    previousSecretHash: text('previous_secret_hash'),
    previousTradingSecretHash: text('previous_trading_secret_hash'),
    state: text('state', { enum: clientStates }).notNull().default('active'),
    asksForCode: boolean('asks_for_code').notNull().default(false),
    /** True if the login PIN must be reset before it is good for a sign-in with two factors [ERR-49]. */
    pinResetDue: boolean('pin_reset_due').notNull().default(false),
    names: jsonb('names').$type<LocalTexts>().notNull(),
    mobile: text('mobile').notNull(),
    email: text('email').notNull(),
    /** A number at home or at work, with its country in Taiwan; empty where none is on file. */
    phone: text('phone').notNull().default(''),
    /** The postal address on one line; empty where none is on file. */
    address: text('address').notNull().default(''),
    riskLevel: text('risk_level'),
    riskUpdatedOn: date('risk_updated_on'),
    /** The name the books give the client's tier; absent where it follows the holdings. */
    membershipTier: text('membership_tier'),
    /** Since when the client has had the tier, and until when it is kept. */
    tierFrom: date('tier_from').notNull(),
    tierUntil: date('tier_until').notNull(),
    secretChangedAt: instant('secret_changed_at').notNull(),
    lastLoginAt: instant('last_login_at'),
    previousLoginAt: instant('previous_login_at'),
  },
  (table) => [
    // Not of all rows, so that a name isn't a key that rows elsewhere could refer to: whoever changes it would wait for each of
    // those that is being written.
    uniqueIndex('clients_user_name')
      .on(table.region, table.userName)
      .where(sql`${table.userName} is not null`),
    unique('clients_identity_number').on(table.region, table.identityNumber),
  ],
);

/** A client as the database keeps one. */
export type ClientRow = typeof clients.$inferSelect;

/** Fund accounts: the MasterAccount (MA) and its regular-plan sub-accounts (MS). */
export const accounts = pgTable(
  'accounts',
  {
    number: text('number').primaryKey(),
    clientId: text('client_id')
      .notNull()
      .references(() => clients.id),
    type: text('type', { enum: ['MA', 'MS'] }).notNull(),
  },
  (table) => [index('accounts_client').on(table.clientId)],
);
