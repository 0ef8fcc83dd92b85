import { PrepareOrderList } from '../../../application/orders/prepare-order-list';
import { ChangePlan } from '../../../application/plans/change-plan';
import { CashInstructions } from '../../../application/ports/cash-account/cash-instructions';
import { Statements } from '../../../application/ports/documents/statements';
import { OrderRecords } from '../../../application/ports/orders/order-records';
import { confirmationFor } from '../../../domain/credentials/confirmation';
import { deriveKey } from '../../../domain/submissions/idempotency-key';
import type { OpenThing } from '../judges/open-things';
import { giveProof } from './give-proof';
import { type Act, failureText, type Visit } from './visit';

const kinds = ['order-list', 'order', 'withdrawal', 'plan'] as const satisfies readonly OpenThing['what'][];

/** Opens, cancels or changes something open of another client's, by its own number, as its client could. */
export const meddle: Act = async (visit) => {
  const { chance, count, foreign } = visit;
  // Of each kind as often, however many there are.
  const things = foreign();
  const kind = chance.oneOf(kinds.filter((one) => things.some(({ what }) => what === one)));
  const other = chance.oneOf(things.filter(({ what }) => what === kind));
  if (!other) return 'knows nothing of anybody else';
  count(`meddles with ${other.what}`);
  switch (other.what) {
    case 'order-list':
      return openList(visit, other.name);
    case 'order':
      return cancelForeignOrder(visit, other.name);
    case 'withdrawal':
      return cancelForeignWithdrawal(visit, other.name);
    case 'plan':
      return endPlan(visit, { refNo: other.name, version: other.version });
  }
};

async function openList(visit: Visit, oid: string): Promise<string> {
  const list = await visit.tab.get(PrepareOrderList).execute(oid);
  if (!list.ok) return `opens ${oid}: ${failureText(list.error)}`;
  // A link of nobody's is as unreadable: anything else tells that there is such a list [TRADE-93].
  if (list.value.kind === 'closed' && list.value.link === 'unreadable') return `finds ${oid} unreadable`;
  return wrong(visit, 'opens', oid);
}

async function cancelForeignOrder(visit: Visit, orderId: string): Promise<string> {
  const { tab, client } = visit;
  const records = tab.get(OrderRecords);
  const isProved = confirmationFor(client.region, 'cancel-order') === 're-authentication';
  const proof = isProved ? await giveProof(visit, 'CANCEL_ORDER', { orderId }) : 'by password';
  const key = deriveKey('cancel-order', orderId);
  const cancelled = await records.cancel({ orderId, secret: client.tradingSecret, isProved, key });
  if (cancelled.ok) return wrong(visit, 'cancels', orderId);
  const events = await records.eventsOf(orderId);
  if (events.ok && events.value.length > 0) return wrong(visit, 'reads', orderId);
  const note = await tab.get(Statements).contractNoteFile(orderId);
  if (note.ok) return wrong(visit, 'has the note of', orderId);
  return `cancels ${orderId}, ${proof}: ${failureText(cancelled.error)}`;
}

async function cancelForeignWithdrawal(visit: Visit, sid: string): Promise<string> {
  const answer = await visit.tab.get(CashInstructions).cancel(sid);
  return answer.ok ? wrong(visit, 'cancels', sid) : `cancels ${sid}: ${failureText(answer.error)}`;
}

async function endPlan(visit: Visit, plan: { readonly refNo: string; readonly version: number }): Promise<string> {
  const pin = visit.client.tradingSecret;
  const outcome = await visit.tab.get(ChangePlan).execute(plan, { kind: 'end', pin });
  return outcome.kind === 'changed' ? wrong(visit, 'ends', plan.refNo) : `ends ${plan.refNo}: ${outcome.kind}`;
}

function wrong({ object }: Visit, done: string, name: string): string {
  object(`another client ${done} ${name}`);
  return `${done} ${name}`;
}
