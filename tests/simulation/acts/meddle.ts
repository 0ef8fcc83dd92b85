import { PrepareOrderList } from '../../../application/orders/prepare-order-list';
import { ChangePlan } from '../../../application/plans/change-plan';
import { BankAccountChanges } from '../../../application/ports/banking/bank-account-changes';
import { AccountSecurity } from '../../../application/ports/clients/account-security';
import { Contacts } from '../../../application/ports/clients/contacts';
import { CashAccounts } from '../../../application/ports/cash-account/cash-accounts';
import { CashInstructions } from '../../../application/ports/cash-account/cash-instructions';
import { Statements } from '../../../application/ports/documents/statements';
import { OrderRecords } from '../../../application/ports/orders/order-records';
import { Passkeys } from '../../../application/ports/passkeys/passkeys';
import { confirmationFor } from '../../../domain/credentials/confirmation';
import { deriveKey } from '../../../domain/submissions/idempotency-key';
import type { OpenThing } from '../judges/open-things';
import { endOtherSessions } from './account-acts';
import { changeBankAccount, replaceForeignAccount } from './bank-account-acts';
import { cancelWithdrawal, withdraw } from './cash-acts';
import { changeContact } from './contact-acts';
import { lookAtRecords, readPapers } from './look-acts';
import { buy, cancelOrder, checkOnAccount, sell } from './order-acts';
import { changePlan } from './plan-acts';
import { giveProof } from './give-proof';
import { type Act, failureText, type Visit } from './visit';

const kinds = [
  'order-list',
  'order',
  'withdrawal',
  'plan',
  'session',
  'contact-change',
  'bank-account-change',
  'bank-account',
  'passkey',
  'cash-account',
  'account',
] as const satisfies readonly OpenThing['what'][];

/** Opens, cancels and changes what is open of other clients, by its own number, as they could; or does what is done every day in disguise. */
export const meddle: Act = async (visit) => {
  const { chance, count, foreign } = visit;
  if (chance.isOneIn(2)) return actDisguised(visit);
  // One of each kind, however many there are.
  const things = foreign();
  const outcomes: string[] = [];
  for (const kind of kinds) {
    const other = chance.oneOf(things.filter(({ what }) => what === kind));
    if (!other) continue;
    count(`meddles with ${kind}`);
    outcomes.push(await meddleWith(visit, other));
  }
  return outcomes.length === 0 ? 'knows nothing of anybody else' : outcomes.join('; ');
};

function meddleWith(visit: Visit, other: OpenThing): Promise<string> {
  switch (other.what) {
    case 'order-list':
      return openList(visit, other.name);
    case 'order':
      return cancelForeignOrder(visit, other.name);
    case 'withdrawal':
      return cancelForeignWithdrawal(visit, other.name);
    case 'plan':
      return endPlan(visit, { refNo: other.name, version: other.version });
    case 'session':
      return endForeignSession(visit, other.name);
    case 'contact-change':
      return cancelForeignContact(visit, other.name);
    case 'bank-account-change':
      return cancelForeignBankAccount(visit, other.name);
    case 'bank-account':
      return replaceBankAccount(visit, other.name);
    case 'passkey':
      return renameForeignPasskey(visit, other.name);
    case 'cash-account':
      return readForeignCash(visit, other.name);
    case 'account':
      return checkOnAccount(visit, other.name);
  }
}

/** The acts that ask for something by its number, and that leave nothing open where they are refused. */
const asking = {
  cancelOrder,
  sell,
  buy,
  withdraw,
  cancelWithdrawal,
  changePlan,
  lookAtRecords,
  readPapers,
  changeContact,
  changeBankAccount,
  endOtherSessions,
} as const;

/** Does what is done every day, with the numbers of others now and then in the place of the client's own: a judge objects to each that is answered. */
async function actDisguised(visit: Visit): Promise<string> {
  const { chance, count, disguised } = visit;
  const name = chance.byWeight({
    cancelOrder: 1,
    sell: 2,
    buy: 3,
    withdraw: 1,
    cancelWithdrawal: 1,
    changePlan: 1,
    lookAtRecords: 1,
    readPapers: 2,
    changeContact: 1,
    changeBankAccount: 1,
    endOtherSessions: 2,
  });
  count('acts in disguise');
  // What becomes of it is nothing that the client was promised.
  const outcome = await disguised(() => asking[name]({ ...visit, tell: () => undefined }));
  return `in disguise: ${outcome}`;
}

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
  const receipt = await tab.get(Statements).orderReceiptFile(orderId);
  if (receipt.ok) return wrong(visit, 'has the receipt of', orderId);
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

/** Says nothing of its outcome: a session that there isn't ends as well. A judge sees whose is gone. */
async function endForeignSession({ tab }: Visit, id: string): Promise<string> {
  const answer = await tab.get(AccountSecurity).end(id);
  return `ends a session of another client: ${answer.ok ? 'answered' : failureText(answer.error)}`;
}

async function cancelForeignContact(visit: Visit, id: string): Promise<string> {
  const answer = await visit.tab.get(Contacts).cancel(id);
  return answer.ok
    ? wrong(visit, 'gives up', 'a contact that was asked for')
    : `gives up a contact of another client: ${failureText(answer.error)}`;
}

async function cancelForeignBankAccount(visit: Visit, id: string): Promise<string> {
  const answer = await visit.tab.get(BankAccountChanges).cancel(id);
  return answer.ok
    ? wrong(visit, 'gives up', 'a bank account that was asked for')
    : `gives up a bank account of another client: ${failureText(answer.error)}`;
}

async function replaceBankAccount(visit: Visit, id: string): Promise<string> {
  const outcome = await replaceForeignAccount(visit, id);
  return outcome.kind === 'received'
    ? wrong(visit, 'takes the place of', 'a bank account')
    : `wants the place of a bank account of another client: ${outcome.kind}`;
}

async function renameForeignPasskey(visit: Visit, id: string): Promise<string> {
  const answer = await visit.tab.get(Passkeys).rename({ id, name: 'Mine' });
  return answer.ok
    ? wrong(visit, 'renames', 'a passkey')
    : `renames a passkey of another client: ${failureText(answer.error)}`;
}

async function readForeignCash(visit: Visit, accountNo: string): Promise<string> {
  const summary = await visit.tab.get(CashAccounts).summary(accountNo);
  return summary.ok
    ? wrong(visit, 'reads the Cash Account', accountNo)
    : `reads a Cash Account of another client: ${failureText(summary.error)}`;
}

function wrong({ object }: Visit, done: string, name: string): string {
  object(`another client ${done} ${name}`);
  return `${done} ${name}`;
}
