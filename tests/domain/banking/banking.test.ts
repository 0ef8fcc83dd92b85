import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bankBindingActions } from '../../../domain/banking/bank-binding-action';
import { changedBankAccounts, type ListedBankAccount } from '../../../domain/banking/changed-bank-accounts';
import { chooseDdaAccount, chooseSpiAccount } from '../../../domain/banking/choose-bank-account';
import { debitAuthorityState } from '../../../domain/banking/debit-authority-state';
import { debitFrequencies, parseDebitFrequency } from '../../../domain/banking/debit-frequency';
import { listedAccountState, onlineDirectDebit } from '../../../domain/banking/listed-account-state';
import { maskAccountNumber } from '../../../domain/banking/mask-account-number';
import { ddaTypes } from '../../../domain/banking/dda-type';
import { paymentMethods } from '../../../domain/banking/payment-method';
import { sameDayFacts } from '../../../domain/banking/same-day-direct-debit';
import { arbitraryBankAccounts, listedBankAccounts } from '../../arbitraries/banking';
import { garbage } from '../../arbitraries/garbage';

describe('the names of banking', () => {
  it('[BANK-01, ENUM-05] the names of banking are DIRECT_DEBIT and FPS for payment methods', () => {
    expect(paymentMethods).toEqual(['DIRECT_DEBIT', 'FPS']);
  });

  it('[BANK-02, ENUM-06] the names of banking are five for bank-binding actions', () => {
    const names = ['BIND', 'CHECK_ACCOUNT_STATUS', 'CHECK_STATUS', 'UNBIND', 'VERIFY'];
    expect(bankBindingActions).toEqual(names);
  });

  it('[BANK-03, ENUM-07] the names of banking are three for DDA types', () => {
    expect(ddaTypes).toEqual(['DDA', 'RSP_DDA', 'SPI']);
  });
});

describe('the same-day direct debit', () => {
  it('[BANK-04, ENT-45] says what is on record, a no as well as a yes, and nothing of what isn’t', () => {
    expect(sameDayFacts({ existDDADeals: true, underSHLFrozenPeriod: false, eddaEnabled: true })).toEqual([
      { fact: 'electronic', isSo: true },
      { fact: 'frozen', isSo: false },
      { fact: 'deals', isSo: true },
    ]);
    expect(sameDayFacts({ underSHLFrozenPeriod: true })).toEqual([{ fact: 'frozen', isSo: true }]);
    expect(sameDayFacts({ existDDADeals: false })).toEqual([{ fact: 'deals', isSo: false }]);
    expect(sameDayFacts({})).toEqual([]);
  });
});

describe('the account of standing instructions', () => {
  const account = (accountCurrency: string | undefined, id: number) => ({ accountCurrency, id });

  it('[BANK-05, SHAPE-07] the account of standing instructions is the first in HKD', () => {
    const accounts = [account('XXX', 1), account('USD', 2), account('HKD', 3), account('HKD', 4)];
    expect(chooseSpiAccount(accounts)?.id).toBe(3);
  });

  it('[BANK-05, SHAPE-07, OPEN-90] the account of standing instructions is else the first for any currency', () => {
    expect(chooseSpiAccount([account('USD', 1), account('XXX', 2), account('XXX', 3)])?.id).toBe(2);
  });

  it('[BANK-05, SHAPE-07] the account of standing instructions is none where there is neither', () => {
    expect(chooseSpiAccount([])).toBeUndefined();
    expect(
      chooseSpiAccount([account('USD', 1), account('', 2), account(undefined, 3), account('HKDX', 4)]),
    ).toBeUndefined();
  });

  it('[BANK-05, CONFLICT-33] the account of standing instructions is chosen by the currency in either case', () => {
    expect(chooseSpiAccount([account('xxx', 1), account('hkd', 2)])?.id).toBe(2);
    expect(chooseSpiAccount([account('xxx', 1)])?.id).toBe(1);
  });

  it('[BANK-05, SHAPE-07] stays the same whatever stands behind it', () => {
    fc.assert(
      fc.property(fc.array(arbitraryBankAccounts), fc.array(arbitraryBankAccounts), (accounts, more) => {
        const chosen = chooseSpiAccount(accounts);
        if (chosen?.accountCurrency?.toUpperCase() === 'HKD')
          expect(chooseSpiAccount([...accounts, ...more])).toBe(chosen);
        if (chosen === undefined) expect(chooseSpiAccount([...accounts, ...more])).toBe(chooseSpiAccount(more));
      }),
    );
  });
});

describe('the direct-debit account', () => {
  const day = '2026-11-23';

  it('[BANK-06, SHAPE-08] the direct-debit account is the first whose active flag is Y', () => {
    const accounts = ['N', undefined, 'y', '', 'Y', 'Y'].map((activeFlag, id) => ({ activeFlag, id }));
    expect(chooseDdaAccount(accounts, day)?.id).toBe(4);
    expect(chooseDdaAccount(accounts.slice(0, 4), day)).toBeUndefined();
    expect(chooseDdaAccount([], day)).toBeUndefined();
  });

  it('[BANK-06, SHAPE-08] the direct-debit account has nothing in force before it', () => {
    fc.assert(
      fc.property(fc.array(arbitraryBankAccounts), (accounts) => {
        const chosen = chooseDdaAccount(accounts, day);
        const before = chosen ? accounts.slice(0, accounts.indexOf(chosen)) : accounts;
        expect(before.some((account) => debitAuthorityState(account, day) === 'in-force')).toBe(false);
        expect(chosen?.activeFlag ?? 'Y').toBe('Y');
      }),
    );
  });

  it('[BANK-06, ENT-44, VCA-32] the direct-debit account is none whose authority has ended, whatever its flag', () => {
    const ended = { activeFlag: 'Y', authExpiryDate: '2026-11-22' };
    const lastDay = { activeFlag: 'Y', authExpiryDate: day };
    expect(chooseDdaAccount([ended], day)).toBeUndefined();
    expect(chooseDdaAccount([ended, lastDay], day)).toBe(lastDay);
    expect(['Y', 'N', undefined].map((activeFlag) => debitAuthorityState({ ...ended, activeFlag }, day))).toEqual([
      'ended',
      'ended',
      'ended',
    ]);
    expect(debitAuthorityState({ ...lastDay, activeFlag: 'N' }, day)).toBe('not-in-force');
  });

  it('[BANK-06, ENT-44] the direct-debit account is never in force again once its authority has ended', () => {
    const days = fc.date({ min: new Date('2020-01-01'), max: new Date('2030-12-31'), noInvalidDate: true });
    const text = days.map((date) => date.toISOString().slice(0, 10));
    fc.assert(
      fc.property(
        fc.constantFrom('Y', 'N', undefined),
        text,
        text,
        text,
        (activeFlag, authExpiryDate, first, second) => {
          const [before, after] = [first, second].sort();
          const authority = { activeFlag, authExpiryDate };
          if (debitAuthorityState(authority, String(before)) === 'ended')
            expect(debitAuthorityState(authority, String(after))).toBe('ended');
        },
      ),
    );
  });
});

describe('the list of bank changes', () => {
  const changed: ListedBankAccount = { currency: 'TWD', status: 'NEW', onlineDDA: false };

  it.each<[string, ListedBankAccount, number]>([
    ['new, in TWD, without online direct debit', changed, 1],
    ['with online direct debit of status Y', { ...changed, onlineDDA: true, onlineDdaStatusInfo: { status: 'Y' } }, 1],
    [
      'of status Y, whatever it says of online direct debit',
      { currency: 'TWD', status: 'NEW', onlineDdaStatusInfo: { status: 'Y' } },
      1,
    ],
    [
      'with online direct debit of another status',
      { ...changed, onlineDDA: true, onlineDdaStatusInfo: { status: 'N' } },
      0,
    ],
    ['with online direct debit of no status', { ...changed, onlineDDA: true }, 0],
    ['that doesn’t say whether it has online direct debit', { currency: 'TWD', status: 'NEW' }, 0],
    ['in another currency', { ...changed, currency: 'USD' }, 0],
    ['of no currency', { ...changed, currency: undefined }, 0],
    ['of another status', { ...changed, status: 'ACTIVE' }, 0],
    ['of no status', { ...changed, status: undefined }, 0],
  ])('[BANK-07, SHAPE-09] the list of bank changes of one account %s: %j gives %d', (_, account, count) => {
    expect(changedBankAccounts([account])).toHaveLength(count);
  });

  it('[BANK-07, CONFLICT-33] reads the currency in either case', () => {
    expect(changedBankAccounts([{ ...changed, currency: 'twd' }])).toHaveLength(1);
  });

  it('[BANK-07, SHAPE-09] keeps the order, and filtering it again changes nothing', () => {
    fc.assert(
      fc.property(fc.array(listedBankAccounts), fc.array(listedBankAccounts), (some, others) => {
        const kept = changedBankAccounts([...some, ...others]);
        expect(kept).toEqual([...changedBankAccounts(some), ...changedBankAccounts(others)]);
        expect(changedBankAccounts(kept)).toEqual(kept);
      }),
    );
  });
});

describe('an account number that others may see', () => {
  it.each([
    ['510012300189', '51****89'],
    ['004-123456-001', '00****01'],
    ['12345678', '12****78'],
    ['1234567', '****'],
    ['1234-567', '****'],
    ['', '****'],
    ['<script>', '****'],
  ])('[ENT-44] an account number that others may see of %s is %s', (number, masked) => {
    expect(maskAccountNumber(number)).toBe(masked);
  });

  it('[ENT-44] shows at most four of its digits, and half of them at most', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{0,20}$/), (number) => {
        const shown = maskAccountNumber(number).replaceAll('*', '');
        expect(shown.length).toBeLessThanOrEqual(Math.min(4, number.length / 2));
        expect(number.startsWith(shown.slice(0, 2)) && number.endsWith(shown.slice(2))).toBe(true);
      }),
    );
  });

  it('[ENT-44] tells nothing of what is no digit', () => {
    fc.assert(
      fc.property(garbage, (text) => {
        expect(maskAccountNumber(text)).toMatch(/^(?:\d\d)?\*{4}(?:\d\d)?$/);
      }),
    );
  });
});

describe('the debit frequency of an account', () => {
  it('[ENT-44, CONFLICT-51] the debit frequency of an account is read in either case', () => {
    expect(debitFrequencies.map((frequency) => parseDebitFrequency(frequency.toUpperCase()))).toEqual(debitFrequencies);
  });

  it('[ENT-44] the debit frequency of an account is nothing where it isn’t listed', () => {
    expect([undefined, '', 'M', 'FORTNIGHTLY', '__proto__'].map(parseDebitFrequency)).toEqual(Array(5).fill(undefined));
  });
});

describe('a listed bank account', () => {
  it('[BANK-07, BANK-08] a listed bank account is in use or new, and of any other word nothing is said', () => {
    const states = ['ACTIVE', 'NEW', 'active', 'CLOSED', '', undefined].map((status) => listedAccountState({ status }));
    expect(states).toEqual(['in-use', 'new', ...Array<undefined>(4).fill(undefined)]);
  });

  it('[BANK-08] a listed bank account has no online direct debit, or one that is set up, or not yet', () => {
    expect(onlineDirectDebit({ onlineDDA: false })).toBe('none');
    expect(onlineDirectDebit({ onlineDDA: true, onlineDdaStatusInfo: { status: 'Y' } })).toBe('set-up');
    expect(onlineDirectDebit({ onlineDdaStatusInfo: { status: 'Y' } })).toBe('set-up');
    expect(onlineDirectDebit({ onlineDDA: true, onlineDdaStatusInfo: { status: 'N' } })).toBe('not-yet');
    expect(onlineDirectDebit({ onlineDDA: true })).toBe('not-yet');
    expect(onlineDirectDebit({})).toBeUndefined();
    expect(onlineDirectDebit({ onlineDdaStatusInfo: { status: 'N' } })).toBeUndefined();
  });

  it('[BANK-07, BANK-08] a listed bank account of a recent change is new, its online direct debit none or set up', () => {
    fc.assert(
      fc.property(fc.array(listedBankAccounts), (accounts) => {
        for (const account of changedBankAccounts(accounts)) {
          expect(listedAccountState(account)).toBe('new');
          expect(['none', 'set-up']).toContain(onlineDirectDebit(account));
        }
      }),
    );
  });
});
