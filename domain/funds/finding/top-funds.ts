import type { Decimal } from '../../money/decimal';
import { sortDescending } from '../../money/sort-descending';

/** The number of funds in the list of top funds [FUND-09, CONST-08]. */
export const topFundsCount = 5;

/** The five funds with the best one-year performance, equal ones in the order given, those without one last [FUND-11, SHAPE-01, CONFLICT-29]. */
export const topFunds = <T extends { readonly oneYear?: Decimal | undefined }>(funds: readonly T[]): readonly T[] =>
  sortDescending(funds, ({ oneYear }) => oneYear).slice(0, topFundsCount);
