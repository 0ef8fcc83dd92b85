import { readFileSync } from 'node:fs';
import { sharedDataFile } from '../../builders/shared-data';

const large = 100_000;

/** Argument values that no honest client sends: texts first, then what isn't even a text. */
export const hostileTexts: readonly string[] = [
  '\0',
  'fund\0name',
  '\ud800',
  'a\udc00b',
  '',
  ' ',
  'x'.repeat(1_001),
  'x'.repeat(large),
  '基'.repeat(20_000),
  '-1',
  '0',
  '1e400',
  'NaN',
  '9'.repeat(40),
  '2147483648',
  '0x10',
  "' or 1=1 --",
  "'; drop table clients; --",
  '%',
  '%_%',
  '\\',
  '$1',
  '{{7*7}}',
  '<script>alert(1)</script>',
  '\u202etxt.exe',
  '\ufeff\u200b',
  '💥',
  '\r\nset-cookie: a=b',
  '../../../../etc/passwd',
  '__proto__',
  'constructor',
  'toString',
];

export const hostileValues: readonly unknown[] = [
  null,
  true,
  -1,
  0.1,
  2_147_483_648,
  Number.MAX_VALUE,
  [],
  {},
  [['a']],
  Array.from({ length: 5_000 }, () => 'a'),
  nested(9),
  nested(2_000),
  { toString: 'x', constructor: { prototype: { polluted: true } } },
];

/** The texts of the collections of hostile input, where the machine has them. */
export function collectedTexts(): readonly string[] {
  const naughty = sharedDataFile('hostile/blns.json');
  const lines = ['hostile/xss.txt', 'hostile/redirect.txt', 'hostile/csv_injection.txt'].flatMap((path) => {
    const file = sharedDataFile(path);
    return file === undefined ? [] : readFileSync(file, 'utf8').split('\n');
  });
  return [...(naughty === undefined ? [] : (JSON.parse(readFileSync(naughty, 'utf8')) as string[])), ...lines];
}

function nested(depth: number): unknown {
  let value: unknown = 'a';
  for (let level = 0; level < depth; level += 1) value = level % 2 === 0 ? [value] : { a: value };
  return value;
}
