import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { compare } from '../../../domain/money/decimal';
import { sum } from '../../../domain/money/sum';
import { deriveKey } from '../../../domain/submissions/idempotency-key';
import type { ServerContext } from '../../../sandbox/context/server-context';
import { isUnavailable } from '../../../sandbox/database/connection/is-unavailable';
import { decimal } from '../../../sandbox/database/decimal';
import { orderLists, orders } from '../../../sandbox/database/schema/orders';
import { outbox } from '../../../sandbox/database/schema/sessions';
import { receiveOrders, type SentOrders } from '../../../sandbox/orders/receiving/receive-orders';
import { ApiError } from '../../../sandbox/wire/api-error';
import type { DeskVisit } from '../support/desk-visit';
import { start } from '../support/settable-clock';
import { sharedDesk } from '../support/shared-desk';
import type { TestSandbox } from '../support/test-sandbox';

let sandbox: TestSandbox;
let desk: DeskVisit;
let deps: ServerContext;

sharedDesk((begun) => {
  ({ sandbox, desk } = begun);
  deps = sandbox.context('TW');
});

const atOnce = 500;

type Outcome = { readonly kind: string; readonly received: number };

/** Returns the outcome of a submission: the number of lines received, or the code of its refusal. */
const outcomeOf = (sent: SentOrders): Promise<Outcome> =>
  receiveOrders(deps, sent).then(
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
      if (problem instanceof ApiError) return { kind: problem.codes.join(' '), received: 0 };
      throw problem;
    },
  );

describe('at once', () => {
  test('[R3, API-77] 500 submissions of one list are received exactly once', async () => {
    const oid = await desk.newList('five-hundred');
    const sent = await desk.sent(oid);
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
      oid: `part-${String(index)}`,
      lines: [{ ...line, figure: unit }],
      signedAt: new Date(start),
    }));
    await sandbox.database.insert(orderLists).values(lists);
    const pattern = await desk.sent(lists[0]?.oid ?? '');
    const sendOne = ({ oid }: { readonly oid: string }) =>
      outcomeOf({ ...pattern, body: { ...pattern.body, oid }, key: deriveKey('order-list', oid) });
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
