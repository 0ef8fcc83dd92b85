import { parseOneOf } from '../kernel/parse-one-of';

/** The frequencies of a regular plan. */
export const planFrequencies = ['monthly', 'quarterly'] as const;

/** Every month, as the eScheduler does [RSP-02], or every third month. */
export type PlanFrequency = (typeof planFrequencies)[number];

/** The number of months between two executions. */
export const monthsApart: Readonly<Record<PlanFrequency, number>> = { monthly: 1, quarterly: 3 };

/** Reads a plan's frequency in either case [ENT-26]; undefined for one that isn't listed, which is then not shown. */
export function parsePlanFrequency(text: string | undefined): PlanFrequency | undefined {
  const name = String(text).toLowerCase();
  return parseOneOf(planFrequencies, name);
}
