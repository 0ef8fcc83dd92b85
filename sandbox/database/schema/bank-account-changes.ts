import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { bankAccountChangeEnds } from '../../../domain/banking/bank-account-change';
import { bankAccounts } from './bank-accounts';
import { clients } from './clients';
import { identityDocuments } from './identity-documents';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** The requests of clients for another bank account, each with the document that proves whose it is. What has ended stays as it is. */
export const bankAccountChanges = pgTable(
  'bank_account_changes',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    clientId: text('client_id')
      .notNull()
      .references(() => clients.id),
    bank: text('bank').notNull(),
    /** Null where the number has it. */
    branch: text('branch'),
    /** In digits alone. */
    number: text('number').notNull(),
    currency: text('currency').notNull(),
    /** The account whose place it is to take; null for one beside the others. */
    replacesId: integer('replaces_id').references(() => bankAccounts.id),
    proofId: integer('proof_id')
      .notNull()
      .references(() => identityDocuments.id),
    requestedAt: instant('requested_at').notNull(),
    effectiveAt: instant('effective_at').notNull(),
    /** The instant at which the firm found the proof good; null until then. */
    acceptedAt: instant('accepted_at'),
    /** A part of the session's id, by which one visit can be told from another. */
    sessionMark: text('session_mark').notNull(),
    endedAt: instant('ended_at'),
    end: text('ended_by', { enum: bankAccountChangeEnds }),
  },
  (table) => [
    index('bank_account_changes_client').on(table.clientId, table.requestedAt),
    index('bank_account_changes_replaces').on(table.replacesId),
    index('bank_account_changes_proof').on(table.proofId),
    index('bank_account_changes_due')
      .on(table.effectiveAt)
      .where(sql`${table.endedAt} is null`),
    // A later request for the same currency takes its place.
    uniqueIndex('bank_account_changes_open')
      .on(table.clientId, table.currency)
      .where(sql`${table.endedAt} is null`),
    check('bank_account_changes_end', sql`(${table.endedAt} is null) = (${table.end} is null)`),
  ],
);

/** A request for another bank account as the database keeps one. */
export type BankAccountChangeRow = typeof bankAccountChanges.$inferSelect;
