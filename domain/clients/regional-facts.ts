import type { Region } from '../region';
import type { Eligibility } from './eligibility';
import type { ClientAccount } from './client-account-type';
import type { HkUser, MsAccount, TwUser, UserIn } from './user';

/** A client's access to a Cash Account: open, to be enabled (which a hint says), or none [ROLE-05, OPEN-57]. */
export type CashAccountAccess = 'open' | 'hint-to-enable' | 'none';

/**
 * The facts derived from the fields that only one region's clients have; a flag that the server left out changes
 * nothing [ROLE-05, OPEN-57].
 */
type RegionalFacts = {
  /** Undefined where the server knows them alone. */
  readonly accounts?: readonly ClientAccount[];
  readonly planAccounts: readonly MsAccount[];
  readonly wasStaffRecently: boolean;
  readonly referralCode?: string | undefined;
  readonly lacksUsername: boolean;
  readonly seesUsernameTooltip: boolean;
  readonly canTrade: boolean;
  readonly cashAccount: CashAccountAccess;
  readonly reactivation?: Eligibility | undefined;
  readonly secondFactorReminder: string;
};

const facts: { readonly [R in Region]: (user: UserIn[R]) => RegionalFacts } = { HK: hongKongFacts, TW: taiwanFacts };

/** Derives the facts that depend on the fields of the client's own region [ROLE-05, ROLE-08, OPEN-57, OPEN-89]. */
export const regionalFacts = <R extends Region>(user: UserIn[R] & { readonly region: R }): RegionalFacts =>
  facts[user.region](user);

function hongKongFacts(user: HkUser): RegionalFacts {
  return {
    accounts: [
      ...user.taAccountHKs.map(({ accountNo }) => ({ type: 'MA', accountNo }) as const),
      ...user.msAccounts.map(({ msAccountNo }) => ({ type: 'MS', accountNo: msAccountNo }) as const),
    ],
    planAccounts: user.msAccounts,
    wasStaffRecently: user.isStaff7days === true || user.isStaff60days === true,
    referralCode: user.showPromoCode === true ? (user.referralCode ?? '') : undefined,
    lacksUsername: user.hasUserIdAlias === false,
    seesUsernameTooltip: user.showUserIdAliasTooltip === true,
    canTrade: user.etradingRight !== false,
    cashAccount: cashAccount(user),
    reactivation: user.amlReactivationEligibility,
    secondFactorReminder: user.mfaIndicator === false ? (user.mfaReminderMessage ?? '') : '',
  };
}

function cashAccount({ vcaEnabled, isVCClient }: HkUser): CashAccountAccess {
  if (vcaEnabled === true) return 'open';
  return isVCClient === true ? 'hint-to-enable' : 'none';
}

function taiwanFacts({ accountSupplementalInfoList: accounts }: TwUser): RegionalFacts {
  return {
    planAccounts: [],
    wasStaffRecently: false,
    lacksUsername: false,
    seesUsernameTooltip: false,
    canTrade: accounts.length === 0 || accounts.some(({ etradingRight }) => etradingRight !== false),
    cashAccount: 'none',
    secondFactorReminder: '',
  };
}
