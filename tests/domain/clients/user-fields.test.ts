import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clientAccounts, masterAccountNo, planAccounts } from '../../../domain/clients/client-accounts';
import { toClient, toTaiwanClient } from '../../../domain/clients/client';
import {
  canTrade,
  cashAccountAccess,
  extraAcknowledgements,
  reactivationEligibility,
  reAuthenticationProvider,
  secondFactorReminder,
} from '../../../domain/clients/feature-gates';
import { ratingState } from '../../../domain/eligibility/rating-state';
import {
  isOfferedUsername,
  referralNote,
  seesStaffNotes,
  seesUsernameTooltip,
} from '../../../domain/clients/staff-notes';
import type { HkUser, TwUser, User } from '../../../domain/clients/user';
import { remindsOfPasswordChange } from '../../../domain/credentials/secrets/password-age';
import { isInViewingCurrency } from '../../../domain/holdings/figures/offshore-currency';
import { hkUsers, twUsers } from '../../arbitraries/user';

const flag = fc.option(fc.boolean(), { nil: undefined });
const text = fc.option(fc.constantFrom('A', 'B'), { nil: undefined });
const tierDetail = fc.option(
  fc.record({ tier: text, holdingAmountCurrency: text, startDate: text, endDate: text }, { requiredKeys: [] }),
  { nil: undefined },
);
const others = fc.record({ crrLastUpdateDate: text, investorType: text, tierDetail, passwordChangeReminder: flag });
const inHongKong = fc.tuple(hkUsers, others).map(([user, more]): HkUser => ({ ...user, ...more }));
const inTaiwan = fc.tuple(twUsers, others).map(([user, more]): TwUser => ({ ...user, ...more }));

/** All that the rules of the domain make of who is signed in. */
const madeOf = (user: User): string =>
  JSON.stringify([
    toClient(user),
    clientAccounts(user),
    masterAccountNo(user),
    planAccounts(user).map(({ msAccountNo }) => msAccountNo),
    canTrade(user),
    cashAccountAccess(user),
    reactivationEligibility(user),
    secondFactorReminder(user),
    reAuthenticationProvider(user, false),
    seesStaffNotes(user),
    referralNote(user),
    isOfferedUsername(user),
    seesUsernameTooltip(user),
    remindsOfPasswordChange(user.passwordChangeReminder, false),
    ratingState(user),
    ...(user.region === 'TW'
      ? [toTaiwanClient(user), extraAcknowledgements(user), isInViewingCurrency({ paymentType: 'OF_MA_ZZZ' }, user)]
      : []),
  ]);

/** The fields by which two users who differ in nothing else come to something else, in one of many pairs. */
function fieldsThatCount<U extends User>(users: fc.Arbitrary<U>, fields: readonly (keyof U)[]): readonly (keyof U)[] {
  const pairs = fc.sample(fc.tuple(users, users), { numRuns: 1_000, seed: 24 });
  return fields.filter((field) =>
    pairs.some(([user, other]) => madeOf({ ...user, [field]: other[field] }) !== madeOf(user)),
  );
}

/** That nothing comes of a field, whatever it says. */
function countsForNothing<U extends User>(users: fc.Arbitrary<U>, fields: readonly (keyof U)[]): void {
  fc.assert(
    fc.property(users, users, fc.constantFrom(...fields), (user, other, field) => {
      expect(madeOf({ ...user, [field]: other[field] })).toBe(madeOf(user));
    }),
  );
}

describe('the signed-in client', () => {
  it('[ENT-12, ENT-13, OPEN-57, SUIT-23] the signed-in client is known in both regions by fields of which each counts, but the kind of investor and, in Taiwan, the day of the rating', () => {
    const counting = [
      ...(['effectiveCrr', 'latestTier', 'tierDetail', 'userNameWithTitle', 'lastLoginDate'] as const),
      ...(['isStaff', 'isStaffApproval', 'email', 'autheEnabled'] as const),
    ];
    expect(fieldsThatCount(inHongKong, counting)).toEqual(counting);
    expect(fieldsThatCount(inTaiwan, counting)).toEqual(counting);
    expect(fieldsThatCount(inHongKong, ['crrLastUpdateDate'])).toEqual(['crrLastUpdateDate']);
    countsForNothing(inHongKong, ['investorType']);
    countsForNothing(inTaiwan, ['crrLastUpdateDate', 'investorType']);
  });

  it('[ENT-12, ENT-17, ENT-61] the signed-in client is named to Taiwan’s orders by the client’s own id, and by the user’s where there is none', () => {
    fc.assert(
      fc.property(inTaiwan, (user) => {
        expect(toTaiwanClient(user).clientId).toBe(user.clientSid ?? user.userId);
      }),
    );
    countsForNothing(inHongKong, ['userId']);
  });

  it('[ENT-13] the signed-in client is of the tier that its details say, and of the latest where they say none; of a tier’s details only its name counts', () => {
    fc.assert(
      fc.property(inHongKong, text, tierDetail, (user, tier, detail) => {
        const named = { ...user, tierDetail: { ...detail, tier } };
        expect(toClient(named).tier).toBe(tier ?? user.latestTier);
        expect(madeOf(named)).toBe(madeOf({ ...user, tierDetail: { tier } }));
      }),
    );
  });

  it('[ENT-14, OPEN-57, OPEN-89] the signed-in client is known in Hong Kong by more, of which some is carried without effect', () => {
    const counting = [
      ...(['msAccounts', 'taAccountHKs', 'passwordChangeReminder', 'hasUserIdAlias'] as const),
      ...(['showUserIdAliasTooltip', 'showPromoCode', 'mfaIndicator', 'mfaReminderMessage', 'etradingRight'] as const),
      ...(['isStaff7days', 'isStaff60days', 'isVCClient', 'vcaEnabled', 'referralCode'] as const),
      'amlReactivationEligibility' as const,
    ];
    expect(fieldsThatCount(inHongKong, counting)).toEqual(counting);
    countsForNothing(inHongKong, [
      ...(['withActiveRSP', 'rspMigrationEligible', 'ineligibleReasons', 'standingDi'] as const),
      ...(['isSingleAccountUser', 'dvtCompleted', 'thisMonthIsBirthDayMonth', 'isOA2'] as const),
    ]);
  });

  it('[ENT-15, ENT-16, ROLE-08] the signed-in client has in Hong Kong every account once, master accounts first, by its number alone', () => {
    fc.assert(
      fc.property(inHongKong, text, (user, other) => {
        const { taAccountHKs, msAccounts } = user;
        expect(clientAccounts(user)).toEqual([
          ...taAccountHKs.map(({ accountNo }) => ({ type: 'MA', accountNo })),
          ...msAccounts.map(({ msAccountNo }) => ({ type: 'MS', accountNo: msAccountNo })),
        ]);
        expect(planAccounts(user)).toBe(msAccounts);
        const renamed = {
          ...user,
          taAccountHKs: taAccountHKs.map((account) => ({ ...account, accountSid: other ?? '', spiCurrencies: [] })),
          msAccounts: msAccounts.map((account) => ({ ...account, isStaffApproval: other === 'A' })),
        };
        expect(madeOf(renamed)).toBe(madeOf(user));
      }),
    );
  });

  it('[ENT-17, OPEN-57, HOLD-11] the signed-in client is known in Taiwan by more, of which the approval of staff is carried without effect', () => {
    const counting = [
      ...(['elderlyIndicator', 'disadvantagedElderlyIndicator', 'hasOffshoreNonEcAccount'] as const),
      ...(['accountSupplementalInfoList', 'clientSid'] as const),
    ];
    expect(fieldsThatCount(inTaiwan, counting)).toEqual(counting);
    countsForNothing(inTaiwan, ['isStaffOnsMoneyApproval']);
  });

  it('[ENT-18, OPEN-57] the signed-in client may trade in Taiwan by the right of any account, whatever else is said of it', () => {
    fc.assert(
      fc.property(inTaiwan, text, flag, (user, said, isFATCA) => {
        const accounts = user.accountSupplementalInfoList;
        const otherwise = accounts.map((account) => ({ ...account, amc: said, accountStatus: said, isFATCA }));
        expect(madeOf({ ...user, accountSupplementalInfoList: otherwise })).toBe(madeOf(user));
        const denied = accounts.filter(({ etradingRight }) => etradingRight === false).length;
        expect(canTrade(user)).toBe(accounts.length === 0 || denied < accounts.length);
      }),
    );
  });
});
