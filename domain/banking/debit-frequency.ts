import { parseOneOf } from '../kernel/parse-one-of';

/** The frequencies with which an account may be debited. */
export const debitFrequencies = ['daily', 'weekly', 'monthly', 'quarterly', 'yearly'] as const;

/** A rhythm that a client allowed the bank [ENT-44]. */
export type DebitFrequency = (typeof debitFrequencies)[number];

/** Reads an account's periodicity in either case [ENT-44, CONFLICT-51]; undefined for one that isn't listed, which is then not shown. */
export function parseDebitFrequency(text: string | undefined): DebitFrequency | undefined {
  const name = String(text).toLowerCase();
  return parseOneOf(debitFrequencies, name);
}
