import { setTimeout as wait } from 'node:timers/promises';
import { eq, inArray, like } from 'drizzle-orm';
import { orderNumber } from '../../../domain/trading/orders/order-number';
import type { Database } from '../../../sandbox/database/database';
import { accounts } from '../../../sandbox/database/schema/clients';
import { orderLists, orders } from '../../../sandbox/database/schema/orders';
import { outbox } from '../../../sandbox/database/schema/sessions';
import { demoClients } from '../../../sandbox/demonstration/demo-clients';
import { sentList } from './sent-list';
import { basic } from './visitor';

/** Makes a call of the Taiwan portal at whichever server takes it; undefined where none answered. */
export type AskAnyServer = (
  path: string,
  call: { readonly headers: Readonly<Record<string, string>>; readonly body?: string },
) => Promise<Answered | undefined>;

type Answered = {
  readonly status: number;
  /** What it set, as in `Set-Cookie`. */
  readonly cookies: readonly string[];
  /** The check token, which a login gives. */
  readonly token: string | undefined;
  readonly body: string;
};

/** An order list that was sent until it was answered: the order numbers that its client was told, and what else was answered before. */
type SentList = { readonly oid: string; readonly told: readonly string[]; readonly before: readonly number[] };

/** Another call under the key has no outcome yet; nobody is there; the server is busy, ends, or has no database. */
const passing = new Set([409, 502, 503, 504]);
const linesOfEach = 2;
/** Fewer than a client may send within an hour. */
const listsOfEach = 280;
/** The milliseconds between two calls of a client. */
const pause = 250;
const senderIds = ['TW-NO-CODE', 'TW-ELITE', 'TW-FEE-TYPES', 'TW-NO-RATE'];

/** Clients who send order lists one after the other, each list under its one key until it is answered, as the portal does. */
export class OrderSenders {
  readonly sent: SentList[] = [];
  private isOver = false;
  private readonly waiting: { readonly count: number; readonly resolve: () => void }[] = [];

  private constructor(
    private readonly ask: AskAnyServer,
    private readonly lists: readonly (readonly List[])[],
  ) {}

  /** Makes lists that were consented to, for each client. */
  static async begin(database: Database, ask: AskAnyServer): Promise<OrderSenders> {
    const [pattern] = await database.select().from(orderLists).where(like(orderLists.oid, 'demo-3-%'));
    const buy = pattern?.lines.find(({ type }) => type === 'B');
    if (!pattern || !buy) throw new Error('the demonstration has no such list');
    const lines = Array.from({ length: linesOfEach }, () => ({ ...buy, figure: '1000' }));
    const lists = [];
    for (const clientId of senderIds) {
      const [account] = await database
        .select()
        .from(accounts)
        .where(eq(accounts.clientId, clientId))
        .orderBy(accounts.number);
      if (!account) throw new Error(`${clientId} has no account`);
      const madeAt = new Date(pattern.madeAt.getTime() + 1_000);
      const own = Array.from({ length: listsOfEach }, (_, index) => ({
        oid: `load-${clientId}-${String(index)}`,
        clientId,
        lines,
        accountNo: account.number,
      }));
      await database
        .insert(orderLists)
        .values(own.map(({ oid }) => ({ ...pattern, oid, clientId, lines, madeAt, signedAt: madeAt, sentAt: null })));
      lists.push(own);
    }
    return new OrderSenders(ask, lists);
  }

  /** Sends until it is told to end, or every list was answered. */
  async run(): Promise<void> {
    try {
      await Promise.all(this.lists.map((own) => this.sendAll(own)));
    } finally {
      this.isOver = true;
      for (const { resolve } of this.waiting) resolve();
    }
  }

  /** Lets everybody finish the list that is under way, and send none after it. */
  end(): void {
    this.isOver = true;
  }

  /** Waits until so many lists more have been answered, or none is left. */
  answeredMore(count: number): Promise<void> {
    if (this.isOver) return Promise.resolve();
    return new Promise((resolve) => this.waiting.push({ count: this.sent.length + count, resolve }));
  }

  private async sendAll(lists: readonly List[]): Promise<void> {
    const [first] = lists;
    const client = demoClients.find(({ id }) => id === first?.clientId);
    if (!client) return;
    const session = await this.logOn(basic(`${client.login}:${client.secret}`));
    for (const list of lists) {
      if (this.isOver) return;
      const { key, body } = sentList(list, list);
      const headers = { ...session, 'content-type': 'application/json', 'idempotency-key': key };
      this.sent.push(await this.send(list.oid, headers, JSON.stringify({ ...body, vpin: client.tradingSecret })));
      for (const { count, resolve } of this.waiting) if (this.sent.length >= count) resolve();
      await wait(pause);
    }
  }

  private async logOn(authorization: string): Promise<Readonly<Record<string, string>>> {
    const answer = await this.ask('/authentication/logon', { headers: { ...own, authorization } });
    if (answer?.status !== 200)
      throw new Error(`the login was answered ${String(answer?.status)}: ${String(answer?.body)}`);
    const cookie = answer.cookies.map((each) => each.split(';')[0]).join('; ');
    return { ...own, cookie, auth_checked: answer.token ?? '' };
  }

  private async send(oid: string, headers: Readonly<Record<string, string>>, body: string): Promise<SentList> {
    const before: number[] = [];
    while (before.length < mostTries) {
      const answer = await this.ask('/urlService/submit', { headers, body });
      if (answer?.status === 200) return { oid, told: numbersIn(answer.body), before };
      if (answer !== undefined && !passing.has(answer.status))
        throw new Error(`${oid} was answered ${String(answer.status)}: ${answer.body}`);
      before.push(answer?.status ?? 0);
      await wait(pause);
    }
    throw new Error(`${oid} was never answered`);
  }
}

type List = Parameters<typeof sentList>[0] & { readonly accountNo: string };

/** The tries of one list after which no server is there to answer it. */
const mostTries = 1_200;

const own = { 'x-requested-with': 'XMLHttpRequest', user_locale: 'zh_TW' };

const numbersIn = (body: string): readonly string[] =>
  Array.from(body.matchAll(/"orderNo":"([^"]+)"/g), ([, found = '']) => found).toSorted();

/** Returns what differs between what clients were told and the orders and messages of a database; a line each. */
export async function differencesFromTold(database: Database, sent: readonly SentList[]): Promise<readonly string[]> {
  const placed = await database.select().from(orders).where(like(orders.oid, 'load-%'));
  const mails = await database
    .select()
    .from(outbox)
    .where(inArray(outbox.channel, ['email']));
  const numbersOf = (oid: string): readonly string[] =>
    placed
      .filter((order) => order.oid === oid)
      .map(({ serial }) => orderNumber(serial))
      .toSorted();
  const differing = sent.flatMap(({ oid, told }) => {
    const numbers = numbersOf(oid);
    const mailed = numbers.map((number) => mails.filter(({ text }) => text.includes(number)).length);
    const isRight =
      told.length === linesOfEach && numbers.join() === told.join() && mailed.every((times) => times === 1);
    return isRight ? [] : [`${oid}: told ${told.join()}, placed ${numbers.join()}, mailed ${mailed.join()} times`];
  });
  const answered = new Set(sent.map(({ oid }) => oid));
  const unasked = placed
    .filter(({ oid }) => !answered.has(oid))
    .map(({ id }) => `${id}: placed, its client was not told`);
  return [...differing, ...unasked];
}
