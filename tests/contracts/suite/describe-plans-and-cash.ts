import { describe, expect, it } from 'vitest';
import { CashAccounts } from '../../../application/ports/home/cash-accounts';
import { PlanMigrations } from '../../../application/ports/home/plan-migrations';
import { RegularPlans } from '../../../application/ports/home/regular-plans';
import { Users } from '../../../application/ports/client/users';
import { plansByKind } from '../../../domain/regular-plans/plan-kind';
import type { ContractPortal } from '../contract-portal';
import type { ContractTarget } from '../contract-target';
import { valueOf } from '../value-of';

const refused = { ok: false, error: { kind: 'unauthorized' } };

/** What every adapter of RegularPlans, PlanMigrations and CashAccounts keeps to; HK only. */
export function describePlansAndCash(target: ContractTarget): void {
  describe('RegularPlans', () => {
    it('[GQL-11, RSP-01, RSP-02, RSP-03] tell the plans of both kinds', async () => {
      const { portal } = await target.clientWith('regularPlans');
      const plans = valueOf(await portal.get(RegularPlans).current());
      const { eScheduler, legacy } = plansByKind(plans, (await userOf(portal)).msAccounts);
      for (const kind of [eScheduler, legacy]) expect(kind.length).toBeGreaterThan(0);
      for (const { fund, amount } of plans) expect([fund.name.length > 3, amount === undefined]).toEqual([true, false]);
    });

    it('[API-58, RSP-05, RSP-13] tell whether the legacy plan may be moved', async () => {
      const { portal, known } = await target.clientWith('planMigration');
      expect(valueOf(await portal.get(PlanMigrations).current())).toEqual({ kind: known });
    });

    it('[GQL-11, ERR-10] tell a visitor no plans', async () => {
      expect(await (await target.visit()).get(RegularPlans).current()).toMatchObject(refused);
    });

    it('[API-58, ERR-03] tell a visitor nothing of moving plans', async () => {
      expect(await (await target.visit()).get(PlanMigrations).current()).toMatchObject(refused);
    });
  });

  describe('CashAccounts', () => {
    it('[GQL-27, GQL-28, VCA-01, VCA-02, OPEN-22, OPEN-81] tell the balance, and apart what is under way', async () => {
      const { portal } = await target.clientWith('cashAccount');
      const [account] = (await userOf(portal)).taAccountHKs;
      const summary = valueOf(await portal.get(CashAccounts).summary(account?.accountNo ?? ''));
      expect(summary.accounts).toMatchObject([{ accountCurrency: 'HKD', balancePrecision: 2 }]);
      expect(summary.accounts[0]?.availableBalance).toBeDefined();
      expect(summary.pending.length).toBeGreaterThan(0);
      expect(new Set(summary.pending.map(({ transactionStatus }) => transactionStatus))).toEqual(new Set(['pending']));
      expect(summary.completed.some(({ transactionStatus }) => transactionStatus === 'pending')).toBe(false);
    });

    it('[GQL-27, ERR-06, OPEN-75] end the session of whoever has none', async () => {
      const portal = await target.visit();
      expect(await portal.get(CashAccounts).summary('510012300189')).toMatchObject(refused);
      expect(portal.sessionEnd.reason).toBe('expired');
    });
  });
}

async function userOf(portal: ContractPortal) {
  const user = valueOf(await portal.get(Users).current());
  if (user.region !== 'HK') throw new Error('the client is not of Hong Kong');
  return user;
}
