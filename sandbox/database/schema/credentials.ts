import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { securityChangeWays } from '../../../domain/credentials/login/login-record';
import { resetSteps } from '../../../domain/credentials/reset/reset-step';
import { resetTypes } from '../../../domain/credentials/reset/reset-type';
import { pinKinds } from '../../../domain/credentials/secrets/pin-error-codes';
import { languages } from '../../../domain/language';
import { clients } from './clients';
import { outbox } from './sessions';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const clientId = () =>
  text('client_id')
    .notNull()
    .references(() => clients.id);

/** Resets of credentials under way, from the proof of the data on; of the browser's token and of the code only hashes are kept, and of what is typed nothing. */
export const resetAttempts = pgTable(
  'reset_attempts',
  {
    tokenHash: text('token_hash').primaryKey(),
    clientId: clientId(),
    type: text('type', { enum: resetTypes }).notNull(),
    step: text('step', { enum: resetSteps }).notNull(),
    startedAt: instant('started_at').notNull(),
    /** The one code that is good for it, if one was sent and not used yet. */
    codeHash: text('code_hash'),
    codeSentAt: instant('code_sent_at'),
    codeMessageId: integer('code_message_id').references(() => outbox.id, { onDelete: 'set null' }),
    wrongTries: integer('wrong_tries').notNull().default(0),
  },
  (table) => [
    index('reset_attempts_client').on(table.clientId),
    index('reset_attempts_message').on(table.codeMessageId),
    index('reset_attempts_started').on(table.startedAt),
  ],
);

/** New user codes and passwords, and passkeys more or less: the client, when, and how; never the secret. Nothing here is ever changed. */
export const credentialChanges = pgTable(
  'credential_changes',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    clientId: clientId(),
    type: text('type', { enum: [...resetTypes, 'trading-password', 'passkey'] }).notNull(),
    way: text('way', { enum: securityChangeWays }).notNull(),
    changedAt: instant('changed_at').notNull(),
  },
  (table) => [
    index('credential_changes_client').on(table.clientId),
    index('credential_changes_at').on(table.changedAt),
  ],
);

/** New PINs that clients asked for, until they are activated; of the PIN only a hash is kept. What has ended stays as it is. */
export const newPins = pgTable(
  'new_pins',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    clientId: clientId(),
    kind: text('kind', { enum: pinKinds }).notNull(),
    language: text('language', { enum: languages }).notNull(),
    askedAt: instant('asked_at').notNull(),
    sentAt: instant('sent_at'),
    pinHash: text('pin_hash'),
    /** The message that holds it, for as long as it may. */
    messageId: integer('message_id').references(() => outbox.id, { onDelete: 'set null' }),
    endedAt: instant('ended_at'),
    endedBy: text('ended_by', { enum: ['activated', 'sent-again'] }),
  },
  (table) => [
    uniqueIndex('new_pins_open')
      .on(table.clientId, table.kind)
      .where(sql`${table.endedAt} is null`),
    index('new_pins_ended').on(table.endedAt),
    index('new_pins_client').on(table.clientId),
    index('new_pins_message').on(table.messageId),
    index('new_pins_waiting')
      .on(table.id)
      .where(sql`${table.endedAt} is null and ${table.sentAt} is null`),
  ],
);
