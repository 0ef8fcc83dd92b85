import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  checkUserCode,
  normaliseUserCode,
  userCodeRules,
  type UserCodeRule,
} from '../../../domain/credentials/secrets/check-user-code';
import { userCodes } from '../../arbitraries/credentials';
import {
  alphabetRuns,
  inAnyCase,
  letterKeyRuns,
  scatteredDigits,
  scatteredLetters,
} from '../../arbitraries/credentials-runs';
import { garbage, hostileRuns } from '../../arbitraries/garbage';

const free = { taken: false };
const slots = (code: string, context?: { readonly taken?: boolean }): string =>
  checkUserCode(code, context)
    .map(({ status }) => status)
    .join('');
const failed = (code: string): readonly UserCodeRule[] =>
  checkUserCode(code, free)
    .filter(({ status }) => status === 'F')
    .map(({ rule }) => rule);

describe('a Taiwan user code', () => {
  it('[CRED-01..10] a Taiwan user code has ten rules, always in the same slots', () => {
    const rules = checkUserCode('MINGHUA88', free).map(({ rule }) => rule);
    expect(rules).toEqual([
      'length',
      'letter',
      'number',
      'not-taken',
      'not-national-id',
      'not-mobile',
      'no-repeats',
      'no-keyboard-run',
      'no-sequence',
      'no-special-characters',
    ]);
    expect(slots('MINGHUA88', free)).toBe('PPPPPPPPPP');
    expect(slots('', free)).toBe('FFFPPPPPPP');
  });

  it.each(['A1B2C3D4', 'QWER1234', 'ABCD4321', 'ZZZZ0000', '7K7K7K7K7K7K7K7K7K7K', '0912456A', 'QAZ2WSX3'])(
    '[CRED-01..10] a Taiwan user code may be %s',
    (code) => expect(slots(code, free)).toBe('PPPPPPPPPP'),
  );

  it('[CRED-01] a Taiwan user code has 8 to 20 characters', () => {
    expect(failed('A1B2C3D')).toEqual(['length']);
    expect(failed('A1B2C3D4'.padEnd(20, 'K7'))).toEqual([]);
    expect(failed('A1B2C3D4'.padEnd(21, 'K7'))).toEqual(['length']);
  });

  it('[CRED-02, I18N-16, OPEN-48] a Taiwan user code has a letter, in capitals before it is checked and sent', () => {
    expect(failed('83838383')).toEqual(['letter']);
    expect(failed('8383838a')).toEqual([]);
    expect(normaliseUserCode('minghua88')).toBe('MINGHUA88');
  });

  it('[CRED-03] a Taiwan user code has a number', () => expect(failed('MINGHUAX')).toEqual(['number']));

  it('[CRED-04] a Taiwan user code isn’t another’s, which isn’t known before the server has answered', () => {
    expect(slots('MINGHUA88', { taken: true })).toBe('PPPFPPPPPP');
    expect(slots('MINGHUA88', { taken: false })).toBe('PPPPPPPPPP');
    expect(slots('MINGHUA88')).toBe('PPPNPPPPPP');
    expect(slots('MINGHUA88', {})).toBe('PPPNPPPPPP');
  });

  it('[CRED-05] a Taiwan user code hasn’t the format of a national ID', () => {
    for (const code of ['A185207413', 'a285207413', 'AB85207413']) expect(failed(code)).toEqual(['not-national-id']);
    for (const code of ['A385207413', 'A18520741', 'A1852074136', 'XA185207413']) expect(failed(code)).toEqual([]);
  });

  it('[CRED-06] a Taiwan user code isn’t a mobile number', () => {
    expect(failed('0918520741')).toEqual(['letter', 'not-mobile']);
    expect(failed('0818520741')).toEqual(['letter']);
    expect(failed('0918520741A')).toEqual([]);
  });

  it('[CRED-07, OPEN-84] a Taiwan user code hasn’t one character five times in a row, in either case', () => {
    expect(failed('K7AAAAAK7')).toEqual(['no-repeats', 'no-keyboard-run']);
    expect(failed('K7aAaAaK7')).toEqual(['no-repeats', 'no-keyboard-run']);
    expect(failed('K700000K7')).toEqual(['no-repeats', 'no-keyboard-run']);
    expect(failed('K7AAAAK7A')).toEqual([]);
    expect(failed('K7😀😀😀😀😀')).toEqual(['no-repeats', 'no-keyboard-run', 'no-special-characters']);
  });

  it('[CRED-08, OPEN-46] a Taiwan user code hasn’t five keys of a row in a row, either way', () => {
    for (const code of ['7QWERT7K', 'poiuy7K7', '7AsDfG7K', 'K7mnbvc7'])
      expect(failed(code)).toEqual(['no-keyboard-run']);
    expect(failed('K67890KA')).toEqual(['no-keyboard-run']);
    expect(failed('K09876KA')).toEqual(['no-keyboard-run']);
    for (const code of ['7QWER7TK', '7890123K', 'QAZWSX12', 'QWEWQWE7', 'OPASD7K7']) expect(failed(code)).toEqual([]);
  });

  it('[CRED-09, OPEN-46] a Taiwan user code hasn’t five letters or digits in order, up or down, without wrapping round', () => {
    for (const code of ['7ABCDE7K', 'vwxyz7K7', 'K7eDcBa7']) expect(failed(code)).toEqual(['no-sequence']);
    for (const code of ['KA12345K', 'KA98765K']) expect(failed(code)).toEqual(['no-keyboard-run', 'no-sequence']);
    expect(failed('KA01234K')).toEqual(['no-sequence']);
    for (const code of ['7ABCD7K7', 'XYZAB7K7', '7890123K', '7ACEGI7K', '7ABCBA7K']) expect(failed(code)).toEqual([]);
  });

  it.each(['#', '$', '%', '&', '*', '@', ' ', '_', '-', '.', 'é', '中', 'Ａ', '１', '\n', '\u0000'])(
    '[CRED-10] a Taiwan user code hasn’t a special character such as %j',
    (character) => {
      expect(failed(`K7K7${character}K7K7`)).toEqual(['no-special-characters']);
      expect(failed(`K7K7K7K7${character}`)).toEqual(['no-special-characters']);
    },
  );
});

describe('the rules of a user code', () => {
  it('[CRED-01..10] accept what is made by them, in any case', () => {
    fc.assert(
      fc.property(inAnyCase(userCodes), (code) => {
        expect(failed(code)).toEqual([]);
      }),
      { numRuns: 2_000 },
    );
  });

  it('[CRED-01] refuse one that is cut or lengthened', () => {
    fc.assert(
      fc.property(userCodes, fc.integer({ min: 2, max: 7 }), fc.integer({ min: 21, max: 60 }), (code, short, long) => {
        expect(failed(cutTo(code, short))).toEqual(['length']);
        expect(failed(`${code}${code.endsWith('K') ? '7' : ''}`.padEnd(long, 'K7'))).toEqual(['length']);
      }),
    );
  });

  it('[CRED-02, CRED-03] refuse digits alone and letters alone', () => {
    fc.assert(
      fc.property(scatteredDigits(8, 20), inAnyCase(scatteredLetters(8, 20)), (digits, letters) => {
        expect(failed(digits).filter((rule) => rule !== 'not-mobile')).toEqual(['letter']);
        expect(failed(letters)).toEqual(['number']);
      }),
    );
  });

  it('[CRED-05, CRED-06] refuse identities, and pass them with one letter more', () => {
    const id = fc.tuple(fc.stringMatching(/^[A-Z][1289]$/), scatteredDigits(8, 8)).map((parts) => parts.join(''));
    fc.assert(
      fc.property(inAnyCase(id), scatteredDigits(8, 8), (nationalId, digits) => {
        expect(failed(nationalId)).toContain('not-national-id');
        expect(failed(`${nationalId}X`)).not.toContain('not-national-id');
        expect(failed(`09${digits}`)).toContain('not-mobile');
        expect(failed(`09${digits}X`)).not.toContain('not-mobile');
      }),
    );
  });

  it('[CRED-07, CRED-08, CRED-09] refuse a run of five, wherever it stands', () => {
    const letter = fc.stringMatching(/^[A-Z]$/);
    fc.assert(
      fc.property(userCodes, inAnyCase(letterKeyRuns), inAnyCase(alphabetRuns), letter, (code, keys, order, same) => {
        const stem = code.slice(0, 13).replace(/[0-9]*$/, '7');
        for (const join of [(run: string) => stem + run, (run: string) => `${run}3${stem}`]) {
          expect(failed(join(keys))).toEqual(['no-keyboard-run']);
          expect(failed(join(order))).toEqual(['no-sequence']);
          expect(failed(join(same.repeat(5)))).toEqual(['no-repeats', 'no-keyboard-run']);
        }
      }),
    );
  });

  it('[CRED-10] refuse any character but half-width letters and digits', () => {
    const other = fc
      .string({ unit: 'binary', minLength: 1, maxLength: 1 })
      .filter((text) => !/[A-Z0-9]/.test(text.toUpperCase()));
    fc.assert(
      fc.property(userCodes, fc.nat({ max: 8 }), other, (code, place, character) => {
        expect(failed(code.slice(0, place) + character + code.slice(place))).toEqual(['no-special-characters']);
      }),
    );
  });

  it('[CRED-02, OPEN-48] make no difference between capitals and small letters', () => {
    fc.assert(
      fc.property(fc.oneof(userCodes, fc.stringMatching(/^[A-Za-z0-9!]{0,24}$/)), (code) => {
        expect(checkUserCode(code.toLowerCase())).toEqual(checkUserCode(code.toUpperCase()));
        expect(normaliseUserCode(code.toLowerCase())).toBe(normaliseUserCode(code));
        expect(checkUserCode(normaliseUserCode(code), free)).toEqual(checkUserCode(code, free));
      }),
    );
  });

  it('[CRED-04] leave every other slot alone, whatever the server says', () => {
    fc.assert(
      fc.property(garbage, fc.boolean(), (code, taken) => {
        const others = (context?: { readonly taken: boolean }) =>
          checkUserCode(code, context).filter(({ rule }) => rule !== 'not-taken');
        expect(others({ taken })).toEqual(others());
        expect(slots(code, { taken }).charAt(3)).toBe(taken ? 'F' : 'P');
      }),
    );
  });

  it('[CRED-01..10] the rules of a user code have ten slots in their order for any garbage, and nothing throws', () => {
    fc.assert(
      fc.property(garbage, (code) => {
        expect(checkUserCode(code).map(({ rule }) => rule)).toEqual(userCodeRules);
        const isLegal = /^[A-Z0-9]{8,20}$/.test(code.toUpperCase());
        if (failed(code).length === 0) expect(isLegal).toBe(true);
      }),
      { numRuns: hostileRuns },
    );
  });
});

/** The beginning of a user code, still with a letter and a digit and no run. */
const cutTo = (code: string, length: number): string => {
  const cut = code.slice(0, length);
  return /[0-9]/.test(cut) ? cut : `${cut.slice(0, -1)}7`;
};
