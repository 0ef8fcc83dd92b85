import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseCashProblem } from '../../../domain/cash-account/instructions/cash-problem';
import { hostileRuns } from '../../arbitraries/garbage';

const listed = [
  'VCA-0100',
  'VCA-0101',
  'VCA-0102',
  'VCA-0103',
  'VCA-0104',
  'VCA-0105',
  'VCA-0106',
  'VCA-0107',
  'VCA-0108',
  'VCA-0109',
  'VCA-0200',
  'VCA-0200-TOPUP',
  'VCA-0200-WITHDRAWAL',
  'VCA-0201',
  'VCA-0300',
  'VCA-0301',
  'VCA-0302',
  'VCA-9999',
];

describe('a refusal of the Cash Account', () => {
  it('[ERR-62, ERR-63, ERR-64, ERR-65, ERR-66, ERR-67, ERR-68, ERR-69, ERR-70, ERR-71, ERR-72, ERR-73, ERR-74, ERR-75, ERR-76, ERR-77, ERR-78, ERR-79] that is listed is told by its own code', () => {
    expect(listed.map(parseCashProblem)).toEqual(listed);
  });

  it('[ERR-79, OPEN-03, OPEN-75] that isn’t listed is told as the general one', () => {
    expect(['VCA-0202', 'VCA-', 'vca-0100', 'ORDER_UNKNOWN', '', 'toString'].map(parseCashProblem)).toEqual(
      Array(6).fill('VCA-9999'),
    );
    fc.assert(
      fc.property(fc.string(), (code) => {
        if (!listed.includes(code)) expect(parseCashProblem(code)).toBe('VCA-9999');
      }),
      { numRuns: hostileRuns },
    );
  });
});
