import { addDays } from '../../../domain/calendar/calendar';
import { checkLeastReturn, type ReturnCheck } from '../../../domain/regular-plans/running/least-return';
import { orderDesks } from '../../../domain/trading/orders/order-desk';
import type { Database } from '../../database/database';
import { decimal } from '../../database/decimal';
import type { StoredPlan } from '../../regular-plans/stored-plans';
import { companyOfFund } from '../terms/fund-company';
import { heldAt } from '../terms/held-at';

/**
 * Checks whether the return of a plan's holding, by the price and the units of the day before a try, reaches the one
 * that it waits for; undefined for a plan that waits for none [LINK-31].
 */
export async function reachedReturn(
  database: Database,
  { plan: { accountNumber, currency, leastReturn }, fund }: StoredPlan,
  tryOn: string,
): Promise<ReturnCheck | undefined> {
  if (leastReturn === null) return undefined;
  const paymentType = orderDesks[fund.region].settlementAccount(companyOfFund(fund), currency) ?? null;
  const place = { accountNumber, fundId: fund.id, paymentType };
  return checkLeastReturn(decimal(leastReturn), await heldAt(database, place, addDays(tryOn, -1)));
}
