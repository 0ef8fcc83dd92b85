import { describe, expect, it } from 'vitest';
import { PlanSchedules } from '../../../application/ports/plans/plan-schedules';
import { scaled } from '../../../domain/money/decimal';
import { latestTerms } from '../../../domain/regular-plans/plan-terms';
import { deriveKey } from '../../../domain/submissions/idempotency-key';
import type { ContractTarget } from '../contract-target';
import { valueOf } from '../value-of';

const refused = { ok: false, error: { kind: 'unauthorized' } };

/** Tests the contract of PlanSchedules. */
export function describePlanSchedules(target: ContractTarget): void {
  describe('PlanSchedules', () => {
    it('[RSP-09, TRADE-79] tell what each plan will do, and take a change of one version once', async () => {
      const { portal, client } = await target.clientWith('regularPlans');
      const pin =
        client.tradingSecret ??
        target.notTried(
          `the clients file states no "tradingSecret" of ${client.username}, which resuming a plan takes`,
        );
      const schedules = portal.get(PlanSchedules);
      const plans = valueOf(await schedules.all());
      expect(plans.length).toBeGreaterThan(0);
      for (const { changes, version } of plans) expect(changes).toHaveLength(version);
      const plan = plans.find(({ changes, isLegacy }) => !isLegacy && latestTerms(changes)?.status === 'active');
      if (!plan) throw new Error('no plan that is active');
      const { refNo, version } = plan;
      const changeOf = (kind: 'pause' | 'resume', on: number, confirmedBy?: { readonly pin: string }) =>
        schedules.change({
          refNo,
          version: on,
          kind,
          ...confirmedBy,
          key: deriveKey('plan-change', refNo, String(on)),
        });
      const paused = valueOf(await changeOf('pause', version));
      try {
        expect(latestTerms(paused.changes)?.status).toBe('suspended');
        expect(await changeOf('pause', version + 7)).toMatchObject({ ok: false, error: { kind: 'rejected' } });
      } finally {
        expect(valueOf(await changeOf('resume', version + 1, { pin })).version).toBe(version + 2);
      }
    });

    it('[RSP-09, ERR-03] tell a visitor nothing, and change nothing for one', async () => {
      const schedules = (await target.visit()).get(PlanSchedules);
      expect(await schedules.all()).toMatchObject(refused);
      const key = deriveKey('plan-change', 'R', '1');
      expect(await schedules.change({ refNo: 'R', version: 1, kind: 'pause', key })).toMatchObject(refused);
    });

    it('[RSP-07, TRADE-79, ERR-03] set up nothing for a visitor', async () => {
      const schedules = (await target.visit()).get(PlanSchedules);
      const plan = { accountNo: '0', fundCode: '0', currency: 'HKD', amount: scaled(1_000n), days: [1] };
      const key = deriveKey('contract', crypto.randomUUID());
      expect(await schedules.start({ ...plan, paidFrom: 'direct-debit', pin: '273951', key })).toMatchObject(refused);
    });

    if (target.region === 'HK') {
      it('[RSP-05, RSP-12, ERR-03] move nothing for a visitor', async () => {
        const schedules = (await target.visit()).get(PlanSchedules);
        const move = { plans: [{ refNo: 'R', version: 1 }], dayOfMonth: 1, pin: '273951' };
        expect(await schedules.move({ ...move, key: deriveKey('plan-move', 'R.1') })).toMatchObject(refused);
      });
    }
  });
}
