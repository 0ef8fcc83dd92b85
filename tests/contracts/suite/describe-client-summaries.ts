import { describe, expect, it } from 'vitest';
import { PriceAlertChanges } from '../../../application/ports/funds/price-alert-changes';
import { PriceAlerts } from '../../../application/ports/funds/price-alerts';
import { ClientPoints } from '../../../application/ports/tiers/client-points';
import { ClientTiers } from '../../../application/ports/tiers/client-tiers';
import { scaled, toText } from '../../../domain/money/decimal';
import { pointsView } from '../../../domain/points/points-view';
import { tierView } from '../../../domain/fees/by-tier/tier-view';
import type { ContractTarget } from '../contract-target';
import { valueOf } from '../value-of';

const refused = { ok: false, error: { kind: 'unauthorized' } };

/** Tests the contract of ClientTiers, PriceAlerts and ClientPoints. */
export function describeClientSummaries(target: ContractTarget): void {
  describe('ClientTiers', () => {
    it('[GQL-10, TIER-01, TIER-21] tell the tier with its fee', async () => {
      const { portal } = await target.clientWith('tier');
      const tier = tierView(target.region, valueOf(await portal.get(ClientTiers).current()));
      expect(tier?.name).toBeTruthy();
      expect(tier?.benefits?.singlePurchaseFee).toBeDefined();
    });

    it('[GQL-10, ERR-10, ERR-13] tell a visitor nothing', async () => {
      expect(await (await target.visit()).get(ClientTiers).current()).toMatchObject(refused);
    });
  });

  describe('PriceAlerts', () => {
    it('[API-40, API-41, ENT-65, OPEN-53] tell the targets, some of them switched off', async () => {
      const { portal } = await target.clientWith('priceAlerts');
      const alerts = valueOf(await portal.get(PriceAlerts).current());
      expect(new Set(alerts.map(({ enabled }) => enabled))).toEqual(new Set([true, false]));
      if (target.region === 'TW') expect(alerts.every(({ direction }) => direction === 'above')).toBe(true);
    });

    it('[ACCT-05, API-40, API-41, OPEN-53] keep one that is set, once, as it is changed, until it is removed', async () => {
      const { portal, known } = await target.clientWith('alertFund');
      const alerts = portal.get(PriceAlerts);
      const changes = portal.get(PriceAlertChanges);
      const before = valueOf(await alerts.current());
      expect(before.every(({ fundName, latest }) => fundName !== undefined && latest !== undefined)).toBe(true);
      const wish = { fundCode: known, direction: 'above' } as const;
      const told = (list: typeof before) =>
        list.filter(({ fundCode }) => fundCode === known).map(({ target: at, enabled }) => [toText(at), enabled]);
      expect(told(before)).toEqual([]);
      try {
        valueOf(await changes.save({ ...wish, target: scaled(51234n, 4), enabled: true }));
        const changed = valueOf(await changes.save({ ...wish, target: scaled(6n), enabled: false }));
        expect(told(changed)).toEqual([['6', false]]);
        expect(told(valueOf(await alerts.current()))).toEqual([['6', false]]);
      } finally {
        expect(valueOf(await changes.remove(wish))).toEqual(before);
      }
      expect(valueOf(await changes.remove(wish))).toEqual(before);
      expect(valueOf(await alerts.current())).toEqual(before);
    });

    it('[API-40, API-41, ERR-03] tell a visitor nothing', async () => {
      expect(await (await target.visit()).get(PriceAlerts).current()).toMatchObject(refused);
    });

    it('[ACCT-05, API-40, API-41, ERR-03] keep nothing for a visitor', async () => {
      const wish = { fundCode: 'HK0001', direction: 'above', target: scaled(5n), enabled: true } as const;
      expect(await (await target.visit()).get(PriceAlertChanges).save(wish)).toMatchObject(refused);
      expect(await (await target.visit()).get(PriceAlertChanges).remove(wish)).toMatchObject(refused);
    });
  });

  describe('ClientPoints', () => {
    it('[API-51, EPNT-01, EPNT-05] tell balance and expiry', async () => {
      const { portal } = await target.clientWith('points');
      const points = pointsView(target.region, valueOf(await portal.get(ClientPoints).current()));
      expect(points.balance).toBeGreaterThan(0);
      expect(points.expiryDate).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      expect(points.feeWaivable).toBeDefined();
    });

    if (target.region === 'HK')
      it('[API-52, EPNT-03] remind of the points that expire soon', async () => {
        const { portal } = await target.clientWith('points');
        const points = pointsView('HK', valueOf(await portal.get(ClientPoints).current()));
        expect(points.reminderPoints).toBeGreaterThan(0);
      });
    else
      it('[EPNT-04] tell the coupon event', async () => {
        const { portal } = await target.clientWith('points');
        const points = pointsView('TW', valueOf(await portal.get(ClientPoints).current()));
        expect(points.couponEvent?.code).toBeTruthy();
      });

    it('[API-51, ERR-03] tell a visitor nothing', async () => {
      expect(await (await target.visit()).get(ClientPoints).current()).toMatchObject(refused);
    });
  });
}
