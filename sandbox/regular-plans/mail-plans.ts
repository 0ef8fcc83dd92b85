import { eq } from 'drizzle-orm';
import { planRules } from '../../config/plan-rules';
import type { Language } from '../../domain/language';
import { formatDate } from '../../domain/formatting/format-date';
import { type Decimal, toText } from '../../domain/money/decimal';
import { contractLimit, parseContractProblem } from '../../domain/regular-plans/changing/contract-problem';
import type { PlanChangeKind } from '../../domain/regular-plans/changing/plan-change';
import { executionProblem } from '../../domain/regular-plans/running/execution-problem';
import { orderedRange } from '../../domain/regular-plans/running/plan-debits';
import { localised } from '../context/language';
import type { ServerContext } from '../context/server-context';
import type { Database } from '../database/database';
import { decimal } from '../database/decimal';
import { communicationPreferences } from '../database/schema/communication';
import { messageClient } from '../sessions/message-client';
import { type LimitNames, type LimitWords, limitWords } from './limit-words';
import { type MoveNames, moveWords, type MoveWords } from './move-words';
import type { StoredPlan } from './stored-plans';
import { investmentWords, type PlanWords } from './plan-words';
import { problemText } from './problem-words';
import { switchPlanWords } from './switch-plan-words';

type Deps = { readonly database: Database; readonly environment: ServerContext['configuration']['environment'] };
type Notification = { readonly stored: StoredPlan; readonly language: Language; readonly sentAt: Date };
type Changed = Notification & { readonly kind: PlanChangeKind; readonly fromMonth: string };

/** Tells a client what became of a plan, and from which month on. */
export const mailPlanChange = (deps: Deps, { kind, fromMonth, ...notification }: Changed): Promise<void> =>
  mailPlan(deps, notification, { sentence: kind, month: fromMonth });

type Started = Notification & { readonly date: string };

/** Tells a client that a plan is set up, and on which day it invests or switches first. */
export function mailPlanStart(deps: Deps, { date, ...notification }: Started): Promise<void> {
  const { plan, fund } = notification.stored;
  const { type, currency } = plan;
  const { isDigitalClass: isDigitalShareClass, region } = fund;
  const base = { type, currency, isDigitalShareClass, amount: decimal(plan.amount) };
  const { least, most } = orderedRange(base, planRules[region]);
  const sum = type === 'X' ? plan.amount : `${toText(least)} – ${toText(most)}`;
  return mailPlan(deps, notification, { sentence: 'started', sum, date });
}

type Run = Omit<Notification, 'language'> & {
  readonly amount: Decimal;
  readonly outcome: 'placed' | 'retrying' | 'failed';
  readonly nextTry?: string | null | undefined;
  /** Why it failed. */
  readonly reason: string | null;
};

/** Tells a client that a plan placed its order, or that it couldn't and what comes of that, in the language that the client chose. */
export async function mailPlanRun(
  deps: Deps,
  { amount, outcome, nextTry, reason, ...notification }: Run,
): Promise<void> {
  const language = await loadPlanLanguage(deps.database, notification.stored.account.clientId);
  const date = nextTry ?? undefined;
  const problem = parseContractProblem(reason ?? undefined);
  const limit = problem && contractLimit(problem, notification.stored.plan.currency);
  await mailPlan(
    deps,
    { ...notification, language },
    {
      sentence: problem ?? outcome,
      sum: toText(amount),
      date,
      limit: limit && toText(limit),
      reason: reasonText(reason, notification.stored, language),
    },
  );
}

type Paused = Omit<Notification, 'language'> & {
  /** Why the last of them failed. */
  readonly reason: string | null;
};

/** Tells a client that a plan is paused because its debits or switches failed. */
export async function mailPlanPaused(deps: Deps, { reason, ...notification }: Paused): Promise<void> {
  const language = await loadPlanLanguage(deps.database, notification.stored.account.clientId);
  const sentence = parseContractProblem(reason ?? undefined) ? 'paused-by-limit' : 'paused';
  const why = reasonText(reason, notification.stored, language);
  await mailPlan(deps, { ...notification, language }, { sentence, reason: why });
}

/** Returns the sentence for the code that an order of a plan was refused with. */
const reasonText = (code: string | null, { intoFund }: StoredPlan, language: Language): string =>
  problemText(executionProblem(code ?? undefined), { language, isSwitch: intoFund !== null });

type Moving = Notification & Pick<NonNullable<StoredPlan['move']>, 'fromMonth' | 'dayOfMonth' | 'movesOn'>;

/** Tells a client that a legacy plan is to go on in the eScheduler, and when [RSP-05]. */
export const mailPlanMoving = (
  deps: Deps,
  { fromMonth, dayOfMonth, movesOn, ...notification }: Moving,
): Promise<void> =>
  mailPlan(deps, notification, {
    sentence: 'moving',
    sum: notification.stored.plan.amount,
    date: movesOn,
    month: fromMonth,
    day: String(dayOfMonth),
  });

type Moved = Omit<Notification, 'language'> & { readonly into: StoredPlan; readonly fromMonth: string };

/** Tells a client that a legacy plan has gone over to the eScheduler, and what it is there [RSP-05]. */
export async function mailPlanMoved(deps: Deps, { into, fromMonth: month, ...notification }: Moved): Promise<void> {
  const { plan, account } = into;
  const language = await loadPlanLanguage(deps.database, account.clientId);
  await mailPlan(
    deps,
    { ...notification, language },
    {
      sentence: plan.status === 'ACTIVE' ? 'moved' : 'moved-paused',
      sum: plan.amount,
      month,
      day: String(plan.days[0] ?? 1),
      newNumber: plan.refNo,
    },
  );
}

/** The language that a client chose for messages, else English. */
async function loadPlanLanguage(database: Database, clientId: string): Promise<Language> {
  const [chosen] = await database
    .select({ language: communicationPreferences.language })
    .from(communicationPreferences)
    .where(eq(communicationPreferences.clientId, clientId));
  return chosen?.language ?? 'en_US';
}

/** The sentence that is said, and what of it the plan itself doesn't say. */
type Said = {
  readonly sentence: keyof PlanWords | keyof MoveWords | keyof LimitWords;
  readonly sum?: string;
  readonly limit?: string | undefined;
  readonly reason?: string;
  readonly date?: string | undefined;
  readonly month?: string;
  readonly day?: string;
  readonly newNumber?: string;
};

/** Sends the client of a plan a message with the names of its funds in it. */
async function mailPlan(
  { database, environment }: Deps,
  { stored, language, sentAt }: Notification,
  said: Said,
): Promise<void> {
  const text = textOf(stored, language, said);
  await messageClient(database, { clientId: stored.account.clientId, subject: 'plan', text, sentAt }, environment);
}

function textOf(
  stored: StoredPlan,
  language: Language,
  { sentence, sum = '', limit = '', reason = '', date, month = '', day = '', newNumber = '' }: Said,
): string {
  const { plan, fund, intoFund } = stored;
  const nameOf = ({ names, code }: StoredPlan['fund']) => localised(names, language) ?? code;
  const names: MoveNames & LimitNames = {
    fund: nameOf(fund),
    into: intoFund ? nameOf(intoFund) : '',
    refNo: plan.refNo,
    month: month && formatDate(`${month}-01`, language, 'month-year'),
    day,
    newNumber,
    limit: `${plan.currency} ${limit}`,
    reason,
    sum: intoFund ? sum : `${plan.currency} ${sum}`,
    date: date ? formatDate(date, language) : '',
    onSeveralDays: plan.days.length > 1,
  };
  const words = {
    ...(intoFund ? switchPlanWords : investmentWords)[language],
    ...moveWords[language],
    ...limitWords[language],
  };
  const text = words[sentence](names);
  return sentence === 'started' && plan.leastReturn !== null
    ? `${text} ${conditionWords[language](plan.leastReturn)}`
    : text;
}

/** The addition to a message about a plan that switches once a return is reached [LINK-31]. */
const conditionWords: Readonly<Record<Language, (percent: string) => string>> = {
  en_US: (percent) => `It switches only on days when the return at the latest price is ${percent}% or more.`,
  zh_HK: (percent) => `只在按最近所知單位價格計算的回報率達 ${percent}% 或以上時轉換。`,
  zh_TW: (percent) => `僅在依最近一次公布淨值計算的報酬率達 ${percent}% 以上時轉申購。`,
};
