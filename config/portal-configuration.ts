import * as z from 'zod/mini';
import { type Extension, extensions, recordedExtensions } from '../contract/extensions';
import { err, ok, type Result } from '../domain/kernel/result';
import { type Language, languages } from '../domain/language';
import { isImageHost } from '../domain/links/picture-address';
import { regions } from '../domain/region';
import { externalPageNames } from './external-pages';
import { type FeatureFlags, featureFlags } from './feature-flags';
import { fundNoticeNames } from './fund-notice-names';
import { limits } from './limits';
import { orderNotesVersion } from './order-notes-version';
import { regionFeatures } from './region-features';
import { regionDefaults } from './regions';

const language = z.enum(languages);
const path = z.string().check(z.regex(/^\/(?!\/)[\w\-./~]*$/));
const address = z.string().check(z.regex(/^(https?:\/\/|\/(?!\/))[^\s\\<>"']*$/));
/** The ports that GraphQL and REST answer alike; `holdings` stands for their Excel file too. */
const portsOverEither = [
  'clientNotices',
  'clientTiers',
  'holdings',
  'messages',
  'regularPlans',
  'suitabilityRecords',
] as const;
const blankOrAddress = z.union([z.literal(''), address]);
const addressPerLanguage = z.partialRecord(language, blankOrAddress);

/** The JSON data block of index.html, written by whoever serves it. */
export const dataBlock = z.strictObject({
  region: z._default(z.enum(regions), 'TW'),
  profile: z._default(z.enum(['coexist', 'standalone']), 'coexist'),
  mode: z._default(z.enum(['live', 'mock']), 'live'),
  environment: z._default(z.enum(['development', 'test', 'production']), 'production'),
  /** True if visitors may look around in mock mode, by `?demo=on`; never in production [OPEN-61]. */
  demo: z._default(z.boolean(), false),
  /** The login that the server's own demonstration tries first, and the page with the others; never in production. */
  demoLogin: z.optional(
    z.strictObject({ name: z.string(), secret: z.string(), asksForCode: z.boolean(), others: address }),
  ),
  apiBase: z.optional(path),
  graphqlPublicPath: z.optional(path),
  /** The parts of the contract beyond the specification that the server has; by default none in `coexist`, all in `standalone` [OPEN-59]. */
  extensions: z.optional(z.array(z.enum(extensions))),
  /** The technology that answers each port that both have; GraphQL where nothing is said [CONFLICT-46, CONFLICT-57]. */
  adapters: z._default(z.partialRecord(z.enum(portsOverEither), z.enum(['graphql', 'rest'])), {}),
  languages: z.optional(z.array(language)),
  logoutAddress: z.optional(address),
  externalPages: z._default(z.partialRecord(z.enum(externalPageNames), addressPerLanguage), {}),
  /** English and default script addresses; blank is not injected [CONF-18, OPEN-63]. */
  chatbot: z._default(z.strictObject({ enabled: z.boolean(), english: blankOrAddress, other: blankOrAddress }), {
    enabled: false,
    english: '',
    other: '',
  }),
  /** Address of the tag manager's script; absent means nothing is sent [CONF-19]. */
  tagManager: z.optional(address),
  /** Where pages report what goes wrong in them and how they felt, and of which share of pages; absent means that none does. */
  incidents: z.optional(
    z.strictObject({ address: path, sample: z._default(z.number().check(z.minimum(0), z.maximum(1)), 1) }),
  ),
  /** The origins beside the portal's own that pictures of notices may come from; whoever serves the page names them in its policy too [MSG-09]. */
  imageHosts: z._default(z.array(z.string().check(z.refine(isImageHost))), []),
  hotline: z._default(z.string().check(z.maxLength(40)), ''),
  /** The version of the notes before an order that compliance has approved [OPEN-40]. */
  approvedOrderNotes: z.optional(z.string().check(z.maxLength(40))),
  limits: z.prefault(limits, {}),
  /** The funds that each notice about single funds concerns, by their code [OPEN-36]. */
  fundNotices: z._default(z.partialRecord(z.enum(fundNoticeNames), z.array(z.string().check(z.maxLength(40)))), {}),
  /** The banks to which remittances are free, as clients know them [TRADE-123]. */
  custodianBanks: z._default(z.array(z.string().check(z.maxLength(60))), []),
  /**
   * True if PIN0001 to PIN0040 and PRE0000 to PRE0008 mean to the server what the portal says of them; recorded answers
   * do [OPEN-01, OPEN-02].
   */
  usesPortalCodes: z._default(z.boolean(), false),
});

export type DataBlock = z.input<typeof dataBlock>;

/** Everything the portal is told at run time [CONF-01..27]; one build serves every region, profile and mode. */
export type PortalConfiguration = Omit<
  z.output<typeof dataBlock>,
  'apiBase' | 'extensions' | 'graphqlPublicPath' | 'languages'
> & {
  readonly apiBase: string;
  readonly extensions: ReadonlySet<Extension>;
  readonly graphqlEndpoint: string;
  /** Where operations named `Public` go [ROLE-04, OPEN-08]. */
  readonly graphqlPublicEndpoint: string;
  readonly languages: readonly Language[];
  readonly flags: FeatureFlags;
};

/** The field of the data block that is wrong, and the reason. */
export type ConfigurationProblem = { readonly field: string; readonly problem: string };

/** Reads the data block; anything it doesn't know or can't use is a problem, never a guess. */
export function parsePortalConfiguration(text: string): Result<PortalConfiguration, ConfigurationProblem> {
  const json = parseJson(text);
  if (!json.ok) return json;
  const parsed = dataBlock.safeParse(json.value);
  if (!parsed.success) return err(firstProblem(parsed.error.issues));
  const block = parsed.data;
  const isLiveProduction = block.environment === 'production' && block.mode === 'live';
  if (isLiveProduction && block.hotline === '')
    return err({ field: 'hotline', problem: 'a live production portal needs a telephone number' });
  const { approvesOrderNotes } = regionFeatures[block.region];
  if (isLiveProduction && approvesOrderNotes && block.approvedOrderNotes !== orderNotesVersion)
    return err({
      field: 'approvedOrderNotes',
      problem: `version ${orderNotesVersion} awaits approval`,
    });
  if (block.limits.idleWarningSeconds >= block.limits.idleSeconds)
    return err({ field: 'limits.idleWarningSeconds', problem: 'must be shorter than limits.idleSeconds' });
  const demonstration = block.demo ? 'demo' : block.demoLogin && 'demoLogin';
  if (block.environment === 'production' && demonstration)
    return err({ field: demonstration, problem: 'a production portal offers no demonstration' });
  return ok(withDefaults(block));
}

/** Stands in for the telephone number outside live production; plainly not one [OPEN-05]. */
const noHotline = '0000 0000';

function withDefaults(block: z.output<typeof dataBlock>): PortalConfiguration {
  const defaults = regionDefaults[block.region];
  const apiBase = block.apiBase ?? defaults.apiBase;
  const configured = block.languages ?? defaults.languages;
  return {
    ...block,
    hotline: block.hotline || noHotline,
    usesPortalCodes: block.usesPortalCodes || block.mode === 'mock',
    apiBase,
    extensions: new Set(block.extensions ?? usualExtensions(block)),
    graphqlEndpoint: `${apiBase}/graphql`,
    graphqlPublicEndpoint: block.graphqlPublicPath ?? `${apiBase}/graphql/static`,
    languages: configured.length > 0 ? configured : [defaults.fallbackLanguage],
    flags: featureFlags(block.region, block.environment),
  };
}

/** The extensions of a server of which the data block doesn't say any [OPEN-59]. */
function usualExtensions({
  profile,
  mode,
}: Pick<z.output<typeof dataBlock>, 'profile' | 'mode'>): readonly Extension[] {
  if (profile !== 'standalone') return [];
  return mode === 'mock' ? recordedExtensions : extensions;
}

function parseJson(text: string): Result<unknown, ConfigurationProblem> {
  try {
    return ok(JSON.parse(text));
  } catch {
    return err({ field: '(whole block)', problem: 'is not JSON' });
  }
}

function firstProblem(issues: readonly z.core.$ZodIssue[]): ConfigurationProblem {
  const issue = issues[0];
  if (!issue) return { field: '(whole block)', problem: 'is not a configuration' };
  const unknown = issue.code === 'unrecognized_keys' ? issue.keys : [];
  return { field: [...issue.path, ...unknown].join('.') || '(whole block)', problem: issue.code };
}
