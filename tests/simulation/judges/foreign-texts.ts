import { asc, eq, gte, isNotNull } from 'drizzle-orm';
import { orderNumber } from '../../../domain/trading/orders/order-number';
import type { Database } from '../../../sandbox/database/database';
import { cashAccounts, cashTransactions } from '../../../sandbox/database/schema/cash-accounts';
import { accounts, clients } from '../../../sandbox/database/schema/clients';
import { contactChanges } from '../../../sandbox/database/schema/contact-changes';
import { orderLists, orders } from '../../../sandbox/database/schema/orders';
import { passkeys } from '../../../sandbox/database/schema/passkeys';
import { priceAlerts } from '../../../sandbox/database/schema/price-alerts';
import { regularPlans } from '../../../sandbox/database/schema/regular-plans';
import { outbox, sessions } from '../../../sandbox/database/schema/sessions';
import type { Chance } from '../machine/chance';

/** The kinds of texts that tell whose something is. */
type MarkKind =
  | 'person'
  | 'account'
  | 'order'
  | 'order-number'
  | 'order-list'
  | 'transaction'
  | 'plan'
  | 'message'
  | 'session'
  | 'contact-change'
  | 'passkey'
  | 'price-target';

/** The kinds by which something is asked for: the others only stand in what is shown. */
const askedBy: readonly MarkKind[] = [
  'account',
  'order',
  'order-list',
  'transaction',
  'plan',
  'session',
  'contact-change',
  'passkey',
];

type Owner = { readonly clientId: string; readonly kind: MarkKind };

/** The meaning of each of another client's texts, in a request that asks for what is another's. */
export type Disguise = ReadonlyMap<string, string>;

/** Judges that nobody is shown what is another client's: the numbers, addresses and names of each client and of all that the client has are marks of that client. */
export class ForeignTexts {
  private readonly owners = new Map<string, Owner>();
  private pattern = /(?!)/g;
  private known = 0;

  /** Learns whose each mark is. */
  async learn(database: Database): Promise<void> {
    for (const { clientId, kind, marks } of await marksIn(database))
      for (const mark of marks) this.owners.set(mark, { clientId, kind });
    if (this.owners.size === this.known) return;
    this.known = this.owners.size;
    const marks = [...this.owners.keys()].toSorted((one, other) => other.length - one.length);
    this.pattern = new RegExp(
      marks.map((mark) => mark.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)).join('|'),
      'g',
    );
  }

  /** Returns the clients, other than the one who asked, of whom an answer shows something. */
  seenIn(body: string, clientId: string): readonly string[] {
    const owners = Array.from(body.matchAll(this.pattern), ([mark]) => this.owners.get(mark)?.clientId ?? clientId);
    return [...new Set(owners)].filter((owner) => owner !== clientId);
  }

  /** Draws, for each mark by which a client asks for something, one of the same kind that is another's of those who are meant. */
  disguiseOf(clientId: string, isMeant: (clientId: string) => boolean, chance: Chance): Disguise {
    const foreign = new Map<MarkKind, string[]>();
    const own: (readonly [string, MarkKind])[] = [];
    for (const [mark, { clientId: owner, kind }] of this.owners) {
      if (!askedBy.includes(kind)) continue;
      if (owner === clientId) own.push([mark, kind]);
      else if (isMeant(owner)) pushTo(foreign, kind, mark);
    }
    // Of the latest something can still be done.
    const drawn = own.flatMap(([mark, kind]): readonly (readonly [string, string])[] => {
      const instead = chance.oneOf(foreign.get(kind)?.slice(-6) ?? []);
      return instead === undefined ? [] : [[mark, instead]];
    });
    return new Map(drawn);
  }

  /** The text with other marks in the place of those that a disguise has. */
  disguised(text: string, disguise: Disguise): string {
    return text.replaceAll(this.pattern, (mark) => disguise.get(mark) ?? mark);
  }
}

function pushTo(lists: Map<MarkKind, string[]>, kind: MarkKind, mark: string): void {
  const list = lists.get(kind);
  if (list) list.push(mark);
  else lists.set(kind, [mark]);
}

type Marked = { readonly clientId: string; readonly kind: MarkKind; readonly marks: readonly string[] };

/** Targets that no price comes near, and that clients therefore know for their own. */
const ownTarget = '100000';

/** Reads the marks of all clients, in an order that follows from what happened and not from identifiers that the database draws. */
async function marksIn(database: Database): Promise<readonly Marked[]> {
  const people = await database
    .select({ id: clients.id, identity: clients.identityNumber, email: clients.email, userName: clients.userName })
    .from(clients)
    .orderBy(asc(clients.id));
  const numbers = await database.select().from(accounts).orderBy(asc(accounts.number));
  const ordered = await database
    .select({ id: orders.id, serial: orders.serial, clientId: orders.clientId })
    .from(orders)
    .orderBy(asc(orders.serial));
  const lists = await database
    .select({ oid: orderLists.oid, clientId: orderLists.clientId })
    .from(orderLists)
    .orderBy(asc(orderLists.madeAt), asc(orderLists.oid));
  const transactions = await database
    .select({ sid: cashTransactions.sid, clientId: accounts.clientId })
    .from(cashTransactions)
    .innerJoin(cashAccounts, eq(cashAccounts.sid, cashTransactions.cashAccountSid))
    .innerJoin(accounts, eq(accounts.number, cashAccounts.accountNumber))
    .orderBy(asc(cashTransactions.at), asc(cashTransactions.sid));
  const plans = await database
    .select({ refNo: regularPlans.refNo, clientId: accounts.clientId })
    .from(regularPlans)
    .innerJoin(accounts, eq(accounts.number, regularPlans.accountNumber))
    .orderBy(asc(regularPlans.refNo));
  const messages = await database
    .select({ reference: outbox.reference, clientId: outbox.clientId })
    .from(outbox)
    .where(isNotNull(outbox.subject))
    .orderBy(asc(outbox.id));
  const open = await database
    .select({ id: sessions.id, clientId: sessions.clientId })
    .from(sessions)
    .orderBy(asc(sessions.createdAt), asc(sessions.clientId));
  const changes = await database
    .select({ id: contactChanges.id, clientId: contactChanges.clientId })
    .from(contactChanges)
    .orderBy(asc(contactChanges.requestedAt), asc(contactChanges.clientId), asc(contactChanges.field));
  const keys = await database
    .select({ id: passkeys.id, clientId: passkeys.clientId })
    .from(passkeys)
    .orderBy(asc(passkeys.addedAt), asc(passkeys.clientId));
  const alerts = await database
    .select({ target: priceAlerts.target, clientId: priceAlerts.clientId })
    .from(priceAlerts)
    .where(gte(priceAlerts.target, ownTarget))
    .orderBy(asc(priceAlerts.clientId), asc(priceAlerts.fundId));
  const marked = (kind: MarkKind, clientId: string | null, mark: string): readonly Marked[] =>
    clientId !== null && mark.length > 5 ? [{ kind, clientId, marks: [mark] }] : [];
  return [
    ...people.flatMap(({ id, identity, email, userName }) =>
      [identity, email, userName ?? ''].flatMap((mark) => marked('person', id, mark)),
    ),
    ...numbers.flatMap(({ number, clientId }) => marked('account', clientId, number)),
    ...ordered.flatMap(({ id, serial, clientId }) => [
      ...marked('order', clientId, id),
      ...marked('order-number', clientId, orderNumber(serial)),
    ]),
    ...lists.flatMap(({ oid, clientId }) => marked('order-list', clientId, oid)),
    ...transactions.flatMap(({ sid, clientId }) => marked('transaction', clientId, sid)),
    ...plans.flatMap(({ refNo, clientId }) => marked('plan', clientId, refNo)),
    ...messages.flatMap(({ reference, clientId }) => marked('message', clientId, reference)),
    ...open.flatMap(({ id, clientId }) => marked('session', clientId, id)),
    ...changes.flatMap(({ id, clientId }) => marked('contact-change', clientId, id)),
    ...keys.flatMap(({ id, clientId }) => marked('passkey', clientId, id)),
    ...alerts.flatMap(({ target, clientId }) => marked('price-target', clientId, target)),
  ];
}
