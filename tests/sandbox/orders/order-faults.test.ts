import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { compare } from '../../../domain/money/decimal';
import { sum } from '../../../domain/money/sum';
import { keyOf } from '../../../domain/submissions/idempotency-key';
import type { ServerContext } from '../../../sandbox/context/server-context';
import { decimal } from '../../../sandbox/database/decimal';
import { orderLists, orders } from '../../../sandbox/database/schema/orders';
import { outbox, sessions } from '../../../sandbox/database/schema/sessions';
import { isUnavailable } from '../../../sandbox/database/connection/is-unavailable';
import { receiveOrders, type SentOrders } from '../../../sandbox/orders/receive-orders';
import { differencesInBooks } from '../../../sandbox/orders/reconcile';
import { runDesk } from '../../../sandbox/orders/run-desk';
import { Refusal } from '../../../sandbox/wire/refusal';
import { DeskVisit } from '../support/desk-visit';
import { failStatement } from '../support/failing-statement';
import { start } from '../support/settable-clock';
import { startTestSandbox, type TestSandbox } from '../support/test-sandbox';

let sandbox: TestSandbox;
let desk: DeskVisit;
let world: ServerContext;

beforeAll(async () => {
  sandbox = await startTestSandbox();
  desk = await DeskVisit.begin(sandbox);
  world = sandbox.context('TW');
}, 120_000);
beforeEach(() => desk.beginAnew());
afterAll(async () => {
  expect(await differencesInBooks(sandbox.database)).toEqual([]);
  await sandbox.close();
});

const atOnce = 500;

/** The same submission as over HTTP, without the allowance that stops a client long before. */
async function sentOf(oid: string, over: object = {}): Promise<SentOrders> {
  const [session] = await sandbox.database.select().from(sessions);
  if (!session) throw new Error('nobody is signed in');
  const body = { ...(await desk.bodyOf(oid)), ...over } as SentOrders['body'];
  return { session, clientId: 'TW-NO-CODE', language: 'zh_TW', body, key: keyOf('order-list', oid) };
}

type Outcome = { readonly kind: string; readonly received: number };

/** What became of a submission: how many lines were received, or with which code it was refused. */
const outcomeOf = (sent: SentOrders): Promise<Outcome> =>
  receiveOrders(world, sent).then(
    ({ successfulAllotmentOrders, successfulRedemptionOrders, switchOrders }) => ({
      kind: 'answered',
      received:
        (successfulAllotmentOrders?.length ?? 0) +
        (successfulRedemptionOrders?.length ?? 0) +
        (switchOrders?.length ?? 0),
    }),
    (problem: unknown) => {
      // Five hundred wait for the one connection of an embedded database: some are told to come again.
      if (isUnavailable(problem)) return { kind: 'busy', received: 0 };
      if (problem instanceof Refusal) return { kind: problem.codes.join(' '), received: 0 };
      throw problem;
    },
  );

describe('a statement that fails', () => {
  test('[R6, API-77] while a list is submitted, whichever it is, leaves nothing of it, and the list is then received', async () => {
    const oid = await desk.newList('failing');
    const sent = await sentOf(oid);
    await desk.sign(oid);
    for (let k = 1; ; k += 1) {
      const stop = failStatement(k);
      const failure = await receiveOrders(world, sent).then(
        () => undefined,
        (problem: unknown) => problem,
      );
      if (!stop()) {
        expect([failure, k > 20]).toEqual([undefined, true]);
        break;
      }
      expect(failure, `statement ${String(k)}`).toBeInstanceOf(Error);
      expect([await desk.countOf(oid), await sandbox.database.$count(outbox)], `statement ${String(k)}`).toEqual([
        0, 0,
      ]);
    }
    expect([await desk.countOf(oid), await differencesInBooks(sandbox.database)]).toEqual([4, []]);
  }, 120_000);

  test('[R6, R24, TRADE-18] while the desk deals, whichever it is, leaves books that are right, and the next run ends what it began', async () => {
    const passes = ['2026-03-04T16:00:00+08:00', '2026-03-05T00:00:00+08:00', '2026-03-20T16:00:00+08:00'];
    let isOver = false;
    for (let k = 1; !isOver; k += 1) {
      sandbox.clock.set(start);
      await desk.signInAgain();
      const oid = await desk.submitted('dealing');
      isOver = true;
      for (const instant of passes) {
        sandbox.clock.set(instant);
        const stop = failStatement(k);
        await runDesk(sandbox).catch(() => undefined);
        // This pass has fewer statements than that.
        if (!stop()) continue;
        isOver = false;
        expect(await differencesInBooks(sandbox.database), `statement ${String(k)}`).toEqual([]);
        await runDesk(sandbox);
      }
      expect(
        (await desk.orderStates(oid)).map(({ status }) => status),
        `statement ${String(k)}`,
      ).toEqual(['COMPLETED', 'COMPLETED', 'COMPLETED', 'COMPLETED', 'COMPLETED']);
    }
  }, 120_000);
});

describe('at once', () => {
  test('[R3, API-77] 500 submissions of one list are received exactly once', async () => {
    const oid = await desk.newList('five-hundred');
    const sent = await sentOf(oid);
    await desk.sign(oid);
    const outcomes = await Promise.all(Array.from({ length: atOnce }, () => outcomeOf(sent)));
    const kinds = new Set(outcomes.map(({ kind, received }) => `${kind} ${String(received)}`));
    expect([...kinds].filter((kind) => !['SUBMISSION_IN_FLIGHT 0', 'busy 0'].includes(kind))).toEqual(['answered 4']);
    expect(await desk.countOf(oid)).toBe(4);
    expect(await sandbox.database.$count(outbox)).toBe(1);
  }, 60_000);

  test('[R4, TRADE-96] 500 redemptions never take more units than there are', async () => {
    const first = await desk.newList('redeemed');
    const [template] = await sandbox.database.select().from(orderLists).where(eq(orderLists.oid, first));
    const line = template?.lines.find(({ type }) => type === 'R');
    if (!template || !line) throw new Error('nothing to redeem');
    const available = async () =>
      (await desk.visitor.call('GET', '/deal/redemption'))
        .json<{ fundCode: string; currency: string; availableHoldings: string }[]>()
        .find(({ fundCode, currency }) => fundCode === line.fundCode && currency === line.currency)
        ?.availableHoldings ?? '0';
    const before = await available();
    const unit = (Number(before) / 40).toFixed(4);
    // Made in the same instant, none of them replaces another.
    const lists = Array.from({ length: atOnce }, (_, index) => ({
      ...template,
      ...{ oid: `part-${String(index)}`, lines: [{ ...line, figure: unit }], signedAt: new Date(start) },
    }));
    await sandbox.database.insert(orderLists).values(lists);
    const pattern = await sentOf(lists[0]?.oid ?? '');
    const sendOne = ({ oid }: { readonly oid: string }) =>
      outcomeOf({ ...pattern, body: { ...pattern.body, oid }, key: keyOf('order-list', oid) });
    const outcomes = await Promise.all(lists.map(sendOne));
    for (const [index, { kind }] of outcomes.entries())
      if (kind === 'busy') outcomes[index] = await sendOne(lists[index] ?? template);
    const received = outcomes.filter((outcome) => outcome.received === 1).length;
    expect(received).toBe(40);
    const taken = await sandbox.database.select({ units: orders.units }).from(orders).where(eq(orders.units, unit));
    const total = sum(taken.map(({ units }) => decimal(units ?? '0')));
    expect(taken).toHaveLength(received);
    expect(compare(total, decimal(before))).toBeLessThanOrEqual(0);
  }, 120_000);
});
