import { parseEligibility, type Eligibility } from '../../clients/eligibility';

/** The possibility for a client to move the plan to the eScheduler, with the reasons against it [RSP-13]. */
export type MigrationStatus =
  | { readonly kind: 'open' }
  | { readonly kind: 'requested' }
  | { readonly kind: 'refused'; readonly reasons: readonly string[] }
  /** The server couldn't tell, or didn't: nothing is offered, and asking again may help. */
  | { readonly kind: 'unknown' };

/**
 * The facts about a client that decide over and explain the migration; the reasons are the wire's `illegibleReasons`
 * [RSP-13, CONFLICT-51].
 */
export type MigrationFacts = {
  readonly rspMigrationEligible?: Eligibility | boolean | undefined;
  readonly ineligibleReasons?: readonly string[] | undefined;
};

/** Decides and explains the migration of a plan: open only to the eligible, reasons only for the others [RSP-13, ENUM-03]. */
export function migrationStatus({ rspMigrationEligible, ineligibleReasons = [] }: MigrationFacts): MigrationStatus {
  const eligibility = parseEligibility(rspMigrationEligible);
  if (eligibility === 'ELIGIBLE') return { kind: 'open' };
  if (eligibility === 'REQUESTED') return { kind: 'requested' };
  return eligibility === 'NOT_ELIGIBLE' ? { kind: 'refused', reasons: ineligibleReasons } : { kind: 'unknown' };
}
