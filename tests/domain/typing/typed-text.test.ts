import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkOneTimeCode } from '../../../domain/credentials/login/one-time-code';
import { typedCode } from '../../../domain/typing/typed-code';
import { typedText } from '../../../domain/typing/typed-text';
import { garbage } from '../../arbitraries/garbage';
import { blanks, invisibleSigns, typedAs } from '../../arbitraries/typing';

const anything = fc.oneof(garbage, fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary' }));

describe('a text that is typed or pasted', () => {
  it('[OPEN-58, I18N-16] a text that is typed or pasted is half-width, without invisible signs and without blanks around it', () => {
    expect(typedText('\u202A+852 ２１２３\u200B4567\u202C\u3000')).toBe('+852 21234567');
    expect(typedText('\uFEFF Ａmy\u2060\n')).toBe('Amy');
    expect(typedText(' a\u200B\u0301 ')).toBe('á');
    expect(typedText(undefined as never)).toBe('');
  });

  it('[OPEN-58] a text that is typed or pasted is settled after one go, keeps its digits, and never throws', () => {
    const digitsOf = (text: string) => text.replace(/\D/g, '');
    fc.assert(
      fc.property(anything, (text) => {
        const plain = typedText(text);
        expect(typedText(plain)).toBe(plain);
        expect(digitsOf(plain)).toBe(digitsOf(text.normalize('NFKC')));
        expect(plain).not.toMatch(/[\p{Cf}\p{Default_Ignorable_Code_Point}]|^\s|\s$/u);
      }),
    );
  });
});

describe('a code that is typed or pasted', () => {
  it('[AUTH-28, CRED-28] a code that is typed or pasted has nothing that only groups it: blanks, hyphens of every kind, invisible signs', () => {
    for (const typed of [
      '4321-8765',
      '4321\u20118765',
      '４３２１－８７６５',
      ' 4321 8765\u202C',
      '4321\u22128765',
      '4321\u20138765',
    ])
      expect(typedCode(typed)).toBe('43218765');
    expect(typedCode('43a1 8765')).toBe('43a18765');
  });

  it('[AUTH-28] a code that is typed or pasted is the eight digits that were sent, however they are spelled and grouped', () => {
    const codes = fc.stringMatching(/^[0-9]{8}$/);
    const spelled = codes.chain((code) =>
      typedAs(code, [...blanks, ...invisibleSigns, '-', '\u2010', '\u2014']).map((typed) => ({ code, typed })),
    );
    fc.assert(
      fc.property(spelled, ({ code, typed }) => {
        expect(typedCode(typed)).toBe(code);
        expect(checkOneTimeCode(typedCode(typed))).toBe(true);
      }),
    );
  });

  it('[AUTH-28] a code that is typed or pasted is settled after one go', () => {
    fc.assert(
      fc.property(anything, (text) => {
        expect(typedCode(typedCode(text))).toBe(typedCode(text));
      }),
    );
  });
});
