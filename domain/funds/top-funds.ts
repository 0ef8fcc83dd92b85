import { compare, type Decimal } from '../money/decimal';

/** How many funds the list of top funds has [FUND-09, CONST-08]. */
export const topFundsCount = 5;

/** The five funds with the best one-year performance, equal ones in the order given, those without one last [FUND-11, SHAPE-01, CONFLICT-29]. */
export function topFunds<T extends { readonly oneYear?: Decimal | undefined }>(funds: readonly T[]): readonly T[] {
  const sorted = [...funds].sort(({ oneYear: a }, { oneYear: b }) => {
    if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined);
    return compare(b, a);
  });
  return sorted.slice(0, topFundsCount);
}
