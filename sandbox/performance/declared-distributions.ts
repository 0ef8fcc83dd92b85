import { and, asc, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { GainsAndIncomeQuery } from '../../contract/graphql/performance/generated/graphql';
import { grossDistribution } from '../../domain/dividends/distribution-payment';
import { groupBy } from '../../domain/kernel/group-by';
import type { Language } from '../../domain/language';
import { isZero, toText } from '../../domain/money/decimal';
import { entitledUnits } from '../../domain/performance/position-history';
import { localised } from '../context/language';
import type { Database } from '../database/database';
import { decimal } from '../database/decimal';
import { fundDistributions } from '../database/schema/fund-records';
import type { ClientHistory } from './client-history';

type Declared = GainsAndIncomeQuery['gainsAndIncome']['declared'][number];

/** Returns the distributions that funds have declared and not paid yet, on the units that the client held before each ex-date, as they will be paid; the earliest first [FUND-17, LINK-26]. */
export async function declaredDistributions(
  database: Database,
  { history, holdings }: ClientHistory,
  language: Language,
): Promise<readonly Declared[]> {
  const held = history.positions.flatMap((position) => {
    const holding = position.place.kind === 'fund' ? holdings.get(position.place.id) : undefined;
    return holding ? [{ position, holding }] : [];
  });
  const byFund = groupBy(held, ({ holding }) => holding.fundId);
  if (byFund.size === 0) return [];
  const declared = await database
    .select()
    .from(fundDistributions)
    .where(
      and(
        inArray(fundDistributions.fundId, [...byFund.keys()]),
        isNull(fundDistributions.paidAt),
        isNotNull(fundDistributions.payDate),
      ),
    )
    .orderBy(asc(fundDistributions.payDate), asc(fundDistributions.fundId));
  return declared.flatMap(({ fundId, exDate, payDate, amount: perUnit, currency }) =>
    (byFund.get(fundId) ?? []).flatMap(({ position, holding }): Declared[] => {
      const units = entitledUnits(position, exDate);
      const amount = grossDistribution(units, decimal(perUnit), currency);
      if (payDate === null || isZero(amount)) return [];
      const { code, names } = holding.fund;
      return [
        {
          accountNumber: holding.accountNumber,
          fundCode: code,
          fundName: localised(names, language) ?? code,
          exDate,
          payDate,
          units: toText(units),
          perUnit,
          amount: toText(amount),
          currency,
        },
      ];
    }),
  );
}
