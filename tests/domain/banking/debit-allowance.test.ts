import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accountInCurrency } from '../../../domain/banking/account-in-currency';
import { debitedIn } from '../../../domain/banking/choose-bank-account';
import { allowsDebit, countsFrom, debitPeriod, leftOfDebitLimit } from '../../../domain/banking/debit-allowance';
import { debitFrequencies } from '../../../domain/banking/debit-frequency';
import { add, compare, isNegative, toText } from '../../../domain/money/decimal';
import { sum } from '../../../domain/money/sum';
import { decimal } from '../../builders/decimal';

const daily = { debitLimit: decimal('300000'), periodicity: 'DAILY' };
const on = (day: string, amount: string) => ({ day, amount: decimal(amount) });
const textOf = (left: ReturnType<typeof leftOfDebitLimit>) => left && toText(left);

describe('what an authority to debit allows', () => {
  it('[BANK-03, ENT-44] a limit of 300,000 a day refuses 400,000, and takes 300,000 in one order or in several', () => {
    expect(allowsDebit(daily, [], on('2026-03-04', '400000'))).toBe(false);
    expect(allowsDebit(daily, [], on('2026-03-04', '300000'))).toBe(true);
    expect(allowsDebit(daily, [on('2026-03-04', '200000')], on('2026-03-04', '100000'))).toBe(true);
    expect(allowsDebit(daily, [on('2026-03-04', '200000')], on('2026-03-04', '100001'))).toBe(false);
    expect(allowsDebit(daily, [on('2026-03-04', '300000')], on('2026-03-05', '300000'))).toBe(true);
  });

  it('[BANK-03, ENT-44, CONFLICT-51] the debits of a week, month, quarter or year share one limit, whichever case its name is in', () => {
    const left = (periodicity: string | undefined, day: string) =>
      textOf(leftOfDebitLimit({ debitLimit: decimal('100'), periodicity }, [on('2026-03-04', '60')], day));
    expect(['2026-03-02', '2026-03-08', '2026-03-09'].map((day) => left('weekly', day))).toEqual(['40', '40', '100']);
    expect(['2026-03-31', '2026-04-01'].map((day) => left('Monthly', day))).toEqual(['40', '100']);
    expect(['2026-01-01', '2026-04-01'].map((day) => left('QUARTERLY', day))).toEqual(['40', '100']);
    expect(['2026-12-31', '2027-01-01'].map((day) => left('YEARLY', day))).toEqual(['40', '100']);
    expect(['2026-03-04', '2026-03-05'].map((day) => left('sometimes', day))).toEqual(['40', '100']);
    expect(['2026-03-04', '2026-03-05'].map((day) => left(undefined, day))).toEqual(['40', '100']);
  });

  it('[BANK-03, ENT-44] a debit counts from the period of a day on, however much earlier in that period it is', () => {
    const counts = (day: string, periodicity: string | undefined) =>
      countsFrom('2026-03-18', on(day, '1'), periodicity);
    expect(['2026-03-17', '2026-03-18', '2026-03-19'].map((day) => counts(day, undefined))).toEqual([
      false,
      true,
      true,
    ]);
    expect(['2026-02-28', '2026-03-01', '2026-04-01'].map((day) => counts(day, 'MONTHLY'))).toEqual([
      false,
      true,
      true,
    ]);
  });

  it('[ENT-44] an authority without a limit allows any debit', () => {
    expect(leftOfDebitLimit({ periodicity: 'DAILY' }, [on('2026-03-04', '1')], '2026-03-04')).toBeUndefined();
    expect(allowsDebit({ periodicity: 'DAILY' }, [on('2026-03-04', '9')], on('2026-03-04', '9999999'))).toBe(true);
  });

  it('[BANK-03, ENT-44] whatever is taken in whichever order, no period’s debits come to more than the limit', () => {
    const days = fc.integer({ min: 0, max: 400 }).map((after) => {
      const date = new Date(Date.UTC(2026, 0, 1 + after));
      return date.toISOString().slice(0, 10);
    });
    const amounts = fc.integer({ min: 1, max: 40_000 }).map((cents) => decimal(String(cents / 100)));
    const wanted = fc.array(fc.record({ day: days, amount: amounts }), { maxLength: 30 });
    fc.assert(
      fc.property(fc.constantFrom(...debitFrequencies), wanted, (frequency, asked) => {
        const allowance = { debitLimit: decimal('500'), periodicity: frequency };
        const taken: typeof asked = [];
        for (const debit of asked) if (allowsDebit(allowance, taken, debit)) taken.push(debit);
        for (const { day } of taken) {
          const left = leftOfDebitLimit(allowance, taken, day);
          expect(left && isNegative(left)).toBe(false);
          const period = debitPeriod(day, frequency);
          const same = taken.filter((other) => debitPeriod(other.day, frequency) === period);
          const total = sum(same.map(({ amount }) => amount));
          expect(left && compare(add(left, total), allowance.debitLimit)).toBe(0);
        }
      }),
    );
  });
});

describe('the account that takes a currency', () => {
  const account = (accountCurrency: string | undefined, id: number) => ({ accountCurrency, id });

  it('[BANK-03, BANK-05, OPEN-90] the account that takes a currency is one kept in it, else one for any, and never one of another currency', () => {
    const accounts = [account('TWD', 1), account('xxx', 2), account('usd', 3), account(undefined, 4)];
    expect(accountInCurrency(accounts, 'USD')?.id).toBe(3);
    expect(accountInCurrency(accounts, 'JPY')?.id).toBe(2);
    expect(accountInCurrency([account('TWD', 1), account(undefined, 4)], 'USD')).toBeUndefined();
    expect(accountInCurrency([account('', 1)], '')).toBeUndefined();
  });

  it('[BANK-03, BANK-06] the account that takes a currency is debited where its authority is in force, and where the server states no currency, for want of a better one', () => {
    const debit = (accountCurrency: string | undefined, activeFlag: string) => ({ accountCurrency, activeFlag });
    const unknown = debit(undefined, 'Y');
    const ended = debit('USD', 'N');
    const inUsd = debit('USD', 'Y');
    expect(debitedIn([unknown, ended, inUsd], 'USD', '2026-03-04')).toBe(inUsd);
    expect(debitedIn([unknown, ended], 'USD', '2026-03-04')).toBe(unknown);
    expect(debitedIn([ended, inUsd], 'TWD', '2026-03-04')).toBeUndefined();
  });
});
