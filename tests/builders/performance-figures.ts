import {
  type FundPerformance,
  performanceColumns,
  type PerformanceLabel,
} from '../../domain/funds/performance/performance-columns';
import { publishedFigures } from '../../domain/funds/performance/period-figures';
import type { Decimal } from '../../domain/money/decimal';
import type { Region } from '../../domain/region';

type ColumnFigure = { readonly label: PerformanceLabel; readonly percent: Decimal | undefined };

/** A fund's published figure in each performance column of a region. */
export function performanceFigures(region: Region, performance: FundPerformance): readonly ColumnFigure[] {
  const published = publishedFigures(region, performance);
  return performanceColumns(region).map((label) => ({
    label,
    percent: published.find(({ period }) => period === label)?.percent,
  }));
}
