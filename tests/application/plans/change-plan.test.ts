import { describe, expect, it } from 'vitest';
import { ChangePlan } from '../../../application/plans/change-plan';
import type { AsyncResult, CallFailure } from '../../../application/ports/call-failure';
import { type PlanChangeOrder, PlanSchedules } from '../../../application/ports/plans/plan-schedules';
import { err, ok } from '../../../domain/kernel/result';
import type { PlanChangeInput } from '../../../domain/regular-plans/changing/plan-change';
import type { PlanChange, PlanSchedule } from '../../../domain/regular-plans/running/plan-schedule';
import { afterDeadline } from '../../builders/after-deadline';
import { decimal } from '../../builders/decimal';
import { submitOnceInMemory } from '../../builders/memory-submissions';
import { clientOfHongKong, StatedUsers } from '../../builders/stated-client';

const offline: CallFailure = { kind: 'no-answer', reason: 'offline' };

const start: PlanChange = {
  kind: 'start',
  at: '2026-01-02T02:00:00Z',
  by: 'client',
  fromMonth: '2026-01',
  amount: decimal('3000'),
  days: [10],
  status: 'active',
};

const plan: PlanSchedule = {
  refNo: 'RP1',
  accountNo: '900',
  isLegacy: false,
  currency: 'HKD',
  frequency: 'monthly',
  type: 'X',
  version: 1,
  fund: { code: 'HK0002', name: 'Harbour Bond' },
  paidFrom: 'direct-debit',
  changes: [start],
  executions: [],
  upcoming: [],
};

/** A server whose answers to changes are lost; `made` is what it has made of the plan meanwhile. */
class LosingSchedules extends PlanSchedules {
  readonly sent: PlanChangeOrder[] = [];

  constructor(private readonly made: PlanChangeInput | undefined) {
    super();
  }

  all(): AsyncResult<readonly PlanSchedule[]> {
    const change = this.made && {
      ...this.made,
      at: '2026-03-04T02:00:00Z',
      by: 'client' as const,
      fromMonth: '2026-03',
    };
    return Promise.resolve(ok([change ? { ...plan, version: 2, changes: [start, change] } : plan]));
  }

  move(): AsyncResult<never> {
    return Promise.resolve(err(offline));
  }

  change(order: PlanChangeOrder): AsyncResult<PlanSchedule> {
    this.sent.push(order);
    return Promise.resolve(err(offline));
  }

  start(): AsyncResult<PlanSchedule> {
    return Promise.resolve(err(offline));
  }
}

const wanted: PlanChangeInput = { kind: 'change', amount: decimal('5000') };

async function outcomeWhere(made: PlanChangeInput | undefined): Promise<string> {
  const { once, clock } = submitOnceInMemory();
  const schedules = new LosingSchedules(made);
  const { kind } = await afterDeadline(
    clock,
    new ChangePlan(new StatedUsers(ok(clientOfHongKong)), schedules, once).execute(plan, wanted),
  );
  expect(schedules.sent).toHaveLength(1);
  return kind;
}

describe('a change of a plan whose answer is lost', () => {
  it('[OPEN-75, API-90, RSP-09] a change of a plan whose answer is lost is found among the changes of the plan', async () => {
    expect(await outcomeWhere({ kind: 'change', amount: decimal('5000.00') })).toBe('changed');
  });

  it('[OPEN-75, RSP-09] a change of a plan whose answer is lost isn’t taken for what another tab made of the plan meanwhile', async () => {
    expect([
      await outcomeWhere({ kind: 'pause' }),
      await outcomeWhere({ kind: 'change', amount: decimal('9000') }),
      await outcomeWhere({ kind: 'change', amount: decimal('5000'), days: [20] }),
      await outcomeWhere(undefined),
    ]).toEqual(['not-received', 'not-received', 'not-received', 'not-received']);
  });
});
