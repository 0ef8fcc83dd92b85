import type { Decimal } from '../money/decimal';
import type { Region } from '../region';
import type { Eligibility } from './eligibility';

/** A client's tier and what it rests on [ENT-13]. */
export type TierDetail = {
  readonly tier?: string | undefined;
  readonly holdingAmount?: Decimal | undefined;
  readonly holdingAmountCurrency?: string | undefined;
  readonly startDate?: string | undefined;
  readonly endDate?: string | undefined;
};

/** The fields of the signed-in client that both regions have; a flag that the server left out is undefined [ENT-12]. */
type CommonUser = {
  readonly userId: string;
  /** The client's risk rating in force. */
  readonly effectiveCrr?: string | undefined;
  readonly crrLastUpdateDate?: string | undefined;
  readonly latestTier?: string | undefined;
  readonly tierDetail?: TierDetail | undefined;
  readonly userNameWithTitle: string;
  readonly lastLoginDate?: string | undefined;
  readonly investorType?: string | undefined;
  readonly isStaff?: boolean | undefined;
  readonly isStaffApproval?: boolean | undefined;
  readonly email?: string | undefined;
  readonly autheEnabled?: boolean | undefined;
  /** True if the client is to be reminded to change the password, in either region [MSG-17]. */
  readonly passwordChangeReminder?: boolean | undefined;
};

/** A sub-account for the Regular Investment Plan [ENT-15]. */
export type MsAccount = { readonly msAccountNo: string; readonly isStaffApproval?: boolean | undefined };

/** An account of HK's transfer agent, and the currencies it has standing payment instructions in [ENT-16]. */
export type TaAccountHK = {
  readonly accountSid: string;
  readonly accountNo: string;
  readonly spiCurrencies: readonly string[];
};

/** The signed-in client, in Hong Kong [ENT-14]. */
export type HkUser = CommonUser & {
  readonly region: 'HK';
  readonly withActiveRSP?: boolean | undefined;
  readonly rspMigrationEligible?: boolean | undefined;
  /** Why the plans can't be moved; `illegibleReasons` on the wire [CONFLICT-51]. */
  readonly ineligibleReasons: readonly string[];
  readonly msAccounts: readonly MsAccount[];
  readonly taAccountHKs: readonly TaAccountHK[];
  readonly hasUserIdAlias?: boolean | undefined;
  readonly showUserIdAliasTooltip?: boolean | undefined;
  readonly showPromoCode?: boolean | undefined;
  readonly standingDi?: boolean | undefined;
  readonly isSingleAccountUser?: boolean | undefined;
  /** True if a second factor is set up [SHAPE-15]. */
  readonly mfaIndicator?: boolean | undefined;
  readonly mfaReminderMessage?: string | undefined;
  readonly dvtCompleted?: boolean | undefined;
  readonly etradingRight?: boolean | undefined;
  readonly thisMonthIsBirthDayMonth?: boolean | undefined;
  readonly isStaff7days?: boolean | undefined;
  readonly isStaff60days?: boolean | undefined;
  readonly isOA2?: boolean | undefined;
  readonly isVCClient?: boolean | undefined;
  readonly vcaEnabled?: boolean | undefined;
  readonly referralCode?: string | undefined;
  /** True if a document of the client would reactivate the account [DOC-13]. */
  readonly amlReactivationEligibility?: Eligibility | undefined;
};

/** The facts of one of a client's accounts that only Taiwan has [ENT-18]. */
export type AccountSupplement = {
  readonly etradingRight?: boolean | undefined;
  readonly amc?: string | undefined;
  readonly accountStatus?: string | undefined;
  readonly isFATCA?: boolean | undefined;
};

/** The signed-in client, in Taiwan [ENT-17]. */
export type TwUser = CommonUser & {
  readonly region: 'TW';
  readonly elderlyIndicator?: boolean | undefined;
  readonly disadvantagedElderlyIndicator?: boolean | undefined;
  readonly isStaffOnsMoneyApproval?: boolean | undefined;
  readonly hasOffshoreNonEcAccount?: boolean | undefined;
  readonly accountSupplementalInfoList: readonly AccountSupplement[];
  readonly clientSid?: string | undefined;
};

/** The signed-in client; there are no roles, what is open to the client follows from the flags [ROLE-01, ROLE-05]. */
export type User = UserIn[Region];

/** The signed-in client, by region [ROLE-01]. */
export type UserIn = { readonly HK: HkUser; readonly TW: TwUser };
