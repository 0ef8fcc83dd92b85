import { parseOneOf } from '../../kernel/parse-one-of';

/** The refusals of the Cash Account that have words of their own [ERR-62..78]; `VCA-9999` is for every other one [ERR-79, OPEN-03]. */
export const cashErrorCodes = [
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
] as const;

/** Why the Cash Account refuses something. */
export type CashProblem = (typeof cashErrorCodes)[number];

/** The refusal under which a server's code is put into words: a listed one under its own, any other under the general one, whose words name it [ERR-62..79, OPEN-03, OPEN-75]. */
export const parseCashProblem = (code: string): CashProblem => parseOneOf(cashErrorCodes, code) ?? 'VCA-9999';
