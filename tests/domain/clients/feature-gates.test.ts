import fc from 'fast-check';
import { orderBlocks, isOrderBlock, accountPause } from '../../../domain/eligibility/order-block';
import { describe, expect, it } from 'vitest';
import {
  canTrade,
  cashAccountAccess,
  elderlyNotes,
  extraAcknowledgements,
  reAuthenticationProvider,
  reactivationEligibility,
  secondFactorReminder,
} from '../../../domain/clients/feature-gates';
import { eligibilities } from '../../../domain/clients/eligibility';
import {
  isOfferedUsername,
  referralNote,
  seesStaffNotes,
  seesUsernameTooltip,
} from '../../../domain/clients/staff-notes';
import type { HkUser, TwUser, User } from '../../../domain/clients/user';
import { riskLevelInUse } from '../../../domain/suitability/risk/risk-level-in-use';
import { hkUsers, twUsers } from '../../arbitraries/user';
import { hkUser, twUser } from './users';

const states = [true, false, undefined];

describe('a reason why nothing can be ordered', () => {
  it('[SUIT-26, DOC-13] a reason why nothing can be ordered is one of the account where the account or its risk profile is the cause, and otherwise of the fund', () => {
    expect(orderBlocks.every(isOrderBlock)).toBe(true);
    expect(['fund-closed', '', 'account', 'risk-', 'risk-X'].some(isOrderBlock)).toBe(false);
  });
});

describe('the gates of the user’s flags', () => {
  it('[ROLE-05, OPEN-57] etradingRight false closes the trade buttons in Hong Kong', () => {
    expect(states.map((etradingRight) => canTrade(hkUser({ etradingRight })))).toEqual([true, false, true]);
  });

  it('[ROLE-05, OPEN-57] etradingRight false for every account closes them in Taiwan', () => {
    const rights = (...list: readonly (boolean | undefined)[]) =>
      canTrade(twUser({ accountSupplementalInfoList: list.map((etradingRight) => ({ etradingRight })) }));
    expect([rights(), rights(true), rights(undefined), rights(false, true)]).toEqual([true, true, true, true]);
    expect([rights(false), rights(false, false)]).toEqual([false, false]);
  });

  it('[ROLE-05, OPEN-57] vcaEnabled opens the Cash Account, isVCClient alone hints at it', () => {
    const access = states.map((vcaEnabled) =>
      states.map((isVCClient) => cashAccountAccess(hkUser({ vcaEnabled, isVCClient }))),
    );
    expect(access).toEqual([
      ['open', 'open', 'open'],
      ['hint-to-enable', 'none', 'none'],
      ['hint-to-enable', 'none', 'none'],
    ]);
  });

  it('[ROLE-05, OPEN-57, DOC-13] amlReactivationEligibility says whether the account is paused, until a document is sent or while one is checked', () => {
    const states = [...eligibilities, undefined].map((amlReactivationEligibility) => [
      amlReactivationEligibility,
      accountPause(reactivationEligibility(hkUser({ amlReactivationEligibility }))),
    ]);
    expect(states).toEqual([
      ['ELIGIBLE', 'account-paused'],
      ['NOT_ELIGIBLE', undefined],
      ['REQUESTED', 'account-checked'],
      ['SYSTEM_FAIL', undefined],
      [undefined, undefined],
    ]);
  });

  it('[ROLE-05, OPEN-57] mfaIndicator false shows the server’s reminder', () => {
    const reminder = (mfaIndicator: boolean | undefined, mfaReminderMessage?: string) =>
      secondFactorReminder(hkUser({ mfaIndicator, mfaReminderMessage }));
    expect(states.map((indicator) => reminder(indicator, 'Set it up'))).toEqual(['', 'Set it up', '']);
    expect(reminder(false)).toBe('');
  });

  it('[ROLE-05, OPEN-57] autheEnabled leads to AUTHE’s page, the local one only when local login is flagged', () => {
    expect(states.map((autheEnabled) => reAuthenticationProvider({ autheEnabled }, false))).toEqual([
      'AUTHE',
      undefined,
      undefined,
    ]);
    expect(states.map((autheEnabled) => reAuthenticationProvider({ autheEnabled }, true))).toEqual([
      'LOCAL',
      'LOCAL',
      'LOCAL',
    ]);
  });

  it('[ROLE-05, OPEN-57] elderlyIndicator and disadvantagedElderlyIndicator ask for a note each', () => {
    expect(extraAcknowledgements({ elderlyIndicator: true, disadvantagedElderlyIndicator: true })).toEqual([
      'redemptionElderly',
      'vulnerableElderly',
    ]);
    expect(extraAcknowledgements({ elderlyIndicator: true, disadvantagedElderlyIndicator: false })).toEqual([
      'redemptionElderly',
    ]);
    expect(extraAcknowledgements({ disadvantagedElderlyIndicator: true })).toEqual(['vulnerableElderly']);
    expect(extraAcknowledgements({ elderlyIndicator: false })).toEqual([]);
    expect(extraAcknowledgements({})).toEqual([]);
  });

  it('[ROLE-05, OPEN-57, CONFLICT-60] an elderly client is asked for a note in Taiwan alone', () => {
    expect(elderlyNotes(twUser({ elderlyIndicator: true }))).toEqual(['redemptionElderly']);
    expect(elderlyNotes(hkUser())).toEqual([]);
  });

  it('[ROLE-05, OPEN-57] forceLowRisk makes the client low risk', () => {
    const level = (forceLowRisk?: boolean) => riskLevelInUse({ clientRiskRating: 'c', forceLowRisk });
    expect(states.map(level)).toEqual(['low', 'high', 'high']);
  });

  it.each(['isStaff', 'isStaffApproval', 'isStaff7days', 'isStaff60days'] as const)(
    '[ROLE-05, ROLE-09, OPEN-57] %s shows the notes for staff, and opens nothing else',
    (flag) => {
      const opened = hkUser({ [flag]: true });
      expect(seesStaffNotes(opened)).toBe(true);
      expect(seesStaffNotes(hkUser({ [flag]: false }))).toBe(false);
      expect({ ...gatesOf(opened), staffNotes: false }).toEqual(gatesOf(hkUser()));
    },
  );

  it('[ROLE-05, ROLE-09, OPEN-57] Taiwan’s staff see their notes', () => {
    expect(seesStaffNotes(twUser({ isStaff: true }))).toBe(true);
    expect(seesStaffNotes(twUser({ isStaffApproval: true }))).toBe(true);
    expect(seesStaffNotes(twUser({ isStaffOnsMoneyApproval: true }))).toBe(false);
    expect(seesStaffNotes(twUser())).toBe(false);
    const otherStaffFlags = { isStaff7days: true, isStaff60days: true };
    expect(seesStaffNotes({ ...twUser(), ...otherStaffFlags })).toBe(false);
    expect(seesStaffNotes(hkUser())).toBe(false);
  });
});

describe('the referral note', () => {
  it('[ROLE-09, CONFLICT-52, OPEN-89] shows a Hong Kong client who isn’t staff the own code', () => {
    const note = (known: Partial<HkUser>) => referralNote(hkUser({ showPromoCode: true, ...known }));
    expect(note({ referralCode: 'ABC' })).toEqual({ referralCode: 'ABC' });
    expect(note({ isStaff: false })).toEqual({ referralCode: '' });
    expect(note({ isStaff: true, referralCode: 'ABC' })).toBeUndefined();
    expect(note({ showPromoCode: false })).toBeUndefined();
    expect(note({ showPromoCode: undefined })).toBeUndefined();
    expect(note({ isStaff7days: true, isStaffApproval: true })).toEqual({ referralCode: '' });
  });

  it('[CONFLICT-52, ROLE-09] the referral note is for nobody in Taiwan, and nowhere for staff', () => {
    fc.assert(
      fc.property(fc.oneof(hkUsers, twUsers), (user) => {
        const promoted = { ...user, showPromoCode: true };
        expect(referralNote(promoted) !== undefined).toBe(user.region === 'HK' && user.isStaff !== true);
      }),
    );
  });
});

describe('flags that are carried along', () => {
  it('[OPEN-89] hasUserIdAlias false offers to create a username, showUserIdAliasTooltip shows its tooltip', () => {
    expect(states.map((hasUserIdAlias) => isOfferedUsername(hkUser({ hasUserIdAlias })))).toEqual([false, true, false]);
    expect(states.map((showUserIdAliasTooltip) => seesUsernameTooltip(hkUser({ showUserIdAliasTooltip })))).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('[OPEN-89] standingDi, isSingleAccountUser, dvtCompleted, the birthday month, isOA2 and withActiveRSP open nothing', () => {
    const carried = [
      'standingDi',
      'isSingleAccountUser',
      'dvtCompleted',
      'thisMonthIsBirthDayMonth',
      'isOA2',
      'withActiveRSP',
    ];
    fc.assert(
      fc.property(hkUsers, fc.constantFrom(...carried), fc.constantFrom(...states), (user, flag, state) => {
        expect(gatesOf({ ...user, [flag]: state })).toEqual(gatesOf(user));
      }),
    );
  });

  it('[ROLE-01] no role opens anything: what isn’t a flag of the user changes no gate', () => {
    const roles = fc.constantFrom('ADMIN', 'STAFF', true, ['ADMIN'], { name: 'ADMIN' });
    const names = fc.constantFrom('role', 'roles', 'isAdmin', 'authorities', 'groups', 'investorType');
    fc.assert(
      fc.property(fc.oneof(hkUsers, twUsers), names, roles, (user, name, role) => {
        expect(gatesOf({ ...user, [name]: role })).toEqual(gatesOf(user));
      }),
    );
  });

  it('[ROLE-05, OPEN-57] one flag that the server leaves out closes nothing but what only it opens', () => {
    fc.assert(
      fc.property(hkUsers, (user) => {
        expect(canTrade({ ...user, etradingRight: undefined })).toBe(true);
        expect(secondFactorReminder({ ...user, mfaIndicator: undefined })).toBe('');
        expect(cashAccountAccess({ ...user, vcaEnabled: undefined })).not.toBe('open');
      }),
    );
  });
});

/** Everything that a user's flags decide. */
const gatesOf = (user: User) => ({
  trade: canTrade(user),
  provider: reAuthenticationProvider(user, false),
  staffNotes: seesStaffNotes(user),
  referral: referralNote(user),
  ...(user.region === 'HK' ? hkGates(user) : twGates(user)),
});

const hkGates = (user: HkUser) => ({
  cashAccount: cashAccountAccess(user),
  upload: accountPause(reactivationEligibility(user)) === 'account-paused',
  reminder: secondFactorReminder(user),
  username: isOfferedUsername(user),
  tooltip: seesUsernameTooltip(user),
});

const twGates = (user: TwUser) => ({ acknowledgements: extraAcknowledgements(user) });
