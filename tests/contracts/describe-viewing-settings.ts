import { describe, expect, it } from 'vitest';
import { add, compare, zero } from '../../domain/money/decimal';
import { summarise } from '../../domain/holdings/summarise';
import { aPortal, type ContractSetting, valueOf } from './contract-portal';

const everything = { type: 'ALL', accountType: 'ALL', groupType: 'FUND_CODE' } as const;

/** What every adapter of ViewingSettings keeps to. */
export function describeViewingSettings(name: string, setting: () => ContractSetting): void {
  describe(`ViewingSettings ${name}`, () => {
    const aClient = async () => {
      const portal = aPortal(setting());
      await portal.signIn();
      return portal;
    };

    it('[API-39, API-64, ENT-22, FMT-13, FMT-14, CONFLICT-57] are the defaults for who has chosen nothing', async () => {
      const { viewingSettings } = await aClient();
      expect(valueOf(await viewingSettings.current())).toEqual({ costPreference: 'S', showCcy: 'HKD' });
    });

    it('[API-39, API-64, ERR-03] tell a visitor nothing', async () => {
      const { viewingSettings } = aPortal(setting());
      expect(await viewingSettings.current()).toMatchObject({ ok: false, error: { kind: 'unauthorized' } });
    });

    it('[API-39, PORT-53, PORT-51] keep an HK client’s currency, in which all her figures then come', async () => {
      const portal = await aClient();
      const { viewingSettings, holdings, holdingsByAccount } = portal;
      if (setting().region === 'TW') {
        expect(await viewingSettings.viewIn('USD')).toEqual({ ok: false, error: { kind: 'not-in-region' } });
        return;
      }
      try {
        valueOf(await viewingSettings.viewIn('USD'));
        expect(valueOf(await viewingSettings.current()).showCcy).toBe('USD');
        const first = valueOf(await holdings.initial({ ...everything, currency: 'USD' }));
        const later = valueOf(await holdings.load({ ...everything, groupType: 'FUND_MARKET_TYPE', currency: 'USD' }));
        for (const { totals, holdings: lines, accounts = [] } of [first, later]) {
          expect([totals.currency, ...new Set(lines.map(({ line }) => line.currency))]).toEqual(['USD', 'USD']);
          expect(compare(summarise(lines).marketValue, totals.marketValue)).toBe(0);
          const worth = accounts.reduce((sum, { marketValue }) => add(sum, marketValue ?? zero), zero);
          expect(compare(worth, totals.marketValue)).toBe(0);
        }
        const account = { type: 'MA' } as const;
        const inFile = valueOf(await holdingsByAccount.of({ account, currency: 'USD', country: 'HK' }));
        expect(new Set(inFile.map(({ line }) => line.currency))).toEqual(new Set(['USD']));
      } finally {
        await viewingSettings.viewIn('HKD');
      }
    });
  });
}
