import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toClient, isFirstLogin, orderEmail, toTaiwanClient } from '../../../domain/clients/client';
import { clientAccounts, isPlanAccount, masterAccountNo, planAccounts } from '../../../domain/clients/client-accounts';
import { planAccountNo } from '../../../domain/clients/plan-account-no';
import { clientAccountTypes } from '../../../domain/clients/client-account-type';
import { genders, parseGender, salutation } from '../../../domain/clients/gender';
import { defaultSetting, withDefaultSetting } from '../../../domain/clients/setting';
import { defaultPreferenceCurrency, viewingCurrency } from '../../../domain/clients/viewing-currency';
import { currencies } from '../../../domain/money/currency';
import { regions } from '../../../domain/region';
import { expectToReadOnly } from '../../arbitraries/enumeration';
import { garbage } from '../../arbitraries/garbage';
import { hkUsers, twUsers } from '../../arbitraries/user';
import { hkUser, twUser } from './users';

describe('a client’s gender', () => {
  it('[ENUM-55] a client’s gender is M or F', () => {
    expect(genders).toEqual(['M', 'F']);
    expectToReadOnly(parseGender, ['M', 'F']);
  });

  it('[ACCT-09, FMT-17] makes the client Mr or Ms, and neither when it isn’t known', () => {
    expect([salutation('M'), salutation('F'), salutation(undefined)]).toEqual(['Mr', 'Ms', '']);
    expect(salutation(parseGender('X'))).toBe('');
  });
});

describe('the e-mail about an order', () => {
  it('[ENT-60, ENT-61, TRADE-75] goes to the client’s own address in either region, and to none where none is known', () => {
    const email = 'a@example.test';
    expect([orderEmail(hkUser({ email })), orderEmail(twUser({ email }))]).toEqual([email, email]);
    expect([orderEmail(hkUser()), orderEmail(twUser())]).toEqual([undefined, undefined]);
  });
});

describe('the first login', () => {
  it('[ACCT-11] the first login is the one before which the server knows of none', () => {
    expect([undefined, '', ' '].map(isFirstLogin)).toEqual([true, true, true]);
    expect(isFirstLogin('2026-11-19T10:00:00Z')).toBe(false);
  });

  it('[ACCT-11] the first login isn’t one with any date of an earlier one, readable or not', () => {
    fc.assert(
      fc.property(garbage, (text) => {
        expect(isFirstLogin(text)).toBe(text.trim() === '');
      }),
    );
  });
});

describe('a client', () => {
  it('[ENT-60] a client is who is signed in, with the first master account, the rating in force and the tier', () => {
    const user = hkUser({
      userNameWithTitle: 'Ms Chan',
      lastLoginDate: '2026-11-19T10:00:00Z',
      taAccountHKs: [
        { accountSid: 'S1', accountNo: '100000000001', spiCurrencies: [] },
        { accountSid: 'S2', accountNo: '100000000002', spiCurrencies: [] },
      ],
      effectiveCrr: 'balanced',
      tierDetail: { tier: 'gold+' },
      latestTier: 'silver',
      email: 'c***@x.hk',
    });
    expect(toClient(user, 'F')).toEqual({
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

  it('[ENT-60, ACCT-11] a client of whom little is known has little, and logs in for the first time', () => {
    expect(toClient(hkUser({ tierDetail: {}, latestTier: 'silver' }))).toEqual({
      name: 'Ms Chan',
      isFirstLogin: true,
      tier: 'silver',
    });
    expect(toClient(twUser({ userNameWithTitle: '王先生' }))).toEqual({ name: '王先生', isFirstLogin: true });
  });

  it('[ENT-61] a client of Taiwan has a risk rating, a name, an e-mail and an id', () => {
    const user = twUser({
      userNameWithTitle: '王先生',
      effectiveCrr: 'b',
      email: 'w***@x.tw',
      clientSid: 'C9',
    });
    expect(toTaiwanClient(user)).toEqual({
      clientRiskRating: 'b',
      clientName: '王先生',
      email: 'w***@x.tw',
      clientId: 'C9',
    });
    expect(toTaiwanClient(twUser({ userId: 'U7' })).clientId).toBe('U7');
  });

  it('[ENT-60, ENT-61] bears one name and one e-mail in both views', () => {
    fc.assert(
      fc.property(twUsers, (user) => {
        const client = toClient(user);
        const taiwanese = toTaiwanClient(user);
        expect([taiwanese.clientName, taiwanese.email, taiwanese.clientRiskRating]).toEqual([
          client.name,
          client.email,
          client.riskRating,
        ]);
        expect(client.masterAccountNo).toBeUndefined();
      }),
    );
  });
});

describe('the account that plans invest for', () => {
  it('[ROLE-08, RSP-07, TRADE-79] the account that plans invest for is the first master account; where the region states none the server names it', () => {
    const account = { accountSid: '1', spiCurrencies: [] };
    const accounts = ['100000000001', '100000000002'].map((accountNo) => ({ ...account, accountNo }));
    expect(planAccountNo(hkUser({ taAccountHKs: accounts }))).toBe('100000000001');
    expect(planAccountNo(hkUser({ taAccountHKs: [] }))).toBe('');
    expect(planAccountNo(twUser({}))).toBeUndefined();
  });
});

describe('a client’s accounts', () => {
  it('[PORT-25, ENUM-12, ROLE-08] a client’s accounts are the master account or sub-accounts', () => {
    expect(clientAccountTypes).toEqual(['MA', 'MS']);
  });

  it('[ROLE-08] a client’s accounts are listed by kind, master accounts first', () => {
    const user = hkUser({
      msAccounts: [{ msAccountNo: '9' }, { msAccountNo: '8' }],
      taAccountHKs: [{ accountSid: 'S', accountNo: '5', spiCurrencies: [] }],
    });
    expect(clientAccounts(user)).toEqual([
      { type: 'MA', accountNo: '5' },
      { type: 'MS', accountNo: '9' },
      { type: 'MS', accountNo: '8' },
    ]);
  });

  it('[ROLE-08, RSP-01] name a sub-account for plans and the first master account in Hong Kong, none in Taiwan', () => {
    const taAccountHKs = ['5', '6'].map((accountNo) => ({ accountSid: 'S', accountNo, spiCurrencies: [] }));
    const user = hkUser({ msAccounts: [{ msAccountNo: '9' }], taAccountHKs });
    expect([planAccounts(user), masterAccountNo(user)]).toEqual([[{ msAccountNo: '9' }], '5']);
    expect(['9', '5', undefined].map((number) => isPlanAccount(user, number))).toEqual([true, false, false]);
    expect([planAccounts(twUser()), masterAccountNo(twUser()), masterAccountNo(hkUser())]).toEqual([
      [],
      undefined,
      undefined,
    ]);
  });

  it('[ROLE-08] a client’s accounts are all there, none twice', () => {
    fc.assert(
      fc.property(hkUsers, (user) => {
        const accounts = clientAccounts(user);
        expect(accounts).toHaveLength(user.taAccountHKs.length + user.msAccounts.length);
        const types = accounts.map(({ type }) => type);
        expect(types).toEqual(types.toSorted());
      }),
    );
  });
});

describe('the settings', () => {
  it('[ENT-22, FMT-13, FMT-14] prefer costs S and HKD until the client chooses', () => {
    expect(defaultSetting).toEqual({ costPreference: 'S', showCcy: 'HKD' });
    expect(withDefaultSetting({})).toEqual({ costPreference: 'S', showCcy: 'HKD' });
    expect(withDefaultSetting({ costPreference: ' ', settCcy: '', showCcy: '' })).toEqual({
      costPreference: 'S',
      showCcy: 'HKD',
    });
  });

  it('[ENT-22] keep what the client chose', () => {
    const chosen = { costPreference: 'A', settCostCcy: 'USD', settCcy: 'PYC', profitCcy: 'EUR', showCcy: 'USD' };
    expect(withDefaultSetting(chosen)).toEqual(chosen);
  });

  it('[ENT-22] the settings are settled after the defaults are in', () => {
    const text = fc.option(garbage, { nil: undefined });
    const stored = fc.record({
      costPreference: text,
      settCostCcy: text,
      settCcy: text,
      profitCcy: text,
      showCcy: text,
    });
    fc.assert(
      fc.property(stored, (setting) => {
        const complete = withDefaultSetting(setting);
        expect(withDefaultSetting(complete)).toEqual(complete);
        expect(complete.costPreference.trim() !== '' && complete.showCcy.trim() !== '').toBe(true);
      }),
    );
  });
});

describe('the viewing currency', () => {
  it('[CONFLICT-33, FMT-13] the viewing currency in Hong Kong is the setting’s, else HKD', () => {
    expect(viewingCurrency('HK', { showCcy: 'usd', preferenceCurrency: 'eur' })).toBe('USD');
    expect(viewingCurrency('HK', { preferenceCurrency: 'eur' })).toBe('HKD');
    expect(viewingCurrency('HK', { showCcy: 'PYC' })).toBe('HKD');
  });

  it('[CONFLICT-33, FMT-12] the viewing currency in Taiwan is the preference, twd until there is one', () => {
    expect(defaultPreferenceCurrency).toBe('twd');
    expect(viewingCurrency('TW', { showCcy: 'usd', preferenceCurrency: 'eur' })).toBe('EUR');
    expect(viewingCurrency('TW', { showCcy: 'usd' })).toBe('TWD');
    expect(viewingCurrency('TW', { preferenceCurrency: 'ZZZ' })).toBe('TWD');
    expect(viewingCurrency('TW', { preferenceCurrency: defaultPreferenceCurrency })).toBe('TWD');
  });

  it('[CONFLICT-33] the viewing currency is one of the eleven, in either case of what is stored', () => {
    const stored = fc.oneof(garbage, fc.constantFrom(...currencies));
    fc.assert(
      fc.property(fc.constantFrom(...regions), stored, stored, (region, showCcy, preferenceCurrency) => {
        const currency = viewingCurrency(region, { showCcy, preferenceCurrency });
        expect(currencies).toContain(currency);
        expect(
          viewingCurrency(region, {
            showCcy: showCcy.toLowerCase(),
            preferenceCurrency: preferenceCurrency.toLowerCase(),
          }),
        ).toBe(currency);
      }),
    );
  });
});
