import { oneOf } from '../kernel/one-of';

/** How often a regular plan invests. */
export const planFrequencies = ['monthly', 'quarterly'] as const;

/** Every month, as the eScheduler does [RSP-02], or every third month. */
export type PlanFrequency = (typeof planFrequencies)[number];

/** How many months lie between two executions. */
export const monthsApart: Readonly<Record<PlanFrequency, number>> = { monthly: 1, quarterly: 3 };

/** Reads a plan's frequency in either case [ENT-26]; undefined for one that isn't listed, which is then not shown. */
export function parsePlanFrequency(text: string | undefined): PlanFrequency | undefined {
  const name = String(text).toLowerCase();
  return oneOf(planFrequencies, name);
}
