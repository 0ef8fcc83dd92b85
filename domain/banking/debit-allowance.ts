import { addDays } from '../calendar/calendar';
import { compare, type Decimal, subtract } from '../money/decimal';
import { sum } from '../money/sum';
import type { BankAccount } from './bank-account';
import type { Debit } from './debit';
import { type DebitFrequency, parseDebitFrequency } from './debit-frequency';

/** The amount and the frequency that a debit authority allows at most [ENT-44]. */
export type DebitAllowance = Pick<BankAccount, 'debitLimit' | 'periodicity'>;

/**
 * Returns what is left of an authority's limit for a debit on a day, after those of the same day, week, month, quarter
 * or year, which are collected together; below zero where they exceed it, undefined where there is no limit [BANK-03, ENT-44].
 */
export function leftOfDebitLimit(
  { debitLimit, periodicity }: DebitAllowance,
  debits: readonly Debit[],
  day: string,
): Decimal | undefined {
  if (debitLimit === undefined) return undefined;
  const frequency = limitedFrequency(periodicity);
  const period = debitPeriod(day, frequency);
  const collected = debits.filter((debit) => debitPeriod(debit.day, frequency) === period);
  return subtract(debitLimit, sum(collected.map(({ amount }) => amount)));
}

/** Tells whether an authority allows a debit beside the others of its period [BANK-03, ENT-44]. */
export function allowsDebit(allowance: DebitAllowance, debits: readonly Debit[], debit: Debit): boolean {
  const left = leftOfDebitLimit(allowance, debits, debit.day);
  return left === undefined || compare(debit.amount, left) <= 0;
}

/** The frequency of a limit; one that isn't told allows what the shortest does: no debit is taken for another day's. */
export const limitedFrequency = (periodicity: string | undefined): DebitFrequency =>
  parseDebitFrequency(periodicity) ?? 'daily';

/** Tells whether a debit counts towards the limit of a day's period or of a later one [BANK-03, ENT-44]. */
export function countsFrom(day: string, debit: Debit, periodicity: string | undefined): boolean {
  const frequency = limitedFrequency(periodicity);
  return debitPeriod(debit.day, frequency) >= debitPeriod(day, frequency);
}

/** The first day of a period of any kind that a day is in. */
export function debitPeriod(day: string, frequency: DebitFrequency): string {
  const [year = '', month = ''] = day.split('-');
  switch (frequency) {
    case 'daily':
      return day;
    case 'weekly':
      return addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));
    case 'monthly':
      return `${year}-${month}-01`;
    case 'quarterly':
      return `${year}-${String(Math.floor((Number(month) - 1) / 3) * 3 + 1).padStart(2, '0')}-01`;
    case 'yearly':
      return `${year}-01-01`;
  }
}
