import { eq } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { type planChange, planSchedule } from '../../contract/rest/plans/plan-schedules';
import { planRules } from '../../config/plan-rules';
import type { Language } from '../../domain/language';
import { effectiveFrom } from '../../domain/regular-plans/days/effective-from';
import { fundPlanRules } from '../../domain/regular-plans/changing/fund-plan-rules';
import {
  planChangeProblem,
  needsTransactionSecret,
  planErrorCodes,
  readPlanFigure,
  type PlanChangeInput,
} from '../../domain/regular-plans/changing/plan-change';
import { canPlanUsePoints } from '../../domain/regular-plans/running/plan-points';
import { endFrom } from '../../domain/regular-plans/changing/plan-move';
import { latestTerms } from '../../domain/regular-plans/plan-terms';
import { type IdempotencyKey, keyOf } from '../../domain/submissions/idempotency-key';
import { submissionErrorCodes } from '../../domain/submissions/submission-error-codes';
import type { Session } from '../context/find-session';
import type { ServerContext } from '../context/server-context';
import { regularPlanChanges, regularPlans } from '../database/schema/regular-plans';
import { dealingCalendars } from '../funds/dealing-calendar';
import { requireTradingPassword, missingSecretCode } from '../sessions/trading-password';
import { answerOnce } from '../submissions/answer-once';
import { ApiError } from '../wire/api-error';
import { mailPlanChange } from './mail-plans';
import { toPlanTimeline, type StoredPlan, lockPlan, toPlanPurpose } from './stored-plans';
import { wireSchedule } from './plan-schedules';

/** How a client changes a plan, in which session and language. */
export type SentPlanChange = {
  readonly session: Pick<Session, 'cookieHash'>;
  readonly clientId: string;
  readonly language: Language;
  readonly body: z.output<typeof planChange>;
  readonly key: IdempotencyKey;
};

const statusAfter = { pause: 'SUSPENDED', resume: 'ACTIVE', change: undefined, end: 'TERMINATED' } as const;

/**
 * Changes a client's own plan once, from the first execution that the change is in time for: the change with the session
 * that asked for it, what the plan is now, and the e-mail, all or nothing [RSP-09]. What can make more money move is taken
 * from whoever knows the trading password or transaction PIN; a legacy plan takes its end alone [RSP-04, RSP-06, RSP-07].
 */
export async function changePlan(desk: ServerContext, sent: SentPlanChange): Promise<z.output<typeof planSchedule>> {
  const { clientId, body, key, language, session } = sent;
  const { vpin, ...wish } = body;
  const { refNo, version } = body;
  if (key !== keyOf('plan-change', refNo, String(version))) throw new ApiError(400, [submissionErrorCodes.keyInvalid]);
  const isConfirmed = vpin !== undefined;
  if (isConfirmed) await requireTradingPassword(desk, { clientId, password: vpin });
  // What was confirmed at first is answered again only to who confirms it again.
  const content = JSON.stringify({ ...wish, isConfirmed });
  const submission = { clientId, call: 'changePlan' as const, key, content };
  return answerOnce(desk, { submission, stored: planSchedule }, async (database) => {
    const kept = await lockPlan(database, { clientId, refNo });
    if (kept === undefined) throw new ApiError(400, [planErrorCodes.unknown]);
    const wanted = checkedChange(kept, body);
    const calendar = (await dealingCalendars(database))(kept);
    const now = desk.clock.now();
    const start = { at: now.toISOString(), calendar, rules: planRules[kept.fund.region] };
    const course = toPlanTimeline(kept);
    const from = body.kind === 'end' ? endFrom(course, start) : effectiveFrom(course.changes, wanted, start);
    const isLegacy = kept.account.type === 'MS';
    if (!isConfirmed && needsTransactionSecret(desk.region, { changes: course.changes, isLegacy, from }, wanted))
      throw new ApiError(401, [missingSecretCode]);
    const { amount, days, usesPoints } = body;
    const stated = {
      ...(amount === undefined ? {} : { amount }),
      ...(days === undefined ? {} : { days }),
      ...(statusAfter[body.kind] ? { status: statusAfter[body.kind] } : {}),
    };
    await database.insert(regularPlanChanges).values({
      refNo,
      sequence: version,
      kind: body.kind,
      ...from,
      at: now,
      actor: 'client',
      sessionMark: session.cookieHash.slice(0, 8),
      usesPoints,
      ...stated,
    });
    await database
      .update(regularPlans)
      .set({ ...stated, updatedAt: now })
      .where(eq(regularPlans.refNo, refNo));
    const changed = await lockPlan(database, { clientId, refNo });
    if (changed === undefined) throw new Error(`plan ${refNo} went away while it was changed`);
    const schedule = wireSchedule(changed, { clock: desk.clock, calendar, language });
    const { environment } = desk.configuration;
    await mailPlanChange({ database, environment }, { kept: changed, kind: body.kind, ...from, language, sentAt: now });
    return { keep: schedule };
  });
}

/** What is wanted, where nothing stands against it. */
function checkedChange(kept: StoredPlan, body: SentPlanChange['body']): PlanChangeInput {
  const { region, isDigitalClass: isDigitalShareClass } = kept.fund;
  const purpose = { ...toPlanPurpose(kept), isLegacy: kept.account.type === 'MS', isDigitalShareClass };
  const rules = fundPlanRules(planRules[region], { isDigitalShareClass });
  if (kept.changes.length !== body.version) throw new ApiError(400, [planErrorCodes.outdated]);
  const isOfTerms = [body.amount, body.days, body.usesPoints].some((one) => one !== undefined);
  if (isOfTerms !== (body.kind === 'change')) throw new ApiError(400, [planErrorCodes.unchanged]);
  const amount = body.amount === undefined ? undefined : readPlanFigure(body.amount, purpose, rules);
  const { changes } = toPlanTimeline(kept);
  const isKnown = amount?.ok === true || (amount === undefined && latestTerms(changes) !== undefined);
  if (!isKnown) throw new ApiError(400, [planErrorCodes.amount]);
  const { kind, days, usesPoints } = body;
  const wanted = { kind, amount: amount?.ok ? amount.value : undefined, days, usesPoints };
  const canUsePoints = canPlanUsePoints({ ...purpose, region });
  const problem = planChangeProblem({ ...purpose, changes, canUsePoints }, wanted, rules);
  if (problem) throw new ApiError(400, [planErrorCodes[problem]]);
  return wanted;
}
