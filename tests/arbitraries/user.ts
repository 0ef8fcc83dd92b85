import fc from 'fast-check';
import { eligibilities } from '../../domain/clients/eligibility';
import type { HkUser, TwUser } from '../../domain/clients/user';

const flag = fc.option(fc.boolean(), { nil: undefined });
const text = fc.option(fc.constantFrom('', 'A', '2026-11-19T10:00:00Z'), { nil: undefined });

const common = {
  userId: fc.constantFrom('U1', '100000000001'),
  effectiveCrr: text,
  latestTier: text,
  userNameWithTitle: fc.constantFrom('Ms Chan', '王先生'),
  lastLoginDate: text,
  isStaff: flag,
  isStaffApproval: flag,
  email: text,
  autheEnabled: flag,
};

const number = fc.constantFrom('1', '2', '3');

/** Anybody signed in in Hong Kong, with any of the flags on, off or left out. */
export const hkUsers: fc.Arbitrary<HkUser> = fc.record({
  ...common,
  region: fc.constant('HK'),
  withActiveRSP: flag,
  rspMigrationEligible: flag,
  ineligibleReasons: fc.array(fc.constantFrom('R1', 'R2'), { maxLength: 2 }),
  msAccounts: fc.array(fc.record({ msAccountNo: number, isStaffApproval: flag }), { maxLength: 3 }),
  taAccountHKs: fc.array(
    fc.record({ accountSid: number, accountNo: number, spiCurrencies: fc.array(fc.constant('HKD'), { maxLength: 1 }) }),
    { maxLength: 3 },
  ),
  passwordChangeReminder: flag,
  hasUserIdAlias: flag,
  showUserIdAliasTooltip: flag,
  showPromoCode: flag,
  standingDi: flag,
  isSingleAccountUser: flag,
  mfaIndicator: flag,
  mfaReminderMessage: text,
  dvtCompleted: flag,
  etradingRight: flag,
  thisMonthIsBirthDayMonth: flag,
  isStaff7days: flag,
  isStaff60days: flag,
  isOA2: flag,
  isVCClient: flag,
  vcaEnabled: flag,
  referralCode: text,
  amlReactivationEligibility: fc.constantFrom(...eligibilities, undefined),
});

/** Anybody signed in in Taiwan, with any of the flags on, off or left out. */
export const twUsers: fc.Arbitrary<TwUser> = fc.record({
  ...common,
  region: fc.constant('TW'),
  elderlyIndicator: flag,
  disadvantagedElderlyIndicator: flag,
  isStaffOnsMoneyApproval: flag,
  hasOffshoreNonEcAccount: flag,
  accountSupplementalInfoList: fc.array(
    fc.record({ etradingRight: flag, amc: text, accountStatus: text, isFATCA: flag }),
    { maxLength: 3 },
  ),
  clientSid: text,
});
