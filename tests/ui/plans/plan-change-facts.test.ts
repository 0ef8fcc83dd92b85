import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PlanFacts } from '../../../application/plans/find-plan-facts';
import type { PlanSchedule } from '../../../domain/regular-plans/running/plan-schedule';
import { PlanChangeFacts } from '../../../ui/screens/plans/plan-change-facts';
import { decimal } from '../../builders/decimal';
import { StatedOrderChecks } from '../../builders/stated-order-checks';
import { TestClock } from '../../builders/test-clock';

const planOf = (refNo: string): PlanSchedule => ({
  refNo,
  accountNo: '51',
  isLegacy: false,
  fund: { code: refNo, name: refNo },
  currency: 'HKD',
  frequency: 'monthly',
  type: 'X',
  paidFrom: 'direct-debit',
  version: 1,
  changes: [],
  executions: [],
  upcoming: [],
});

const availability = { buy: true, regularBuy: true, eRegularBuy: true };

const factsOf = ({ refNo }: PlanSchedule): PlanFacts => ({
  fund: { code: refNo, name: refNo, baseCurrency: 'HKD', availability },
  held: [],
});

describe('the facts beside the amount of a plan', () => {
  it('[RSP-09] no order of answers shows the facts of a plan that isn’t the one being changed', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), fc.array(fc.constantFrom('A', 'B', 'C'), { minLength: 1 }), async (s, asked) => {
        const findFacts = { execute: s.scheduleFunction((plan: PlanSchedule) => Promise.resolve(factsOf(plan))) };
        const facts = new PlanChangeFacts({ findFacts, checks: new StatedOrderChecks(), clock: new TestClock() });
        let last = '';
        const loads = asked.map((refNo) => {
          last = refNo;
          return facts.load(planOf(refNo), decimal('3000'));
        });
        await s.waitFor(Promise.all(loads).then(() => expect(facts.known?.fund?.code).toBe(last)));
      }),
    );
  });

  it('[RSP-09, I18N-12] the facts of the same plan stay until they are there in another language, those of another plan are gone at once', async () => {
    const findFacts = { execute: (plan: PlanSchedule) => Promise.resolve(factsOf(plan)) };
    const facts = new PlanChangeFacts({ findFacts, checks: new StatedOrderChecks(), clock: new TestClock() });
    await facts.load(planOf('A'), undefined);
    const again = facts.load(planOf('A'), undefined);
    expect(facts.known?.fund?.code).toBe('A');
    await again;
    const other = facts.load(planOf('B'), undefined);
    expect(facts.known).toBeUndefined();
    await other;
    expect(facts.known?.fund?.code).toBe('B');
  });
});
