import { and, eq, ne } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { movingPlans, type wirePlanMove } from '../../../contract/rest/plans/plan-schedules';
import { planRules } from '../../../config/plan-rules';
import type { Language } from '../../../domain/language';
import { planAmountProblem } from '../../../domain/regular-plans/changing/plan-change';
import { isPlanDay } from '../../../domain/regular-plans/days/plan-days';
import { planTextCodes } from '../../../domain/regular-plans/changing/plan-text-code';
import { planMove, type PlanMoveProblem, planMoveErrorCodes } from '../../../domain/regular-plans/changing/plan-move';
import { type IdempotencyKey, deriveKey } from '../../../domain/submissions/idempotency-key';
import { submissionErrorCodes } from '../../../domain/submissions/submission-error-codes';
import type { Session } from '../../context/find-session';
import type { ServerContext } from '../../context/server-context';
import { decimal } from '../../database/decimal';
import { accounts } from '../../database/schema/clients';
import { planEvidence, planMoves, regularPlanChanges, regularPlans } from '../../database/schema/regular-plans';
import { checkAcceptedTexts } from '../../evidence/check-accepted-texts';
import { sentEvidence } from '../../evidence/sent-evidence';
import { dealingCalendars } from '../../funds/dealing-calendar';
import { codesToStop } from '../../funds/listed-funds';
import { mailPlanMoving } from '../../regular-plans/mail-plans';
import { loadMigrationStatus } from '../../regular-plans/migration-status';
import { toPlanTimeline, type StoredPlan, loadPlans } from '../../regular-plans/stored-plans';
import { wireSchedule } from '../../regular-plans/plan-schedules';
import { requireTradingPassword } from '../../sessions/trading-password';
import { sessionMark } from '../../context/session-mark';
import { requirePlansOpen } from '../../stops/stops-in-force';
import { runOnce } from '../../submissions/run-once';
import { ApiError } from '../../wire/api-error';
import { purchaseProblems, stoppedToday } from './checked-plan';
import { lockedAccounts } from '../../context/locked-accounts';
import { companyOfFund } from '../terms/fund-company';
import { planLine } from './place-plan-order';

/** The move that a client asks for, in which session and language. */
export type SentPlanMove = {
  readonly session: Pick<Session, 'id' | 'cookieHash'>;
  readonly clientId: string;
  readonly language: Language;
  readonly body: z.output<typeof wirePlanMove>;
  readonly key: IdempotencyKey;
};

/**
 * Takes down once that a client's legacy plans, all of them that haven't ended, are to go on in the eScheduler, from whoever
 * knows the transaction PIN: each plan's move, with the session that asked for it, and the e-mails, all or nothing. The desk
 * carries it out on its day [RSP-05, RSP-12, RSP-13].
 */
export async function requestMove(context: ServerContext, sent: SentPlanMove): Promise<z.output<typeof movingPlans>> {
  const { clientId, key, language, session } = sent;
  const { vpin, acceptedTexts, ...input } = sent.body;
  const named = input.plans.map(({ refNo, version }) => `${refNo}.${String(version)}`);
  if (key !== deriveKey('plan-move', ...named)) throw new ApiError(400, [submissionErrorCodes.keyInvalid]);
  await requireTradingPassword(context, { clientId, password: vpin });
  const submission = { clientId, call: 'movePlans' as const, key, content: JSON.stringify(input) };
  return runOnce(context, { submission, stored: movingPlans }, async (database) => {
    const deps = { ...context, database };
    const now = context.clock.now();
    const plans = await checkedMove(deps, sent);
    checkAcceptedTexts(acceptedTexts, {
      known: [planTextCodes.move],
      needed: [planTextCodes.move],
      invalid: 'PLAN_MOVE_INVALID',
    });
    const { region } = context;
    const evidence = await sentEvidence(database, {
      region,
      session,
      language,
      acceptedTexts,
      at: now,
      isConfirmed: true,
    });
    await requirePlansOpen(deps, codesToStop(...plans.flatMap(({ fund, intoFund }) => [fund, intoFund])));
    const calendars = await dealingCalendars(database);
    for (const stored of plans) {
      const { refNo } = stored.plan;
      const start = { at: now.toISOString(), calendar: calendars(stored), rules: planRules[context.region] };
      const move = planMove(toPlanTimeline(stored), input.dayOfMonth, start);
      await database.insert(planMoves).values({ refNo, ...move });
      await database.insert(regularPlanChanges).values({
        refNo,
        sequence: stored.changes.length,
        kind: 'move',
        fromMonth: move.fromMonth,
        at: now,
        actor: 'client',
        sessionMark: sessionMark(session),
      });
      await database.insert(planEvidence).values({ ...evidence, refNo, sequence: stored.changes.length });
      const { environment } = context.configuration;
      await mailPlanMoving({ database, environment }, { stored, ...move, language, sentAt: now });
    }
    const moving = await legacyPlans(database, clientId);
    return {
      keep: {
        plans: moving.map((stored) =>
          wireSchedule(stored, { clock: context.clock, calendar: calendars(stored), language }),
        ),
      },
    };
  });
}

/** The plans that are to be moved, which nobody else touches until the transaction ends; refused where anything stands against it. */
async function checkedMove(context: ServerContext, { clientId, body }: SentPlanMove): Promise<readonly StoredPlan[]> {
  const { database } = context;
  const own = await lockedAccounts(database, clientId);
  const { rspMigrationEligible } = await loadMigrationStatus(context, clientId);
  if (rspMigrationEligible === 'REQUESTED') throw refused('requested');
  if (rspMigrationEligible !== 'ELIGIBLE') throw refused('not-open');
  const plans = await legacyPlans(database, clientId);
  const isAsSeen = ({ plan, changes }: StoredPlan) =>
    body.plans.some(({ refNo, version }) => refNo === plan.refNo && version === changes.length);
  if (plans.length !== body.plans.length || !plans.every(isAsSeen)) throw refused('outdated');
  const master = own.find(({ type }) => type === 'MA');
  if (master === undefined) throw refused('account');
  if (!isPlanDay(body.dayOfMonth, planRules[context.region])) throw refused('day');
  for (const stored of plans) await checkMoved(context, { stored, clientId, accountNumber: master.number });
  return plans;
}

type Moved = { readonly stored: StoredPlan; readonly clientId: string; readonly accountNumber: string };

/**
 * Checks a moved plan as one of the eScheduler, which orders the same for the MasterAccount; a paused one orders
 * nothing until it is resumed.
 */
async function checkMoved(context: ServerContext, { stored: { plan, fund }, ...query }: Moved): Promise<void> {
  const { currency } = plan;
  const amount = decimal(plan.amount);
  if (planAmountProblem(amount, currency, planRules[context.region])) throw refused('amount');
  if (plan.status !== 'ACTIVE') return;
  const amcCode = companyOfFund(fund);
  const prepared = { fundId: fund.id, fundCode: fund.code, amcCode, currency, figure: plan.amount, feeRate: '0' };
  const line = planLine(
    { ...prepared, type: 'B' },
    { figure: amount, paidFrom: plan.paidFrom, feeType: fund.feeType, type: plan.type },
  );
  const stopped = await stoppedToday(context, { ...query, line });
  if (stopped) throw refused(purchaseProblems[stopped] ?? 'fund');
}

/** A client's legacy plans that haven't ended, locked until the transaction ends. */
async function legacyPlans(database: ServerContext['database'], clientId: string): Promise<readonly StoredPlan[]> {
  const which = and(eq(accounts.clientId, clientId), eq(accounts.type, 'MS'), ne(regularPlans.status, 'TERMINATED'));
  await database
    .select({ refNo: regularPlans.refNo })
    .from(regularPlans)
    .innerJoin(accounts, eq(accounts.number, regularPlans.accountNumber))
    .where(which)
    .orderBy(regularPlans.refNo)
    .for('update');
  return loadPlans(database, which);
}

const refused = (problem: PlanMoveProblem): ApiError => new ApiError(400, [planMoveErrorCodes[problem]]);
