import { type SQL, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { browserNames, systemNames } from '../../../domain/credentials/login/device';
import { loginMeans, loginOutcomes } from '../../../domain/credentials/login/login-record';
import { messageSubjects } from '../../../domain/notices/client-message';
import { regions } from '../../../domain/region';
import { clients } from './clients';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Each attempt to log in as a client, for as long as it is shown: when, what came of it, and from where as far as that is known; never a name, a secret or a whole address. */
export const logins = pgTable(
  'logins',
  {
    id: uuid('id').primaryKey(),
    clientId: text('client_id')
      .notNull()
      .references(() => clients.id),
    at: instant('at').notNull(),
    outcome: text('outcome', { enum: loginOutcomes }).notNull(),
    browser: text('browser', { enum: browserNames }),
    system: text('system', { enum: systemNames }),
    /** Masked; empty where nothing can be said of it. */
    address: text('address').notNull(),
    /**
     * The digest of the browser's mark together with the client, so that it says nothing of who else used the browser.
     */
    deviceHash: text('device_hash').notNull(),
    /** True if it was the first sign-in from that browser on record, of a client who had used others. */
    isNewDevice: boolean('is_new_device').notNull().default(false),
    /** The means by which it went through; null for one that didn't, and for those before it was kept. */
    means: text('means', { enum: loginMeans }),
  },
  (table) => [index('logins_client').on(table.clientId, table.at), index('logins_at').on(table.at)],
);

/** Open sessions; neither the cookie nor the check token is kept, only their hashes. */
export const sessions = pgTable(
  'sessions',
  {
    cookieHash: text('cookie_hash').primaryKey(),
    /** The id by which its client may name it; it opens nothing, and stays when cookie and token are renewed. */
    id: uuid('id').notNull().defaultRandom(),
    /** The login that it came from; absent once that is no longer kept, and for one opened before logins were. */
    loginId: uuid('login_id').references(() => logins.id, { onDelete: 'set null' }),
    tokenHash: text('token_hash').notNull(),
    region: text('region', { enum: regions }).notNull(),
    clientId: text('client_id')
      .notNull()
      .references(() => clients.id),
    state: text('state', { enum: ['code-pending', 'open'] }).notNull(),
    createdAt: instant('created_at').notNull(),
    seenAt: instant('seen_at').notNull(),
  },
  (table) => [
    unique('sessions_id').on(table.id),
    index('sessions_seen').on(table.seenAt),
    index('sessions_client').on(table.clientId),
    index('sessions_login').on(table.loginId),
  ],
);

/** The sessions that clients ended from another one of theirs, or the firm, and when; of a session only a part of its id, by which one visit can be told from another. Nothing here is ever changed. */
export const sessionEndings = pgTable(
  'session_endings',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    clientId: text('client_id')
      .notNull()
      .references(() => clients.id),
    endedMark: text('ended_mark').notNull(),
    byMark: text('by_mark').notNull(),
    endedAt: instant('ended_at').notNull(),
  },
  (table) => [index('session_endings_client').on(table.clientId), index('session_endings_at').on(table.endedAt)],
);

/** The one code that is good for a session; a new one takes the old one's place. */
export const oneTimeCodes = pgTable(
  'one_time_codes',
  {
    cookieHash: text('cookie_hash')
      .primaryKey()
      .references(() => sessions.cookieHash, { onDelete: 'cascade', onUpdate: 'cascade' }),
    codeHash: text('code_hash').notNull(),
    sentAt: instant('sent_at').notNull(),
    /** The message that holds it, for as long as it may. */
    messageId: integer('message_id').references(() => outbox.id, { onDelete: 'set null' }),
    wrongTries: integer('wrong_tries').notNull().default(0),
  },
  (table) => [index('one_time_codes_message').on(table.messageId)],
);

/** Wrong secrets and codes, per name as typed, known or not, and per client over all names; neither itself is kept. */
export const loginFailures = pgTable(
  'login_failures',
  {
    region: text('region', { enum: regions }).notNull(),
    subjectHash: text('subject_hash').notNull(),
    failures: integer('failures').notNull(),
    lastFailureAt: instant('last_failure_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.region, table.subjectHash] }),
    index('login_failures_last').on(table.lastFailureAt),
  ],
);

/**
 * The states of a message: it waits for its sender, was accepted by the next server, was refused by it for good, or
 * expired before it could go.
 */
export const messageStates = ['waiting', 'sent', 'refused', 'expired'] as const;

/** The channels of a message: a text message, an e-mail, or the page of messages alone, for a client with neither. */
export const messageChannels = ['mobile', 'email', 'inbox'] as const;

/** The kinds of secrets that a message may bear for its recipient alone. */
const secretKinds = ['code', 'pin'] as const;

/** The secret that a message may bear for its recipient alone: a one-time code, or a new PIN. */
export type SecretKind = (typeof secretKinds)[number];

type Waiting = { readonly nextAttemptAt: AnyPgColumn; readonly sentAt: AnyPgColumn };

/** Since when a message may be tried: since it was written, or since the wait after its last try is over. */
export const waitsSince = ({ nextAttemptAt, sentAt }: Waiting): SQL => sql`coalesce(${nextAttemptAt}, ${sentAt})`;

type Ended = { readonly state: AnyPgColumn; readonly secretKind: AnyPgColumn };

/** Tells the messages that were given up: refused for good, or not sent within their time, but for codes and PINs whose time was over. */
export const isDead = ({ state, secretKind }: Ended): SQL =>
  sql`(${state} = 'refused' or (${state} = 'expired' and ${secretKind} is null))`;

/**
 * The messages to clients by text message or e-mail, without their secrets. In production number and address are whole
 * only while a message waits; outside of it the page of messages shows them.
 */
export const outbox = pgTable(
  'outbox',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** Empty for one that is listed on the page of messages alone. */
    recipient: text('recipient').notNull(),
    channel: text('channel', { enum: messageChannels }).notNull(),
    /** Has a mark where its secret belongs. */
    text: text('text').notNull(),
    secretKind: text('secret_kind', { enum: secretKinds }),
    sentAt: instant('sent_at').notNull(),
    /** The client who reads it on the page of messages too; absent for one with a secret, and for a second way. */
    clientId: text('client_id').references(() => clients.id),
    subject: text('subject', { enum: messageSubjects }),
    fundCode: text('fund_code'),
    /** The numbers of the orders that it is about. */
    orderNumbers: jsonb('order_numbers').$type<readonly string[]>().notNull().default([]),
    /** The reference by which a receiver recognises a message that comes twice; it says nothing else. */
    reference: uuid('reference').notNull().defaultRandom(),
    state: text('state', { enum: messageStates }).notNull().default('waiting'),
    /** True if it stays whole when it has left, for the page of messages; in production none does. */
    isShown: boolean('is_shown').notNull().default(false),
    attempts: integer('attempts').notNull().default(0),
    /** Not before; absent until it is first tried. */
    nextAttemptAt: instant('next_attempt_at'),
    /** Since when it is tried, if it was given up once and is sent again. */
    triedFrom: instant('tried_from'),
  },
  (table) => [
    // Codes, which go first, and all else, each in the order in which they are to be tried.
    index('outbox_codes')
      .on(waitsSince(table), table.id)
      .where(sql`${table.state} = 'waiting' and ${table.secretKind} = 'code'`),
    index('outbox_waiting')
      .on(waitsSince(table), table.id)
      .where(sql`${table.state} = 'waiting' and ${table.secretKind} is distinct from 'code'`),
    // Messages about orders are kept for longer than the others; so are the few of another subject that name some.
    index('outbox_sent')
      .on(table.sentAt)
      .where(sql`${table.subject} is distinct from 'order'`),
    index('outbox_orders')
      .on(table.sentAt)
      .where(sql`${table.subject} = 'order'`),
    index('outbox_dead').on(table.sentAt).where(isDead(table)),
    index('outbox_client').on(table.clientId, table.id),
  ],
);

/**
 * The codes and PINs of messages, apart from their words. In production one is here only until its message has left, or
 * never will; outside of it the page of messages shows it for as long as it is good.
 */
export const messageSecrets = pgTable('message_secrets', {
  messageId: integer('message_id')
    .primaryKey()
    .references(() => outbox.id, { onDelete: 'cascade' }),
  secret: text('secret').notNull(),
});
