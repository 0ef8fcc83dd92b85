import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type HoldingAccount,
  type HoldingFilter,
  holdingAccountFilters,
  passesFilter,
} from '../../../domain/holdings/view/holding-filter';
import { paymentCurrencies } from '../../../domain/holdings/payment-currency';
import { taiwanAccountTypes } from '../../../domain/holdings/taiwan-account-type';
import { garbage } from '../../arbitraries/garbage';

const everything: HoldingFilter = { accountType: 'ALL', subAccount: undefined, settledIn: 'ALL' };

const numbers = fc.constantFrom('510012300189', '51001230018901', '51001230018902');

const inHongKong: fc.Arbitrary<HoldingAccount> = fc.record({
  accountNumber: numbers,
  accountType: fc.constantFrom('MA', 'MS'),
  paymentType: fc.constant(undefined),
});

const inTaiwan: fc.Arbitrary<HoldingAccount> = fc.record({
  accountNumber: numbers,
  accountType: fc.constant('MA'),
  paymentType: fc.constantFrom(...taiwanAccountTypes),
});

/** A holding of a payment type that nobody knows. */
const unknown: fc.Arbitrary<HoldingAccount> = fc.record({
  accountNumber: numbers,
  accountType: fc.constant('MA'),
  paymentType: garbage.filter((text) => !/^(OF_MA_|OF_TWD|OF_ZZZ|ON_)/.test(text)),
});

const accounts = fc.oneof(inHongKong, inTaiwan, unknown);

const filters: fc.Arbitrary<HoldingFilter> = fc.record({
  accountType: fc.constantFrom(...holdingAccountFilters),
  subAccount: fc.option(numbers, { nil: undefined }),
  settledIn: fc.constantFrom(...paymentCurrencies),
});

const passed = (account: HoldingAccount, choices: readonly Partial<HoldingFilter>[]) =>
  choices.filter((choice) => passesFilter(account, { ...everything, ...choice }));

describe('a holding passes the filter', () => {
  it('[PORT-24, HOLD-12, HOLD-13, HOLD-14, HOLD-15, CONFLICT-26] a holding passes the filter of its kind of Taiwan account', () => {
    const kindsOf = (accountType: HoldingFilter['accountType']) =>
      taiwanAccountTypes.filter((paymentType) =>
        passesFilter({ accountNumber: '1', accountType: 'MA', paymentType }, { ...everything, accountType }),
      );
    expect(kindsOf('EC_ON')).toEqual(['ON_TWD', 'ON_ZZZ']);
    expect(kindsOf('EC_OF')).toEqual(['OF_ZZZ', 'OF_TWD']);
    expect(kindsOf('MA')).toEqual(['OF_MA_ZZZ']);
    expect(kindsOf('MS')).toEqual([]);
  });

  it('[PORT-27, CONFLICT-25] a holding passes the filter of how its kind of account is paid', () => {
    const kindsOf = (settledIn: HoldingFilter['settledIn']) =>
      taiwanAccountTypes.filter((paymentType) =>
        passesFilter({ accountNumber: '1', accountType: 'MA', paymentType }, { ...everything, settledIn }),
      );
    expect(kindsOf('TWD')).toEqual(['ON_TWD', 'OF_TWD']);
    expect(kindsOf('ZZZ')).toEqual(['ON_ZZZ', 'OF_ZZZ']);
    expect(kindsOf('OF_MA_ZZZ')).toEqual(['OF_MA_ZZZ']);
  });

  it('[PORT-28, OPEN-82] a holding passes the filter of its sub-account, or of every one', () => {
    const plan: HoldingAccount = { accountNumber: '51001230018901', accountType: 'MS', paymentType: undefined };
    const filter = { ...everything, accountType: 'MS' } as const;
    expect(passesFilter(plan, filter)).toBe(true);
    expect(passesFilter(plan, { ...filter, subAccount: '51001230018901' })).toBe(true);
    expect(passesFilter(plan, { ...filter, subAccount: '51001230018902' })).toBe(false);
    expect(passesFilter({ ...plan, accountType: 'MA' }, { ...filter, subAccount: '51001230018901' })).toBe(false);
  });

  it('[PORT-24] a holding passes the filter of everything, whatever it is', () => {
    fc.assert(
      fc.property(accounts, fc.option(numbers, { nil: undefined }), (account, subAccount) => {
        expect(passesFilter(account, { ...everything, subAccount })).toBe(true);
      }),
    );
  });

  it('[PORT-24, PORT-27, CONFLICT-26] a holding passes the filter of exactly one account and one payment currency in Taiwan', () => {
    fc.assert(
      fc.property(inTaiwan, (account) => {
        expect(
          passed(account, [{ accountType: 'EC_ON' }, { accountType: 'EC_OF' }, { accountType: 'MA' }]),
        ).toHaveLength(1);
        expect(passed(account, [{ settledIn: 'TWD' }, { settledIn: 'ZZZ' }, { settledIn: 'OF_MA_ZZZ' }])).toHaveLength(
          1,
        );
      }),
    );
  });

  it('[PORT-25, PORT-47, OPEN-82] a holding passes the filter of exactly one of the master account and the sub-accounts in Hong Kong', () => {
    fc.assert(
      fc.property(inHongKong, (account) => {
        const subAccounts = ['510012300189', '51001230018901', '51001230018902'];
        expect(
          passed(account, [
            { accountType: 'MA' },
            ...subAccounts.map((subAccount) => ({ accountType: 'MS', subAccount }) as const),
          ]),
        ).toHaveLength(1);
        expect(passed(account, [{ settledIn: 'TWD' }, { settledIn: 'ZZZ' }, { settledIn: 'OF_MA_ZZZ' }])).toEqual([]);
      }),
    );
  });

  it('[CONFLICT-26] a holding passes the filter of no single account or currency while its payment type is unknown', () => {
    fc.assert(
      fc.property(unknown, filters, (account, filter) => {
        expect(passesFilter(account, filter)).toBe(filter.accountType === 'ALL' && filter.settledIn === 'ALL');
      }),
    );
  });

  it('[GQL-03] only when it passes each part of it', () => {
    fc.assert(
      fc.property(accounts, filters, (account, filter) => {
        expect(passesFilter(account, filter)).toBe(
          passesFilter(account, { ...filter, settledIn: 'ALL' }) &&
            passesFilter(account, { ...everything, settledIn: filter.settledIn }),
        );
      }),
    );
  });
});
