import { and, asc, eq, isNull, lte } from 'drizzle-orm';
import { addDays } from '../../domain/calendar/calendar';
import { averageUnitCost } from '../../domain/holdings/average-unit-cost';
import { checkLeastReturn, type ReturnCheck } from '../../domain/regular-plans/least-return';
import { orderDesks } from '../../domain/trading/orders/order-desk';
import type { Database } from '../database/database';
import { decimal } from '../database/decimal';
import { movements } from '../database/schema/funds';
import type { KeptPlan } from '../regular-plans/plan-rows';
import { companyOfFund } from './fund-company';
import { tradedFund } from './traded-funds';

/** Whether what a plan's holding has brought by the price and the units of the day before a try, which are known whenever the desk gets to it, reaches the return that it waits for; undefined for a plan that waits for none [LINK-31]. */
export async function reachedReturn(
  database: Database,
  { plan, fund }: KeptPlan,
  tryOn: string,
): Promise<ReturnCheck | undefined> {
  if (plan.leastReturn === null) return undefined;
  const dayBefore = addDays(tryOn, -1);
  const { nav } = await tradedFund(database, fund.id, dayBefore);
  const paymentType = orderDesks[fund.region].settlementAccount(companyOfFund(fund), plan.currency);
  const held = await database
    .select()
    .from(movements)
    .where(
      and(
        ...[eq(movements.accountNumber, plan.accountNumber), eq(movements.fundId, fund.id)],
        paymentType ? eq(movements.paymentType, paymentType) : isNull(movements.paymentType),
        lte(movements.date, dayBefore),
      ),
    )
    .orderBy(asc(movements.date), asc(movements.id));
  const averageCost = averageUnitCost(
    held.map(({ kind, units, cost }) => ({ kind, units: decimal(units), cost: decimal(cost) })),
  );
  const known = nav !== null && averageCost ? { price: decimal(nav), averageCost } : undefined;
  return checkLeastReturn(decimal(plan.leastReturn), known);
}
