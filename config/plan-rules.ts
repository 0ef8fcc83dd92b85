import { scaled } from '../domain/money/decimal';
import type { PlanRules } from '../domain/regular-plans/plan-rules';

/** What holds for regular plans where the specification names no number: decisions of ours, to be set here [RSP-02, RSP-07, RSP-09]. */
export const planRules: PlanRules = {
  leadBusinessDays: 3,
  lastDay: 28,
  mostDays: 1,
  minimumAmount: { HKD: scaled(1_000n), USD: scaled(150n) },
  maximumAmount: { HKD: scaled(1_000_000n), USD: scaled(150_000n) },
  triesEach: 2,
  businessDaysBetweenTries: 2,
  failuresBeforePause: 2,
};
