import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { authProviders } from '../../../domain/credentials/login/auth-provider';
import { reAuthActions, reAuthTypes } from '../../../domain/credentials/login/re-authentication';
import { clients } from './clients';
import { sessions } from './sessions';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const clientId = () =>
  text('client_id')
    .notNull()
    .references(() => clients.id);

/** The means by which a re-authentication is proved: the secret, or a passkey in its place. */
export const stepUpMeans = ['secret', 'passkey'] as const;

/** Re-authentications of a session, from their beginning to the use of their proof; of what is proved only a digest is kept. They end with the session. */
export const reAuthentications = pgTable(
  're_authentications',
  {
    nonce: text('nonce').primaryKey(),
    cookieHash: text('cookie_hash')
      .notNull()
      .references(() => sessions.cookieHash, { onDelete: 'cascade', onUpdate: 'cascade' }),
    clientId: clientId(),
    type: text('type', { enum: reAuthTypes }).notNull(),
    action: text('action', { enum: reAuthActions }).notNull(),
    bodySha256: text('body_sha256').notNull(),
    provider: text('provider', { enum: authProviders }).notNull(),
    begunAt: instant('begun_at').notNull(),
    provedAt: instant('proved_at'),
    provedBy: text('proved_by', { enum: stepUpMeans }),
    usedAt: instant('used_at'),
  },
  (table) => [
    index('re_authentications_session').on(table.cookieHash),
    index('re_authentications_client').on(table.clientId),
    index('re_authentications_begun').on(table.begunAt),
  ],
);

/**
 * The assertions of the sandbox's identity provider about a client who gave the secret, until one is asked for by its
 * code, once.
 */
export const identityAssertions = pgTable(
  'identity_assertions',
  {
    codeHash: text('code_hash').primaryKey(),
    nonce: text('nonce').notNull(),
    provider: text('provider', { enum: authProviders }).notNull(),
    clientId: clientId(),
    madeAt: instant('made_at').notNull(),
  },
  (table) => [
    index('identity_assertions_client').on(table.clientId),
    index('identity_assertions_made').on(table.madeAt),
  ],
);
