import { RestPlanSchedules } from '../../../adapters/rest/plans/rest-plan-schedules';
import { scaled } from '../../../domain/money/decimal';
import { deriveKey } from '../../../domain/submissions/idempotency-key';
import type { PortCall } from './port-calls';

const planSchedule = {
  refNo: 'R',
  accountNo: 'A',
  isLegacy: false,
  fund: { name: { code: 'A', value: 'A fund' } },
  currency: 'HKD',
  frequency: 'MONTHLY',
  paidFrom: 'direct-debit',
  version: 1,
  changes: [
    {
      kind: 'start',
      at: '2026-01-01T00:00:00Z',
      by: 'client',
      fromMonth: '2026-01',
      fromDay: null,
      amount: '3000',
      days: [10],
      status: 'ACTIVE',
    },
  ],
  executions: [],
  upcoming: [{ month: '2026-02', day: 10, date: '2026-02-10', moved: [], amount: '3000' }],
};

const moving = {
  ...planSchedule,
  move: { fromMonth: '2026-02', dayOfMonth: 1, movesOn: '2026-02-02', upcoming: planSchedule.upcoming },
};

/** Every way the page of the regular plans calls a port. */
export const planPortCalls: readonly PortCall[] = [
  {
    title: 'plan schedules HK',
    region: 'HK',
    kind: 'rest-panel',
    ask: (setup) => new RestPlanSchedules(setup.rest).all(),
    good: [planSchedule],
    nulls: [{ ...planSchedule, fund: { name: { code: 'A', value: null } } }],
  },
  {
    title: 'plan set up HK',
    region: 'HK',
    kind: 'order-submission',
    ask: (setup) =>
      new RestPlanSchedules(setup.rest).start({
        accountNo: 'A',
        fundCode: 'F',
        currency: 'HKD',
        amount: scaled(1_000n),
        days: [1],
        paidFrom: 'direct-debit',
        pin: '273951',
        key: deriveKey('plan-start', 'R'),
      }),
    good: planSchedule,
    nulls: { ...planSchedule, fund: { name: { code: 'A', value: null } } },
  },
  {
    title: 'plan changed HK',
    region: 'HK',
    kind: 'rest-panel',
    ask: (setup) =>
      new RestPlanSchedules(setup.rest).change({
        refNo: 'R',
        version: 1,
        kind: 'pause',
        key: deriveKey('plan-change', 'R'),
      }),
    good: planSchedule,
    nulls: { ...planSchedule, fund: { name: { code: 'A', value: null } } },
  },
  {
    title: 'plans moved HK',
    region: 'HK',
    kind: 'order-submission',
    ask: (setup) =>
      new RestPlanSchedules(setup.rest).move({
        plans: [{ refNo: 'R', version: 1 }],
        dayOfMonth: 1,
        pin: '273951',
        key: deriveKey('plan-move', 'R'),
      }),
    good: { plans: [moving] },
    nulls: { plans: [{ ...moving, move: null, movedTo: null, movedFrom: null }] },
  },
];
