import { addDays } from '../calendar/calendar';
import { compare, type Decimal, subtract } from '../money/decimal';
import { sum } from '../money/sum';
import type { BankAccount } from './bank-account';
import { type DebitFrequency, parseDebitFrequency } from './debit-frequency';

/** Money debited from one bank account in one currency, on the day on which it is: an order of any kind, with its fee. */
export type Debit = { readonly day: string; readonly amount: Decimal };

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
  // One that isn't told allows what the shortest does: no debit is taken for another day's.
  const frequency = parseDebitFrequency(periodicity) ?? 'daily';
  const period = debitPeriod(day, frequency);
  const collected = debits.filter((debit) => debitPeriod(debit.day, frequency) === period);
  return subtract(debitLimit, sum(collected.map(({ amount }) => amount)));
}

/** Tells whether an authority allows a debit beside the others of its period [BANK-03, ENT-44]. */
export function allowsDebit(allowance: DebitAllowance, debits: readonly Debit[], debit: Debit): boolean {
  const left = leftOfDebitLimit(allowance, debits, debit.day);
  return left === undefined || compare(debit.amount, left) <= 0;
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
