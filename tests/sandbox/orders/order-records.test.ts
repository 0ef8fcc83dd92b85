import { and, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { OrderEventList } from '../../../contract/rest/records/order-events';
import type { OrderRecordsAnswer } from '../../../contract/rest/records/order-records';
import { ledgerEntries, orderEvents } from '../../../sandbox/database/schema/orders';
import { loginFailures, outbox } from '../../../sandbox/database/schema/sessions';
import { runDealing } from '../../../sandbox/orders/dealing-job';
import { numberOf } from '../support/number-of';
import type { DeskVisit } from '../support/desk-visit';
import { sharedDesk } from '../support/shared-desk';
import type { TestSandbox } from '../support/test-sandbox';
import { codesOf, type Visitor } from '../support/visitor';

let sandbox: TestSandbox;
let desk: DeskVisit;

sharedDesk((begun) => {
  ({ sandbox, desk } = begun);
});

type Confirmed = { readonly key?: string; readonly who?: Visitor; readonly vpin?: string | undefined };

const cancel = (orderId: string, confirmed: Confirmed = {}) => {
  const { key = `cancel-order:${orderId}`, who = desk.visitor, vpin } = { vpin: 'trade5208', ...confirmed };
  const body = { orderId, ...(vpin === undefined ? {} : { vpin }) };
  return who.call('POST', '/orders/cancel', { body, headers: { 'idempotency-key': key } });
};

const eventsOf = (orderId: string, who = desk.visitor) => who.call('GET', `/orders/events?orderId=${orderId}`);

const kindsOf = async (orderId: string) =>
  (await eventsOf(orderId)).json<OrderEventList>().events.map(({ kind }) => kind);

async function recordsOf(oid: string): Promise<OrderRecordsAnswer> {
  const all = (await desk.visitor.call('GET', '/orderHistory')).json<OrderRecordsAnswer>();
  return all.filter(({ orderId }) => orderId?.startsWith(`${oid}.`));
}

type Held = { fundCode: string; currency: string; availableHoldings: string };

const availableUnits = async () =>
  (await desk.visitor.call('GET', '/deal/redemption')).json<Held[]>().map(({ availableHoldings }) => availableHoldings);

describe('a client’s orders', () => {
  test('[API-72, ORDQ-06, ENT-58] say what comes next, and when, until they are settled', async () => {
    const oid = await desk.submitted('followed');
    const [buy] = await recordsOf(oid);
    expect(buy).toMatchObject({
      type: 'B',
      orderId: `${oid}.1`,
      status: 'RECEIVED',
      currency: 'TWD',
      amount: '50000',
      price: null,
      next: { step: 'accept', date: '2026-03-04', dueAt: '2026-03-04T16:00:00+08:00' },
    });
    sandbox.clock.set('2026-03-04T16:00:00+08:00');
    await runDealing(sandbox);
    await desk.signInAgain();
    expect((await recordsOf(oid))[0]).toMatchObject({ status: 'ACCEPTED', next: { step: 'price' } });
    // However far the clock has gone, one run does all that is due.
    sandbox.clock.set('2026-03-13T16:00:00+08:00');
    await runDealing(sandbox);
    await desk.signInAgain();
    const done = await recordsOf(oid);
    expect(done.map(({ status, next }) => [status, next])).toEqual(
      Array.from({ length: 5 }, () => ['COMPLETED', null]),
    );
    expect(await kindsOf(`${oid}.1`)).toEqual(['received', 'accepted', 'priced', 'settled']);
    expect(await kindsOf(`${oid}.4`)).toEqual(['received', 'accepted', 'priced', 'invested', 'settled']);
  });

  test('[ORDQ-15, CONST-20] a client’s orders are kept for five years', async () => {
    const oid = await desk.submitted('kept');
    await cancel(`${oid}.1`);
    for (const [day, count] of [
      ['2031-03-04', 1],
      ['2031-03-05', 0],
    ] as const) {
      sandbox.clock.set(`${day}T10:00:00+08:00`);
      await desk.signInAgain();
      expect((await recordsOf(oid)).filter(({ status }) => status === 'CANCELLED')).toHaveLength(count);
    }
  });

  test('[OPEN-78] a client’s orders of which another client’s is asked for are as those that there never were', async () => {
    const oid = await desk.submitted('foreign');
    const other = await desk.signedIn(['HUANG500', 'Cloud2907Hill']);
    const foreign = await eventsOf(`${oid}.1`, other);
    const unknown = await eventsOf('no-such.1', other);
    expect([foreign.statusCode, foreign.body]).toEqual([unknown.statusCode, unknown.body]);
    expect([foreign.statusCode, codesOf(foreign)]).toEqual([400, ['ORDER_UNKNOWN']]);
    const answer = await cancel(`${oid}.1`, { who: other, vpin: 'trade3865' });
    expect([answer.statusCode, codesOf(answer)]).toEqual([400, ['ORDER_UNKNOWN']]);
    expect(await kindsOf(`${oid}.1`)).toEqual(['received']);
  });
});

describe('an order that is cancelled', () => {
  test('[ORDQ-06, TRADE-19, TRADE-96] frees its units, moves no money, says who did it, and is told by e-mail', async () => {
    const before = await availableUnits();
    const oid = await desk.submitted('cancelled');
    expect(await availableUnits()).not.toEqual(before);
    await sandbox.database.delete(outbox);
    sandbox.clock.advance(60_000);
    for (const line of ['1', '3', '4']) {
      const answer = await cancel(`${oid}.${line}`);
      expect(answer.json()).toEqual({ orderId: `${oid}.${line}`, cancelledAt: '2026-03-04T02:01:00.000Z' });
    }
    expect(await availableUnits()).toEqual(before);
    expect((await recordsOf(oid)).map(({ type, status }) => `${type} ${status}`)).toEqual([
      'B CANCELLED',
      'B RECEIVED',
      'R CANCELLED',
      'SF CANCELLED',
      'ST CANCELLED',
    ]);
    const events = await sandbox.database
      .select()
      .from(orderEvents)
      .where(eq(orderEvents.orderId, `${oid}.1`));
    expect(events.map(({ kind, actor, sessionMark }) => [kind, actor, sessionMark?.length])).toEqual([
      ['received', 'client', 8],
      ['cancelled', 'client', 8],
    ]);
    const mails = await sandbox.database.select().from(outbox);
    expect(mails.map(({ recipient }) => recipient)).toEqual(Array.from({ length: 3 }, () => 'linchi72@example.test'));
    expect(mails[0]?.text).toContain(`您的委託 ${await numberOf(sandbox.database, `${oid}.1`)}（`);
    sandbox.clock.set('2026-03-13T16:00:00+08:00');
    await runDealing(sandbox);
    const entries = await sandbox.database.select().from(ledgerEntries);
    expect(entries.filter(({ orderId }) => orderId === `${oid}.1`)).toEqual([]);
  });

  test('[TRADE-14, TRADE-90, ORDQ-06] an order that is cancelled is so for the trading password alone, whose wrong ones count, be it under a key that was used', async () => {
    const oid = await desk.submitted('confirmed');
    const orderId = `${oid}.1`;
    const refusalOf = async (vpin: string | undefined) => {
      const answer = await cancel(orderId, { vpin });
      return [answer.statusCode, ...codesOf(answer)];
    };
    expect(await refusalOf(undefined)).toEqual([401, 'VPN0001']);
    expect(await refusalOf('trade0000')).toEqual([401, 'VPN0001']);
    expect(await kindsOf(orderId)).toEqual(['received']);
    const cancelled = await cancel(orderId);
    expect([cancelled.statusCode, await kindsOf(orderId)]).toEqual([200, ['received', 'cancelled']]);
    expect(await refusalOf(undefined)).toEqual([401, 'VPN0001']);
    for (let n = 0; n < 3; n += 1) expect(await refusalOf('trade0000')).toEqual([401, 'VPN0001']);
    expect(await refusalOf('trade0000')).toEqual([401, 'VPN0005']);
    expect(await refusalOf('trade5208')).toEqual([401, 'VPN0005']);
    await sandbox.database.delete(loginFailures);
    expect((await cancel(orderId)).json()).toEqual(cancelled.json());
  });

  test('[TRADE-90, TRADE-112] an order that is cancelled is so before its cut-off alone, even when the desk hasn’t come yet', async () => {
    const oid = await desk.submitted('late');
    // An offshore fund's comes first.
    sandbox.clock.set('2026-03-04T13:00:00+08:00');
    await desk.signInAgain();
    expect(codesOf(await cancel(`${oid}.2`))).toEqual(['ORDER_CUT_OFF_PASSED']);
    sandbox.clock.set('2026-03-04T15:59:59.999+08:00');
    await desk.signInAgain();
    expect((await cancel(`${oid}.1`)).statusCode).toBe(200);
    sandbox.clock.set('2026-03-04T16:00:00+08:00');
    expect(codesOf(await cancel(`${oid}.3`))).toEqual(['ORDER_CUT_OFF_PASSED']);
    await runDealing(sandbox);
    expect(codesOf(await cancel(`${oid}.3`))).toEqual(['ORDER_CUT_OFF_PASSED']);
    sandbox.clock.set('2026-03-13T16:00:00+08:00');
    await runDealing(sandbox);
    await desk.signInAgain();
    expect(codesOf(await cancel(`${oid}.3`))).toEqual(['ORDER_IS_FINISHED']);
  });

  test('[R3, API-89, API-90] 50 times at once is so once, by its own key alone', async () => {
    const oid = await desk.submitted('often');
    await sandbox.database.delete(outbox);
    const answers = await Promise.all(Array.from({ length: 50 }, () => cancel(`${oid}.1`)));
    const statuses = new Set(answers.map(({ statusCode }) => statusCode));
    expect([...statuses].every((status) => status === 200 || status === 409)).toBe(true);
    const isCancelled = and(eq(orderEvents.orderId, `${oid}.1`), eq(orderEvents.kind, 'cancelled'));
    expect(await sandbox.database.$count(orderEvents, isCancelled)).toBe(1);
    expect(await sandbox.database.$count(outbox)).toBe(1);
    expect((await cancel(`${oid}.1`)).statusCode).toBe(200);
    expect(codesOf(await cancel(`${oid}.2`, { key: 'another-key' }))).toEqual(['IDEMPOTENCY_KEY_INVALID']);
    expect(await kindsOf(`${oid}.2`)).toEqual(['received']);
  });

  test('[R3, TRADE-90] an order that is cancelled while the desk comes for it has one winner, and stays as that one left it', async () => {
    const oid = await desk.submitted('raced');
    const orders = ['1', '3', '4'].map((line) => `${oid}.${line}`);
    // The client asks in the last instant, the desk comes with the cut-off: on the server they meet.
    sandbox.clock.set('2026-03-04T15:59:59.999+08:00');
    await desk.signInAgain();
    const asked = orders.map((orderId) => cancel(orderId));
    sandbox.clock.set('2026-03-04T16:00:00+08:00');
    const [, ...answers] = await Promise.all([runDealing(sandbox), ...asked]);
    for (const [index, orderId] of orders.entries()) {
      const kinds = await kindsOf(orderId);
      expect(kinds).toHaveLength(2);
      expect(kinds[1]).toBe(answers[index]?.statusCode === 200 ? 'cancelled' : 'accepted');
    }
  });

  test('[API-90] that can’t be written whole stays as it was', async () => {
    const oid = await desk.submitted('broken');
    await sandbox.database.execute('alter table outbox rename to outbox_away');
    const answer = await cancel(`${oid}.1`);
    await sandbox.database.execute('alter table outbox_away rename to outbox');
    expect(answer.statusCode).toBeGreaterThanOrEqual(500);
    expect(await kindsOf(`${oid}.1`)).toEqual(['received']);
    expect((await cancel(`${oid}.1`)).statusCode).toBe(200);
  });
});
