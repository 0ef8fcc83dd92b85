import { boolean, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { eligibilities } from '../../../domain/clients/eligibility';
import { clients } from './clients';

/** Clients whose accounts wait for an identity document, and whether they have sent it; whoever isn't here need not. */
export const reactivations = pgTable('reactivations', {
  clientId: text('client_id')
    .primaryKey()
    .references(() => clients.id),
  eligibility: text('eligibility', { enum: eligibilities }).notNull(),
});

/** The purposes of a document: to show who a client is, or whose a bank account is. */
const documentPurposes = ['identity', 'bank-account'] as const;

/** Documents that were taken from clients; the pictures lie in a store under names that say nothing. */
export const identityDocuments = pgTable(
  'identity_documents',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    clientId: text('client_id')
      .notNull()
      .references(() => clients.id),
    purpose: text('purpose', { enum: documentPurposes }).notNull().default('identity'),
    originalName: text('original_name').notNull(),
    storedName: text('stored_name').notNull().unique(),
    format: text('format', { enum: ['jpeg', 'png'] }).notNull(),
    bytes: integer('bytes').notNull(),
    /** The digest of the file as it was sent, not as it is stored. */
    sha256: text('sha256').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    receivedAt: timestamp('received_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [index('identity_documents_client').on(table.clientId)],
);

/** Names under which a picture may lie in the store though no document has it: written before the picture, and removed with the row of the document, or by a sweep. */
export const documentDrafts = pgTable('document_drafts', {
  storedName: text('stored_name').primaryKey(),
  begunAt: timestamp('begun_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
  /** True once it is being removed, and can't become a document any more. */
  isGivenUp: boolean('is_given_up').notNull().default(false),
});
