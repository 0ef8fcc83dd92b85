import * as z from 'zod/mini';
import { limits } from '../../config/limits';
import { orderNotesVersion } from '../../config/order-notes-version';
import { type DataBlock, dataBlock } from '../../config/portal-configuration';
import { regionDefaults } from '../../config/regions';
import { regions } from '../../domain/region';
import { asCode, markdownTable } from './markdown-table';

type Schema = z.core.JSONSchema.BaseSchema;

/** The meaning of each field; the compiler asks for one that is missing. */
export const meanings = {
  region: 'The market that the portal serves.',
  profile:
    '`coexist`: what isn’t built here is a link to the legacy application under `/eTrading/#/`. `standalone`: error and logout pages are the portal’s own, and a legacy address in the asset manager’s content leads to the page here that took its place.',
  mode: '`live` asks the network; `mock` plays recorded answers, without a network.',
  environment: 'The local login of Hong Kong exists only outside `production`.',
  demo: 'Visitors may look around on recorded answers (`?demo=on`); refused where `environment` is `production`.',
  demoLogin:
    'The login that a newcomer to the server’s own demonstration is shown on the login page, and the page with the others; refused where `environment` is `production`.',
  apiBase: 'Where the calls go: a path of the same origin.',
  graphqlPublicPath: 'Where operations named `...Public...` go.',
  extensions: 'The parts of the contract beyond the specification that the server has: [extensions.md](extensions.md).',
  adapters:
    'The technology that answers a port that both have; a port that isn’t named is answered by `graphql`. `holdings` by `rest` asks `GET /portfolio` alone.',
  languages: 'The offered languages, the first one by default.',
  logoutAddress: 'Where a client goes after logging out.',
  externalPages: 'An address for each page and language; a page without one isn’t shown.',
  chatbot:
    'Script addresses, loaded with each page except those on which a secret is proved or chosen; never in mock mode.',
  tagManager: 'The script address of the tag manager; nothing is sent without it, or in mock mode.',
  incidents:
    'Where pages report errors, refusals of their policy, files that didn’t arrive and their Core Web Vitals ([monitoring](operate/monitoring.md#in-the-browser)): a path of the same origin, and the share of pages that do, from 0 to 1. Nothing is sent without it, or in mock mode.',
  imageHosts:
    'Origins beside the portal’s own (`["https://images.example.com"]`) for pictures of promotions, announcements and tips. Name each in `img-src` of the page’s policy too, or the browser refuses it.',
  hotline: 'The telephone number in messages; a live production portal doesn’t start without it.',
  approvedOrderNotes:
    'The version of the notes before an order that compliance has approved; in Taiwan a live production portal starts with the one in force alone.',
  limits: 'Lengths of time and sizes: see below.',
  fundNotices: 'The funds, by code, that each notice of `config/fund-notices.ts` concerns: `{ "paused": ["TW0005"] }`.',
  custodianBanks: 'Names of the banks to which remittances are free.',
  usesPortalCodes:
    '`true`: the server means by `PIN0001` to `PIN0040` and `PRE0000` to `PRE0008` what the portal says of them. `false`: such a code without words is named as it is. Recorded answers mean it in any case.',
} as const satisfies Record<keyof DataBlock, string>;

/** The default of a field that follows from others, or that the schema can’t show. */
const derivedDefaults: Readonly<Record<string, string>> = {
  apiBase: 'of the region',
  graphqlPublicPath: '`<apiBase>/graphql/static`',
  extensions: 'none in `coexist`, all in `standalone`',
  languages: 'of the region',
  logoutAddress: 'of the region and profile',
  chatbot: 'off',
};

/** The meaning of each limit. */
export const limitMeanings = {
  idleSeconds: 'idle time until the session ends, in seconds',
  idleWarningSeconds: 'how long before that the dialog asks, in seconds; must be shorter than `idleSeconds`',
  heartbeatSeconds: 'pause between heartbeats while the client is active, in seconds',
  codeResendSeconds: 'wait before a code may be sent again, in seconds',
  callTimeoutMilliseconds: 'how long a call may take, in milliseconds',
  uploadBytes: 'the largest document that may be sent, in bytes',
} as const satisfies Record<keyof z.output<typeof limits>, string>;

/** Returns the fields of the data block as a table. */
export function dataBlockTable(): string {
  const rows = fieldsOf(dataBlock, meanings).map(({ name, schema, meaning }) => [
    asCode(name),
    valuesOf(schema),
    derivedDefaults[name] ?? defaultOf(schema),
    meaning,
  ]);
  return markdownTable(['field', 'values', 'default', 'meaning'], rows);
}

/** Returns the limits that the data block may set as a table. */
export function limitTable(): string {
  const rows = fieldsOf(limits, limitMeanings).map(({ name, schema, meaning }) => [
    asCode(name),
    defaultOf(schema),
    String(schema.minimum ?? ''),
    meaning,
  ]);
  return markdownTable(['limit', 'default', 'at least', 'meaning'], rows);
}

/** Returns what is fixed for each region unless the data block says otherwise, as a table. */
export function regionTable(): string {
  const rows = regions.map((region) => {
    const { apiBase, languages, defaultCurrency, legacyLogout, gainColour } = regionDefaults[region];
    const codes = [apiBase, defaultCurrency, legacyLogout, gainColour].map(asCode);
    return [region, languages.map(asCode).join(', '), ...codes];
  });
  return markdownTable(
    ['region', 'languages', 'API base', 'currency', 'logout in `coexist`', 'colour of a gain'],
    rows,
  );
}

/** Returns the version of the order notes that approval is asked for. */
export function orderNotesLine(): string {
  return `The version of the order notes in force is ${asCode(orderNotesVersion)}.`;
}

function fieldsOf<Name extends string>(
  schema: z.core.$ZodType,
  said: Readonly<Record<Name, string>>,
): readonly { readonly name: string; readonly schema: Schema; readonly meaning: string }[] {
  const { properties = {} } = z.toJSONSchema(schema, { io: 'input' });
  const words: Readonly<Record<string, string>> = said;
  return Object.entries(properties).map(([name, own]) => ({
    name,
    schema: typeof own === 'boolean' ? {} : own,
    meaning: words[name] ?? '',
  }));
}

function valuesOf(schema: Schema): string {
  if (schema.enum) return namesIn(schema.enum);
  if (schema.items) return 'list of texts';
  if (typeof schema.propertyNames === 'object') return `object of ${namesIn(schema.propertyNames.enum)}`;
  if (schema.properties) return `object of ${Object.keys(schema.properties).map(asCode).join(', ')}`;
  return schema.maxLength === undefined ? String(schema.type) : `text of ${String(schema.maxLength)} at most`;
}

function namesIn(values: Schema['enum'] = []): string {
  return values.map((value) => asCode(String(value))).join(', ');
}

function defaultOf({ default: given }: Schema): string {
  if (typeof given === 'string' && given !== '') return asCode(given);
  if (typeof given === 'number' || typeof given === 'boolean') return asCode(String(given));
  return 'none';
}
