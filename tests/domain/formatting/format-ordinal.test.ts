import { expect, it } from 'vitest';
import { formatOrdinal } from '../../../domain/formatting/format-ordinal';

it.each([
  [1, '1st'],
  [2, '2nd'],
  [3, '3rd'],
  [10, '10th'],
  [11, '11th'],
  [12, '12th'],
  [13, '13th'],
  [21, '21st'],
  [22, '22nd'],
  [24, '24th'],
  [30, '30th'],
  [31, '31st'],
])('formatOrdinal names day %i as %s in English', (day, named) => {
  expect(formatOrdinal(day, 'en_US')).toBe(named);
});

it.each(['zh_HK', 'zh_TW'] as const)('formatOrdinal leaves a day a figure in %s', (language) => {
  expect(formatOrdinal(21, language)).toBe('21');
});
