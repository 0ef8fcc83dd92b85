import { and, eq, isNull, lte } from 'drizzle-orm';
import { averageUnitCost } from '../../../domain/holdings/figures/average-unit-cost';
import type { HeldAt } from '../../../domain/regular-plans/running/held-at';
import type { Database } from '../../database/database';
import { decimal } from '../../database/decimal';
import { movementOrder } from '../../database/movement-order';
import { movements } from '../../database/schema/funds';
import { tradedFund } from './traded-funds';

/** Units of a fund on an account: of one kind of account, of those without a kind (null), or of all (undefined). */
type Place = {
  readonly accountNumber: string;
  readonly fundId: number;
  readonly paymentType?: (typeof movements.$inferSelect)['paymentType'];
};

/** The last price that was known on a day, and what the units held then have cost on average; undefined where either is unknown. */
export async function heldAt(
  database: Database,
  { accountNumber, fundId, paymentType }: Place,
  day: string,
): Promise<HeldAt | undefined> {
  const { nav } = await tradedFund(database, fundId, day);
  const ofKind = paymentType === null ? isNull(movements.paymentType) : undefined;
  const held = await database
    .select()
    .from(movements)
    .where(
      and(
        eq(movements.accountNumber, accountNumber),
        eq(movements.fundId, fundId),
        lte(movements.date, day),
        paymentType ? eq(movements.paymentType, paymentType) : ofKind,
      ),
    )
    .orderBy(...movementOrder);
  const averageCost = averageUnitCost(
    held.map(({ kind, units, cost }) => ({ kind, units: decimal(units), cost: decimal(cost) })),
  );
  return nav !== null && averageCost ? { price: decimal(nav), averageCost } : undefined;
}
