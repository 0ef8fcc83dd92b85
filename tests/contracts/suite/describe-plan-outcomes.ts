import { beforeEach, describe, expect, it } from 'vitest';
import { PlanOutcomes } from '../../../application/ports/plans/plan-outcomes';
import { PlanSchedules } from '../../../application/ports/plans/plan-schedules';
import { regionDefaults } from '../../../config/regions';
import type { ContractTarget } from '../contract-target';
import { valueOf } from '../value-of';

/** Describes the behaviour of every adapter of PlanOutcomes. */
export function describePlanOutcomes(target: ContractTarget): void {
  const currency = regionDefaults[target.region].defaultCurrency;

  describe('PlanOutcomes', () => {
    beforeEach(() => target.needs('plan-outcomes'));

    it('[PORT-46, RSP-09] PlanOutcomes are of the client’s own plans, each with its months in order', async () => {
      target.needs('plans');
      const { portal } = await target.clientWith('holdings');
      const plans = valueOf(await portal.get(PlanSchedules).all());
      for (const { refNo, points } of valueOf(await portal.get(PlanOutcomes).all(currency))) {
        expect(plans.map((plan) => plan.refNo)).toContain(refNo);
        expect(points.map(({ date }) => date)).toEqual(points.map(({ date }) => date).toSorted());
      }
    });

    it('[PORT-46, ERR-03] PlanOutcomes are told to no visitor', async () => {
      const answer = await (await target.visit()).get(PlanOutcomes).all(currency);
      expect(answer).toMatchObject({ ok: false, error: { kind: 'unauthorized' } });
    });
  });
}
