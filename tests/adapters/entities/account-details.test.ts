import { describe, expect, it } from 'vitest';
import { readAccountDetails } from '../../../adapters/rest/clients/read-account-details';
import { readPriceAlerts } from '../../../adapters/rest/funds/read-price-alerts';
import { toSetting } from '../../../adapters/rest/holdings/to-setting';
import { readViewingSetting } from '../../../adapters/rest/holdings/read-viewing-setting';
import { decimal } from '../../builders/decimal';

const malformed = { ok: false, error: { kind: 'malformed' } };

const setting = { costPreference: 'A', settCostCcy: 'USD', settCcy: 'EUR', profitCcy: 'JPY', showCcy: 'USD' };
const alert = { fundCode: 'JF1', target: '12.50', priceTarget: 'H', enabled: true };
const changed = { currency: 'TWD', status: 'NEW', onlineDDA: true, onlineDdaStatusInfo: { status: 'Y' } };

const full = {
  accountInfo: { mfaIndicator: 'Y' },
  accountNameInfo: { name: 'Chan Mei' },
  passwordChangeReminder: true,
  membershipTier: { holdingAmount: '250000.50', membershipTier: 'Gold+', investmentTier: 'silver' },
  preferenceCurrency: 'USD',
  setting,
  rspMigration: { rspMigrationEligible: false, illegibleReasons: ['NO_BANK'] },
  priceAlert: [alert],
  dda: [{ bankAccountNo: '024-1', accountCurrency: 'HKD', activeFlag: 'Y' }],
  bankChangedList: [changed, { ...changed, status: 'OLD' }],
};

const read = readAccountDetails('HK');
const valueOf = (body: unknown) => {
  const answer = read(body);
  if (!answer.ok) throw new Error('it is well formed');
  return answer.value;
};

describe('the account’s details', () => {
  it('[ENT-20, ENT-21, SHAPE-09, SHAPE-15, SHAPE-16, SHAPE-17, CONFLICT-51] the account’s details have every field read', () => {
    expect(read(full)).toStrictEqual({
      ok: true,
      value: {
        accountInfo: { mfaIndicator: true },
        name: 'Chan Mei',
        passwordChangeReminder: true,
        membershipTier: { investmentTotal: decimal('250000.50'), membershipTier: 'Gold+', investmentTier: 'gold' },
        preferenceCurrency: 'usd',
        setting,
        rspMigration: { rspMigrationEligible: false, ineligibleReasons: ['NO_BANK'] },
        priceAlert: [{ fundCode: 'JF1', target: decimal('12.50'), direction: 'above', enabled: true }],
        dda: [{ bankAccountNo: '024-1', accountCurrency: 'HKD', activeFlag: 'Y' }],
        bankChangedList: [changed],
      },
    });
  });

  it('[ENT-20, ENT-22, FMT-12, FMT-13, FMT-14] the account’s details of an empty answer are the defaults', () => {
    const nothing = {
      ok: true,
      value: {
        accountInfo: {},
        passwordChangeReminder: false,
        preferenceCurrency: 'twd',
        setting: { costPreference: 'S', showCcy: 'HKD' },
        priceAlert: [],
        dda: [],
        bankChangedList: [],
      },
    };
    expect(read({})).toStrictEqual(nothing);
    expect(read(Object.fromEntries(Object.keys(full).map((name) => [name, null])))).toStrictEqual(nothing);
  });

  it('[ENT-20] the account’s details have what each part leaves out left out', () => {
    const parts = {
      accountNameInfo: { name: null },
      accountInfo: { mfaIndicator: null },
      membershipTier: { holdingAmount: null, membershipTier: null, investmentTier: null },
      rspMigration: { rspMigrationEligible: null, illegibleReasons: null },
      dda: [{ bankAccountNo: '1', accountCurrency: null, activeFlag: null }],
      bankChangedList: [
        { ...changed, onlineDDA: false, onlineDdaStatusInfo: null },
        { currency: null, status: null },
      ],
    };
    expect(valueOf(parts)).toMatchObject({
      accountInfo: {},
      membershipTier: {},
      rspMigration: { ineligibleReasons: [] },
      dda: [{ bankAccountNo: '1' }],
      bankChangedList: [{ currency: 'TWD', status: 'NEW', onlineDDA: false }],
    });
    expect(JSON.stringify(valueOf(parts))).not.toContain('null');
    expect(
      valueOf({ bankChangedList: [{ ...changed, onlineDDA: false, onlineDdaStatusInfo: { status: null } }] }),
    ).toMatchObject({
      bankChangedList: [{ onlineDdaStatusInfo: {} }],
    });
  });

  it('[SHAPE-15] the account’s details have a second factor for Y alone', () => {
    const indicator = (mfaIndicator: unknown) => valueOf({ accountInfo: { mfaIndicator } }).accountInfo.mfaIndicator;
    expect(['Y', 'N', '', 'y'].map(indicator)).toEqual([true, false, false, false]);
  });

  it('[ENT-21, SHAPE-17] the account’s details have the tier that the stated total makes', () => {
    const tier = (holdingAmount: string) => readAccountDetails('TW')({ membershipTier: { holdingAmount } });
    expect(tier('3000000')).toMatchObject({ value: { membershipTier: { investmentTier: '3M' } } });
    expect(tier('2999999.99')).toMatchObject({
      value: { membershipTier: { investmentTier: '1M', investmentTotal: decimal('2999999.99') } },
    });
  });

  it.each([
    null,
    'text',
    { ...full, passwordChangeReminder: 'Y' },
    { ...full, setting: [] },
    { ...full, membershipTier: { holdingAmount: 250_000 } },
    { ...full, priceAlert: [{}] },
    { ...full, dda: [{}] },
    { ...full, bankChangedList: [{ onlineDDA: 'N' }] },
  ])('[ENT-20] the account’s details aren’t made of %j', (body) => {
    expect(read(body)).toEqual(malformed);
  });
});

describe('the setting', () => {
  it('[ENT-22] the setting has every field read', () => {
    expect(toSetting(setting)).toStrictEqual(setting);
    expect(readViewingSetting(setting)).toStrictEqual({ ok: true, value: { showCcy: 'USD' } });
  });

  it('[ENT-22, FMT-13, FMT-14] prefers costs S and HKD where the server says nothing', () => {
    const nulls = Object.fromEntries(Object.keys(setting).map((name) => [name, null]));
    for (const wire of [{}, nulls]) {
      expect(toSetting(wire)).toStrictEqual({ costPreference: 'S', showCcy: 'HKD' });
      expect(readViewingSetting(wire)).toStrictEqual({ ok: true, value: { showCcy: 'HKD' } });
    }
  });

  it.each([null, [], 'S', { showCcy: 5 }])('[ENT-22] the setting isn’t made of %j', (body) => {
    expect(readViewingSetting(body)).toEqual(malformed);
  });
});

describe('price alerts', () => {
  it('[ENT-65, OPEN-53] price alerts have every field read', () => {
    expect(readPriceAlerts([alert, { ...alert, priceTarget: 'L', enabled: null }])).toStrictEqual({
      ok: true,
      value: [
        { fundCode: 'JF1', target: decimal('12.50'), direction: 'above', enabled: true },
        { fundCode: 'JF1', target: decimal('12.50'), direction: 'below', enabled: false },
      ],
    });
  });

  it('[ENT-65] price alerts without a target or a side are left out', () => {
    expect(readPriceAlerts([{ ...alert, target: '1e3' }, { ...alert, priceTarget: 'X' }, alert])).toMatchObject({
      value: [{ fundCode: 'JF1' }],
    });
  });

  it.each([null, {}, [{ ...alert, fundCode: null }], [{ ...alert, target: 12.5 }], [{ ...alert, enabled: 'Y' }]])(
    '[ENT-65] price alerts aren’t made of %j',
    (body) => {
      expect(readPriceAlerts(body)).toEqual(malformed);
    },
  );
});
