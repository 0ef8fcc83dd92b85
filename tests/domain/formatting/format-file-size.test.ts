import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatFileSize } from '../../../domain/formatting/format-file-size';

it('[DOC-08, DOC-09, OPEN-52] says whole KB, or MB with one place, as the limits are said', () => {
  expect([0, 1, 1024, 10_240, 10_241, 1_047_552].map(formatFileSize)).toEqual([
    '0 KB',
    '1 KB',
    '1 KB',
    '10 KB',
    '11 KB',
    '1023 KB',
  ]);
  expect([1_047_553, 1_048_576, 2_516_582, 10_485_760, 10_485_761].map(formatFileSize)).toEqual([
    '1 MB',
    '1 MB',
    '2.4 MB',
    '10 MB',
    '10.1 MB',
  ]);
});

it('[DOC-08] says nothing of what is no size', () => {
  expect([NaN, -1, Infinity].map(formatFileSize)).toEqual(['', '', '']);
});

it('[DOC-08] never says less than there is, and of two files the larger never reads smaller', () => {
  const said = (bytes: number): number => {
    const [amount = '', unit] = formatFileSize(bytes).split(' ');
    return Number(amount) * (unit === 'MB' ? 1_048_576 : 1024);
  };
  fc.assert(
    fc.property(fc.nat({ max: 50_000_000 }), fc.nat({ max: 50_000_000 }), (one, other) => {
      expect(said(one)).toBeGreaterThanOrEqual(one - 0.001);
      if (one <= other) expect(said(one)).toBeLessThanOrEqual(said(other));
    }),
  );
});
