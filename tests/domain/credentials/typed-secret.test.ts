import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  checkTransactionSecret,
  readTransactionSecret,
} from '../../../domain/credentials/secrets/check-transaction-secret';
import { readPresentSecret, typedSecret } from '../../../domain/credentials/secrets/typed-secret';
import { garbage } from '../../arbitraries/garbage';
import { pins } from '../../arbitraries/pin';
import { blanks, invisibleSigns, typedAs } from '../../arbitraries/typing';

const anything = fc.oneof(garbage, fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary' }));
const passwordPolicies = ['login-password', 'trading-password'] as const;

describe('a PIN as it is typed', () => {
  it('[PIN-06, OPEN-58] a PIN as it is typed is half-width, without blanks and invisible signs', () => {
    for (const typed of [
      '528314',
      '５２８３１４',
      '528314 ',
      ' 528 314',
      '528314\u200B',
      '\u202A528314\u202C',
      '\u3000５２８\n314',
    ])
      expect(typedSecret('pin', typed)).toBe('528314');
    expect(typedSecret('pin', '528-314')).toBe('528-314');
  });

  it('[PIN-06] a PIN as it is typed is the six digits that are meant, however they are spelled', () => {
    const spelled = pins.chain((pin) => typedAs(pin, [...blanks, ...invisibleSigns]).map((typed) => ({ pin, typed })));
    fc.assert(
      fc.property(spelled, ({ pin, typed }) => {
        expect(readPresentSecret('pin', typed)).toEqual({ ok: true, value: pin });
        expect(readTransactionSecret('HK', typed)).toEqual({ ok: true, value: pin });
      }),
    );
  });

  it('[PIN-06] a PIN as it is typed is settled after one go, and keeps its digits', () => {
    fc.assert(
      fc.property(anything, (text) => {
        const pin = typedSecret('pin', text);
        expect(typedSecret('pin', pin)).toBe(pin);
        expect(pin.replace(/\D/g, '')).toBe(text.normalize('NFKC').replace(/\D/g, ''));
      }),
    );
  });
});

describe('a password as it is typed', () => {
  it('[CRED-21, CRED-24, CONFLICT-02] a password as it is typed is never changed', () => {
    fc.assert(
      fc.property(fc.constantFrom(...passwordPolicies), anything, (policy, text) => {
        expect(typedSecret(policy, text)).toBe(text);
        const read = readPresentSecret(policy, text);
        if (read.ok) expect(read.value).toBe(text);
        const confirming = readTransactionSecret('TW', text);
        if (confirming.ok) expect(confirming.value).toBe(text);
      }),
    );
  });

  it.each([
    ' Sunny4102Tea',
    'Sunny4102Tea ',
    'Sunny 4102Tea',
    'Sunny4102Tea\u200B',
    'Ｓunny4102Tea',
    'Sunny4102Tea\u3002',
    'ㄋSunny4102Tea',
  ])(
    '[CONFLICT-02, AUTH-44] a password as it is typed is refused with what can’t be in one, and isn’t sent: %j',
    (typed) => {
      for (const policy of passwordPolicies)
        expect(readPresentSecret(policy, typed)).toEqual({ ok: false, error: 'malformed' });
      expect(readTransactionSecret('TW', typed)).toEqual({ ok: false, error: 'not-alphanumeric' });
    },
  );
});

describe('a secret in force', () => {
  it('[AUTH-39] a secret in force is missing where nothing or only blanks are typed', () => {
    for (const typed of ['', ' ', '\t\u3000'])
      for (const policy of ['pin', ...passwordPolicies] as const)
        expect(readPresentSecret(policy, typed)).toEqual({ ok: false, error: 'required' });
  });

  it('[CONFLICT-02] set before today’s rules may still be typed', () => {
    for (const policy of passwordPolicies)
      expect(readPresentSecret(policy, 'Pa$$w0rd-of_before!')).toEqual({ ok: true, value: 'Pa$$w0rd-of_before!' });
  });

  it('[PIN-03, CRED-24] that confirms a transaction has the problems of its region’s policy, and else none', () => {
    fc.assert(
      fc.property(fc.constantFrom('HK' as const, 'TW' as const), anything, (region, text) => {
        const read = readTransactionSecret(region, text);
        if (read.ok) expect(checkTransactionSecret(region, read.value)).toBeUndefined();
        if (region === 'TW' && !read.ok) expect(read.error).toBe(checkTransactionSecret('TW', text));
      }),
    );
  });
});
