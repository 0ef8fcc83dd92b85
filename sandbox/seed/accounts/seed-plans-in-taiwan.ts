import { and, asc, eq, isNull } from 'drizzle-orm';
import { marketCalendar } from '../../../config/calendars/market-calendar';
import { byDate } from '../../../domain/calendar/by-date';
import { type ExecutionDay, executionDay } from '../../../domain/regular-plans/days/execution-day';
import { addMonths, monthOf } from '../../../domain/calendar/months';
import { effectiveFromDay } from '../../../domain/regular-plans/plan-terms';
import type { Database } from '../../database/database';
import { funds } from '../../database/schema/funds';
import { regularPlanChanges, regularPlanExecutions, regularPlans } from '../../database/schema/regular-plans';
import { demoClients } from '../../demonstration/demo-clients';
import { seededAccountNumbers } from '../clients/seed-clients';
import { daysBefore } from '../generation/days';

type Plan = typeof regularPlans.$inferInsert;
type Choice = Pick<Plan, 'currency' | 'amount' | 'days'> & {
  readonly clientId: string;
  /** The place of the fund among those of the currency. */
  readonly fund: number;
  readonly type?: Plan['type'];
  readonly status?: Plan['status'];
  /** The number of its last debits that failed; the bank lets nobody debit the client's account in its currency. */
  readonly failed?: number;
};

const usualDays = [6, 16, 26];

/** The typical client has plans of both types that run, one that is paused and one that ended; another's last debits failed, so that the next one that fails pauses the plan; the digital tier buys by plans alone. */
const choices: readonly Choice[] = [
  { clientId: 'TW-TYPICAL', fund: 0, currency: 'TWD', amount: '5000', days: usualDays },
  { clientId: 'TW-TYPICAL', fund: 1, currency: 'USD', amount: '300.00', days: [6] },
  { clientId: 'TW-TYPICAL', fund: 2, currency: 'TWD', amount: '3000', days: [16], status: 'SUSPENDED' },
  { clientId: 'TW-TYPICAL', fund: 3, currency: 'TWD', amount: '10000', days: [26], status: 'TERMINATED' },
  { clientId: 'TW-NO-CODE', fund: 4, currency: 'TWD', amount: '3000', days: [6, 16] },
  { clientId: 'TW-DIGITAL', fund: 1, currency: 'TWD', amount: '3000', days: [16] },
  { clientId: 'TW-TYPICAL', fund: 5, currency: 'TWD', amount: '4000', days: [11], type: 'DX' },
  { clientId: 'TW-ELITE', fund: 2, currency: 'USD', amount: '700.00', days: usualDays, failed: 2 },
];

/** Makes Taiwan's regular plans, with nothing overdue [TRADE-79]. */
export async function seedPlansInTaiwan(database: Database, day: string): Promise<void> {
  for (const [index, choice] of choices.entries()) await seedPlan(database, day, { ...choice, index });
}

async function seedPlan(database: Database, day: string, choice: Choice & { readonly index: number }): Promise<void> {
  const { clientId, currency, amount, days, type, failed = 0, status = 'ACTIVE', index } = choice;
  const client = demoClients.find(({ id }) => id === clientId);
  const fund = (await fundsIn(database, currency))[choice.fund];
  if (!client || !fund) return;
  const refNo = `RT${String(index + 1).padStart(6, '0')}`;
  const { past, next } = executionsAround(day, days);
  const missed = failed === 0 ? [] : past.slice(-failed);
  const first = missed[0] ?? next;
  const at = new Date(`${daysBefore(first.date < day ? first.date : day, 30 + index)}T02:00:00Z`);
  await database.insert(regularPlans).values({
    refNo,
    accountNumber: seededAccountNumbers(client).main,
    fundId: fund.id,
    currency,
    amount,
    type,
    days,
    status,
    frequency: 'MONTHLY',
    paidFrom: 'direct-debit',
    updatedAt: at,
  });
  await database.insert(regularPlanChanges).values({
    refNo,
    sequence: 0,
    kind: 'start',
    ...effectiveFromDay(first.month, first.day, days),
    amount,
    days,
    status,
    at,
    actor: 'client',
  });
  if (missed.length > 0)
    await database.insert(regularPlanExecutions).values(
      missed.map(({ month, day: planned, date }) => ({
        refNo,
        month,
        day: planned,
        date,
        amount,
        outcome: 'failed' as const,
        tries: 2,
        reason: 'ORDER_PAYMENT_UNAVAILABLE',
      })),
    );
}

/** Returns the days of a plan up to today, and the first that is still to come. */
function executionsAround(
  today: string,
  days: readonly number[],
): { readonly past: readonly ExecutionDay[]; readonly next: ExecutionDay } {
  const month = monthOf(today);
  const all = [-2, -1, 0, 1]
    .flatMap((months) => days.map((day) => executionDay(addMonths(month, months), day, marketCalendar('TW'))))
    .toSorted(byDate);
  const next = all.find(({ date }) => date > today);
  if (next === undefined) throw new Error(`no execution on days ${days.join()} after ${today}`);
  return { past: all.filter(({ date }) => date <= today), next };
}

/** Taiwan's funds of a currency that take plans, in their order. */
const fundsIn = (database: Database, currency: string) =>
  database
    .select({ id: funds.id })
    .from(funds)
    .where(
      and(
        eq(funds.region, 'TW'),
        eq(funds.currency, currency),
        eq(funds.availBuy, true),
        eq(funds.availRegularBuy, true),
        eq(funds.statusNormal, true),
        isNull(funds.subscribedUntil),
        eq(funds.isDigitalClass, false),
      ),
    )
    .orderBy(asc(funds.id))
    .limit(10);
