import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { orderNumber } from '../../../domain/trading/orders/order-number';
import type { Database } from '../../../sandbox/database/database';
import { rowsOf } from '../../sandbox/support/rows-of';
import type { Chance } from '../machine/chance';

/** The kinds of texts that tell whose something is. */
const markKinds = [
  'person',
  'account',
  'order',
  'order-number',
  'order-list',
  'transaction',
  'plan',
  'message',
  'session',
  'contact-change',
  'bank-account-change',
  'passkey',
  'price-target',
] as const;
type MarkKind = (typeof markKinds)[number];

/** The kinds by which something is asked for: the others only stand in what is shown. */
const askedBy: readonly MarkKind[] = [
  'account',
  'order',
  'order-list',
  'transaction',
  'plan',
  'session',
  'contact-change',
  'bank-account-change',
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
    for (const { mark, clientId, kind } of await marksIn(database)) this.owners.set(mark, { clientId, kind });
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

  /** Draws, for each mark of some kinds by which a client asks for something, one of the same kind that is another's of those who are meant: of the others the client asks for its own. */
  disguiseOf(clientId: string, isMeant: (clientId: string) => boolean, chance: Chance): Disguise {
    const foreign = new Map<MarkKind, string[]>();
    const own: (readonly [string, MarkKind])[] = [];
    const kinds = chance.isOneIn(2) ? askedBy : askedBy.filter(() => chance.isOneIn(2));
    for (const [mark, { clientId: owner, kind }] of this.owners) {
      if (!kinds.includes(kind)) continue;
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

type Marked = { readonly clientId: string; readonly kind: MarkKind; readonly mark: string };

/** Targets that no price comes near, and that clients therefore know for their own. */
const ownTarget = 100_000;

/** Reads the marks of all clients at once, in an order that follows from what happened and not from identifiers that the database draws. */
async function marksIn(database: Database): Promise<readonly Marked[]> {
  const rows = marksRead.parse(await rowsOf(database, sql.raw(`${allMarks} order by turn_of_kind, turn`)));
  return rows.flatMap(({ kind, client_id: clientId, mark }): Marked | [] => {
    if (clientId === null || mark === null) return [];
    const text = kind === 'order-number' ? orderNumber(Number(mark)) : mark;
    return text.length > 5 ? { kind, clientId, mark: text } : [];
  });
}

const marksRead = z.array(
  z.object({ kind: z.enum(markKinds), client_id: z.nullable(z.string()), mark: z.nullable(z.string()) }),
);

/** The marks of each kind: whose, what, and by what they are ordered. */
const marksOfKind: readonly string[] = [
  `select 'person' as kind, id as client_id, p.mark, row_number() over (order by id, p.place) as turn from clients
    cross join lateral (values (1, identity_number), (2, email), (3, user_name)) p (place, mark)`,
  `select 'account', client_id, number, row_number() over (order by number) from accounts`,
  `select 'order', client_id, id, row_number() over (order by serial) from orders`,
  `select 'order-number', client_id, serial::text, row_number() over (order by serial) from orders`,
  `select 'order-list', client_id, oid, row_number() over (order by made_at, oid) from order_lists`,
  `select 'transaction', a.client_id, t.sid, row_number() over (order by t.at, t.sid) from cash_transactions t
    join cash_accounts c on c.sid = t.cash_account_sid join accounts a on a.number = c.account_number`,
  `select 'plan', a.client_id, p.ref_no, row_number() over (order by p.ref_no) from regular_plans p
    join accounts a on a.number = p.account_number`,
  `select 'message', client_id, reference::text, row_number() over (order by id) from outbox where subject is not null`,
  `select 'session', client_id, id::text, row_number() over (order by created_at, client_id) from sessions`,
  `select 'contact-change', client_id, id::text, row_number() over (order by requested_at, client_id, field) from contact_changes`,
  `select 'bank-account-change', client_id, id::text, row_number() over (order by requested_at, client_id, currency) from bank_account_changes`,
  `select 'passkey', client_id, id, row_number() over (order by added_at, client_id) from passkeys`,
  `select 'price-target', client_id, target::text, row_number() over (order by client_id, fund_id) from price_alerts where target >= ${String(ownTarget)}`,
];

/** A text of two kinds, such as an account by whose number its client logs in, is of the later one. */
const allMarks = marksOfKind
  .map((marks, index) => `select ${String(index)} as turn_of_kind, k.* from (${marks}) k (kind, client_id, mark, turn)`)
  .join(' union all ');
