import { eq } from 'drizzle-orm';
import type { Language } from '../../domain/language';
import type { PlanChangeKind } from '../../domain/regular-plans/plan-change';
import { localised } from '../context/language';
import type { ServerContext } from '../context/server-context';
import type { Database } from '../database/database';
import { clients } from '../database/schema/clients';
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
