import fc from 'fast-check';
import { expect } from 'vitest';
import { garbage } from './garbage';

const names = [
  '',
  '__proto__',
  'constructor',
  'toString',
  'undefined',
  'null',
  '0',
  '𝔸𝕃𝕃',
  'ＡＬＬ',
  'A'.repeat(50_000),
];

/** Texts that aren't among the values though they may look like it: another case, a blank more, a letter less, anything. */
const notAmong = (values: readonly string[]): fc.Arbitrary<string> =>
  fc
    .oneof(garbage, fc.constantFrom(...names), fc.constantFrom(...values).chain(nearly))
    .filter((text) => !values.includes(text));

const nearly = (value: string) =>
  fc.constantFrom(
    value.toLowerCase(),
    value.toUpperCase(),
    `${value} `,
    ` ${value}`,
    `${value}\u0000`,
    `${value}${value}`,
    value.slice(1),
    value.slice(0, -1),
  );

/** The law of every enumeration: each value is read as itself, and nothing else is read. */
export function expectToReadOnly<T extends string>(
  parse: (text: string | undefined) => T | undefined,
  values: readonly T[],
) {
  expect(values.map((value) => parse(value))).toEqual(values);
  expect(parse(undefined)).toBeUndefined();
  fc.assert(
    fc.property(notAmong(values), (text) => {
      expect(parse(text)).toBeUndefined();
    }),
    { numRuns: 10_000 },
  );
}
