import { describe, expect, it } from 'vitest';
import { scaled, toText } from '../../domain/money/decimal';
import { pointsView } from '../../domain/points/points-view';
import { tierView } from '../../domain/tiers/tier-view';
import { aPortal, type ContractSetting, valueOf } from './contract-portal';

/** What every adapter of ClientTiers and ClientPoints keeps to. */
export function describeClientSummaries(name: string, setting: () => ContractSetting): void {
  describe(`ClientTiers ${name}`, () => {
    it('[GQL-10, TIER-01, TIER-21] tell the tier with its fee', async () => {
      const portal = aPortal(setting());
      await portal.signIn();
      const tier = tierView(setting().region, valueOf(await portal.clientTiers.current()));
      expect(tier?.name).toBeTruthy();
      expect(tier?.benefits?.singlePurchaseFee).toBeDefined();
    });

    it('[GQL-10, ERR-10, ERR-13] tell a visitor nothing', async () => {
      const { clientTiers } = aPortal(setting());
      expect(await clientTiers.current()).toMatchObject({ ok: false, error: { kind: 'unauthorized' } });
    });
  });

  describe(`PriceAlerts ${name}`, () => {
    it('[API-40, API-41, ENT-65, OPEN-53] tell the targets, some of them switched off', async () => {
      const portal = aPortal(setting());
      await portal.signIn();
      const alerts = valueOf(await portal.priceAlerts.current());
      expect(new Set(alerts.map(({ enabled }) => enabled))).toEqual(new Set([true, false]));
      if (setting().region === 'TW') expect(alerts.every(({ direction }) => direction === 'above')).toBe(true);
    });

    it('[ACCT-05, API-40, API-41, OPEN-53] keep one she sets, once, as she changes it, until she removes it', async () => {
      const portal = aPortal(setting());
      await portal.signIn();
      const { priceAlerts, priceAlertChanges } = portal;
      const before = valueOf(await priceAlerts.current());
      expect(before.every(({ fundName, latest }) => fundName !== undefined && latest !== undefined)).toBe(true);
      const wish = { fundCode: `${setting().region}0009`, direction: 'above' } as const;
      const told = (alerts: typeof before) =>
        alerts
          .filter(({ fundCode }) => fundCode === wish.fundCode)
          .map(({ target, enabled }) => [toText(target), enabled]);
      valueOf(await priceAlertChanges.keep({ ...wish, target: scaled(51234n, 4), enabled: true }));
      const changed = valueOf(await priceAlertChanges.keep({ ...wish, target: scaled(6n), enabled: false }));
      expect(told(changed)).toEqual([['6', false]]);
      expect(told(valueOf(await priceAlerts.current()))).toEqual([['6', false]]);
      expect(valueOf(await priceAlertChanges.remove(wish))).toEqual(before);
      expect(valueOf(await priceAlertChanges.remove(wish))).toEqual(before);
      expect(valueOf(await priceAlerts.current())).toEqual(before);
    });

    it('[ACCT-05, API-40, API-41, ERR-03] tell and keep a visitor nothing', async () => {
      const { priceAlerts, priceAlertChanges } = aPortal(setting());
      const wish = { fundCode: 'HK0001', direction: 'above', target: scaled(5n), enabled: true } as const;
      for (const answer of [priceAlerts.current(), priceAlertChanges.keep(wish), priceAlertChanges.remove(wish)])
        expect(await answer).toMatchObject({ ok: false, error: { kind: 'unauthorized' } });
    });
  });

  describe(`ClientPoints ${name}`, () => {
    it('[API-51, API-52, EPNT-01, EPNT-03, EPNT-04, EPNT-05] tell balance, expiry and what the region adds', async () => {
      const { region } = setting();
      const portal = aPortal(setting());
      await portal.signIn();
      const points = pointsView(region, valueOf(await portal.clientPoints.current()));
      expect(points.balance).toBeGreaterThan(0);
      expect(points.expiryDate).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      expect(points.feeWaivable).toBeDefined();
      if (region === 'HK') expect(points.reminderPoints).toBeGreaterThan(0);
      else expect(points.couponEvent?.code).toBeTruthy();
    });

    it('[API-51, ERR-03] tell a visitor nothing', async () => {
      const { clientPoints } = aPortal(setting());
      expect(await clientPoints.current()).toMatchObject({ ok: false, error: { kind: 'unauthorized' } });
    });
  });
}
