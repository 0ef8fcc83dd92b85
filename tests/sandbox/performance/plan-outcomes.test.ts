import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { PlanOutcomesDocument, type PlanOutcomesQuery } from '../../../contract/graphql/performance/generated/graphql';
import { orderMovements } from '../../../sandbox/database/schema/orders';
import { movements } from '../../../sandbox/database/schema/funds';
import { regularPlanExecutions } from '../../../sandbox/database/schema/regular-plans';
import { runDealing } from '../../../sandbox/orders/dealing-job';
import { runPlans } from '../../../sandbox/orders/plans/run-plans';
import { sharedSandbox } from '../support/shared-sandbox';
import { currencyOf, typicalLogins } from '../support/typical-clients';

const shared = sharedSandbox();

async function ask(region: 'HK' | 'TW', currency: string = currencyOf[region]) {
  const visitor = await shared.visitors.loggedOn(region, typicalLogins[region]);
  return visitor.graphql(PlanOutcomesDocument, { currency });
}

async function outcomes(region: 'HK' | 'TW') {
  const { data } = (await ask(region)) as { data: PlanOutcomesQuery };
  return data.planOutcomes;
}

describe('the outcomes of plans', () => {
  test('[PORT-46, RSP-09] the outcomes of Hong Kong are of the plans that have bought, each with its months up to today', async () => {
    expect(await outcomes('HK')).toEqual([]);
    const { clock, configuration } = shared.sandbox;
    clock.set('2026-03-10T11:00:00+08:00');
    await runPlans({ ...shared.sandbox, configuration });
    clock.set('2026-03-20T18:00:00+08:00');
    await runDealing(shared.sandbox.context('HK'));
    const found = await outcomes('HK');
    expect(found.length).toBeGreaterThan(0);
    for (const { refNo, points } of found) {
      const bought = await shared.sandbox.database
        .select({ cost: movements.cost, units: movements.units })
        .from(regularPlanExecutions)
        .innerJoin(orderMovements, eq(orderMovements.orderId, regularPlanExecutions.orderId))
        .innerJoin(movements, eq(movements.id, orderMovements.movementId))
        .where(eq(regularPlanExecutions.refNo, refNo));
      const paid = bought.reduce((sum, { cost }) => sum + Number(cost), 0);
      const last = points.at(-1);
      expect(last?.date).toBe('2026-03-20');
      expect(Number(last?.putIn)).toBeGreaterThanOrEqual(paid);
      expect(points.map(({ date }) => date)).toEqual(points.map(({ date }) => date).toSorted());
      expect(points.length).toBeLessThanOrEqual(37);
      expect([paid > 0, Number(last?.value) > 0, last?.oldPriceDate]).toEqual([true, true, null]);
    }
    clock.set('2026-08-20T18:00:00+08:00');
    for (const { points } of await outcomes('HK')) expect(points.at(-1)).toMatchObject({ oldPriceDate: '2026-03-19' });
  });

  test('[PORT-46] the outcomes are refused in a currency that there isn’t, and told to nobody without a session', async () => {
    expect(JSON.stringify(await ask('HK', 'XXX'))).toContain('FILTER_INVALID');
    expect(Array.isArray(await outcomes('TW'))).toBe(true);
  });
});
