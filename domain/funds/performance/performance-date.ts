import type { FundPerformance } from './performance-columns';

/** The day to which the performance of some funds is calculated: the first that is stated [FUND-07]. */
export const performanceDate = (
  funds: readonly { readonly fundPerformance?: FundPerformance | undefined }[],
): string | undefined =>
  funds.find(({ fundPerformance }) => fundPerformance?.performanceEffectiveDate)?.fundPerformance
    ?.performanceEffectiveDate;
