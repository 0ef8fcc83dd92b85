import { expect, it } from 'vitest';
import { StartPlan } from '../../../application/plans/start-plan';
import type { AsyncResult, CallFailure } from '../../../application/ports/call-failure';
import { PlanSchedules, type PlanStartOrder } from '../../../application/ports/plans/plan-schedules';
import { err, ok } from '../../../domain/kernel/result';
import type { PlanSchedule } from '../../../domain/regular-plans/running/plan-schedule';
import { afterDeadline } from '../../builders/after-deadline';
import { decimal } from '../../builders/decimal';
import { submitOnceInMemory } from '../../builders/memory-submissions';

const offline: CallFailure = { kind: 'no-answer', reason: 'offline' };

/** A server that keeps a plan and loses its answer; nor can its plans be read while `isDown`. */
class LosingSchedules extends PlanSchedules {
  readonly kept: PlanSchedule[] = [];
  isDown = false;

  all(): AsyncResult<readonly PlanSchedule[]> {
    return Promise.resolve(this.isDown ? err(offline) : ok(this.kept));
  }
  start({ fundCode, amount, days, currency }: PlanStartOrder): AsyncResult<PlanSchedule> {
    const begun = { kind: 'start', at: '2026-01-02T02:00:00Z', by: 'client', fromMonth: '2026-01' } as const;
    this.kept.push({
      refNo: `RP${String(this.kept.length + 1)}`,
      accountNo: '900',
      isLegacy: false,
      currency,
      type: 'X',
      version: 1,
      fund: { code: fundCode, name: 'Harbour Bond' },
      frequency: 'monthly',
      executions: [],
      upcoming: [],
      changes: [{ ...begun, amount, days, status: 'active' }],
    });
    this.isDown = true;
    return Promise.resolve(err(offline));
  }
  change(): AsyncResult<never> {
    return Promise.resolve(err(offline));
  }
  move(): AsyncResult<never> {
    return Promise.resolve(err(offline));
  }
}

const wanted = (amount: string) => ({
  userId: 'U1',
  accountNo: '900',
  fundCode: 'HK0002',
  currency: 'HKD',
  pin: '739162',
  amount: decimal(amount),
  days: [10],
  paidFrom: 'direct-debit' as const,
});

it('[RSP-07, OPEN-75, API-90] a plan isn’t sent where an earlier one is found to have arrived, and is told apart from it', async () => {
  const schedules = new LosingSchedules();
  const { once, clock } = submitOnceInMemory();
  const plans = new StartPlan(schedules, once);
  expect((await afterDeadline(clock, plans.execute(wanted('2000')))).kind).toBe('unknown');
  schedules.isDown = false;
  expect(await afterDeadline(clock, plans.execute(wanted('5000')))).toEqual({ kind: 'not-possible', why: 'already' });
  expect(schedules.kept).toHaveLength(1);
});

it.each([
  ['2000', { kind: 'started' }],
  ['5000', { kind: 'not-possible', why: 'already' }],
])(
  '[RSP-07, OPEN-75] looked up, a plan of %s is told apart from the one of 2000 that arrived',
  async (amount, told) => {
    const schedules = new LosingSchedules();
    const { once, clock } = submitOnceInMemory();
    const plans = new StartPlan(schedules, once);
    await afterDeadline(clock, plans.execute(wanted('2000')));
    schedules.isDown = false;
    expect(await afterDeadline(clock, plans.find(wanted(amount)))).toMatchObject(told);
  },
);
