import fc from 'fast-check';

/** Signs that nobody sees: they come along with what is copied from contacts, messages and web pages. */
export const invisibleSigns = ['\u200B', '\u200E', '\u202C', '\u2060', '\uFEFF', '\u00AD', '\uFE0F'] as const;

/** Blanks of every kind. */
export const blanks = [' ', '\t', '\n', '\u00A0', '\u2009', '\u202F', '\u3000'] as const;

const wide = (text: string): string =>
  text.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0));

/** A text as it may arrive in a field: half-width or full-width, with some of the given signs before, between and after its own. */
export const typedAs = (text: string, between: readonly string[]): fc.Arbitrary<string> => {
  const gap = fc.array(fc.constantFrom(...between), { maxLength: 2 }).map((signs) => signs.join(''));
  const each = fc.tuple(gap, fc.boolean());
  return fc
    .tuple(fc.array(each, { minLength: text.length, maxLength: text.length }), gap)
    .map(([gaps, end]) => gaps.map(([before, isWide], at) => before + spelled(text[at] ?? '', isWide)).join('') + end);
};

const spelled = (sign: string, isWide: boolean): string => (isWide ? wide(sign) : sign);
