import { eq } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { type planChange, planSchedule } from '../../contract/rest/plans/plan-schedules';
import { planRules } from '../../config/plan-rules';
import type { Language } from '../../domain/language';
import { effectiveFrom } from '../../domain/regular-plans/days/effective-from';
import { fundPlanRules } from '../../domain/regular-plans/changing/fund-plan-rules';
import {
  isStoppedWithPlans,
  planChangeProblem,
  needsTransactionSecret,
  planErrorCodes,
  readPlanFigure,
  type PlanChangeInput,
} from '../../domain/regular-plans/changing/plan-change';
import { canPlanUsePoints } from '../../domain/regular-plans/running/plan-points';
import { planTextCodes } from '../../domain/regular-plans/changing/plan-text-code';
import { endFrom } from '../../domain/regular-plans/changing/plan-move';
import { latestTerms } from '../../domain/regular-plans/plan-terms';
import { type IdempotencyKey, deriveKey } from '../../domain/submissions/idempotency-key';
import { submissionErrorCodes } from '../../domain/submissions/submission-error-codes';
import type { Session } from '../context/find-session';
import type { ServerContext } from '../context/server-context';
import { planEvidence, regularPlanChanges, regularPlans } from '../database/schema/regular-plans';
import { checkAcceptedTexts } from '../evidence/check-accepted-texts';
import { sentEvidence } from '../evidence/sent-evidence';
import { dealingCalendars } from '../funds/dealing-calendar';
import { codesToStop } from '../funds/listed-funds';
import { requireTradingPassword, missingSecretCode } from '../sessions/trading-password';
import { sessionMark } from '../context/session-mark';
import { requirePlansOpen } from '../stops/stops-in-force';
import { runOnce } from '../submissions/run-once';
import { ApiError } from '../wire/api-error';
import { mailPlanChange } from './mail-plans';
import { toPlanTimeline, type StoredPlan, lockPlan, toPlanPurpose } from './stored-plans';
import { wireSchedule } from './plan-schedules';

/** A client's change of a plan, with its session and language. */
export type SentPlanChange = {
  readonly session: Pick<Session, 'id' | 'cookieHash'>;
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
export async function changePlan(deps: ServerContext, sent: SentPlanChange): Promise<z.output<typeof planSchedule>> {
  const { clientId, body, key, language, session } = sent;
  const { vpin, acceptedTexts, ...input } = body;
  const { refNo, version } = body;
  if (key !== deriveKey('plan-change', refNo, String(version)))
    throw new ApiError(400, [submissionErrorCodes.keyInvalid]);
  const isConfirmed = vpin !== undefined;
  if (isConfirmed) await requireTradingPassword(deps, { clientId, password: vpin });
  // What was confirmed at first is answered again only to who confirms it again.
  const content = JSON.stringify({ ...input, isConfirmed });
  const submission = { clientId, call: 'changePlan' as const, key, content };
  return runOnce(deps, { submission, stored: planSchedule }, async (database) => {
    const stored = await lockPlan(database, { clientId, refNo });
    if (stored === undefined) throw new ApiError(400, [planErrorCodes.unknown]);
    const change = checkedChange(stored, body);
    checkAcceptedTexts(acceptedTexts, {
      known: [planTextCodes.change],
      needed: [planTextCodes.change],
      invalid: 'PLAN_CHANGE_INVALID',
    });
    const { fund, intoFund } = stored;
    if (isStoppedWithPlans(body.kind)) await requirePlansOpen({ ...deps, database }, codesToStop(fund, intoFund));
    const calendar = (await dealingCalendars(database))(stored);
    const now = deps.clock.now();
    const start = { at: now.toISOString(), calendar, rules: planRules[stored.fund.region] };
    const timeline = toPlanTimeline(stored);
    const from = body.kind === 'end' ? endFrom(timeline, start) : effectiveFrom(timeline.changes, change, start);
    const isLegacy = stored.account.type === 'MS';
    if (!isConfirmed && needsTransactionSecret(deps.region, { changes: timeline.changes, isLegacy, from }, change))
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
      sessionMark: sessionMark(session),
      usesPoints,
      ...stated,
    });
    const evidence = { region: deps.region, session, language, acceptedTexts, at: now, isConfirmed };
    await database
      .insert(planEvidence)
      .values({ ...(await sentEvidence(database, evidence)), refNo, sequence: version });
    await database
      .update(regularPlans)
      .set({ ...stated, updatedAt: now })
      .where(eq(regularPlans.refNo, refNo));
    const changed = await lockPlan(database, { clientId, refNo });
    if (changed === undefined) throw new Error(`plan ${refNo} went away while it was changed`);
    const schedule = wireSchedule(changed, { clock: deps.clock, calendar, language });
    const { environment } = deps.configuration;
    await mailPlanChange(
      { database, environment },
      { stored: changed, kind: body.kind, ...from, language, sentAt: now },
    );
    return { keep: schedule };
  });
}

/** Checks a change and returns it; refuses it on a problem. */
function checkedChange(stored: StoredPlan, body: SentPlanChange['body']): PlanChangeInput {
  const { region, isDigitalClass: isDigitalShareClass } = stored.fund;
  const purpose = { ...toPlanPurpose(stored), isLegacy: stored.account.type === 'MS', isDigitalShareClass };
  const rules = fundPlanRules(planRules[region], { isDigitalShareClass });
  if (stored.changes.length !== body.version) throw new ApiError(400, [planErrorCodes.outdated]);
  const isOfTerms = [body.amount, body.days, body.usesPoints].some((one) => one !== undefined);
  if (isOfTerms !== (body.kind === 'change')) throw new ApiError(400, [planErrorCodes.unchanged]);
  const amount = body.amount === undefined ? undefined : readPlanFigure(body.amount, purpose, rules);
  const { changes } = toPlanTimeline(stored);
  const isKnown = amount?.ok === true || (amount === undefined && latestTerms(changes) !== undefined);
  if (!isKnown) throw new ApiError(400, [planErrorCodes.amount]);
  const { kind, days, usesPoints } = body;
  const change = { kind, amount: amount?.ok ? amount.value : undefined, days, usesPoints };
  const canUsePoints = canPlanUsePoints({ ...purpose, region });
  const problem = planChangeProblem({ ...purpose, changes, canUsePoints }, change, rules);
  if (problem) throw new ApiError(400, [planErrorCodes[problem]]);
  return change;
}
