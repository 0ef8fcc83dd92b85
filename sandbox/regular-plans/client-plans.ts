import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Language } from '../../domain/language';
import { minorUnitScale } from '../../domain/money/currency';
import { localised } from '../context/language';
import type { Database } from '../database/database';
import { accounts } from '../database/schema/clients';
import { funds } from '../database/schema/funds';
import { regularPlans } from '../database/schema/regular-plans';

/** A client's regular plans of both kinds that invest, account by account, as both calls have them; their fields know no units [ENT-26, GQL-11, API-59, CONFLICT-57]. */
export async function clientPlans(database: Database, clientId: string, language: Language) {
  const rows = await database
    .select({ plan: regularPlans, code: funds.code, names: funds.names })
    .from(regularPlans)
    .innerJoin(accounts, eq(accounts.number, regularPlans.accountNumber))
    .innerJoin(funds, eq(funds.id, regularPlans.fundId))
    .where(and(eq(accounts.clientId, clientId), isNull(regularPlans.intoFundId)))
    .orderBy(asc(accounts.number), asc(regularPlans.refNo));
  return rows.map(({ plan, code, names }) => ({
    accountNo: plan.accountNumber,
    refNo: plan.refNo,
    fund: { name: { code, value: localised(names, language) ?? null } },
    currency: plan.currency,
    amount: plan.amount,
    amountPrecision: minorUnitScale(plan.currency),
    frequency: plan.frequency,
    dayOfMonth: plan.days[0] ?? null,
    status: plan.status,
    lastUpdateTime: plan.updatedAt.toISOString(),
  }));
}
