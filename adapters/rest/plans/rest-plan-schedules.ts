import type { AsyncResult } from '../../../application/ports/call-failure';
import {
  type PlanChangeOrder,
  type PlanMoveOrder,
  PlanSchedules,
  type PlanStartOrder,
} from '../../../application/ports/plans/plan-schedules';
import type { PlanSchedule } from '../../../domain/regular-plans/running/plan-schedule';
import { toText } from '../../../domain/money/decimal';
import { onlyPresent } from '../../http/only-present';
import { planCalls } from '../../../contract/rest/plans/plan-calls';
import { readJsonBody } from '../read-answer';
import { readMissingPassword, readWrongPassword } from '../read-wrong-password';
import type { RestClient } from '../rest-client';
import { readMovingPlans, readPlanSchedule, readPlanSchedules } from './read-plan-schedules';

const policy = { showErrors: false };

/** A client's regular plans over REST; the page says itself what failed [RSP-09]. */
export class RestPlanSchedules extends PlanSchedules {
  constructor(private readonly client: RestClient) {
    super();
  }

  all(): AsyncResult<readonly PlanSchedule[]> {
    return this.client.call(planCalls, { name: 'planSchedules', policy, read: readJsonBody(readPlanSchedules) });
  }

  start({
    key,
    pin: vpin,
    amount,
    accountNo,
    type,
    fundCode,
    currency,
    days,
    paidFrom,
    intoFundCode,
    usesPoints,
    leastReturn,
    acceptedTexts,
  }: PlanStartOrder): AsyncResult<PlanSchedule> {
    return this.client.call(planCalls, {
      name: 'startPlan',
      headers: { 'Idempotency-Key': key },
      body: onlyPresent({
        accountNo,
        fundCode,
        intoFundCode,
        type,
        currency,
        amount: toText(amount),
        days,
        paidFrom,
        usesPoints,
        vpin,
        leastReturn: leastReturn && toText(leastReturn),
        acceptedTexts,
      }),
      policy,
      read: readJsonBody(readPlanSchedule),
      readRefusal: readWrongPassword,
    });
  }

  change({
    key,
    refNo,
    version,
    kind,
    amount,
    days,
    usesPoints,
    pin: vpin,
    acceptedTexts,
  }: PlanChangeOrder): AsyncResult<PlanSchedule> {
    return this.client.call(planCalls, {
      name: 'changePlan',
      headers: { 'Idempotency-Key': key },
      body: onlyPresent({
        refNo,
        version,
        kind,
        amount: amount && toText(amount),
        days,
        usesPoints,
        vpin,
        acceptedTexts,
      }),
      policy,
      read: readJsonBody(readPlanSchedule),
      readRefusal: vpin === undefined ? readMissingPassword : readWrongPassword,
    });
  }

  move({ key, plans, dayOfMonth, pin: vpin, acceptedTexts }: PlanMoveOrder): AsyncResult<readonly PlanSchedule[]> {
    return this.client.call(planCalls, {
      name: 'movePlans',
      headers: { 'Idempotency-Key': key },
      body: onlyPresent({
        plans: plans.map(({ refNo, version }) => ({ refNo, version })),
        dayOfMonth,
        vpin,
        acceptedTexts,
      }),
      policy,
      read: readJsonBody(readMovingPlans),
      readRefusal: readWrongPassword,
    });
  }
}
