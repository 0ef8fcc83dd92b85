import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readHkUser, readTwUser } from '../../../adapters/graphql/clients/user-portfolio';
import { toClient, toTaiwanClient } from '../../../domain/clients/client';
import { decimal } from '../../builders/decimal';

const malformed = { ok: false, error: { kind: 'malformed' } };

const common = {
  userId: 'U1',
  effectiveCrr: 'balanced',
  crrLastUpdateDate: '2026-03-01',
  latestTier: 'gold',
  tierDetail: {
    tier: 'gold+',
    holdingAmount: '250000.50',
    holdingAmountCurrency: 'HKD',
    startDate: '2026-01-01',
    endDate: '2026-12-31',
  },
  userNameWithTitle: 'Ms Chan',
  lastLoginDate: '2026-11-19T10:00:00Z',
  investorType: 'I',
  isStaff: false,
  isStaffApproval: false,
  email: { email: 'c***@x.hk' },
  autheEnabled: true,
};

const readCommon = {
  ...common,
  tierDetail: { ...common.tierDetail, holdingAmount: decimal('250000.50') },
  email: 'c***@x.hk',
};

const hkFlags = {
  withActiveRSP: true,
  rspMigrationEligible: false,
  passwordChangeReminder: true,
  hasUserIdAlias: false,
  showUserIdAliasTooltip: true,
  showPromoCode: true,
  standingDi: true,
  isSingleAccountUser: false,
  dvtCompleted: true,
  etradingRight: true,
  thisMonthIsBirthDayMonth: false,
  isStaff7days: false,
  isStaff60days: true,
  isOA2: true,
  isVCClient: true,
  vcaEnabled: false,
  amlReactivationEligibility: 'REQUESTED',
};

const hk = {
  ...common,
  ...hkFlags,
  illegibleReasons: ['NO_BANK', 'FROZEN'],
  msAccounts: [{ msAccountNo: '900000000001', isStaffApproval: true }],
  taAccountHKs: [{ accountSid: 'S1', accountNo: '100000000001', spiCurrencies: ['HKD', 'USD'] }],
  mfaIndicator: 'N',
  mfaReminderMessage: 'Please set up a second factor.',
  referralCode: 'ABC123',
};

const tw = {
  ...common,
  elderlyIndicator: true,
  disadvantagedElderlyIndicator: false,
  isStaffOnsMoneyApproval: false,
  hasOffshoreNonEcAccount: true,
  accountSupplementalInfoList: [{ etradingRight: true, amc: 'JF', accountStatus: 'N', isFATCA: false }],
  clientSid: 'C9',
};

const readHk = (user: unknown) => readHkUser({ userPortfolioHK: user });
const readTw = (user: unknown) => readTwUser({ userPortfolioTW: user });

describe('a Hong Kong user', () => {
  it('[ENT-12, ENT-13, ENT-14, ENT-15, ENT-16, CONFLICT-51] a Hong Kong user has every field read, the odd spelling left on the wire', () => {
    expect(readHk(hk)).toEqual({
      ok: true,
      value: {
        region: 'HK',
        ...readCommon,
        ...hkFlags,
        ineligibleReasons: ['NO_BANK', 'FROZEN'],
        msAccounts: [{ msAccountNo: '900000000001', isStaffApproval: true }],
        taAccountHKs: [{ accountSid: 'S1', accountNo: '100000000001', spiCurrencies: ['HKD', 'USD'] }],
        mfaIndicator: false,
        mfaReminderMessage: 'Please set up a second factor.',
        referralCode: 'ABC123',
      },
    });
  });

  it('[ENT-14, OPEN-59] a Hong Kong user has what the server leaves out left out, and lists that are empty', () => {
    const nothing = {
      region: 'HK',
      userId: 'U1',
      userNameWithTitle: 'Ms Chan',
      ineligibleReasons: [],
      msAccounts: [],
      taAccountHKs: [],
    };
    const bare = { userId: 'U1', userNameWithTitle: 'Ms Chan' };
    const nulls = Object.fromEntries(Object.keys(hk).map((name) => [name, null]));
    for (const user of [bare, { ...nulls, ...bare }]) {
      const read = readHk(user);
      expect(read).toStrictEqual({ ok: true, value: nothing });
    }
    const empty = {
      ...bare,
      tierDetail: { tier: null },
      email: { email: null },
      taAccountHKs: [{ accountSid: 'S', accountNo: '1', spiCurrencies: null }],
      msAccounts: [{ msAccountNo: '9', isStaffApproval: null }],
    };
    expect(readHk(empty)).toStrictEqual({
      ok: true,
      value: {
        ...nothing,
        tierDetail: {},
        msAccounts: [{ msAccountNo: '9' }],
        taAccountHKs: [{ accountSid: 'S', accountNo: '1', spiCurrencies: [] }],
      },
    });
  });

  it('[SHAPE-15] a Hong Kong user has a second factor when the indicator is Y', () => {
    const indicator = (mfaIndicator: unknown) => {
      const read = readHk({ ...hk, mfaIndicator });
      return read.ok ? read.value.mfaIndicator : read.error;
    };
    expect(['Y', 'N', '', 'y', null].map(indicator)).toEqual([true, false, false, false, undefined]);
  });

  it('[OPEN-89] a Hong Kong user isn’t kept out by an odd value of a flag without effect', () => {
    const odd = {
      standingDi: 'Y',
      isOA2: 1,
      withActiveRSP: {},
      dvtCompleted: [],
      thisMonthIsBirthDayMonth: 'no',
      isSingleAccountUser: 0,
    };
    const read = readHk({ ...hk, ...odd });
    expect(read.ok && Object.keys(odd).map((name) => name in read.value)).toEqual(Object.keys(odd).map(() => false));
  });

  it.each([
    undefined,
    null,
    [],
    'user',
    { ...hk, userId: undefined },
    { ...hk, userNameWithTitle: null },
    { ...hk, isStaff: 'yes' },
    { ...hk, etradingRight: 'Y' },
    { ...hk, illegibleReasons: 'NO_BANK' },
    { ...hk, msAccounts: [{}] },
    { ...hk, taAccountHKs: [{ accountSid: 'S' }] },
    { ...hk, email: 'c@x.hk' },
  ])('[ENT-14] that isn’t one is malformed: %j', (user) => {
    expect(readHk(user)).toEqual(malformed);
  });
});

describe('a Taiwan user', () => {
  it('[ENT-12, ENT-13, ENT-17, ENT-18] a Taiwan user has every field read', () => {
    expect(readTw(tw)).toEqual({
      ok: true,
      value: {
        region: 'TW',
        ...readCommon,
        elderlyIndicator: true,
        disadvantagedElderlyIndicator: false,
        isStaffOnsMoneyApproval: false,
        hasOffshoreNonEcAccount: true,
        accountSupplementalInfoList: [{ etradingRight: true, amc: 'JF', accountStatus: 'N', isFATCA: false }],
        clientSid: 'C9',
      },
    });
  });

  it('[ENT-17] a Taiwan user has what the server leaves out left out', () => {
    const nulls = Object.fromEntries(Object.keys(tw).map((name) => [name, null]));
    const bare = { userId: 'U2', userNameWithTitle: '王先生' };
    const nothing = { ok: true, value: { region: 'TW', ...bare, accountSupplementalInfoList: [] } };
    expect(readTw(bare)).toStrictEqual(nothing);
    expect(readTw({ ...nulls, ...bare })).toStrictEqual(nothing);
    expect(readTw({ ...bare, accountSupplementalInfoList: [{ amc: null, isFATCA: null }] })).toMatchObject({
      value: { accountSupplementalInfoList: [{}] },
    });
  });

  it.each([
    undefined,
    { ...tw, userId: 7 },
    { ...tw, elderlyIndicator: 'Y' },
    { ...tw, accountSupplementalInfoList: {} },
    { ...tw, accountSupplementalInfoList: [{ isFATCA: 'N' }] },
  ])('[ENT-17] that isn’t one is malformed: %j', (user) => {
    expect(readTw(user)).toEqual(malformed);
  });

  it('[ENT-17] a Taiwan user of the other region’s answer is malformed', () => {
    expect(readTwUser({ userPortfolioHK: hk })).toEqual(malformed);
    expect(readHkUser({ userPortfolioTW: tw })).toEqual(malformed);
  });
});

describe('the business view of a user', () => {
  it('[ENT-60] the business view of a user is made of the answer', () => {
    const read = readHk(hk);
    expect(read.ok && toClient(read.value, 'F')).toEqual({
      name: 'Ms Chan',
      gender: 'F',
      lastLoginAt: '2026-11-19T10:00:00Z',
      isFirstLogin: false,
      masterAccountNo: '100000000001',
      riskRating: 'balanced',
      tier: 'gold+',
      email: 'c***@x.hk',
    });
  });

  it('[ENT-61] the business view of a user of Taiwan is made of the answer', () => {
    const read = readTw(tw);
    expect(read.ok && toTaiwanClient(read.value)).toEqual({
      clientRiskRating: 'balanced',
      clientName: 'Ms Chan',
      email: 'c***@x.hk',
      clientId: 'C9',
    });
  });

  it('[ROLE-01] knows no role that the wire may bear', () => {
    const roles = fc.dictionary(
      fc.constantFrom('role', 'roles', 'authorities', 'admin'),
      fc.constantFrom('ADMIN', true, ['ADMIN']),
    );
    fc.assert(
      fc.property(roles, (extra) => {
        expect(readHk({ ...hk, ...extra })).toEqual(readHk(hk));
        expect(readTw({ ...tw, ...extra })).toEqual(readTw(tw));
      }),
    );
  });
});
