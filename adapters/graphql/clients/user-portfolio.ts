import * as z from 'zod/mini';
import type { CallFailure } from '../../../application/ports/call-failure';
import type { HkUser, TwUser } from '../../../domain/clients/user';
import type { Result } from '../../../domain/kernel/result';
import { parseEligibility } from '../../../domain/clients/eligibility';
import { onlyPresent } from '../../http/only-present';
import { parseBody } from '../../http/parse-body';
import { optionalFlag, optionalText } from '../../http/wire-fields';
import { optionalFigure } from '../../http/wire-figures';

const list = <T extends z.ZodMiniType>(item: T) => z.optional(z.nullable(z.array(item)));

/** A flag without effect here: an odd value must not keep the client out [OPEN-89]. */
const carriedFlag = z.optional(z.transform((flag: unknown) => (typeof flag === 'boolean' ? flag : undefined)));

/** An eligibility, a plain yes or no among them [ENUM-03]. */
const optionalEligibility = z.optional(
  z.transform((raw: unknown) =>
    typeof raw === 'string' || typeof raw === 'boolean' ? parseEligibility(raw) : undefined,
  ),
);

const tierDetail = z.object({
  tier: optionalText,
  holdingAmount: optionalFigure,
  holdingAmountCurrency: optionalText,
  startDate: optionalText,
  endDate: optionalText,
});

const commonUser = z.object({
  userId: z.string(),
  effectiveCrr: optionalText,
  crrLastUpdateDate: optionalText,
  latestTier: optionalText,
  tierDetail: z.optional(z.nullable(tierDetail)),
  userNameWithTitle: z.string(),
  lastLoginDate: optionalText,
  investorType: optionalText,
  isStaff: optionalFlag,
  isStaffApproval: optionalFlag,
  email: z.optional(z.nullable(z.object({ email: optionalText }))),
  autheEnabled: optionalFlag,
  passwordChangeReminder: optionalFlag,
});

const hkUser = z.extend(commonUser, {
  withActiveRSP: carriedFlag,
  rspMigrationEligible: optionalFlag,
  illegibleReasons: list(z.string()),
  msAccounts: list(z.object({ msAccountNo: z.string(), isStaffApproval: optionalFlag })),
  taAccountHKs: list(z.object({ accountSid: z.string(), accountNo: z.string(), spiCurrencies: list(z.string()) })),
  hasUserIdAlias: optionalFlag,
  showUserIdAliasTooltip: optionalFlag,
  showPromoCode: optionalFlag,
  standingDi: carriedFlag,
  isSingleAccountUser: carriedFlag,
  mfaIndicator: optionalText,
  mfaReminderMessage: optionalText,
  dvtCompleted: carriedFlag,
  etradingRight: optionalFlag,
  thisMonthIsBirthDayMonth: carriedFlag,
  isStaff7days: optionalFlag,
  isStaff60days: optionalFlag,
  isOA2: carriedFlag,
  isVCClient: optionalFlag,
  vcaEnabled: optionalFlag,
  referralCode: optionalText,
  amlReactivationEligibility: optionalEligibility,
});

const twUser = z.extend(commonUser, {
  elderlyIndicator: optionalFlag,
  disadvantagedElderlyIndicator: optionalFlag,
  isStaffOnsMoneyApproval: optionalFlag,
  hasOffshoreNonEcAccount: optionalFlag,
  accountSupplementalInfoList: list(
    z.object({ etradingRight: optionalFlag, amc: optionalText, accountStatus: optionalText, isFATCA: optionalFlag }),
  ),
  clientSid: optionalText,
});

/** Reads who is signed in, in Hong Kong, from the data of UserPortfolioHK [ENT-12..16, ROLE-01]. */
export const readHkUser: (data: unknown) => Result<HkUser, CallFailure> = parseBody(
  z.object({ userPortfolioHK: hkUser }),
  ({ userPortfolioHK: { illegibleReasons, ...user } }) => ({
    ...onlyPresent({
      ...user,
      ...commonPart(user),
      mfaIndicator: user.mfaIndicator === undefined ? undefined : user.mfaIndicator === 'Y',
    }),
    region: 'HK',
    ineligibleReasons: illegibleReasons ?? [],
    msAccounts: (user.msAccounts ?? []).map(onlyPresent),
    taAccountHKs: (user.taAccountHKs ?? []).map((account) => ({
      ...account,
      spiCurrencies: account.spiCurrencies ?? [],
    })),
  }),
);

/** Reads who is signed in, in Taiwan, from the data of UserPortfolioTW [ENT-12, ENT-13, ENT-17, ENT-18, ROLE-01]. */
export const readTwUser: (data: unknown) => Result<TwUser, CallFailure> = parseBody(
  z.object({ userPortfolioTW: twUser }),
  ({ userPortfolioTW: user }) => ({
    ...onlyPresent({ ...user, ...commonPart(user) }),
    region: 'TW',
    accountSupplementalInfoList: (user.accountSupplementalInfoList ?? []).map(onlyPresent),
  }),
);

const commonPart = ({ tierDetail: tier, email }: z.output<typeof commonUser>) => ({
  tierDetail: tier ? onlyPresent(tier) : undefined,
  email: email?.email,
});
