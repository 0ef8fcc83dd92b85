import { describe, expect, it } from 'vitest';
import type { HoldingsFilter, Portfolio } from '../../application/ports/holdings/holdings';
import { groupTypes } from '../../domain/holdings/group-holdings';
import { add, compare, zero } from '../../domain/money/decimal';
import { summarise } from '../../domain/holdings/summarise';
import { aPortal, type ContractSetting, valueOf } from './contract-portal';

const filter: HoldingsFilter = { type: 'ALL', accountType: 'ALL', groupType: 'FUND_CODE' };

/** What every adapter of Holdings keeps to. */
export function describeHoldings(name: string, setting: () => ContractSetting): void {
  describe(`Holdings ${name}`, () => {
    const loaded = async (how: 'initial' | 'load', wanted = filter): Promise<Portfolio> => {
      const portal = aPortal(setting());
      await portal.signIn();
      return valueOf(await portal.holdings[how](wanted));
    };

    it('[ERR-10, ERR-13] are shown to no visitor', async () => {
      const { holdings, world } = aPortal(setting());
      expect(await holdings.initial(filter)).toMatchObject({ ok: false, error: { kind: 'unauthorized' } });
      expect(world.sessionEnd.events).toEqual(['expired']);
    });

    it('[PORT-15, PORT-16, PORT-18, PORT-19, ENT-01] come as lines of their own, each with a fund, units and a currency', async () => {
      const { holdings } = await loaded('initial');
      expect(holdings.length).toBeGreaterThan(0);
      expect(new Set(holdings.map(({ id }) => id)).size).toBe(holdings.length);
      for (const held of holdings) {
        expect(held.fund.name).not.toBe('');
        expect(held.units).toBeDefined();
        expect(held.line.currency).toMatch(/^[A-Z]{3}$/);
        expect(['PYC', 'ZZZ', 'XXX']).not.toContain(held.line.currency);
      }
    });

    it('[HOLD-10, OPEN-92] are the same for a page about something else', async () => {
      const portal = aPortal(setting());
      await portal.signIn();
      const held = valueOf(await portal.holdings.held());
      expect(held).toEqual(valueOf(await portal.holdings.load(filter)).holdings);
    });

    it('[ENT-09, HOLD-20, CONFLICT-59] add up to the totals, in the viewing currency', async () => {
      const { holdings, totals } = await loaded('initial');
      const summed = summarise(holdings);
      expect(totals.currency).toBe(setting().region === 'HK' ? 'HKD' : 'TWD');
      for (const figure of ['marketValue', 'cost', 'profit'] as const)
        expect([figure, compare(summed[figure], totals[figure])]).toEqual([figure, 0]);
      expect(totals.withoutValue).toBe(summed.withoutValue);
      expect(totals.asOf).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    });

    it('[HOLD-16, ENUM-19] are summed up by region in Taiwan, onshore and offshore making the total', async () => {
      const { regions = [], totals } = await loaded('initial');
      if (setting().region === 'HK') {
        expect(regions).toEqual([]);
        return;
      }
      const worth = (type: string) =>
        regions.find(({ summaryType, txnPaymentType }) => summaryType === type && !txnPaymentType)?.marketValue ?? zero;
      expect(compare(add(worth('LOCAL'), worth('FOREIGN')), totals.marketValue)).toBe(0);
      expect(compare(worth('TOTAL'), totals.marketValue)).toBe(0);
    });

    it('[PORT-17] are the same lines in a later load', async () => {
      const ids = (portfolio: Portfolio) => portfolio.holdings.map(({ id }) => id).sort();
      expect(ids(await loaded('load'))).toEqual(ids(await loaded('initial')));
    });

    it.each(groupTypes)('[PORT-04, PORT-05, PORT-06, PORT-07, PORT-22] can be asked for by %s', async (groupType) => {
      const { holdings } = await loaded('load', { ...filter, groupType });
      expect(holdings.length).toBeGreaterThan(0);
    });

    it('[HOLD-09, ENT-05, GQL-06] bear what only their region has', async () => {
      const { holdings, accounts } = await loaded('initial');
      if (setting().region === 'HK') {
        expect(holdings.every(({ baseCurrencyFigures }) => baseCurrencyFigures !== undefined)).toBe(true);
        expect(accounts?.length).toBeGreaterThan(0);
      } else expect(holdings.every(({ paymentType }) => /^(ON|OF)_/.test(paymentType ?? ''))).toBe(true);
    });
  });
}
