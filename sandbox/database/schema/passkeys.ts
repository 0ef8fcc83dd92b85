import { bigint, index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { clients } from './clients';
import { reAuthentications } from './re-authentications';
import { sessions } from './sessions';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const clientId = () =>
  text('client_id')
    .notNull()
    .references(() => clients.id);

/** The passkeys of clients: public keys, with which nobody can sign. */
export const passkeys = pgTable(
  'passkeys',
  {
    /** As the authenticator calls it, in base64url. */
    id: text('id').primaryKey(),
    clientId: clientId(),
    /** The host it was made at, and is good for. */
    relyingParty: text('relying_party').notNull(),
    /** COSE, in base64url. */
    publicKey: text('public_key').notNull(),
    /** The number of its signatures, by its own account; 0 where it doesn't count. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    name: text('name').notNull(),
    addedAt: instant('added_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [index('passkeys_client').on(table.clientId)],
);

/**
 * The challenges that sessions wait for with a passkey; the last of each kind, once. A challenge ends with the session,
 * or with the action behind it.
 */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    cookieHash: text('cookie_hash')
      .notNull()
      .references(() => sessions.cookieHash, { onDelete: 'cascade', onUpdate: 'cascade' }),
    purpose: text('purpose', { enum: ['add', 'login', 'proof'] }).notNull(),
    challenge: text('challenge').notNull(),
    clientId: clientId(),
    /** The nonce of the action that a step-up authentication is for. */
    nonce: text('nonce').references(() => reAuthentications.nonce, { onDelete: 'cascade' }),
    relyingParty: text('relying_party').notNull(),
    origin: text('origin').notNull(),
    begunAt: instant('begun_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.cookieHash, table.purpose] }),
    index('passkey_challenges_client').on(table.clientId),
    index('passkey_challenges_nonce').on(table.nonce),
  ],
);
