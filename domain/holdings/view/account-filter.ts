import type { ByRegion, Region } from '../../region';

/** The account filters of the portfolio, the default first [ENUM-11, PORT-24, OPEN-24]. */
export const accountFilters = ['ALL', 'EC_ON', 'EC_OF', 'MA'] as const;

/** Every account, the electronic ones onshore or offshore, or the master account [ENUM-11, CONFLICT-27]. */
export type AccountFilter = (typeof accountFilters)[number];

/** An entry of the account filter; a sub-account of HK is chosen by its number [OPEN-82]. */
export type AccountChoice =
  | { readonly accountType: AccountFilter }
  | { readonly accountType: 'MS'; readonly msAccountNo: string };

type SubAccounts = readonly { readonly msAccountNo: string }[];

type AccountFilterRules = {
  readonly choices: (msAccounts: SubAccounts) => readonly AccountChoice[];
  /** True if the filters by account and by trading type make no difference without a sub-account. */
  readonly needsSubAccount: boolean;
};

const rules: ByRegion<AccountFilterRules> = {
  HK: {
    choices: (msAccounts) => [
      { accountType: 'ALL' },
      { accountType: 'MA' },
      ...msAccounts.map(({ msAccountNo }) => ({ accountType: 'MS', msAccountNo }) as const),
    ],
    needsSubAccount: true,
  },
  TW: { choices: () => accountFilters.map((accountType) => ({ accountType })), needsSubAccount: false },
};

/**
 * Returns the choices of the account filter: TW its four, HK all, the master account and each sub-account [OPEN-82,
 * PORT-24].
 */
export const accountChoices = (region: Region, msAccounts: SubAccounts = []): readonly AccountChoice[] =>
  rules[region].choices(msAccounts);

/**
 * Returns true if there is a choice of account or trading type: in HK only with a sub-account [PORT-26, PORT-47,
 * OPEN-82].
 */
export const hasAccountChoice = (region: Region, hasSubAccount: boolean): boolean =>
  hasSubAccount || !rules[region].needsSubAccount;
