import type * as z from 'zod/mini';
import { planSchedule, type planStart } from '../../../contract/rest/plans/plan-schedules';
import { planRules } from '../../../config/plan-rules';
import type { Language } from '../../../domain/language';
import { toText } from '../../../domain/money/decimal';
import { firstExecution } from '../../../domain/regular-plans/days/effective-from';
import { effectiveFromDay } from '../../../domain/regular-plans/plan-terms';
import type { IdempotencyKey } from '../../../domain/submissions/idempotency-key';
import type { Session } from '../../context/find-session';
import type { ServerContext } from '../../context/server-context';
import { planEvidence, regularPlanChanges, regularPlans } from '../../database/schema/regular-plans';
import { checkAcceptedTexts } from '../../evidence/check-accepted-texts';
import { sentEvidence } from '../../evidence/sent-evidence';
import { dealingCalendars } from '../../funds/dealing-calendar';
import { codesToStop } from '../../funds/listed-funds';
import { mailPlanStart } from '../../regular-plans/mail-plans';
import { newPlanNumber } from '../../regular-plans/plan-number';
import { lockPlan } from '../../regular-plans/stored-plans';
import { wireSchedule } from '../../regular-plans/plan-schedules';
import { requireTradingPassword } from '../../sessions/trading-password';
import { sessionMark } from '../../context/session-mark';
import { requirePlansOpen } from '../../stops/stops-in-force';
import { runOnce } from '../../submissions/run-once';
import { ageIndicators, knownNotes, termCodes } from '../checks/require-acknowledgements';
import { checkedPlan } from './checked-plan';

/** The plan that a client sets up, in which session and language. */
export type SentPlanStart = {
  readonly session: Pick<Session, 'id' | 'cookieHash'>;
  readonly clientId: string;
  readonly language: Language;
  readonly body: z.output<typeof planStart>;
  readonly key: IdempotencyKey;
};

/**
 * Sets a client's plan up once, for whoever knows the trading password or PIN: the plan, its start with the session that
 * asked for it, and the e-mail, all or nothing [RSP-02, RSP-07, RSP-08, TRADE-79]. Money is needed on the days of its executions, not
 * today; units are there today.
 */
export async function startPlan(context: ServerContext, sent: SentPlanStart): Promise<z.output<typeof planSchedule>> {
  const { clientId, body, key, language, session } = sent;
  const { vpin, acceptedTexts, ...terms } = body;
  await requireTradingPassword(context, { clientId, password: vpin });
  const submission = { clientId, call: 'startPlan' as const, key, content: JSON.stringify(terms) };
  return runOnce(context, { submission, stored: planSchedule }, async (database) => {
    const deps = { ...context, database };
    const { fund, intoFund, amount, accountNumber, type, leastReturn } = await checkedPlan(deps, sent);
    await requirePlansOpen(deps, codesToStop(fund, intoFund));
    const noted = { kind: intoFund ? ('switch' as const) : ('buy' as const), fund: intoFund ?? fund };
    checkAcceptedTexts(acceptedTexts, {
      known: termCodes,
      needed: knownNotes(noted, await ageIndicators(deps, clientId)),
      invalid: 'PLAN_START_INVALID',
    });
    const { currency, days, paidFrom, usesPoints } = terms;
    const now = context.clock.now();
    const calendar = (await dealingCalendars(database))({ fund, intoFund });
    const first = firstExecution(days, { at: now.toISOString(), calendar, rules: planRules[context.region] });
    const refNo = newPlanNumber();
    const stated = { amount: toText(amount), days, status: 'ACTIVE' as const };
    const funds = { fundId: fund.id, intoFundId: intoFund?.id, leastReturn: leastReturn && toText(leastReturn) };
    await database.insert(regularPlans).values({
      refNo,
      accountNumber,
      ...funds,
      currency,
      type,
      frequency: 'MONTHLY',
      paidFrom,
      updatedAt: now,
      ...stated,
    });
    await database.insert(regularPlanChanges).values({
      refNo,
      sequence: 0,
      kind: 'start',
      ...effectiveFromDay(first.month, first.day, days),
      at: now,
      actor: 'client',
      ...stated,
      usesPoints,
      sessionMark: sessionMark(session),
    });
    const evidence = { region: context.region, session, language, acceptedTexts, at: now, isConfirmed: true };
    await database.insert(planEvidence).values({ ...(await sentEvidence(database, evidence)), refNo, sequence: 0 });
    const started = await lockPlan(database, { refNo, clientId });
    if (started === undefined) throw new Error(`plan ${refNo} went away while it was set up`);
    const { environment } = context.configuration;
    await mailPlanStart({ database, environment }, { stored: started, date: first.date, language, sentAt: now });
    return { keep: wireSchedule(started, { clock: context.clock, calendar, language }) };
  });
}
