import { describe, expect, it } from 'vitest';
import { Holdings } from '../../../application/ports/holdings/holdings';
import { HoldingsByAccount } from '../../../application/ports/holdings/holdings-by-account';
import { ViewingSettings } from '../../../application/ports/holdings/viewing-settings';
import { summarise } from '../../../domain/holdings/figures/summarise';
import { add, compare, zero } from '../../../domain/money/decimal';
import type { ContractTarget } from '../contract-target';
import { valueOf } from '../value-of';

const everything = { type: 'ALL', accountType: 'ALL', groupType: 'FUND_CODE' } as const;

/** Tests the contract of ViewingSettings. */
export function describeViewingSettings(target: ContractTarget): void {
  describe('ViewingSettings', () => {
    it('[API-39, API-64, ENT-22, FMT-13, CONFLICT-57] ViewingSettings are the default for who has chosen nothing', async () => {
      const { portal } = await target.clientWith('defaultViewingSettings');
      const settings = valueOf(await portal.get(ViewingSettings).current());
      expect(settings).toEqual({ showCcy: 'HKD' });
    });

    it('[API-39, API-64, ERR-03] tell a visitor nothing', async () => {
      const answer = await (await target.visit()).get(ViewingSettings).current();
      expect(answer).toMatchObject({ ok: false, error: { kind: 'unauthorized' } });
    });

    if (target.region === 'HK')
      it('[API-39, PORT-53, PORT-51] keep an HK client’s currency, in which all figures then come', async () => {
        const { portal, known: currency } = await target.clientWith('viewingCurrency');
        const settings = portal.get(ViewingSettings);
        const holdings = portal.get(Holdings);
        try {
          valueOf(await settings.viewIn(currency));
          expect(valueOf(await settings.current()).showCcy).toBe(currency);
          const first = valueOf(await holdings.initial({ ...everything, currency }));
          const later = valueOf(await holdings.load({ ...everything, groupType: 'FUND_MARKET_TYPE', currency }));
          for (const { totals, holdings: lines, accounts = [] } of [first, later]) {
            expect([totals.currency, ...new Set(lines.map(({ line }) => line.currency))]).toEqual([currency, currency]);
            expect(compare(summarise(lines).marketValue, totals.marketValue)).toBe(0);
            const worth = accounts.reduce((sum, { marketValue }) => add(sum, marketValue ?? zero), zero);
            expect(compare(worth, totals.marketValue)).toBe(0);
          }
          const account = { type: 'MA' } as const;
          const inFile = valueOf(await portal.get(HoldingsByAccount).of({ account, currency, country: 'HK' }));
          expect(new Set(inFile.map(({ line }) => line.currency))).toEqual(new Set([currency]));
        } finally {
          await settings.viewIn('HKD');
        }
      });
  });
}
