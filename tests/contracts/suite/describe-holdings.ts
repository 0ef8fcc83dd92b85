import { describe, expect, it } from 'vitest';
import { Holdings, type HoldingsFilter, type Portfolio } from '../../../application/ports/holdings/holdings';
import { regionDefaults } from '../../../config/regions';
import { groupTypes } from '../../../domain/holdings/view/group-holdings';
import { summarise } from '../../../domain/holdings/figures/summarise';
import { add, compare, zero } from '../../../domain/money/decimal';
import type { ContractTarget } from '../contract-target';
import { valueOf } from '../value-of';

const filter: HoldingsFilter = { type: 'ALL', accountType: 'ALL', groupType: 'FUND_CODE' };

/** Tests the contract of Holdings; what becomes of a session that is over differs by technology [CONFLICT-09]. */
export function describeHoldings(target: ContractTarget, technology: 'graphql' | 'rest' = 'graphql'): void {
  const loaded = async (how: 'initial' | 'load', wanted = filter): Promise<Portfolio> => {
    const { portal } = await target.clientWith('holdings');
    return valueOf(await portal.get(Holdings)[how](wanted));
  };

  describe('Holdings', () => {
    if (technology === 'graphql')
      it('[ERR-10, ERR-13] Holdings are shown to no visitor', async () => {
        const portal = await target.visit();
        const answer = await portal.get(Holdings).initial(filter);
        expect(answer).toMatchObject({ ok: false, error: { kind: 'unauthorized' } });
        expect([portal.sessionEnd.reason, portal.navigation.exits]).toEqual(['expired', ['logged-out']]);
      });
    else
      it('[ERR-04, CONFLICT-09, OPEN-92] Holdings are shown to no visitor, whose page gives way to the one of errors', async () => {
        const portal = await target.visit();
        const answer = await portal.get(Holdings).initial(filter);
        expect(answer).toMatchObject({ ok: false, error: { kind: 'unauthorized' } });
        expect([portal.sessionEnd.isMarkedExpired, portal.navigation.exits]).toEqual([true, ['general-error']]);
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

    it('[HOLD-10, OPEN-92] Holdings are the same for a page about something else', async () => {
      const { portal } = await target.clientWith('holdings');
      const holdings = portal.get(Holdings);
      expect(valueOf(await holdings.held())).toEqual(valueOf(await holdings.load(filter)).holdings);
    });

    it('[ENT-09, HOLD-20, CONFLICT-59] add up to the totals, in the viewing currency', async () => {
      const { holdings, totals } = await loaded('initial');
      const summed = summarise(holdings);
      expect(totals.currency).toBe(regionDefaults[target.region].defaultCurrency);
      for (const figure of ['marketValue', 'cost', 'profit'] as const)
        expect([figure, compare(summed[figure], totals[figure])]).toEqual([figure, 0]);
      expect(totals.withoutValue).toBe(summed.withoutValue);
      expect(totals.asOf).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    });

    it('[PORT-17] Holdings are the same lines in a later load', async () => {
      const ids = (portfolio: Portfolio) => portfolio.holdings.map(({ id }) => id).sort();
      expect(ids(await loaded('load'))).toEqual(ids(await loaded('initial')));
    });

    it.each(groupTypes)(
      '[PORT-04, PORT-05, PORT-06, PORT-07, PORT-22] Holdings can be asked for by %s',
      async (groupType) => {
        const { holdings } = await loaded('load', { ...filter, groupType });
        expect(holdings.length).toBeGreaterThan(0);
      },
    );

    if (target.region === 'HK') {
      it('[HOLD-09, ENT-05, GQL-06] bear figures in their own currency, and come by account', async () => {
        const { holdings, accounts } = await loaded('initial');
        expect(holdings.every(({ baseCurrencyFigures }) => baseCurrencyFigures !== undefined)).toBe(true);
        expect(accounts?.length).toBeGreaterThan(0);
      });

      it('[HOLD-16] Holdings are summed up by no region', async () => {
        expect((await loaded('initial')).regions ?? []).toEqual([]);
      });
    } else {
      it('[HOLD-09, ENT-05] bear how they are paid for', async () => {
        const { holdings } = await loaded('initial');
        expect(holdings.length).toBeGreaterThan(0);
        expect(holdings.every(({ paymentType }) => /^(ON|OF)_/.test(paymentType ?? ''))).toBe(true);
      });

      it('[HOLD-16, ENUM-19] Holdings are summed up by region in Taiwan, onshore and offshore making the total', async () => {
        const { regions = [], totals } = await loaded('initial');
        const worth = (type: string) =>
          regions.find(({ summaryType, txnPaymentType }) => summaryType === type && !txnPaymentType)?.marketValue ??
          zero;
        expect(compare(add(worth('LOCAL'), worth('FOREIGN')), totals.marketValue)).toBe(0);
        expect(compare(worth('TOTAL'), totals.marketValue)).toBe(0);
      });
    }
  });
}
