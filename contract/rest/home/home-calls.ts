import { inEveryRegion, inHongKong } from '../call-regions';
import { clientTierAnswer } from './client-tier';
import { planMigrationAnswer } from './plan-migration';
import { regularPlanList } from './regular-plans';
import { reminderPointsAnswer, rewardPointsAnswer } from './reward-points';
import type { ServedCall } from '../served-call';

/** The calls for the summaries that stand beside the holdings. */
export const homeCalls = {
  clientTier: { method: 'GET', path: '/clientTier', regions: inEveryRegion, effect: 'read', answer: clientTierAnswer },
  rspPlan: { method: 'GET', path: '/rspPlan', regions: inHongKong, effect: 'read', answer: regularPlanList },
  rspMigration: {
    method: 'GET',
    path: '/rspMigration',
    regions: inHongKong,
    effect: 'read',
    answer: planMigrationAnswer,
  },
  ePoints: { method: 'GET', path: '/ePoints', regions: inEveryRegion, effect: 'read', answer: rewardPointsAnswer },
  reminderEPoints: {
    method: 'GET',
    path: '/util/reminderEPoints',
    regions: inHongKong,
    effect: 'read',
    answer: reminderPointsAnswer,
  },
} as const satisfies Record<string, ServedCall>;
