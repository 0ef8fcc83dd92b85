import * as z from 'zod';
import { hongKongDay } from '../../domain/calendar/hong-kong-time';
import { currencies } from '../../domain/money/currency';
import type { ByRegion, Region } from '../../domain/region';

const yes = z.literal(true);
const texts = z.array(z.string().min(1)).min(1);

/** The facts stated about a client; a test of anything that isn't stated is not tried. Those that write say so. */
const common = {
  nameWithTitle: z.string().min(1).describe('how the page’s head addresses the client'),
  canTrade: yes.describe('the client may place orders'),
  riskRating: z.string().min(1).describe('the client’s risk rating'),
  lowRiskReasons: z.array(z.string()).describe('the reasons why the client counts as low risk; [] for none'),
  tier: yes.describe('a membership tier with a fee for single purchases'),
  points: yes.describe(
    'reward points above zero, with an expiry date; some that expire soon (HK), a coupon event (TW)',
  ),
  holdings: yes.describe('holdings in the portfolio; in Hong Kong in an account with totals of its own'),
  defaultViewingSettings: yes.describe('no viewing currency or cost preference was ever chosen'),
  announcements: yes.describe('announcements with their documents'),
  sideBarNews: yes.describe('news in the side bar'),
  disclaimer: yes.describe('a disclaimer'),
  tips: yes.describe('tips after login'),
  orderMessages: texts.describe('the types of the messages that go with every order, in their order'),
  noNotices: yes.describe('no notice of maintenance or a typhoon is switched on'),
  searchWord: z.string().min(1).describe('a word in the name of at least one fund, in the region’s language'),
  funds: yes.describe('funds of every category; in Taiwan also of market types and with last prices'),
  promotedFunds: texts.describe('the codes of the funds promoted to the client, in their order'),
  recentlyViewedFunds: yes.describe('one to five funds viewed lately, the first of them with a price and performance'),
  fundRecords: yes.describe('funds viewed lately with details, documents, prices and portfolios on record'),
  priceAlerts: yes.describe('price alerts, some of them switched off'),
  alertFund: z
    .string()
    .min(1)
    .describe('the code of a fund the client has no price alert for; the test sets one and removes it (writes)'),
  bankAccounts: yes.describe('bank accounts on record'),
  directDebits: yes.describe('bank accounts that may be debited, one of them in force'),
  sameDayDebit: z
    .strictObject({ eddaEnabled: z.boolean(), underSHLFrozenPeriod: z.boolean() })
    .describe('whether an order can be debited on its day'),
  creditCurrencies: texts.describe('the currencies of the accounts that money is paid to, in their order'),
  communicationPreference: yes.describe(
    'an e-mail address and a choice of what is sent how; the test changes one choice and changes it back (writes)',
  ),
  questionnaires: yes.describe('the questionnaires in force can be read'),
  assessment: yes.describe('may answer the risk questionnaire; the test does, which changes the rating (writes)'),
};

const hongKong = {
  ...common,
  subAccounts: yes.describe('holdings in a MasterAccount and at least one sub-account'),
  viewingCurrency: z
    .enum(currencies)
    .exclude(['HKD'])
    .describe('another currency to view the portfolio in; the test chooses it and goes back to HKD (writes)'),
  promotions: yes.describe('promotions after login, one of them the hero'),
  regularPlans: yes.describe('regular plans of both kinds'),
  planMigration: z.enum(['open', 'requested']).describe('whether the legacy plan may be moved, or is to be already'),
  cashAccount: yes.describe('a Cash Account with a pending transaction'),
  identityDocument: yes.describe('owes an identity document; the test sends one, which stays (writes)'),
};

const resetData = z.strictObject({
  account: z.string().min(1),
  nationalId: z.string().min(1),
  birthDate: z.iso.date(),
  email: z.string().min(1),
  phone: z.string().min(1),
  mobile: z.string().min(1),
});

const taiwan = {
  ...common,
  resetData: resetData.describe(
    'what a reset of the user code or password asks the client for; the test gives the client the user code of before again, which ends the client’s sessions (writes)',
  ),
  openServices: z
    .strictObject({ preOrderEnabled: z.boolean(), ipoEnabled: z.boolean() })
    .describe('which services are open'),
  regularPlans: yes.describe('a regular plan that is active; the test pauses it and resumes it (writes)'),
  dividendFunds: z.number().int().nonnegative().describe('how many funds pay their dividends into another one'),
  orderList: z
    .string()
    .min(1)
    .describe('the id of an order list whose link is open; the test consents to it, and sends nothing (writes)'),
};

/** The source of the newest one-time code: always the same one, what a command prints, or asked for at the terminal. */
const oneTimeCode = z.union([
  z.strictObject({ fixed: z.string().min(1) }),
  z.strictObject({ command: z.array(z.string()).min(1) }),
  z.literal('ask'),
]);

const credentials = {
  username: z.string().min(1),
  secret: z.string().min(1),
  /** The trading password or transaction PIN. */
  tradingSecret: z.string().min(1).optional(),
  oneTimeCode: oneTimeCode.optional(),
};

const seenByVisitors = {
  messages: yes.describe('messages before login'),
  promotions: yes.describe('promotions before login'),
  tips: yes.describe('tips before login'),
  news: z.string().min(1).describe('the code of one of the news that visitors are told'),
};

const seenInHongKong = { topFunds: yes.describe('best-selling funds') };

type Stated<Shape extends z.ZodRawShape> = { readonly [Fact in keyof Shape]: z.infer<Shape[Fact]> };

const clientsFile = z.strictObject({
  TW: z
    .strictObject({
      visitors: z.strictObject(seenByVisitors).partial().prefault({}),
      clients: z
        .array(
          z.strictObject({
            ...credentials,
            has: z.strictObject(taiwan).partial().prefault({}),
          }),
        )
        .min(1),
    })
    .optional(),
  HK: z
    .strictObject({
      visitors: z
        .strictObject({ ...seenByVisitors, ...seenInHongKong })
        .partial()
        .prefault({}),
      clients: z.array(z.strictObject({ ...credentials, has: z.strictObject(hongKong).partial().prefault({}) })).min(1),
    })
    .optional(),
});

/** The facts stated about a client, in either region. */
export type KnownOfClient = Partial<Stated<typeof hongKong & typeof taiwan>>;

/** The facts stated about what visitors see, in either region. */
export type KnownOfVisitors = Partial<Stated<typeof seenByVisitors & typeof seenInHongKong>>;

/** A client of the server's, with what the tests may count on. */
export type ContractClient = {
  readonly username: string;
  readonly secret: string;
  /** The trading password or transaction PIN; what it confirms is not tried without it. */
  readonly tradingSecret?: string | undefined;
  readonly oneTimeCode?: z.infer<typeof oneTimeCode> | undefined;
  readonly has: Readonly<{ [Fact in keyof KnownOfClient]?: KnownOfClient[Fact] | undefined }>;
};

/** A region of the clients file: the first client is the one that logs in and out. */
export type RegionClients = {
  readonly visitors: Readonly<{ [Fact in keyof KnownOfVisitors]?: KnownOfVisitors[Fact] | undefined }>;
  readonly clients: readonly ContractClient[];
};

/** The facts that the file states about each region; undefined where it states nothing. */
export type ClientsFile = ByRegion<RegionClients | undefined>;

/** Every fact with what it means, for the documentation and for what is not tried. */
export const factMeanings: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({ ...hongKong, ...taiwan }).map(([name, schema]) => [name, schema.description ?? '']),
);

/** Returns the names of the facts that a client of a region may have. */
export const factsOf = (region: Region): readonly string[] => Object.keys(region === 'HK' ? hongKong : taiwan);

/** Reads a clients file, `{today}` in it as the day given; what is wrong with it in lines of text, each with its place. */
export function parseClientsFile(
  text: string,
  today = hongKongDay(new Date().toISOString()) ?? '',
): { ok: true; value: ClientsFile } | { ok: false; error: string } {
  let json: unknown;
  try {
    json = JSON.parse(text.replaceAll('{today}', today));
  } catch (error) {
    return { ok: false, error: `not JSON: ${error instanceof Error ? error.message : String(error)}` };
  }
  const parsed = clientsFile.safeParse(json);
  if (!parsed.success) return { ok: false, error: z.prettifyError(parsed.error) };
  const { TW, HK } = parsed.data;
  return { ok: true, value: { TW, HK } };
}

/** A file that says nothing of a region. */
export const clientsOf = (file: ClientsFile, region: Region): RegionClients =>
  file[region] ?? { visitors: {}, clients: [] };
