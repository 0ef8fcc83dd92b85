import { randomInt } from 'node:crypto';
import type * as z from 'zod/mini';
import { planSchedule, type planStart } from '../../adapters/rest/contract/plans/plan-schedules';
import { planRules } from '../../config/plan-rules';
import { regionDefaults } from '../../config/regions';
import type { Language } from '../../domain/language';
import { type Decimal, toText } from '../../domain/money/decimal';
import { readPlanAmount } from '../../domain/regular-plans/plan-change';
import {
  firstExecution,
  planCurrencies,
  type PlanStartProblem,
  planStartRefusals,
  planTermsProblem,
} from '../../domain/regular-plans/plan-start';
import type { IdempotencyKey } from '../../domain/submissions/idempotency-key';
import type { LineProblem } from '../../domain/trading/orders/line-problem';
import type { Session } from '../context/find-session';
import type { ServerContext } from '../context/server-context';
import { regularPlanChanges, regularPlans } from '../database/schema/regular-plans';
import { dealingCalendars } from '../funds/dealing-calendar';
import { mailPlanStart } from '../regular-plans/mail-plans';
import { lockedPlan } from '../regular-plans/plan-rows';
import { wireSchedule } from '../regular-plans/plan-schedules';
import { requireTradingPassword } from '../sessions/trading-password';
import { answerOnce } from '../submissions/answer-once';
import { Refusal } from '../wire/refusal';
import { problemOf } from './check-line';
import { fundOfCode } from './fund-of-code';
import { lineFacts } from './line-facts';
import { lockedAccounts } from './locked-accounts';
import { amcCode } from './place-plan-order';
import type { WantedLine } from './wanted-lines';

type Body = z.output<typeof planStart>;

/** The plan that a client sets up, in which session and language. */
export type SentPlanStart = {
  readonly session: Pick<Session, 'cookieHash'>;
  readonly clientId: string;
  readonly language: Language;
  readonly body: Body;
  readonly key: IdempotencyKey;
};

type Wanted = { readonly fund: NonNullable<Awaited<ReturnType<typeof fundOfCode>>>; readonly amount: Decimal };

/**
 * Sets a client's eScheduler plan up once, for whoever knows the transaction PIN: the plan, its start with the session that
 * asked for it, and the e-mail, all or nothing [RSP-02, RSP-07]. Money is needed on the days of its executions, not today.
 */
export async function startPlan(context: ServerContext, sent: SentPlanStart): Promise<z.output<typeof planSchedule>> {
  const { clientId, body, key, language, session } = sent;
  const { vpin, ...terms } = body;
  await requireTradingPassword(context, { clientId, password: vpin });
  const submission = { clientId, call: 'startPlan' as const, key, content: JSON.stringify(terms) };
  return answerOnce(context, { submission, stored: planSchedule }, async (database) => {
    const world = { ...context, database };
    const { fund, amount } = await checkedPlan(world, sent);
    const { accountNo: accountNumber, currency, dayOfMonth, paidFrom } = terms;
    const now = context.clock.now();
    const calendar = (await dealingCalendars(database))({ fund, intoFund: null });
    const first = firstExecution(dayOfMonth, { at: now.toISOString(), calendar, rules: planRules });
    const refNo = newPlanNumber();
    const stated = { amount: toText(amount), dayOfMonth, status: 'ACTIVE' as const };
    await database.insert(regularPlans).values({
      ...{ refNo, accountNumber, fundId: fund.id, currency, frequency: 'MONTHLY', paidFrom, updatedAt: now, ...stated },
    });
    await database.insert(regularPlanChanges).values({
      ...{ refNo, sequence: 0, kind: 'start', fromMonth: first.month, at: now, actor: 'client', ...stated },
      sessionMark: session.cookieHash.slice(0, 8),
    });
    const started = await lockedPlan(database, { refNo, clientId });
    if (started === undefined) throw new Error(`plan ${refNo} went away while it was set up`);
    const { environment } = context.configuration;
    await mailPlanStart({ database, environment }, { kept: started, date: first.date, language, sentAt: now });
    return { keep: wireSchedule(started, { clock: context.clock, calendar, language }) };
  });
}

/** What is set up, where nothing stands against it: what an order of it would be told today, but for what the Cash Account holds. */
async function checkedPlan(world: ServerContext, { clientId, body }: SentPlanStart): Promise<Wanted> {
  const { accountNo: accountNumber, fundCode, currency, dayOfMonth, paidFrom } = body;
  const own = await lockedAccounts(world.database, clientId);
  if (!own.some(({ number, type }) => number === accountNumber && type !== 'MS')) throw refused('account');
  const fund = await fundOfCode(world, fundCode, { currency });
  if (fund === undefined) throw refused('fund');
  const read = readPlanAmount(body.amount, currency, planRules);
  const currencies = planCurrencies(fund.currency, regionDefaults[world.region].defaultCurrency, planRules);
  if (!currencies.includes(currency)) throw refused('currency');
  if (!read.ok) throw refused('amount');
  const problem = planTermsProblem({ amount: read.value, dayOfMonth, currency }, currencies, planRules);
  if (problem) throw refused(problem);
  const prepared = {
    ...{ type: 'B' as const, fundId: fund.id, fundCode: fund.code, amcCode, currency },
    ...{ figure: toText(read.value), feeRate: '0' },
  };
  const line: WantedLine = { prepared, figure: read.value, paidFrom, isOfPlan: true };
  const facts = await lineFacts(world, { clientId, accountNumber, lines: [line] });
  const stopped = problemOf(line, facts);
  if (stopped && stopped !== 'ORDER_BALANCE_TOO_LOW') throw refused(problems[stopped] ?? 'fund');
  return { fund, amount: read.value };
}

/** What an order's problem is for a plan; any other is its fund's. */
const problems: Readonly<Partial<Record<LineProblem, PlanStartProblem>>> = {
  ORDER_NOT_ALLOWED: 'not-allowed',
  ORDER_AMOUNT_INVALID: 'amount',
  ORDER_PAYMENT_UNAVAILABLE: 'payment',
};

const refused = (problem: PlanStartProblem): Refusal => new Refusal(400, [planStartRefusals[problem]]);

const letters = 'BCDFGHJKLMNPQRSTVWXZ';

/** A plan's number that nobody has. Letters: many digits in a message are taken for a one-time code. */
const newPlanNumber = (): string =>
  `RP${Array.from({ length: 10 }, () => letters.charAt(randomInt(letters.length))).join('')}`;
