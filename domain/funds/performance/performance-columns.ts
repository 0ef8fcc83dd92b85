import type { Decimal } from '../../money/decimal';
import type { ByRegion, Region } from '../../region';

/** The labels of all performance columns there are, shortest period first [FUND-29, CONFLICT-28]. */
export const performanceLabels = ['1Y', '2Y', '3Y', '5Y'] as const;

/** The label of a performance column [FUND-29]. */
export type PerformanceLabel = (typeof performanceLabels)[number];

/** A fund's cumulative performance in percent as the server states it, and the day it is calculated to [FUND-07, ENT-30, ENT-31]. */
export type FundPerformance = {
  readonly oneYear?: Decimal | undefined;
  /** TW only. */
  readonly twoYear?: Decimal | undefined;
  readonly threeYear?: Decimal | undefined;
  /** HK only. */
  readonly fiveYear?: Decimal | undefined;
  readonly oneMonth?: Decimal | undefined;
  readonly threeMonth?: Decimal | undefined;
  readonly sixMonth?: Decimal | undefined;
  readonly yearToDate?: Decimal | undefined;
  readonly sinceStart?: Decimal | undefined;
  readonly performanceEffectiveDate?: string | undefined;
};

const columns = { HK: ['1Y', '3Y', '5Y'], TW: ['1Y', '2Y', '3Y'] } as const satisfies ByRegion<
  readonly PerformanceLabel[]
>;

/** The performance columns of a region's fund tables, in order: TW 1, 2, 3 years [FUND-05], HK 1, 3, 5 [FUND-06, CONFLICT-28]. */
export const performanceColumns = (region: Region): readonly PerformanceLabel[] => columns[region];
