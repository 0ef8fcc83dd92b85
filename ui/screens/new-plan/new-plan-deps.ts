import type { PlacementDrafts } from '../../../application/orders/placement-drafts';
import type { PreparePlan } from '../../../application/plans/prepare-plan';
import type { StartPlan } from '../../../application/plans/start-plan';
import type { Clock } from '../../../application/ports/clock';
import type { FundRecords } from '../../../application/ports/funds/fund-records';
import type { FundPreviews } from '../../../application/ports/funds/fund-previews';
import type { SearchedFunds } from '../../funds/finding/fund-type-ahead';
import type { Locale } from '../../../application/ports/locale';
import type { FundAgreements } from '../../../application/ports/orders/fund-agreements';
import type { OrderChecks } from '../../../application/ports/orders/order-checks';
import type { Calendar } from '../../../domain/calendar/calendar';
import type { Region } from '../../../domain/region';
import type { PlanRules } from '../../../domain/regular-plans/plan-rules';

/** The dependencies of the page of a new plan. */
export type NewPlanDeps = {
  readonly prepare: Pick<PreparePlan, 'execute'>;
  readonly start: Pick<StartPlan, 'execute' | 'find'>;
  readonly previews: FundPreviews;
  readonly funds: SearchedFunds;
  readonly agreements: FundAgreements;
  readonly fundRecords: Pick<FundRecords, 'documents'>;
  readonly checks: Pick<OrderChecks, 'estimatePurchase'>;
  readonly drafts: PlacementDrafts;
  readonly clock: Clock;
  readonly locale: Locale;
  readonly region: Region;
  /** True if the server keeps the texts that were accepted. */
  readonly keepsTexts?: boolean;
  /** The region's own currency. */
  readonly currency: string;
  readonly calendar: Calendar;
  readonly rules: PlanRules;
};
