import { noDraft, type PlacementDraft, type PlacementDrafts } from '../../../application/orders/placement-drafts';
import { parsePlanType } from '../../../domain/regular-plans/plan-type';
import { fundId } from '../../../domain/funds/finding/fund-listing';
import { isNamedBy } from '../../../domain/funds/finding/same-fund';
import type { PlanFigures } from './plan-figures';

/** Keeps what the client makes of a plan; without one it is forgotten. Never a PIN [SESS-17, OPEN-87]. */
export function keepPlanDraft(drafts: PlacementDrafts, userId: string, plan: PlanFigures | undefined): void {
  if (!plan) return drafts.save({ userId }, 'plan', noDraft);
  const { planType: type, fund, currency, typed, chosenDays, paidFrom, points } = plan;
  drafts.save({ userId }, 'plan', {
    holdingId: '',
    by: paidFrom ?? '',
    typed: [type, chosenDays.join(), ...(points.isChosen ? ['points'] : [])].join(' '),
    funds: [{ fundCode: fundId(fund), currency, typed }],
  });
}

/** Makes of a plan what the client made of it before, where it is of the same fund. */
export function recallPlanDraft({ by, typed: made, funds: [drafted] }: PlacementDraft, plan: PlanFigures): void {
  if (drafted === undefined || !isNamedBy(plan.fund, drafted.fundCode)) return;
  const [type, days = '', points] = made.split(' ');
  plan.recall({
    type: parsePlanType(type),
    currency: drafted.currency,
    typed: drafted.typed,
    payment: by,
    days: days.split(',').map(Number),
    usesPoints: points === 'points',
  });
}
