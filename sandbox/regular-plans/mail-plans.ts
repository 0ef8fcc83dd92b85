import { eq } from 'drizzle-orm';
import type { Language } from '../../domain/language';
import { formatDate } from '../../domain/formatting/format-date';
import { type Decimal, toText } from '../../domain/money/decimal';
import type { PlanChangeKind } from '../../domain/regular-plans/plan-change';
import { localised } from '../context/language';
import type { ServerContext } from '../context/server-context';
import type { Database } from '../database/database';
import { clients } from '../database/schema/clients';
import { communicationPreferences } from '../database/schema/communication';
import { sendMessage } from '../sessions/outbox';
import type { KeptPlan } from './plan-rows';

type World = { readonly database: Database; readonly environment: ServerContext['configuration']['environment'] };
type Told = { readonly kept: KeptPlan; readonly language: Language; readonly sentAt: Date };
type Changed = Told & { readonly kind: PlanChangeKind; readonly fromMonth: string };

/** Tells a client what became of a plan, and from which month on; one without an e-mail address isn't told. */
export function mailPlanChange(world: World, { kind, fromMonth, ...told }: Changed): Promise<void> {
  return mailPlan(world, told, (name, { plan }) => changed[told.language][kind](name, plan.refNo, fromMonth));
}

type Words = Readonly<Record<PlanChangeKind, (name: string, refNo: string, month: string) => string>>;

const changed: Readonly<Record<Language, Words>> = {
  en_US: {
    pause: (name, refNo, month) =>
      `Your plan ${refNo} for ${name} is paused from ${month} on. Nothing is debited until you resume it.`,
    resume: (name, refNo, month) => `Your plan ${refNo} for ${name} invests again from ${month} on.`,
    change: (name, refNo, month) => `Your plan ${refNo} for ${name} is changed as you asked, from ${month} on.`,
    end: (name, refNo, month) =>
      `Your plan ${refNo} for ${name} has ended, from ${month} on. What you hold stays yours.`,
  },
  zh_HK: {
    pause: (name, refNo, month) => `您的月供計劃 ${refNo}（${name}）由 ${month} 起暫停，恢復之前不會扣款。`,
    resume: (name, refNo, month) => `您的月供計劃 ${refNo}（${name}）由 ${month} 起恢復供款。`,
    change: (name, refNo, month) => `您的月供計劃 ${refNo}（${name}）已按您的要求更改，由 ${month} 起生效。`,
    end: (name, refNo, month) => `您的月供計劃 ${refNo}（${name}）由 ${month} 起終止，您持有的單位不受影響。`,
  },
  zh_TW: {
    pause: (name, refNo, month) => `您的定期投資計畫 ${refNo}（${name}）自 ${month} 起暫停，恢復前不會扣款。`,
    resume: (name, refNo, month) => `您的定期投資計畫 ${refNo}（${name}）自 ${month} 起恢復扣款。`,
    change: (name, refNo, month) => `您的定期投資計畫 ${refNo}（${name}）已依您的要求變更，自 ${month} 起生效。`,
    end: (name, refNo, month) => `您的定期投資計畫 ${refNo}（${name}）自 ${month} 起終止，您持有的單位不受影響。`,
  },
};

type Started = Told & { readonly date: string };

/** Tells a client that a plan is set up, and on which day it invests first. */
export function mailPlanStart(world: World, { date, ...told }: Started): Promise<void> {
  const first = formatDate(date, told.language);
  return mailPlan(world, told, (name, { plan }) =>
    started[told.language](name, plan.refNo, `${plan.currency} ${plan.amount}`, first),
  );
}

type StartWords = Readonly<Record<Language, (name: string, refNo: string, sum: string, first: string) => string>>;

const started: StartWords = {
  en_US: (name, refNo, sum, first) =>
    `Your plan ${refNo} is set up. It invests ${sum} in ${name} every month, for the first time on ${first}.`,
  zh_HK: (name, refNo, sum, first) =>
    `您的月供計劃 ${refNo} 已設立，每月以 ${sum} 認購 ${name}，首次認購日為 ${first}。`,
  zh_TW: (name, refNo, sum, first) =>
    `您的定期投資計畫 ${refNo} 已設定，每月以 ${sum} 申購 ${name}，首次扣款日為 ${first}。`,
};

type Run = Omit<Told, 'language'> & {
  readonly amount: Decimal;
  readonly outcome: 'placed' | 'retrying' | 'failed';
  readonly nextTry?: string | null | undefined;
};

/** Tells a client that a plan placed its order, or that its debit failed and what comes of that, in the language that the client chose. */
export async function mailPlanRun(world: World, { amount, outcome, nextTry, ...told }: Run): Promise<void> {
  const language = await languageOf(world.database, told.kept.account.clientId);
  const sum = `${told.kept.plan.currency} ${toText(amount)}`;
  const again = nextTry ? formatDate(nextTry, language) : '';
  await mailPlan(world, { ...told, language }, (name, { plan }) =>
    run[language][outcome](name, plan.refNo, sum, again),
  );
}

type RunWords = Readonly<Record<Run['outcome'], (name: string, refNo: string, sum: string, again: string) => string>>;

const run: Readonly<Record<Language, RunWords>> = {
  en_US: {
    placed: (name, refNo, sum) =>
      `Your plan ${refNo} has ordered ${name} for ${sum}. See Order status for what comes of it.`,
    retrying: (name, refNo, sum, again) =>
      `Your plan ${refNo} for ${name} could not debit ${sum}. We try again on ${again}; please make sure that it can be paid.`,
    failed: (name, refNo, sum) =>
      `Your plan ${refNo} for ${name} could not debit ${sum} this month, so nothing was ordered.`,
  },
  zh_HK: {
    placed: (name, refNo, sum) => `您的月供計劃 ${refNo} 已認購 ${name}，金額 ${sum}，結果請於交易狀況查閱。`,
    retrying: (name, refNo, sum, again) =>
      `您的月供計劃 ${refNo}（${name}）未能扣款 ${sum}。我們將於 ${again} 再試，請確保款項充足。`,
    failed: (name, refNo, sum) => `您的月供計劃 ${refNo}（${name}）本月未能扣款 ${sum}，因此沒有下單。`,
  },
  zh_TW: {
    placed: (name, refNo, sum) => `您的定期投資計畫 ${refNo} 已申購 ${name}，金額 ${sum}，成交結果請於委託查詢中查看。`,
    retrying: (name, refNo, sum, again) =>
      `您的定期投資計畫 ${refNo}（${name}）無法扣款 ${sum}。我們將於 ${again} 再次扣款，請確認餘額足夠。`,
    failed: (name, refNo, sum) => `您的定期投資計畫 ${refNo}（${name}）本月無法扣款 ${sum}，因此沒有委託。`,
  },
};

/** Tells a client that a plan is paused because its debits failed. */
export async function mailPlanPaused(world: World, told: Omit<Told, 'language'>): Promise<void> {
  const language = await languageOf(world.database, told.kept.account.clientId);
  await mailPlan(world, { ...told, language }, (name, { plan }) => paused[language](name, plan.refNo));
}

const paused: Readonly<Record<Language, (name: string, refNo: string) => string>> = {
  en_US: (name, refNo) =>
    `Your plan ${refNo} for ${name} is paused because its debits failed. Nothing more is debited until you resume it.`,
  zh_HK: (name, refNo) => `由於扣款失敗，您的月供計劃 ${refNo}（${name}）已暫停，恢復之前不會扣款。`,
  zh_TW: (name, refNo) => `由於扣款失敗，您的定期投資計畫 ${refNo}（${name}）已暫停，恢復前不會扣款。`,
};

/** The language that a client chose for messages, else English. */
async function languageOf(database: Database, clientId: string): Promise<Language> {
  const [chosen] = await database
    .select({ language: communicationPreferences.language })
    .from(communicationPreferences)
    .where(eq(communicationPreferences.clientId, clientId));
  return chosen?.language ?? 'en_US';
}

/** Sends the client of a plan a message with the fund's name in it. */
async function mailPlan(
  { database, environment }: World,
  { kept, language, sentAt }: Told,
  text: (name: string, kept: KeptPlan) => string,
): Promise<void> {
  const [client] = await database
    .select({ email: clients.email })
    .from(clients)
    .where(eq(clients.id, kept.account.clientId));
  if (!client?.email) return;
  const name = localised(kept.fund.names, language) ?? kept.fund.code;
  await sendMessage(
    database,
    { recipient: client.email, channel: 'email', text: text(name, kept), sentAt },
    environment,
  );
}
