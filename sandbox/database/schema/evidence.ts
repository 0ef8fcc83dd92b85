import { jsonb, text, timestamp } from 'drizzle-orm/pg-core';
import { loginMeans } from '../../../domain/credentials/login/login-record';
import { languages } from '../../../domain/language';
import type { AcceptedText } from '../../../domain/trading/notes/accepted-text';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** The columns of evidence that something was sent: its language, the secret that proved it, the session, the device as far as the browser said, and the texts accepted. */
export const evidenceColumns = {
  at: instant('at').notNull(),
  language: text('language', { enum: languages }).notNull(),
  /** Null where none was asked for. */
  secret: text('secret', { enum: ['trading-password', 'transaction-pin'] }),
  /** A part of the session's id, as the events of the orders have it. */
  sessionMark: text('session_mark').notNull(),
  signedInAt: instant('signed_in_at'),
  /** The means of that login; null for what was sent before it was kept. */
  signedInBy: text('signed_in_by', { enum: loginMeans }),
  browser: text('browser'),
  system: text('system'),
  /** Masked. */
  address: text('address'),
  /** A part of the digest of the browser's mark together with the client. */
  deviceMark: text('device_mark'),
  /** The version of the texts that were shown; null where the portal didn't say. */
  textsVersion: text('texts_version'),
  /** The texts as they were shown. */
  texts: jsonb('texts').$type<readonly AcceptedText[]>().notNull(),
};
