import { boolean, date, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { regions } from '../../../domain/region';
import type { LocalTexts } from './clients';

/** The words of a tip in one language. */
export type StoredTipText = {
  readonly header: string;
  readonly description: string;
  readonly link?: string;
  readonly target?: string;
  readonly image?: string;
};

const audience = () =>
  text('audience', { enum: ['visitors', 'clients', 'everyone'] })
    .notNull()
    .default('everyone');
const region = () => text('region', { enum: regions }).notNull();

/** Messages of the asset manager, by type. */
export const messages = pgTable(
  'messages',
  {
    region: region(),
    type: text('type').notNull(),
    enabled: boolean('enabled').notNull(),
    values: jsonb('values').$type<readonly { readonly code: string; readonly texts: LocalTexts }[]>().notNull(),
    /** The first and the last day on which it can be enabled; without one there is no bound. */
    shownFrom: date('shown_from'),
    shownUntil: date('shown_until'),
  },
  (table) => [primaryKey({ columns: [table.region, table.type] })],
);

/** Promotions, each an XML document per language. */
export const promotions = pgTable(
  'promotions',
  {
    region: region(),
    code: text('code').notNull(),
    audience: audience(),
    isHero: boolean('is_hero').notNull().default(false),
    isSticky: boolean('is_sticky').notNull().default(false),
    isNewClient: boolean('is_new_client').notNull().default(false),
    documents: jsonb('documents').$type<LocalTexts>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.region, table.code] })],
);

/** Tips for visitors and clients, in all the region's languages. */
export const tips = pgTable(
  'tips',
  {
    region: region(),
    position: integer('position').notNull(),
    audience: audience(),
    locales: jsonb('locales')
      .$type<{ readonly en_US?: StoredTipText; readonly zh_HK?: StoredTipText; readonly zh_TW?: StoredTipText }>()
      .notNull(),
  },
  (table) => [primaryKey({ columns: [table.region, table.position] })],
);
