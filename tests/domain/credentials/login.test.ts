import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkLogin } from '../../../domain/credentials/login/check-login';
import { loginErrorCodes } from '../../../domain/credentials/login/login-error-codes';
import { canLogInWith, normaliseLoginName } from '../../../domain/credentials/login/login-name';
import { loginResult } from '../../../domain/credentials/login/login-result';
import { checkLoginPassword } from '../../../domain/credentials/secrets/check-login-password';
import { isTaiwanMobile, isTaiwanNationalId } from '../../../domain/credentials/taiwan-identity';
import { regions } from '../../../domain/region';
import { garbage, hostileRuns } from '../../arbitraries/garbage';

const check = (region: 'HK' | 'TW', username: string, secret = '135790') => checkLogin(region, { username, secret });

describe('the login form', () => {
  it.each(regions)(
    '[AUTH-38, AUTH-39, AUTH-52] the login form in %s needs a user name and a PIN or password',
    (region) => {
      expect(check(region, '', '')).toEqual(['username-required', 'secret-required']);
      expect(check(region, ' \t\u3000', '135790')).toEqual(['username-required']);
      expect(check(region, 'someone', ' ')).toEqual(['secret-required']);
      expect(check(region, 'someone')).toEqual([]);
    },
  );

  it.each(regions)(
    '[CONFLICT-02, AUTH-44] the login form in %s sends no secret with blanks or full-width signs, which can’t be right',
    (region) => {
      for (const secret of [
        'Sunny 4102Tea',
        ' 135790',
        '135790\t',
        '１３５７９０',
        'Ｓunny4102Tea',
        '135790。',
        '135\u3000790',
      ])
        expect(check(region, 'someone', secret)).toEqual(['secret-malformed']);
      for (const secret of ['135790', 'Sunny4102Tea', 'Pa$$w0rd-of_before!'])
        expect(check(region, 'someone', secret)).toEqual([]);
    },
  );

  it('[AUTH-16, AUTH-37, CONFLICT-06] the login form in Hong Kong takes a number only with 12 digits', () => {
    expect(check('HK', '123456789012')).toEqual([]);
    expect(check('HK', ' 123456789012 ')).toEqual([]);
    for (const wrong of [
      '12345678901',
      '1234567890123',
      '1234-5678-90',
      '１２３４５６７８９０１２',
      '123 456 789 012',
    ]) {
      expect(check('HK', wrong)).toEqual(['format-incorrect']);
    }
  });

  it('[CONFLICT-06] the login form in Hong Kong takes anything with a letter as a user name', () => {
    for (const name of ['a', 'amy.chan', '12345678901a', '陳大文', 'élan-9']) expect(check('HK', name)).toEqual([]);
  });

  it('[AUTH-23, AUTH-41, CONFLICT-06] the login form in Taiwan takes half-width letters and digits of any number', () => {
    for (const name of ['A123456789', 'a', '7', 'olduser', 'X'.repeat(40)]) expect(check('TW', name)).toEqual([]);
    for (const wrong of ['amy.chan', '陳大文', 'ＡＢＣ１２３', 'amy chan', 'é']) {
      expect(check('TW', wrong)).toEqual(['format-incorrect']);
    }
  });

  it('[CONFLICT-02, AUTH-39] the login form in Taiwan takes a password that breaks the rules of a new one: those are for choosing it', () => {
    for (const secret of ['a', 'short1', '12345678', 'WANG8888', 'x'.repeat(40)]) {
      expect(check('TW', 'WANG8888', secret)).toEqual([]);
      const context = { userCode: 'WANG8888', previousMatches: false };
      expect(checkLoginPassword(secret, context).some(({ status }) => status === 'F')).toBe(true);
    }
    expect(check('TW', 'WANG8888', '')).toEqual(['secret-required']);
  });

  it('[AUTH-39, AUTH-41] says all that is wrong at once', () => {
    expect(check('TW', 'a b', '')).toEqual(['secret-required', 'format-incorrect']);
  });

  it('[AUTH-37, AUTH-41] judges a number by its length in Hong Kong and never in Taiwan', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9]{1,20}$/), (number) => {
        expect(check('HK', number)).toEqual(number.length === 12 ? [] : ['format-incorrect']);
        expect(check('TW', number)).toEqual([]);
      }),
    );
  });

  it('[AUTH-41] never throws, and names each problem once', () => {
    fc.assert(
      fc.property(fc.constantFrom(...regions), garbage, garbage, (region, username, secret) => {
        const problems = checkLogin(region, { username, secret });
        expect(new Set(problems).size).toBe(problems.length);
        expect(problems.includes('username-required')).toBe(username.trim() === '');
      }),
      { numRuns: hostileRuns },
    );
  });

  const isRefusedWith = (...codes: readonly string[]) =>
    expect(loginErrorCodes).toEqual(expect.arrayContaining([...codes]));

  it('[ERR-26, ERR-27, ERR-30, ERR-33..36] the login form are refused for what is typed, and from where, with these codes', () => {
    isRefusedWith('LOG0001', 'LOG0003', 'LOG0007', 'LOG0010', 'LOG0011', 'LOG0012', 'LOG0013');
  });

  it('[ERR-28, ERR-29, ERR-31, ERR-32] the login form are refused for the state of the account with these codes', () => {
    isRefusedWith('LOG0005', 'LOG0006', 'LOG0008', 'LOG0009');
  });

  it('[OPEN-03] the login form are refused with these eleven codes and no other, LOG0002 and LOG0004 not among them', () => {
    expect(loginErrorCodes).toHaveLength(11);
    for (const none of ['LOG0002', 'LOG0004']) expect(loginErrorCodes).not.toContain(none);
  });
});

describe('the normalised login name', () => {
  it('[CONFLICT-06, I18N-16, OPEN-48] the normalised login name is half-width and trimmed, in capitals in Taiwan', () => {
    expect(normaliseLoginName('HK', ' Ａmy１ ')).toBe('Amy1');
    expect(normaliseLoginName('TW', '\u3000ａmy1\n')).toBe('AMY1');
  });

  it('[CONFLICT-06, OPEN-58] the normalised login name has no invisible signs, and in Hong Kong a number may be grouped as it is printed', () => {
    expect(normaliseLoginName('TW', '\u202Awang\u200B8888\u202C')).toBe('WANG8888');
    for (const typed of [
      '123456789012',
      '1234 5678 9012',
      '1234-5678-9012',
      '\u202A１２３４\u20115678\u20119012\u202C',
    ])
      expect(normaliseLoginName('HK', typed)).toBe('123456789012');
    expect(normaliseLoginName('HK', 'amy-chan 8')).toBe('amy-chan 8');
  });

  it('[CONFLICT-06] the normalised login name is settled after one go, as good as the typed one, and never throws', () => {
    fc.assert(
      fc.property(fc.constantFrom(...regions), fc.oneof(garbage, fc.string()), (region, text) => {
        const name = normaliseLoginName(region, text);
        expect(normaliseLoginName(region, name)).toBe(name);
        if (checkLogin(region, { username: text, secret: 's' }).length === 0) expect(check(region, name)).toEqual([]);
      }),
    );
  });
});

describe('the name a client may log in with', () => {
  it('[AUTH-48] the name a client may log in with is the username alone of whoever has one, and the number of whoever has none', () => {
    expect(canLogInWith('YANG5173', 'YANG5173')).toBe(true);
    expect(canLogInWith('L200000111', 'YANG5173')).toBe(false);
    expect(canLogInWith('510012300937', 'fungwai1')).toBe(false);
    expect(canLogInWith('510012300270', undefined)).toBe(true);
  });

  it('[AUTH-48] the name a client may log in with with a username is never any other text', () => {
    fc.assert(
      fc.property(garbage, garbage, (typed, userName) => {
        expect(canLogInWith(typed, userName)).toBe(typed === userName);
        expect(canLogInWith(typed, undefined)).toBe(true);
      }),
    );
  });
});

describe('the answer to a right password', () => {
  it('[AUTH-05, ENT-56] says whether a code is asked for, and where it could go', () => {
    const client = { mobile: '0912345678', email: 'wang@example.test' };
    const masked = { maskedMobileNumber: '09****678', maskedEmail: 'w***@example.test' };
    expect(loginResult({ ...client, asksForCode: true })).toEqual({ enabledLoginOtp: true, ...masked });
    expect(loginResult({ ...client, asksForCode: false })).toEqual({ enabledLoginOtp: false, ...masked });
    expect(loginResult({ mobile: '', email: '', asksForCode: true })).toEqual({ enabledLoginOtp: true });
  });

  it('[AUTH-05] never shows more than five digits, nor more than a letter of who is written to', () => {
    const mobiles = fc.stringMatching(/^\d{1,16}$/);
    const emails = fc.tuple(fc.stringMatching(/^[a-z.@]{2,20}$/), fc.constantFrom('a.test', 'mail.example.test'));
    fc.assert(
      fc.property(mobiles, emails, (mobile, [before, host]) => {
        const { maskedMobileNumber = '', maskedEmail } = loginResult({
          mobile,
          email: `${before}@${host}`,
          asksForCode: true,
        });
        const shown = maskedMobileNumber.replace('****', '');
        expect(shown.length).toBeLessThanOrEqual(Math.min(5, mobile.length - 1));
        expect(maskedEmail).toBe(`${before[0]}***@${host}`);
      }),
    );
    expect(loginResult({ mobile: '', email: 'no host', asksForCode: true }).maskedEmail).toBe('***');
  });
});

describe('a Taiwan identity', () => {
  it.each(['A123456789', 'a123456789', 'Z212345678', 'B812345678', 'B912345678', 'AA12345678', 'fD12345678'])(
    '[OPEN-45] a Taiwan identity may be %s',
    (text) => expect(isTaiwanNationalId(text)).toBe(true),
  );

  it.each([
    '',
    'A323456789',
    'A12345678',
    'A1234567890',
    '1123456789',
    'AE12345678',
    ' A123456789',
    'A123456789\n',
    'Ａ123456789',
    'A12345678９',
  ])('[OPEN-45] a Taiwan identity can’t be %j', (text) => expect(isTaiwanNationalId(text)).toBe(false));

  it('[OPEN-45] a Taiwan identity has a mobile number of 09 and eight digits', () => {
    expect(isTaiwanMobile('0912345678')).toBe(true);
    for (const wrong of [
      '',
      '0812345678',
      '091234567',
      '09123456789',
      '+886912345678',
      '0912-345678',
      '０９１２３４５６７８',
      '0912345678\n',
    ]) {
      expect(isTaiwanMobile(wrong)).toBe(false);
    }
  });

  it('[OPEN-45] a Taiwan identity is never also a mobile number', () => {
    fc.assert(
      fc.property(fc.oneof(garbage, fc.stringMatching(/^[A-D0][1289A-D]\d{8}$/)), (text) => {
        expect(isTaiwanMobile(text) && isTaiwanNationalId(text)).toBe(false);
      }),
    );
  });
});
