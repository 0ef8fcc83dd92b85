import type { MsAccount } from '../clients/user';
import { parsePlanStatus } from './plan-status';
import type { RegularPlan } from './regular-plan';

/** A client's plans by kind: those of the eScheduler, and those of the legacy Regular Investment Plan. */
export type PlansByKind = {
  readonly eScheduler: readonly RegularPlan[];
  readonly legacy: readonly RegularPlan[];
};

/** The plans that haven't ended, by kind: a plan of a sub-account (MS) is the legacy one, every other an eScheduler plan [RSP-02, RSP-03, ROLE-08]. */
export function plansByKind(plans: readonly RegularPlan[], subAccounts: readonly MsAccount[]): PlansByKind {
  const running = plans.filter(({ status }) => parsePlanStatus(status) !== 'terminated');
  const isLegacy = ({ accountNo }: RegularPlan) => subAccounts.some(({ msAccountNo }) => msAccountNo === accountNo);
  return { eScheduler: running.filter((plan) => !isLegacy(plan)), legacy: running.filter(isLegacy) };
}
