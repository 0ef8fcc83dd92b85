import { describe, expect, it } from 'vitest';
import { plansByKind } from '../../domain/regular-plans/plan-kind';
import { aPortal, type ContractSetting, valueOf } from './contract-portal';

/** What every adapter of RegularPlans, PlanMigrations and CashAccounts keeps to; HK only. */
export function describePlansAndCash(name: string, setting: () => ContractSetting): void {
  const signedIn = async () => {
    const portal = aPortal(setting());
    await portal.signIn();
    const user = valueOf(await portal.users.current());
    if (user.region !== 'HK') throw new Error('the client is not of Hong Kong');
    return { portal, user };
  };

  describe(`RegularPlans ${name}`, () => {
    it('[GQL-11, RSP-01, RSP-02, RSP-03] tell the plans of both kinds', async () => {
      const { portal, user } = await signedIn();
      const plans = valueOf(await portal.regularPlans.current());
      const { eScheduler, legacy } = plansByKind(plans, user.msAccounts);
      for (const kind of [eScheduler, legacy]) expect(kind.length).toBeGreaterThan(0);
      for (const { fund, amount } of plans) expect([fund.name.length > 3, amount === undefined]).toEqual([true, false]);
    });

    it('[API-58, RSP-05, RSP-13] tell whether the legacy plan may be moved', async () => {
      const { portal } = await signedIn();
      expect(valueOf(await portal.planMigrations.current())).toEqual({ kind: 'open' });
    });

    it('[GQL-11, API-58, ERR-03] tell a visitor nothing', async () => {
      const { regularPlans, planMigrations } = aPortal(setting());
      for (const answer of [await regularPlans.current(), await planMigrations.current()])
        expect(answer).toMatchObject({ ok: false, error: { kind: 'unauthorized' } });
    });
  });

  describe(`CashAccounts ${name}`, () => {
    it('[GQL-27, GQL-28, VCA-01, VCA-02, OPEN-22, OPEN-81] tell the balance, and apart what is under way', async () => {
      const { portal, user } = await signedIn();
      const summary = valueOf(await portal.cashAccounts.summary(user.taAccountHKs[0]?.accountNo ?? ''));
      expect(summary.accounts).toMatchObject([{ accountCurrency: 'HKD', balancePrecision: 2 }]);
      expect(summary.accounts[0]?.availableBalance).toBeDefined();
      expect(summary.pending.length).toBeGreaterThan(0);
      expect(new Set(summary.pending.map(({ transactionStatus }) => transactionStatus))).toEqual(new Set(['pending']));
      expect(summary.completed.some(({ transactionStatus }) => transactionStatus === 'pending')).toBe(false);
    });

    it('[GQL-27, ERR-06, OPEN-75] end the session of whoever has none', async () => {
      const { cashAccounts, world } = aPortal(setting());
      expect(await cashAccounts.summary('510012300189')).toMatchObject({ ok: false, error: { kind: 'unauthorized' } });
      expect(world.sessionEnd.events).toEqual(['expired']);
    });
  });
}
