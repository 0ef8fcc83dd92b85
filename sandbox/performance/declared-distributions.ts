import { and, asc, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { GainsAndIncomeQuery } from '../../contract/graphql/performance/generated/graphql';
import { addDays } from '../../domain/calendar/calendar';
import { grossDistribution } from '../../domain/dividends/distribution-payment';
import type { Language } from '../../domain/language';
import { isZero, toText } from '../../domain/money/decimal';
import { unitsOn } from '../../domain/performance/position-history';
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
    const holding = holdings.get(position.place.id);
    return position.place.kind === 'fund' && holding ? [{ position, holding }] : [];
  });
  const fundIds = [...new Set(held.map(({ holding }) => holding.fundId))];
  if (fundIds.length === 0) return [];
  const declared = await database
    .select()
    .from(fundDistributions)
    .where(
      and(
        inArray(fundDistributions.fundId, fundIds),
        isNull(fundDistributions.paidAt),
        isNotNull(fundDistributions.payDate),
      ),
    )
    .orderBy(asc(fundDistributions.payDate), asc(fundDistributions.fundId));
  return declared.flatMap(({ fundId, exDate, payDate, amount: perUnit, currency }) =>
    held.flatMap(({ position, holding }): Declared[] => {
      const units = unitsOn(position, addDays(exDate, -1));
      const amount = grossDistribution(units, decimal(perUnit), currency);
      if (holding.fundId !== fundId || payDate === null || isZero(amount)) return [];
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
