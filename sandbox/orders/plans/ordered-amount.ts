import { planRules } from '../../../config/plan-rules';
import { addDays } from '../../../domain/calendar/calendar';
import type { Decimal } from '../../../domain/money/decimal';
import { adjustedAmount } from '../../../domain/regular-plans/running/adjusted-amount';
import { fundPlanRules } from '../../../domain/regular-plans/changing/fund-plan-rules';
import type { Database } from '../../database/database';
import type { StoredPlan } from '../../regular-plans/stored-plans';
import { heldAt } from '../terms/held-at';

type Due = { readonly tryOn: string; readonly amount: Decimal };

/**
 * Returns the amount that a plan orders on a day: of a non-fixed amount by the price and the holdings of the day
 * before, which are known whenever the desk gets to it, and the cost of its units of the fund [TRADE-79].
 */
export async function orderedAmount(database: Database, stored: StoredPlan, { tryOn, amount }: Due): Promise<Decimal> {
  const { plan, fund } = stored;
  if (plan.type === 'X') return amount;
  const place = { accountNumber: plan.accountNumber, fundId: fund.id };
  const at = await heldAt(database, place, addDays(tryOn, -1));
  const rules = fundPlanRules(planRules[fund.region], { isDigitalShareClass: fund.isDigitalClass });
  return adjustedAmount({ amount, currency: plan.currency }, at, rules);
}
