import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type {
  PlanOutcomesQuery,
  PlanOutcomesQueryVariables,
} from '../../contract/graphql/performance/generated/graphql';
import { priceAgeLimits } from '../../config/price-ages';
import { parseCurrency } from '../../domain/money/currency';
import { historyOfOrders } from '../../domain/performance/history-of-orders';
import { planPoints } from '../../domain/performance/plan-outcome';
import { today } from '../context/clock';
import { groupBy } from '../../domain/kernel/group-by';
import { accounts } from '../database/schema/clients';
import { regularPlanExecutions, regularPlans } from '../database/schema/regular-plans';
import { ApiError } from '../wire/api-error';
import type { CallContext } from '../wire/call-context';
import { clientFacts } from './client-facts';
import { pointAnswer } from './point-answer';

/** So many months are shown. */
const months = 36;

/** Answers what each of the signed-in client's plans that buy has bought so far, and what that is worth [PORT-46, RSP-09]. */
export async function answerPlanOutcomes(
  variables: PlanOutcomesQueryVariables,
  context: CallContext,
): Promise<PlanOutcomesQuery['planOutcomes']> {
  const { id: clientId } = await context.client();
  const { database, clock } = context.server;
  const currency = parseCurrency(variables.currency);
  if (!currency) throw new ApiError(400, ['FILTER_INVALID']);
  const executed = await database
    .select({ refNo: regularPlans.refNo, orderId: regularPlanExecutions.orderId })
    .from(regularPlanExecutions)
    .innerJoin(regularPlans, eq(regularPlans.refNo, regularPlanExecutions.refNo))
    .innerJoin(accounts, eq(accounts.number, regularPlans.accountNumber))
    .where(
      and(eq(accounts.clientId, clientId), isNotNull(regularPlanExecutions.orderId), isNull(regularPlans.intoFundId)),
    );
  if (executed.length === 0) return [];
  const day = today(clock);
  const { facts } = await clientFacts(database, { clientId, day, currency });
  return [...groupBy(executed, ({ refNo }) => refNo)].flatMap(([refNo, rows]) => {
    const orders = new Set(rows.flatMap(({ orderId }) => orderId ?? []));
    const points = planPoints(historyOfOrders(facts, orders), { day, months, priceAges: priceAgeLimits });
    return points.length === 0 ? [] : [{ refNo, points: points.map(pointAnswer) }];
  });
}
