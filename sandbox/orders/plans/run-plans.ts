import { and, asc, eq, gt, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import { planRules } from '../../../config/plan-rules';
import type { Calendar } from '../../../domain/calendar/calendar';
import { hongKongDay } from '../../../domain/calendar/hong-kong-time';
import { type Decimal, toText } from '../../../domain/money/decimal';
import { afterFailedDebit, pausedFrom, pausesAfter } from '../../../domain/regular-plans/running/failed-debit';
import { dueFrom } from '../../../domain/regular-plans/days/due-from';
import {
  dueExecutions,
  executionInstant,
  executionName,
  openExecutions,
} from '../../../domain/regular-plans/days/plan-executions';
import { addMonths, monthOf } from '../../../domain/calendar/months';
import { isAllowedIn } from '../../../domain/credentials/login/account-freeze';
import type { PlanRules } from '../../../domain/regular-plans/plan-rules';
import { latestTerms, planTerms } from '../../../domain/regular-plans/plan-terms';
import { loadAccount } from '../../context/account-standing';
import { today } from '../../context/clock';
import type { ServerContext } from '../../context/server-context';
import type { Database } from '../../database/database';
import { decimal } from '../../database/decimal';
import { regularPlanChanges, regularPlanExecutions, regularPlans } from '../../database/schema/regular-plans';
import { type DealingCalendars, dealingCalendars } from '../../funds/dealing-calendar';
import { mailPlanPaused, mailPlanRun } from '../../regular-plans/mail-plans';
import { isMoveDue, movePlan, openMoves } from '../../regular-plans/move-plans';
import { toPlanTimeline, type StoredPlan, loadPlans, lockPlan } from '../../regular-plans/stored-plans';
import { lockedAccounts } from '../../context/locked-accounts';
import { OneByOne, type Round } from '../../context/one-by-one';
import { orderedAmount } from './ordered-amount';
import { reachedReturn } from './reached-return';
import { placePlanOrder } from './place-plan-order';

type Deps = Pick<ServerContext, 'database' | 'clock' | 'configuration'>;

/** A debit or switch whose time has come: the first for a day of a month, or another try. */
type DueDebit = {
  readonly refNo: string;
  readonly clientId: string;
  readonly month: string;
  readonly day: number;
  /** The day on which the execution was due, and that on which it is tried now. */
  readonly date: string;
  readonly tryOn: string;
  readonly tries: number;
  readonly amount: Decimal;
};

/**
 * Executes what regular plans have due, the earliest first, each in a transaction of its own: an order that is on the
 * plan's list of executions, a switch that is left out since its return isn't reached, or a debit that failed and is told; a legacy plan that is to be moved before anything else of
 * its day. It can be broken off anywhere and begun again, by several processes at once: a plan does one thing for each of
 * its days of a month. A client whose execution fails is left to the next run [RSP-02, RSP-05, RSP-09].
 */
export async function runPlans(deps: Deps, { stopping, clients = new OneByOne() }: Round = {}): Promise<void> {
  const tried = new Set<string>();
  for (;;) {
    const calendars = await dealingCalendars(deps.database);
    const plans = await loadPlans(deps.database, mayBeDue(today(deps.clock)));
    const debits = plans.flatMap((stored) => dueDebits(stored, calendars, deps));
    const due = [...(await dueMoves(deps)), ...debits].filter((one) => !tried.has(nameOfDue(one)));
    if (due.length === 0) break;
    const earliest = due.toSorted((one, other) => (orderOfDue(one) < orderOfDue(other) ? -1 : 1));
    for (const one of earliest) {
      if (stopping?.aborted === true) return;
      tried.add(nameOfDue(one));
      await clients.attempt(one.clientId, () => (one.date === undefined ? runMove(deps, one) : runDebit(deps, one)));
    }
  }
  await keepDueDays(deps);
  clients.finish();
}

/** The plans that have to be looked at on a day: all others have nothing due. */
const mayBeDue = (day: string): SQL | undefined => or(isNull(regularPlans.dueFrom), lte(regularPlans.dueFrom, day));

/** The number of plans whose next day is written down in one transaction. */
const atOnce = 500;

/** Writes down from when on each plan has to be looked at again, where that isn't known. A change meanwhile takes it back; plans that others hold are left to the next run. */
async function keepDueDays({ database, clock }: Deps): Promise<void> {
  let after: string | undefined = '';
  while (after !== undefined)
    after = await database.transaction(async (transaction): Promise<string | undefined> => {
      const held = await transaction
        .select({ refNo: regularPlans.refNo })
        .from(regularPlans)
        .where(and(isNull(regularPlans.dueFrom), gt(regularPlans.refNo, after ?? '')))
        .orderBy(asc(regularPlans.refNo))
        .limit(atOnce)
        .for('update', { skipLocked: true });
      const numbers = held.map(({ refNo }) => refNo);
      if (numbers.length === 0) return undefined;
      const rows = (await loadPlans(transaction, inArray(regularPlans.refNo, numbers))).map((stored) => {
        const retries = stored.executions.flatMap(({ nextTry }) => nextTry ?? []);
        const day = dueFrom(toPlanTimeline(stored), retries, today(clock)) ?? 'infinity';
        return { ref_no: stored.plan.refNo, due_from: day };
      });
      await transaction
        .update(regularPlans)
        .set({ dueFrom: sql`found.due_from` })
        .from(sql`json_to_recordset(${JSON.stringify(rows)}) as found(ref_no text, due_from date)`)
        .where(eq(regularPlans.refNo, sql`found.ref_no`));
      return numbers.length === atOnce ? numbers.at(-1) : undefined;
    });
}

/** A due execution of a plan, and when. */
type DueOfPlan = Pick<DueDebit, 'refNo' | 'clientId' | 'month' | 'day' | 'tryOn' | 'tries'>;

/** A move whose day has come, as the try 0 of no month. */
type DueMove = DueOfPlan & { readonly date?: never };

const dueMoves = async ({ database, clock }: Deps): Promise<readonly DueMove[]> =>
  (await openMoves(database))
    .filter(({ movesOn }) => isMoveDue(movesOn, clock.now()))
    .map(({ refNo, clientId, movesOn }) => ({ refNo, clientId, month: '', day: 0, tryOn: movesOn, tries: 0 }));

const runMove = ({ database, ...deps }: Deps, { refNo, clientId }: DueMove): Promise<void> =>
  database.transaction(async (transaction) => {
    await lockedAccounts(transaction, clientId);
    await movePlan({ ...deps, database: transaction }, { refNo, clientId });
  });

const nameOfDue = ({ refNo, tries, ...due }: DueOfPlan): string => `${refNo} ${executionName(due)} ${String(tries)}`;
/** A move is the try 0, so that it comes first. */
const orderOfDue = ({ tryOn, tries, refNo }: DueOfPlan): string => `${tryOn} ${tries === 0 ? '0' : '1'} ${refNo}`;

function dueDebits(
  stored: StoredPlan,
  calendars: DealingCalendars,
  { clock }: Pick<Deps, 'clock'>,
): readonly DueDebit[] {
  const now = clock.now().toISOString();
  const today = hongKongDay(now) ?? '';
  const { refNo } = stored.plan;
  const { clientId } = stored.account;
  const calendar = calendars(stored);
  const first = dueExecutions(toPlanTimeline(stored), now, calendar).map(({ month, day, date, amount }) => ({
    refNo,
    clientId,
    month,
    day,
    date,
    tryOn: date,
    tries: 1,
    amount,
  }));
  const again = stored.executions.flatMap(({ month, day, date, nextTry, tries, amount }) =>
    nextTry === null || nextTry > today || Date.parse(executionInstant(nextTry)) > Date.parse(now)
      ? []
      : [{ refNo, clientId, month, day, date, tryOn: nextTry, tries: tries + 1, amount: decimal(amount) }],
  );
  return [...first, ...again];
}

const over = { orderId: null, nextTry: null, reason: null } as const;

/** Returns the result of an execution: an order, or a failed debit, which may be tried again. */
function resultOf(
  placed: Awaited<ReturnType<typeof placePlanOrder>>,
  { tries, tryOn }: DueDebit,
  { rules, calendar }: { readonly rules: PlanRules; readonly calendar: Calendar },
) {
  if ('orderId' in placed) return { ...over, outcome: 'placed' as const, orderId: placed.orderId };
  const { problem } = placed;
  return { ...over, ...afterFailedDebit({ tries, date: tryOn, problem }, rules, calendar), reason: problem };
}

async function runDebit({ database, clock, configuration }: Deps, debit: DueDebit): Promise<void> {
  const { refNo, clientId, month, day } = debit;
  await database.transaction(async (transaction) => {
    // First, as for every order: money is worked out for one order of a client after the other.
    await lockedAccounts(transaction, clientId);
    // A freeze pauses the plans; should one have been left out, it waits.
    if (!isAllowedIn(await loadAccount(transaction, clientId), 'submission')) return;
    const stored = await lockPlan(transaction, { clientId, refNo });
    if (stored === undefined) return;
    const calendars = await dealingCalendars(transaction);
    // Another process may have done it meanwhile, or the client ended the plan.
    const due = dueDebits(stored, calendars, { clock }).find((one) => nameOfDue(one) === nameOfDue(debit));
    if (due === undefined) return;
    const at = new Date(executionInstant(due.tryOn));
    // What isn't fixed is settled at the first try, and stays so.
    const amount = due.tries === 1 ? await orderedAmount(transaction, stored, due) : due.amount;
    const check = await reachedReturn(transaction, stored, due.tryOn);
    const { usesPoints = false } = planTerms(toPlanTimeline(stored).changes, month, day) ?? {};
    const result =
      check?.isReached === false
        ? ({ ...over, outcome: 'skipped' } as const)
        : resultOf(await placePlanOrder(transaction, { stored, amount, usesPoints, at }), due, {
            rules: planRules[stored.fund.region],
            calendar: calendars(stored),
          });
    const returnPercent = check?.returnPercent ? toText(check.returnPercent) : null;
    const outcome = { tries: due.tries, returnPercent, ...result };
    await transaction
      .insert(regularPlanExecutions)
      .values({ refNo, month, day, date: due.date, amount: toText(amount), ...outcome })
      .onConflictDoUpdate({
        target: [regularPlanExecutions.refNo, regularPlanExecutions.month, regularPlanExecutions.day],
        set: outcome,
      });
    const mail = { database: transaction, environment: configuration.environment };
    // What is left out is in the plan's history: several times a month would be too often for a letter.
    if (result.outcome !== 'skipped') await mailPlanRun(mail, { stored, sentAt: clock.now(), amount, ...result });
    if (result.outcome === 'failed')
      await pauseAfterFailures(transaction, mail, { refNo, clientId, month, day, now: clock.now(), ...result });
  });
}

type Failed = Pick<DueDebit, 'refNo' | 'clientId' | 'month' | 'day'> & {
  readonly now: Date;
  readonly reason: string | null;
};

/** Pauses a plan whose debits keep failing, from its next day on, and tells its client. */
async function pauseAfterFailures(
  transaction: Database,
  mail: Parameters<typeof mailPlanPaused>[0],
  { refNo, clientId, month, day, now, reason }: Failed,
): Promise<void> {
  const stored = await lockPlan(transaction, { clientId, refNo });
  if (stored === undefined) return;
  const { changes } = toPlanTimeline(stored);
  const terms = latestTerms(changes);
  const resumed = changes.findLast(({ status }) => status === 'active') ?? { fromMonth: '' };
  if (terms?.status !== 'active' || !pausesAfter(stored.executions, resumed, planRules[stored.fund.region])) return;
  await transaction.insert(regularPlanChanges).values({
    refNo,
    sequence: stored.changes.length,
    kind: 'pause',
    ...pausedFrom(month, day, terms.days),
    status: 'SUSPENDED',
    at: now,
    actor: 'desk',
  });
  await transaction
    .update(regularPlans)
    .set({ status: 'SUSPENDED', updatedAt: now })
    .where(eq(regularPlans.refNo, refNo));
  await mailPlanPaused(mail, { stored, sentAt: now, reason });
}

/** The first instant after now at which a plan has something due; undefined where none has in the months to come. */
export async function nextPlanRun({ database, clock }: Pick<Deps, 'database' | 'clock'>): Promise<string | undefined> {
  const calendars = await dealingCalendars(database);
  const last = addMonths(monthOf(today(clock)), monthsAhead);
  const days = (await loadPlans(database, undefined)).flatMap((stored) => [
    ...openExecutions(toPlanTimeline(stored), last, calendars(stored)).map(({ date }) => date),
    ...stored.executions.flatMap(({ nextTry }) => nextTry ?? []),
    ...(stored.move?.movedAt === null ? [stored.move.movesOn] : []),
  ]);
  const instants = days.map(executionInstant).filter((instant) => Date.parse(instant) > clock.now().getTime());
  return instants.toSorted()[0];
}

const monthsAhead = 3;
