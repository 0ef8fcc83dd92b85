import { marketCalendar } from '../../../config/calendars/market-calendar';
import { planRules } from '../../../config/plan-rules';
import { executionDay } from '../../../domain/regular-plans/days/execution-day';
import { addMonths, monthOf } from '../../../domain/calendar/months';
import { planMove } from '../../../domain/regular-plans/changing/plan-move';
import type { Database } from '../../database/database';
import { decimal } from '../../database/decimal';
import { accounts } from '../../database/schema/clients';
import { planMigrations, planMoves, regularPlanChanges, regularPlans } from '../../database/schema/regular-plans';
import type { SeedFund } from '../funds/themed-funds';
import { daysBefore } from '../generation/days';

type Plan = typeof regularPlans.$inferInsert;
type Choice = Pick<Plan, 'accountNumber' | 'amount' | 'days'> & {
  readonly fund: number;
  readonly status?: Plan['status'];
  readonly frequency?: Plan['frequency'];
};

/** A client whose legacy plan can't be moved for want of a bank account. */
const blockedSubAccount = '51001230093701';

/** A client who has asked for the legacy plan to be moved, and one of whom nobody can tell whether it may be. */
const movingSubAccount = '51001230101801';
const unknownSubAccount = '51001230133201';

/** Another one whose legacy plan may be moved. */
const openSubAccount = '51001230035101';

/** The typical client has plans of both kinds, one of them suspended and one ended; others have one kind alone, the client without holdings none; whether the legacy one may be moved has every answer. */
const choices: readonly Choice[] = [
  { accountNumber: '510012300189', fund: 1, amount: '3000.00', days: [10] },
  { accountNumber: '510012300189', fund: 4, amount: '1500.00', days: [25], frequency: 'QUARTERLY' },
  { accountNumber: '51001230018901', fund: 9, amount: '2000.00', days: [7] },
  { accountNumber: '51001230018901', fund: 10, amount: '1000.00', days: [7], status: 'SUSPENDED' },
  { accountNumber: '51001230018901', fund: 11, amount: '1000.00', days: [7], status: 'TERMINATED' },
  { accountNumber: '510012300351', fund: 2, amount: '5000.00', days: [1] },
  { accountNumber: blockedSubAccount, fund: 0, amount: '1000.00', days: [15] },
  { accountNumber: '510012301251', fund: 1, amount: '2000.00', days: [20] },
  { accountNumber: movingSubAccount, fund: 1, amount: '1500.00', days: [12] },
  { accountNumber: unknownSubAccount, fund: 2, amount: '1000.00', days: [18] },
  { accountNumber: openSubAccount, fund: 3, amount: '2500.00', days: [15] },
];

/** Makes Hong Kong's regular plans; nothing stands between the typical client and the move of the legacy plan. */
export async function seedPlans(database: Database, day: string, funds: readonly SeedFund[]): Promise<void> {
  const rows = choices.flatMap(({ fund, ...choice }, index): Plan[] => {
    const chosen = funds[fund];
    if (chosen === undefined) return [];
    return [
      {
        refNo: `RP${String(index + 1).padStart(6, '0')}`,
        fundId: chosen.id,
        currency: 'HKD',
        frequency: 'MONTHLY',
        paidFrom: 'direct-debit',
        status: 'ACTIVE',
        updatedAt: new Date(`${daysBefore(day, 30 + index)}T02:00:00Z`),
        ...choice,
      },
    ];
  });
  await database.insert(accounts).values([
    { number: blockedSubAccount, clientId: 'HK-USER-NAME', type: 'MS' },
    { number: movingSubAccount, clientId: 'HK-USD', type: 'MS' },
    { number: unknownSubAccount, clientId: 'HK-PAUSED-DEBIT', type: 'MS' },
    { number: openSubAccount, clientId: 'HK-500', type: 'MS' },
  ]);
  await database.insert(regularPlans).values(rows);
  await database.insert(regularPlanChanges).values(
    rows.map(({ refNo, amount, days, status, updatedAt: at }) => ({
      refNo,
      sequence: 0,
      kind: 'start' as const,
      fromMonth: firstMonthAfter(day, days[0] ?? 1),
      amount,
      days,
      status,
      at,
      actor: 'client' as const,
    })),
  );
  await database.insert(planMigrations).values([
    { clientId: 'HK-USER-NAME', eligibility: 'NOT_ELIGIBLE', reasons: ['NO_BANK'] },
    { clientId: 'HK-PAUSED-DEBIT', eligibility: 'SYSTEM_FAIL', reasons: [] },
  ]);
  await seedMove(database, day, rows);
}

/** The move that one client asked for today, to the fifth of the month. */
async function seedMove(database: Database, day: string, plans: readonly Plan[]): Promise<void> {
  const moving = plans.find(({ accountNumber }) => accountNumber === movingSubAccount);
  if (moving === undefined) return;
  const { refNo, days } = moving;
  const changes = [
    {
      fromMonth: firstMonthAfter(day, days[0] ?? 1),
      status: 'active' as const,
      amount: decimal(moving.amount),
      days,
    },
  ];
  const at = `${day}T09:00:00+08:00`;
  const timeline = { frequency: 'monthly' as const, changes, executed: new Set<string>() };
  const move = planMove(timeline, 5, { at, calendar: marketCalendar('HK'), rules: planRules.HK });
  await database.insert(planMoves).values({ refNo, ...move });
  await database.insert(regularPlanChanges).values({
    refNo,
    sequence: 1,
    kind: 'move',
    fromMonth: move.fromMonth,
    at: new Date(at),
    actor: 'client',
  });
}

/** The first month whose execution is still to come, so that the demonstration begins with nothing overdue. */
function firstMonthAfter(day: string, dayOfMonth: number): string {
  const month = monthOf(day);
  return executionDay(month, dayOfMonth, marketCalendar('HK')).date > day ? month : addMonths(month, 1);
}
