import { planErrorCodes } from '../../../domain/regular-plans/changing/plan-change';
import { planMoveErrorCodes } from '../../../domain/regular-plans/changing/plan-move';
import { planStartErrorCodes } from '../../../domain/regular-plans/changing/plan-start';
import { termsErrorCodes } from '../../../domain/trading/notes/terms-error-codes';
import { inEveryRegion, inHongKong } from '../call-regions';
import { idempotencyKeyHeader, keyErrorCodes } from '../idempotency-key';
import type { ServedCall } from '../served-call';
import { movingPlans, planChange, wirePlanMove, planSchedule, planScheduleList, planStart } from './plan-schedules';

/** The calls about a client's regular plans; ours, since the specification names screens and no calls [RSP-05..09, TRADE-79]. */
export const planCalls = {
  planSchedules: {
    method: 'GET',
    path: '/plans',
    regions: inEveryRegion,
    effect: 'read',
    extension: 'plans',
    answer: planScheduleList,
  },
  startPlan: {
    method: 'POST',
    path: '/plans',
    regions: inEveryRegion,
    effect: 'write',
    extension: 'plans',
    answer: planSchedule,
    body: { schema: planStart, errorCode: 'PLAN_START_INVALID' },
    headers: idempotencyKeyHeader,
    errorCodes: {
      ...keyErrorCodes,
      400: [...Object.values(planStartErrorCodes), 'FUND_CODE_SHARED', ...Object.values(termsErrorCodes)],
      401: ['VPN0001', 'VPN0005'],
      403: ['PLAN_STOPPED'],
    },
  },
  changePlan: {
    method: 'POST',
    path: '/plans/change',
    regions: inEveryRegion,
    effect: 'write',
    extension: 'plans',
    answer: planSchedule,
    body: { schema: planChange, errorCode: 'PLAN_CHANGE_INVALID' },
    headers: idempotencyKeyHeader,
    errorCodes: {
      ...keyErrorCodes,
      400: [...Object.values(planErrorCodes), ...Object.values(termsErrorCodes)],
      401: ['VPN0001', 'VPN0005'],
      403: ['PLAN_STOPPED'],
    },
  },
  movePlans: {
    method: 'POST',
    path: '/plans/move',
    regions: inHongKong,
    effect: 'write',
    extension: 'plans',
    answer: movingPlans,
    body: { schema: wirePlanMove, errorCode: 'PLAN_MOVE_INVALID' },
    headers: idempotencyKeyHeader,
    errorCodes: {
      ...keyErrorCodes,
      400: [...Object.values(planMoveErrorCodes), ...Object.values(termsErrorCodes)],
      401: ['VPN0001', 'VPN0005'],
      403: ['PLAN_STOPPED'],
    },
  },
} as const satisfies Record<string, ServedCall>;
