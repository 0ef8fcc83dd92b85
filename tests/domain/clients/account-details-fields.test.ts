import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changedBankAccounts } from '../../../domain/banking/changed-bank-accounts';
import { chooseDdaAccount } from '../../../domain/banking/choose-bank-account';
import type { AccountDetails } from '../../../domain/clients/account-details';
import { withDefaultSetting } from '../../../domain/clients/setting';
import { defaultPreferenceCurrency, viewingCurrency } from '../../../domain/clients/viewing-currency';
import { hasPriceAlert } from '../../../domain/funds/watching/price-alert';
import { tierView } from '../../../domain/fees/by-tier/tier-view';
import { decimal } from '../../builders/decimal';

const details: AccountDetails = {
  accountInfo: { mfaIndicator: true },
  name: 'Ms Wang',
  passwordChangeReminder: false,
  membershipTier: { membershipTier: 'gold' },
  preferenceCurrency: defaultPreferenceCurrency,
  setting: withDefaultSetting({}),
  rspMigration: { rspMigrationEligible: true, ineligibleReasons: [] },
  priceAlert: [{ fundCode: 'TW0001', target: decimal('12'), direction: 'above', enabled: true }],
  dda: [
    { bankAccountNo: '1', accountCurrency: 'TWD', activeFlag: 'N' },
    { bankAccountNo: '2', accountCurrency: 'TWD', activeFlag: 'Y' },
  ],
  bankChangedList: [{ bankAccountNo: '3', currency: 'TWD', status: 'NEW', onlineDDA: false }],
};

describe('the details of a client’s account', () => {
  it('[ENT-20] the details of a client’s account is what each rule judges by: currency and setting, tier, price alerts, debits, changed bank accounts', () => {
    const { setting, preferenceCurrency, membershipTier = {}, priceAlert, dda, bankChangedList } = details;
    const preferences = { ...setting, preferenceCurrency };
    expect([viewingCurrency('HK', preferences), viewingCurrency('TW', preferences)]).toEqual(['HKD', 'TWD']);
    expect(tierView('TW', membershipTier)?.name).toBe('gold');
    expect([hasPriceAlert(priceAlert, { code: 'TW0001' }), hasPriceAlert(priceAlert, { code: 'TW0002' })]).toEqual([
      true,
      false,
    ]);
    expect(chooseDdaAccount(dda, '2026-11-27')?.bankAccountNo).toBe('2');
    expect(changedBankAccounts(bankChangedList)).toEqual(bankChangedList);
  });

  it('[ENT-20] the details of a client’s account has in each region a viewing currency of its own: the setting’s in Hong Kong, the preference in Taiwan', () => {
    const codes = fc.constantFrom('HKD', 'usd', 'TWD', 'jpy', 'none', '');
    fc.assert(
      fc.property(codes, codes, codes, (showCcy, preferenceCurrency, other) => {
        const seen = { showCcy, preferenceCurrency };
        expect(viewingCurrency('HK', { ...seen, preferenceCurrency: other })).toBe(viewingCurrency('HK', seen));
        expect(viewingCurrency('TW', { ...seen, showCcy: other })).toBe(viewingCurrency('TW', seen));
      }),
    );
  });
});
