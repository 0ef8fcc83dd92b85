import { parseOneOf } from '../kernel/parse-one-of';

/** Where a regular plan stands. */
export const planStatuses = ['active', 'suspended', 'terminated'] as const;

/** Investing, paused, or ended. */
export type PlanStatus = (typeof planStatuses)[number];

/** Reads a plan's status in either case [ENT-26, CONFLICT-50]; undefined for one that isn't listed, which is then not shown. */
export function parsePlanStatus(text: string | undefined): PlanStatus | undefined {
  const name = String(text).toLowerCase();
  return parseOneOf(planStatuses, name);
}
