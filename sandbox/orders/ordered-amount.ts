import { and, asc, eq, lte } from 'drizzle-orm';
import { planRules } from '../../config/plan-rules';
import { addDays } from '../../domain/calendar/calendar';
import { averageUnitCost } from '../../domain/holdings/average-unit-cost';
import type { Decimal } from '../../domain/money/decimal';
import { adjustedAmount } from '../../domain/regular-plans/adjusted-amount';
import { fundPlanRules } from '../../domain/regular-plans/fund-plan-rules';
import type { Database } from '../database/database';
import { decimal } from '../database/decimal';
import { movements } from '../database/schema/funds';
import type { KeptPlan } from '../regular-plans/plan-rows';
import { tradedFund } from './traded-funds';

type Due = { readonly tryOn: string; readonly amount: Decimal };

/** What a plan orders on a day: of a non-fixed amount by the price and the holdings of the day before, which are known whenever the desk gets to it, and what the units that its account holds of the fund have cost [TRADE-79]. */
export async function orderedAmount(database: Database, kept: KeptPlan, { tryOn, amount }: Due): Promise<Decimal> {
  const { plan, fund } = kept;
  if (plan.type === 'X') return amount;
  const dayBefore = addDays(tryOn, -1);
  const { nav } = await tradedFund(database, fund.id, dayBefore);
  const held = await database
    .select()
    .from(movements)
    .where(
      and(
        ...[eq(movements.accountNumber, plan.accountNumber), eq(movements.fundId, fund.id)],
        lte(movements.date, dayBefore),
      ),
    )
    .orderBy(asc(movements.date), asc(movements.id));
  const averageCost = averageUnitCost(
    held.map(({ kind, units, cost }) => ({ kind, units: decimal(units), cost: decimal(cost) })),
  );
  const at = nav !== null && averageCost ? { price: decimal(nav), averageCost } : undefined;
  const rules = fundPlanRules(planRules[fund.region], { isDigitalShareClass: fund.isDigitalClass });
  return adjustedAmount({ amount, currency: plan.currency }, at, rules);
}
