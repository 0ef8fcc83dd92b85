import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  checkResetIdentity,
  normaliseResetIdentity,
  type ResetIdentity,
  type ResetProblem,
} from '../../../domain/credentials/reset/check-reset-identity';
import { identityMismatchCode, resetErrorCode } from '../../../domain/credentials/reset/reset-error-codes';
import { regions } from '../../../domain/region';
import {
  hongKongIdentities,
  identitiesOf,
  identityDay,
  taiwanIdentities,
} from '../../arbitraries/credentials-identity';
import { garbage, hostileRuns } from '../../arbitraries/garbage';

const common = { email: 'amy.chan@example.com', birthDate: '1980-02-29', phone: '23456789' };
const hongKong: ResetIdentity = { ...common, pinType: 'login', account: '123456789012' };
const taiwan: ResetIdentity = { ...common, account: 'MINGHUA88', nationalId: 'A123456789', mobile: '0912345678' };

const inHongKong = (change: Partial<ResetIdentity>) =>
  checkResetIdentity('HK', { ...hongKong, ...change }, identityDay);
const inTaiwan = (change: Partial<ResetIdentity>) => checkResetIdentity('TW', { ...taiwan, ...change }, identityDay);

describe('the identity of who asks for a reset', () => {
  it('[RESET-20..26, CONFLICT-12] the identity of who asks for a reset is in order in both regions', () => {
    expect(inHongKong({})).toEqual([]);
    expect(inTaiwan({})).toEqual([]);
  });

  it('[RESET-20, CONFLICT-62] the identity of who asks for a reset has a PIN type in Hong Kong: login or verification', () => {
    expect(inHongKong({ pinType: 'verification' })).toEqual([]);
    expect(inHongKong({ pinType: undefined })).toEqual(['category']);
    expect(checkResetIdentity('HK', untyped({ ...hongKong, pinType: 'both' }), identityDay)).toEqual(['category']);
    expect(inTaiwan({ pinType: undefined })).toEqual([]);
  });

  it('[RESET-21..26, OPEN-58, OPEN-85] the identity of who asks for a reset is read without the invisible signs and hyphens of a contact that was copied', () => {
    const pasted = {
      account: '1234-5678-9012',
      email: '\u202Aamy@example.test\u202C',
      birthDate: '1990-01-02\u200B',

      phone: '\u202A+852 2123\u20114567\u202C',
      nationalId: 'a1234\u200B56789 ',
      mobile: '\u2066+886\u2011900\u2011000\u2011123\u2069',
    };
    expect(normaliseResetIdentity('HK', pasted)).toEqual({
      account: '123456789012',
      email: 'amy@example.test',
      birthDate: '1990-01-02',
      phone: '21234567',
      nationalId: 'A123456789',
      mobile: '0900000123',
    });
  });

  it('[RESET-21] the identity of who asks for a reset has a user name or MasterAccount number as at login', () => {
    expect(inHongKong({ account: '' })).toEqual(['account-missing']);
    expect(inHongKong({ account: ' \u3000' })).toEqual(['account-missing']);
    for (const account of ['12345678901', '1234567890123', '123-456']) {
      expect(inHongKong({ account })).toEqual(['account-invalid']);
    }
    expect(inHongKong({ account: 'amy.chan' })).toEqual([]);
    expect(inHongKong({ account: ' 123456789012 ' })).toEqual([]);
    expect(inTaiwan({ account: '' })).toEqual(['account-missing']);
    expect(inTaiwan({ account: 'amy.chan' })).toEqual(['account-invalid']);
    expect(inTaiwan({ account: '1234567' })).toEqual([]);
  });

  it.each(['a@b.c', 'a@b.c.d', 'a+b_c@sub.example.com', '陳@例.台灣'])(
    '[RESET-22, OPEN-85] the identity of who asks for a reset may have the e-mail %s',
    (email) => expect(inHongKong({ email })).toEqual([]),
  );

  it.each([
    'a',
    'a@b',
    '@b.c',
    'a@',
    'a@.b',
    'a@b.',
    'a@b@c.d',
    'a b@c.d',
    'a@b.c d',
    ' a@b.c',
    'a@b.c\n',
    'a@b.c\u3000',
    'a.b@c',
  ])('[RESET-22, OPEN-85] the identity of who asks for a reset can’t have the e-mail %j', (email) => {
    expect(inHongKong({ email })).toEqual(['email-invalid']);
  });

  it('[RESET-22, OPEN-85] the identity of who asks for a reset may have an e-mail of 254 characters, and of none more', () => {
    for (const email of [`${'a'.repeat(242)}@example.com`, `a@b.${'c'.repeat(250)}`]) {
      expect(inHongKong({ email })).toEqual([]);
      expect(inHongKong({ email: `${email}m` })).toEqual(['email-invalid']);
    }
  });

  it('[RESET-22, RESET-23, RESET-24] the identity of who asks for a reset can’t be without e-mail, date of birth and phone', () => {
    for (const nothing of ['', '  ']) {
      const rest = { email: nothing, birthDate: nothing, phone: nothing };
      expect(inHongKong(rest)).toEqual(['email-missing', 'birth-date-missing', 'phone-missing']);
      expect(inTaiwan(rest)).toEqual(['email-missing', 'birth-date-missing', 'phone-missing']);
    }
  });

  it('[RESET-23, OPEN-85] the identity of who asks for a reset has a real date of birth in the past', () => {
    for (const birthDate of ['2026-05-31', '1900-01-01', '2000-02-29']) expect(inHongKong({ birthDate })).toEqual([]);
    for (const birthDate of [
      '2026-06-01',
      '2026-06-02',
      '1980-02-30',
      '1900-02-29',
      '1980-2-9',
      '19800209',
      '09/02/1980',
      '1980-02-09T00:00:00Z',
      '１９８０-02-09',
    ]) {
      expect(inHongKong({ birthDate })).toEqual(['birth-date-invalid']);
    }
    expect(checkResetIdentity('HK', hongKong, 'today')).toEqual(['birth-date-invalid']);
  });

  it('[RESET-24, OPEN-85] the identity of who asks for a reset has a phone of 8 digits, or of + and 7 to 15', () => {
    for (const phone of ['23456789', '+1234567', '+123456789012345']) expect(inHongKong({ phone })).toEqual([]);
    for (const phone of [
      '2345678',
      '234567890',
      '+123456',
      '+1234567890123456',
      '852 23456789',
      '2345-6789',
      '++23456789',
      '２３４５６７８９',
      '23456789\n',
      '1+23456789',
    ]) {
      expect(inHongKong({ phone })).toEqual(['phone-invalid']);
    }
    expect(inTaiwan({ phone: '+886223456789' })).toEqual([]);
  });

  it('[RESET-25, RESET-26, CONFLICT-12] the identity of who asks for a reset has a national ID and a mobile number too in Taiwan', () => {
    expect(inTaiwan({ nationalId: undefined, mobile: undefined })).toEqual(['national-id-missing', 'mobile-missing']);
    expect(inTaiwan({ nationalId: ' ', mobile: '' })).toEqual(['national-id-missing', 'mobile-missing']);
    expect(inTaiwan({ nationalId: 'A323456789' })).toEqual(['national-id-invalid']);
    expect(inTaiwan({ mobile: '0812345678' })).toEqual(['mobile-invalid']);
    expect(inHongKong({ nationalId: 'x', mobile: 'x' })).toEqual([]);
  });

  it('[RESET-20..26] tells everything that is wrong at once, in the order of the form', () => {
    const wrong = { account: '?', email: '?', birthDate: '?', phone: '?', nationalId: '?', mobile: '?' };
    expect(checkResetIdentity('HK', wrong, identityDay)).toEqual([
      'category',
      'account-invalid',
      'email-invalid',
      'birth-date-invalid',
      'phone-invalid',
    ]);
    expect(checkResetIdentity('TW', wrong, identityDay)).toEqual([
      'account-invalid',
      'email-invalid',
      'birth-date-invalid',
      'phone-invalid',
      'national-id-invalid',
      'mobile-invalid',
    ]);
  });
});

describe('the rules of a reset', () => {
  it('[RESET-20..26, CONFLICT-12, CONFLICT-62] accept what is made by them', () => {
    fc.assert(fc.property(hongKongIdentities, (identity) => expectProblems('HK', identity, [])));
    fc.assert(fc.property(taiwanIdentities, (identity) => expectProblems('TW', identity, [])));
  });

  it('[RESET-20..26] refuse an identity without one field, for that field alone', () => {
    fc.assert(
      fc.property(hongKongIdentities, taiwanIdentities, fc.constantFrom('', ' ', '\t'), (local, other, blank) => {
        expectProblems('HK', { ...local, pinType: undefined }, ['category']);
        for (const [field, name] of fields) {
          const isTaiwanese = field === 'nationalId' || field === 'mobile';
          if (!isTaiwanese) expectProblems('HK', { ...local, [field]: blank }, [`${name}-missing`]);
          expectProblems('TW', { ...other, [field]: blank }, [`${name}-missing`]);
        }
      }),
    );
  });

  it('[RESET-20..26] refuse an identity with one field spoilt, for that field alone', () => {
    fc.assert(
      fc.property(taiwanIdentities, fc.constantFrom('?', ' ?', '中', '\u0000'), (identity, stain) => {
        for (const [field, name] of fields) {
          // An e-mail may well begin with such a character, but it may not hold another @.
          const spoilt = field === 'email' ? `${stain}@` : stain;
          expectProblems('TW', { ...identity, [field]: spoilt + (identity[field] ?? '') }, [`${name}-invalid`]);
        }
      }),
    );
  });

  it('[RESET-20..26] tell each problem once for any garbage, each with a code, and nothing throws', () => {
    fc.assert(
      fc.property(fc.constantFrom(...regions), identitiesOf(garbage), garbage, (region, identity, today) => {
        const problems = checkResetIdentity(region, identity, today);
        expect(new Set(problems).size).toBe(problems.length);
        expect(problems.includes('category')).toBe(region === 'HK');
        expect(problems.map(resetErrorCode).every((code) => /^PRE000[0-8]$/.test(code))).toBe(true);
      }),
      { numRuns: hostileRuns },
    );
  });
});

describe('the code of a reset’s problem', () => {
  it.each([
    ['category', 'PRE0000'],
    ['account-missing', 'PRE0001'],
    ['account-invalid', 'PRE0002'],
    ['email-missing', 'PRE0003'],
    ['email-invalid', 'PRE0004'],
    ['birth-date-missing', 'PRE0005'],
    ['birth-date-invalid', 'PRE0006'],
    ['phone-missing', 'PRE0007'],
    ['national-id-missing', 'PRE0007'],
    ['mobile-missing', 'PRE0007'],
    ['phone-invalid', 'PRE0008'],
    ['national-id-invalid', 'PRE0008'],
    ['mobile-invalid', 'PRE0008'],
  ] as const)('[OPEN-02] the code of a reset’s problem of %s is %s', (problem, code) =>
    expect(resetErrorCode(problem)).toBe(code),
  );

  it('[OPEN-02] the code of a reset’s problem is PRE0008 too when well-formed data isn’t that of our records', () => {
    expect(identityMismatchCode).toBe('PRE0008');
  });

  it('[OPEN-02] the code of a reset’s problem is none for what isn’t a problem', () => {
    for (const text of ['', 'account', 'account-missing ', '__proto__', 'constructor']) {
      expect(Reflect.apply(resetErrorCode, undefined, [text])).toBe('');
    }
  });
});

const fields = [
  ['account', 'account'],
  ['email', 'email'],
  ['birthDate', 'birth-date'],
  ['phone', 'phone'],
  ['nationalId', 'national-id'],
  ['mobile', 'mobile'],
] as const;

function expectProblems(region: 'HK' | 'TW', identity: ResetIdentity, problems: readonly ResetProblem[]): void {
  expect(checkResetIdentity(region, identity, identityDay)).toEqual(problems);
}

/** Passes a value from elsewhere that only claims to be an identity. */
const untyped = (value: unknown) => value as ResetIdentity;
