import type { PortfolioHistoryQuery } from '../../contract/graphql/performance/generated/graphql';
import type { ValuePoint } from '../../domain/performance/value-line';
import { wireText } from '../portfolio/wire-figures';

/** Returns a point of a line of values as it is sent. */
export const pointAnswer = ({
  date,
  value,
  putIn,
  oldPriceDate,
}: ValuePoint): PortfolioHistoryQuery['portfolioHistory']['points'][number] => ({
  date,
  value: wireText(value),
  putIn: wireText(putIn),
  oldPriceDate: oldPriceDate ?? null,
});
