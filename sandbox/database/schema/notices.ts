import { boolean, date, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { regions } from '../../../domain/region';
import { clients, type LocalTexts } from './clients';

const clientId = () =>
  text('client_id')
    .notNull()
    .references(() => clients.id);

/** Announcements for clients, each an XML document per language, shown from a day until a day, both included. */
export const announcements = pgTable(
  'announcements',
  {
    region: text('region', { enum: regions }).notNull(),
    position: integer('position').notNull(),
    announcedOn: date('announced_on').notNull(),
    headers: jsonb('headers').$type<LocalTexts>().notNull(),
    documents: jsonb('documents').$type<LocalTexts>().notNull(),
    url: text('url'),
    shownFrom: date('shown_from'),
    shownUntil: date('shown_until'),
  },
  (table) => [primaryKey({ columns: [table.region, table.position] })],
);

/** The suitability of a Taiwan client by the latest questionnaire; a status calls for the client's attention. */
export const suitabilityProfiles = pgTable('suitability_profiles', {
  clientId: clientId().primaryKey(),
  kycStatus: text('kyc_status', { enum: ['N', 'O', 'S', 'R'] }),
  completedOn: date('completed_on'),
  /** The level that the answers came to, and the version of the questionnaire. */
  kycRiskLevel: text('kyc_risk_level'),
  kycVersion: text('kyc_version'),
  /** True if the client is at low risk whatever the answers; beside it the day of the last prudent assessment. */
  isForcedLow: boolean('is_forced_low').notNull().default(false),
  prudentOn: date('prudent_on'),
});

/** Clients who work for the asset manager. */
export const staffMembers = pgTable('staff_members', { clientId: clientId().primaryKey() });
