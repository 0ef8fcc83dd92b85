import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  checkLoginPassword,
  loginPasswordRules,
  type LoginPasswordRule,
} from '../../../domain/credentials/secrets/check-login-password';
import { commonWords, isCommonPassword } from '../../../domain/credentials/secrets/common-passwords';
import { loginPasswords, userCodes } from '../../arbitraries/credentials';
import { alphabetRuns, inAnyCase, letterKeyRuns, scatteredDigits } from '../../arbitraries/credentials-runs';
import { garbage, hostileRuns } from '../../arbitraries/garbage';
import { sharedDataFile } from '../../builders/shared-data';

const published = sharedDataFile('hostile/passwords_shape_ok.txt');
const context = { userCode: 'MINGHUA88', previousMatches: false };
const slots = (password: string, given: Parameters<typeof checkLoginPassword>[1] = context): string =>
  checkLoginPassword(password, given)
    .map(({ status }) => status)
    .join('');
const failed = (password: string): readonly LoginPasswordRule[] =>
  checkLoginPassword(password, context)
    .filter(({ status }) => status === 'F')
    .map(({ rule }) => rule);

describe('a Taiwan login password', () => {
  it('[CRED-11..21] a Taiwan login password has eleven rules, always in the same slots', () => {
    expect(checkLoginPassword('Kd7mQ2xv', context).map(({ rule }) => rule)).toEqual([
      'length',
      'uppercase',
      'lowercase',
      'number',
      'not-user-code',
      'not-national-id',
      'not-previous',
      'no-repeats',
      'no-keyboard-run',
      'no-sequence',
      'no-special-characters',
    ]);
    expect(slots('Kd7mQ2xv')).toBe('PPPPPPPPPPP');
    expect(slots('')).toBe('FFFFPPPPPPP');
  });

  it('[CRED-11] a Taiwan login password has 8 to 20 characters', () => {
    expect(failed('Kd7mQ2x')).toEqual(['length']);
    expect(failed('Kd7mQ2xv'.padEnd(20, 'K7'))).toEqual([]);
    expect(failed('Kd7mQ2xv'.padEnd(21, 'K7'))).toEqual(['length']);
  });

  it('[CRED-12, CRED-13, CRED-14] a Taiwan login password has a capital, a small letter and a number', () => {
    expect(failed('kd7mq2xv')).toEqual(['uppercase']);
    expect(failed('KD7MQ2XV')).toEqual(['lowercase']);
    expect(failed('KdzmQpxv')).toEqual(['number']);
    expect(failed('84028402')).toEqual(['uppercase', 'lowercase']);
    expect(failed('É中7mq2xv')).toEqual(['uppercase', 'no-special-characters']);
    expect(failed('Kd７mQ２xv')).toEqual(['number', 'no-special-characters']);
  });

  it('[CRED-15] a Taiwan login password isn’t the user code, in either case', () => {
    expect(failed('Minghua88')).toEqual(['not-user-code']);
    expect(slots('Minghua88', { ...context, userCode: 'mINGHUA88' })).toBe('PPPPFPPPPPP');
    expect(failed('Minghua889')).toEqual([]);
    expect(slots('Minghua88', { ...context, userCode: '' })).toBe('PPPPPPPPPPP');
  });

  it('[CRED-16] a Taiwan login password hasn’t the format of a national ID', () => {
    expect(failed('A185207413')).toEqual(['lowercase', 'not-national-id']);
    expect(failed('Ab85207413')).toEqual(['not-national-id']);
    expect(failed('Ae85207413')).toEqual([]);
    expect(failed('0918520741')).toEqual(['uppercase', 'lowercase']);
  });

  it('[CRED-17] a Taiwan login password isn’t the previous one, which isn’t known before the server has answered', () => {
    expect(slots('Kd7mQ2xv', { userCode: '', previousMatches: true })).toBe('PPPPPPFPPPP');
    expect(slots('Kd7mQ2xv', { userCode: '', previousMatches: false })).toBe('PPPPPPPPPPP');
    expect(slots('Kd7mQ2xv', { userCode: '' })).toBe('PPPPPPNPPPP');
  });

  it('[CRED-18, OPEN-84] a Taiwan login password hasn’t one character five times in a row, in either case', () => {
    expect(failed('Kd7aaaaa')).toEqual(['no-repeats', 'no-keyboard-run']);
    expect(failed('Kd7aAaAa')).toEqual(['no-repeats', 'no-keyboard-run']);
    expect(failed('Kd7aaaa7')).toEqual([]);
  });

  it('[CRED-19, OPEN-46, OPEN-84] a Taiwan login password hasn’t five keys of a row in a row, either way', () => {
    for (const password of ['Kd7qwert', 'Kd7PoIuY', 'Kd7lkjhg', '67890Kdm']) {
      expect(failed(password)).toEqual(['no-keyboard-run']);
    }
    for (const password of ['Kd7qwer7', 'Kd7qazxc', '7890Kd12']) expect(failed(password)).toEqual([]);
  });

  it('[CRED-20, OPEN-46] a Taiwan login password hasn’t five letters or digits in order, up or down', () => {
    for (const password of ['Kd7abcde', 'Kd7ZyXwV', '01234Kdm']) expect(failed(password)).toEqual(['no-sequence']);
    for (const password of ['Kd7abcd7', 'Kd7yzabc', '8901Kd34']) expect(failed(password)).toEqual([]);
  });

  it.each(['#', '$', '%', '&', '*', '@', ' ', '-', 'é', '中', 'ｂ', '\n'])(
    '[CRED-21] a Taiwan login password hasn’t a special character such as %j',
    (character) => {
      expect(failed(`Kd7m${character}Q2xv`)).toEqual(['no-special-characters']);
      expect(failed(`Kd7mQ2xv${character}`)).toEqual(['no-special-characters']);
    },
  );
});

describe('the rules of a login password', () => {
  it('[CRED-11..21] accept what is made by them', () => {
    fc.assert(
      fc.property(loginPasswords, (password) => {
        expect(failed(password)).toEqual([]);
      }),
      { numRuns: 2_000 },
    );
  });

  it('[CRED-11] refuse one that is cut or lengthened', () => {
    const short = fc.integer({ min: 3, max: 7 });
    fc.assert(
      fc.property(loginPasswords, short, fc.integer({ min: 21, max: 60 }), (password, shortest, longest) => {
        expect(failed(password.slice(0, shortest))).toEqual(['length']);
        expect(failed(`${password.replace(/[0-9]*$/, '')}7`.padEnd(longest, 'K7'))).toEqual(['length']);
      }),
    );
  });

  it('[CRED-12, CRED-13, CRED-14] refuse one without capitals, small letters or numbers', () => {
    fc.assert(
      fc.property(loginPasswords, (password) => {
        expect(failed(password.toLowerCase())).toEqual(['uppercase']);
        expect(failed(password.toUpperCase())).toEqual(['lowercase']);
        expect(failed(password.replace(/[0-9]/g, ''))).toContain('number');
      }),
    );
  });

  it('[CRED-15] refuse the user code in any case and nothing else for it', () => {
    const twins = loginPasswords.chain((password) => fc.tuple(fc.constant(password), inAnyCase(fc.constant(password))));
    fc.assert(
      fc.property(twins, userCodes, ([password, twin], userCode) => {
        expect(slots(password, { userCode: twin })).toBe('PPPPFPNPPPP');
        expect(slots(password, { userCode })).toBe('PPPPPPNPPPP');
      }),
    );
  });

  it('[CRED-16] refuse identities, and pass them with one letter more', () => {
    const id = fc.tuple(fc.stringMatching(/^[A-Z][1289a-d]$/), scatteredDigits(8, 8)).map((parts) => parts.join(''));
    fc.assert(
      fc.property(id, (nationalId) => {
        expect(failed(nationalId)).toContain('not-national-id');
        expect(failed(`${nationalId}x`)).not.toContain('not-national-id');
      }),
    );
  });

  it('[CRED-18, CRED-19, CRED-20] refuse a run of five, wherever it stands', () => {
    const letter = fc.stringMatching(/^[A-Za-z]$/);
    fc.assert(
      fc.property(
        loginPasswords,
        inAnyCase(letterKeyRuns),
        inAnyCase(alphabetRuns),
        letter,
        (whole, keys, order, same) => {
          const stem = whole.slice(0, 13).replace(/[0-9]*$/, '7');
          for (const join of [(run: string) => stem + run, (run: string) => `${run}3${stem}`]) {
            expect(failed(join(keys))).toEqual(['no-keyboard-run']);
            expect(failed(join(order))).toEqual(['no-sequence']);
            expect(failed(join(same.repeat(5)))).toEqual(['no-repeats', 'no-keyboard-run']);
          }
        },
      ),
    );
  });

  it('[CRED-21] refuse any character but half-width letters and digits', () => {
    const other = fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }).filter((text) => !/[A-Za-z0-9]/.test(text));
    fc.assert(
      fc.property(loginPasswords, fc.nat({ max: 11 }), other, (password, place, character) => {
        const spoilt = password.slice(0, place) + character + password.slice(place);
        expect(failed(spoilt)).toEqual(['no-special-characters']);
      }),
    );
  });

  it('[CRED-17] leave every other slot alone, whatever the server says', () => {
    fc.assert(
      fc.property(garbage, fc.boolean(), (password, previousMatches) => {
        const told = slots(password, { userCode: '', previousMatches });
        const untold = slots(password, { userCode: '' });
        expect(told.slice(0, 6) + told.slice(7)).toBe(untold.slice(0, 6) + untold.slice(7));
        expect([untold.charAt(6), told.charAt(6)]).toEqual(['N', previousMatches ? 'F' : 'P']);
      }),
    );
  });

  it('[CRED-11..21] the rules of a login password have eleven slots in their order for any garbage, and nothing throws', () => {
    fc.assert(
      fc.property(garbage, garbage, (password, userCode) => {
        const checks = checkLoginPassword(password, { userCode });
        expect(checks.map(({ rule }) => rule)).toEqual(loginPasswordRules);
        const isLegal = /^(?=.*[A-Z])(?=.*[a-z])(?=.*[0-9])[A-Za-z0-9]{8,20}$/.test(password);
        if (checks.every(({ status }) => status !== 'F')) expect(isLegal).toBe(true);
      }),
      { numRuns: hostileRuns },
    );
  });

  it.skipIf(published === undefined)(
    '[CRED-11, CRED-12, CRED-13, CRED-14, CRED-21] pass the length and characters of published passwords that have them',
    () => {
      const passwords = readFileSync(published ?? '', 'utf8')
        .split('\n')
        .filter((line) => line !== '');
      expect(passwords.length).toBeGreaterThan(1_000);
      const shape: readonly LoginPasswordRule[] = [
        'length',
        'uppercase',
        'lowercase',
        'number',
        'no-special-characters',
      ];
      for (const password of passwords) {
        expect([password, ...failed(password).filter((rule) => shape.includes(rule))]).toEqual([password]);
      }
      expect(passwords.filter((password) => isCommonPassword(password)).length).toBeGreaterThan(10);
    },
  );
});

describe('an insecure password', () => {
  it('[OPEN-50] an insecure password is held against another list as against the small one, and against all of it', () => {
    const list = new Set(['orchid', 'ab12345c']);
    for (const password of ['Orchid', '77orchID123', 'AB12345c', '1AB12345c'])
      expect([password, isCommonPassword(password, list)]).toEqual([password, true]);
    for (const password of ['password', 'orchids', '12345orchid'])
      expect([password, isCommonPassword(password, list)]).toEqual([password, false]);
  });

  it.each([
    'Password1',
    'Passw0rd',
    'PASSWORD2024',
    '1Letmein',
    'Welcome123',
    'Taiwan88',
    '2026Hongkong',
    'Q1w2e3r4',
    '1qaz2wsx',
    'Abcd1234',
  ])('[OPEN-50] an insecure password is one like %s', (password) => expect(isCommonPassword(password)).toBe(true));

  it.each(['', '12345678', 'Kd7mQ2xv', 'Password20260', '12345Password', 'MyTaiwan88x', 'Pass1word', 'Password1\n'])(
    '[OPEN-50] an insecure password isn’t %j',
    (password) => expect(isCommonPassword(password)).toBe(false),
  );

  it('[OPEN-50] an insecure password is any word of the list in any case, with up to four digits on either side', () => {
    const digits = fc.stringMatching(/^[0-9]{0,4}$/);
    fc.assert(
      fc.property(inAnyCase(fc.constantFrom(...commonWords)), digits, digits, (word, before, after) => {
        expect(isCommonPassword(before + word + after)).toBe(true);
        expect(isCommonPassword(`${before}${word}x${after}`)).toBe(false);
      }),
    );
    for (const word of commonWords) expect(word).toMatch(/^[a-z][a-z0-9]{1,14}[a-z]$/);
  });

  it('[OPEN-50] an insecure password is never one with a stranger inside, nor garbage', () => {
    fc.assert(
      fc.property(fc.oneof(garbage, loginPasswords, fc.constantFrom('__proto__', 'constructor')), (text) => {
        if (isCommonPassword(text)) expect(commonWords.some((word) => text.toLowerCase().includes(word))).toBe(true);
      }),
      { numRuns: hostileRuns },
    );
  });
});

it('[CRED-15, OPEN-49] leaves the slot of the user code to the server where the code isn’t known', () => {
  const slot = checkLoginPassword('Kd7mQ2xv', { userCode: undefined }).find(({ rule }) => rule === 'not-user-code');
  expect(slot?.status).toBe('N');
});
