import { asc, gt, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Database } from '../../../sandbox/database/database';
import { outbox } from '../../../sandbox/database/schema/sessions';
import { rowsOf } from '../../sandbox/support/rows-of';

/** The days for which an account that is asked for waits, and those for which a withdrawal waits after it was taken into use [docs/adr/0136, docs/adr/0036]. */
const waitingDays = 3;
const cautiousDays = 14;
const day = 86_400_000;

type Change = z.infer<typeof changesRead>[number];
type Look = {
  /** The bank accounts in use, by id. */
  readonly used: ReadonlySet<number>;
  readonly changes: readonly Change[];
  readonly contacts: ReadonlyMap<string, ReadonlySet<string>>;
};

/**
 * Judges bank accounts by a list of its own: those in use are the ones of the beginning, with each request that took effect;
 * orders name none that isn't in use, a withdrawal after a change waits, and each contact known before is told of each step once.
 */
export class BankAccountsKept {
  private before: Look = { used: new Set(), changes: [], contacts: new Map() };
  private lastOrder = 0;
  private lastMessage = 0;
  private withdrawals: ReadonlySet<string> = new Set();

  /** `count` hears of each account that is taken into use; an authority that had ended by `firstDay` is none. */
  constructor(
    private readonly firstDay: string,
    private readonly count: (name: string) => unknown,
  ) {}

  /** Takes the bank accounts in use, and what is known of clients, as they are. */
  async begin(database: Database): Promise<void> {
    this.before = await this.lookAt(database, new Map());
    await this.judge(database);
  }

  /** Returns what came to pass since the last look and can't be right. */
  async judge(database: Database): Promise<readonly string[]> {
    const { before } = this;
    const after = await this.lookAt(database, before.contacts);
    const stepped = steps(before, after);
    for (const step of stepped) if (isApplied(step)) this.count('bank-account applied');
    const used = usedAfter(before.used, stepped);
    const wrong = [
      ...stepped.flatMap(tooEarly),
      ...differences(used, after.used),
      ...(await this.ordersElsewhere(database, before.used, used)),
      ...(await this.withdrawalsAtOnce(database, after)),
      ...(await this.untold(database, stepped, after)),
    ];
    this.before = after;
    return wrong;
  }

  private async lookAt(database: Database, known: Look['contacts']): Promise<Look> {
    const used = await rowsOf(
      database,
      sql`select distinct bank_account_id as id from bank_authorities where status = 'A' and coalesce(expires_on >= ${this.firstDay}, true) order by 1`,
    );
    const changes = await rowsOf(
      database,
      sql`select c.id::text, c.client_id, c.bank, c.number, c.requested_at::text, c.accepted_at::text, c.ended_at::text, c.ended_by,
          c.replaces_id, b.id as account_id,
          exists (select from bank_authorities a where a.bank_account_id = b.id and a.kind = 'SPI') as is_paid_to,
          exists (select from account_freezes f where f.client_id = c.client_id and f.frozen_at = c.ended_at) as is_frozen
        from bank_account_changes c
        left join bank_accounts b on b.client_id = c.client_id and b.number = c.number and b.currency = c.currency
        order by c.requested_at, c.client_id, c.currency`,
    );
    const reached = await rowsOf(database, sql`select id, mobile, email from clients order by id`);
    return {
      used: new Set(used.map(({ id }) => Number(id))),
      changes: changesRead.parse(changes),
      contacts: new Map(
        reached.map(({ id, mobile, email }) => {
          const now = [String(mobile), String(email)].filter((contact) => contact !== '');
          return [String(id), new Set([...(known.get(String(id)) ?? []), ...now])];
        }),
      ),
    };
  }

  /** Returns the orders that came naming an account that wasn't in use, and those under way whose account no longer is. */
  private async ordersElsewhere(database: Database, before: ReadonlySet<number>, used: ReadonlySet<number>) {
    const orders = ordersRead.parse(
      await rowsOf(
        database,
        sql`select o.id, o.serial, o.bank_account_id, exists (select from open_orders p where p.order_id = o.id) as is_open
          from orders o where o.bank_account_id is not null
            and (o.serial > ${this.lastOrder} or exists (select from open_orders p where p.order_id = o.id)) order by o.serial`,
      ),
    );
    const fresh = orders.filter(({ serial }) => serial > this.lastOrder);
    this.lastOrder = Math.max(this.lastOrder, ...fresh.map(({ serial }) => serial));
    const isNamed = (id: number): boolean => before.has(id) || used.has(id);
    return [
      ...fresh.flatMap(({ id, bank_account_id: account }) =>
        isNamed(account) ? [] : [`the order ${id} names the bank account ${String(account)}, which wasn't in use`],
      ),
      ...orders.flatMap(({ id, bank_account_id: account, is_open: isOpen }) =>
        isOpen && !used.has(account)
          ? [`the order ${id} is under way, and its bank account ${String(account)} is no longer in use`]
          : [],
      ),
    ];
  }

  /** Returns the withdrawals that came without a wait though another account is paid to since a few days. */
  private async withdrawalsAtOnce(database: Database, { used, changes }: Look): Promise<readonly string[]> {
    const rows = withdrawalsRead.parse(
      await rowsOf(
        database,
        sql`select t.sid, a.client_id, t.held_until is not null as waits, t.at from cash_transactions t
          join cash_accounts c on c.sid = t.cash_account_sid join accounts a on a.number = c.account_number
          where t.type = 'withdrawal' order by t.sid`,
      ),
    );
    const fresh = rows.filter(({ sid }) => !this.withdrawals.has(sid));
    this.withdrawals = new Set(rows.map(({ sid }) => sid));
    return fresh.flatMap(({ sid, client_id: clientId, waits, at }) => {
      const recent = changes.filter(
        (change) =>
          change.client_id === clientId &&
          change.ended_by === 'applied' &&
          change.is_paid_to &&
          used.has(change.account_id ?? 0) &&
          timeOf(change.ended_at) <= Date.parse(at) &&
          Date.parse(at) < timeOf(change.ended_at) + (cautiousDays - 1) * day,
      );
      return waits || recent.length === 0
        ? []
        : [`the withdrawal ${sid} of ${clientId} leaves at once, and its bank account has just changed`];
    });
  }

  /** Returns who wasn't told of a step, or told more often than once, by whichever contact was known. */
  private async untold(database: Database, stepped: readonly Step[], after: Look): Promise<readonly string[]> {
    const fresh = await database.select().from(outbox).where(gt(outbox.id, this.lastMessage)).orderBy(asc(outbox.id));
    this.lastMessage = fresh.at(-1)?.id ?? this.lastMessage;
    const known = this.before.contacts;
    return [...new Set(stepped.map(({ change }) => change.bank))].flatMap((bank) => {
      const ofBank = stepped.filter(({ change }) => change.bank === bank);
      const expected = ofBank.filter(({ isTold }) => isTold).length;
      const clientId = ofBank[0]?.change.client_id ?? '';
      const contacts = new Set([...(known.get(clientId) ?? []), ...(after.contacts.get(clientId) ?? [])]);
      return [...contacts].flatMap((contact) => {
        const told = fresh.filter(({ recipient, text }) => recipient === contact && text.includes(bank)).length;
        const isFine = told === expected || (told === 0 && !known.get(clientId)?.has(contact));
        return isFine
          ? []
          : [`${clientId} is told ${String(told)} times at ${contact} of ${bank}, and ${String(expected)} were due`];
      });
    });
  }
}

/** A step of a request: that it came, or ended. */
type Step = { readonly change: Change; readonly what: 'came' | 'ended'; readonly isTold: boolean };

function steps(before: Look, after: Look): readonly Step[] {
  const known = new Map(before.changes.map((change) => [change.id, change]));
  return after.changes.flatMap((change) => {
    const earlier = known.get(change.id);
    const isEnd = change.ended_by !== null && (earlier === undefined || earlier.ended_by === null);
    // What a later request replaces is told with that one, and what a freeze gives up with the freeze.
    const isToldOfEnd = change.ended_by !== 'replaced' && !change.is_frozen;
    return [
      ...(earlier === undefined ? [{ change, what: 'came' as const, isTold: true }] : []),
      ...(isEnd ? [{ change, what: 'ended' as const, isTold: isToldOfEnd }] : []),
    ];
  });
}

const isApplied = ({ change, what }: Step): boolean => what === 'ended' && change.ended_by === 'applied';

function usedAfter(before: ReadonlySet<number>, stepped: readonly Step[]): ReadonlySet<number> {
  const used = new Set(before);
  const applied = stepped
    .filter(isApplied)
    .toSorted((one, other) => timeOf(one.change.ended_at) - timeOf(other.change.ended_at));
  for (const { change } of applied) {
    if (change.replaces_id !== null) used.delete(change.replaces_id);
    if (change.account_id !== null) used.add(change.account_id);
  }
  return used;
}

const differences = (expected: ReadonlySet<number>, found: ReadonlySet<number>): readonly string[] => [
  ...[...found]
    .filter((id) => !expected.has(id))
    .map((id) => `the bank account ${String(id)} is in use, and shouldn't be`),
  ...[...expected]
    .filter((id) => !found.has(id))
    .map((id) => `the bank account ${String(id)} isn't in use, and should be`),
];

function tooEarly(step: Step): readonly string[] {
  if (!isApplied(step)) return [];
  const { number, accepted_at: acceptedAt, ended_at: endedAt, requested_at: requestedAt } = step.change;
  if (acceptedAt === null) return [`the bank account ${number} is taken into use, and nobody found its proof good`];
  return timeOf(endedAt) < Date.parse(requestedAt) + waitingDays * day
    ? [`the bank account ${number} is taken into use before its time`]
    : [];
}

const timeOf = (instant: string | null): number => (instant === null ? Number.NaN : Date.parse(instant));

const instant = z.string();
const changesRead = z.array(
  z.object({
    id: z.string(),
    client_id: z.string(),
    bank: z.string(),
    number: z.string(),
    requested_at: instant,
    accepted_at: z.nullable(instant),
    ended_at: z.nullable(instant),
    ended_by: z.nullable(z.string()),
    replaces_id: z.nullable(z.number()),
    account_id: z.nullable(z.number()),
    is_paid_to: z.boolean(),
    is_frozen: z.boolean(),
  }),
);
const ordersRead = z.array(
  z.object({ id: z.string(), serial: z.number(), bank_account_id: z.number(), is_open: z.boolean() }),
);
const withdrawalsRead = z.array(z.object({ sid: z.string(), client_id: z.string(), waits: z.boolean(), at: instant }));
