import { and, eq, like } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { coolingOffWords } from '../../../sandbox/cooling-off/cooling-off-words';
import { bankAuthorities } from '../../../sandbox/database/schema/bank-accounts';
import { coolingOffs } from '../../../sandbox/database/schema/cooling-offs';
import { orderEvents, orderLists, orders } from '../../../sandbox/database/schema/orders';
import { outbox } from '../../../sandbox/database/schema/sessions';
import { freezeAccount, unfreezeAccount } from '../../../sandbox/freezes/freeze-account';
import { cancelHeldOrder } from '../../../sandbox/orders/receiving/cancel-order';
import { runDealing } from '../../../sandbox/orders/dealing-job';
import type { DeskVisit } from '../support/desk-visit';
import { numberOf } from '../support/number-of';
import { start } from '../support/settable-clock';
import { sharedDesk } from '../support/shared-desk';
import type { TestSandbox } from '../support/test-sandbox';
import { codesOf } from '../support/visitor';

let sandbox: TestSandbox;
let desk: DeskVisit;

sharedDesk((begun) => {
  ({ sandbox, desk } = begun);
});

const hour = 60 * 60 * 1000;
const at = (milliseconds: number): string => new Date(Date.parse(start) + milliseconds).toISOString();

type Received = { readonly successfulRedemptionOrders: readonly { readonly heldUntil?: string | null }[] };

/** A consented list that redeems almost all that is held of a fund, and what else the prepared one has. */
async function largeList(name: string) {
  const oid = await desk.newList(name);
  const [list] = await sandbox.database.select().from(orderLists).where(eq(orderLists.oid, oid));
  const own = await desk.visitor.call('GET', '/deal/redemption');
  const held = own.json<{ fund: { code: string }; currency: string; availableHoldings: string }[]>();
  expect(held.length).toBeGreaterThan(0);
  return { oid, list };
}

async function eventsOf(orderId: string) {
  const rows = await sandbox.database.select().from(orderEvents).where(eq(orderEvents.orderId, orderId));
  return rows
    .toSorted((one, other) => one.sequence - other.sequence)
    .map(({ kind, actor, at: when }) => [kind, actor, when.toISOString()]);
}

const redemptionsOf = (oid: string) =>
  sandbox.database
    .select()
    .from(orders)
    .where(and(eq(orders.oid, oid), eq(orders.kind, 'redemption')));

/** Sends a list whose redemptions its client lets wait. */
async function held(name: string) {
  const { oid } = await largeList(name);
  const body = await desk.bodyOf(oid);
  await desk.sign(oid);
  const answer = await desk.submit(oid, { ...body, coolingOff: 'Y' });
  expect(answer.statusCode).toBe(200);
  const [order] = await redemptionsOf(oid);
  if (!order) throw new Error('nothing was redeemed');
  return { oid, order, result: answer.json<Received>() };
}

test('[TRADE-109] redemptions that their client lets wait are kept for a day, what is bought goes at once, and all are told by every way', async () => {
  const { oid, order, result } = await held('waits');
  expect(result.successfulRedemptionOrders.map(({ heldUntil }) => heldUntil)).toContain(at(24 * hour));
  const rows = await sandbox.database.select().from(orders).where(eq(orders.oid, oid));
  for (const { id, kind } of rows)
    expect([kind, (await eventsOf(id))[0]?.[0]]).toEqual([kind, kind === 'redemption' ? 'held' : 'received']);
  expect(await sandbox.database.select().from(coolingOffs).where(eq(coolingOffs.subject, order.id))).toMatchObject([
    { reasons: [], heldUntil: new Date(at(24 * hour)) },
  ]);
  const told = (await sandbox.database.select().from(outbox)).map(({ text }) => text);
  expect(told.filter((text) => text.startsWith('依您的選擇，我們將保留您的'))).toHaveLength(2);
});

test('[TRADE-109, ORDQ-15] each message about a redemption that waits names its order by the short number, and refers to orders', async () => {
  const released = await held('names-released');
  const cancelled = await held('names-cancelled');
  await cancelHeldOrder(sandbox.context('TW'), cancelled.order.id);
  sandbox.clock.advance(24 * hour);
  await runDealing(sandbox.context('TW'));
  const messagesOf = async (orderId: string) => {
    const number = await numberOf(sandbox.database, orderId);
    const all = await sandbox.database
      .select()
      .from(outbox)
      // Beside others, where several waits ended together.
      .where(like(outbox.text, `%您的買回委託（%${number}%`));
    const listed = all.filter(({ subject }) => subject !== null);
    return listed.map(({ text, subject }) => [/保留期間取消|開始執行|將保留/.exec(text)?.[0], subject]);
  };
  expect(new Set((await messagesOf(released.order.id)).map(String))).toEqual(
    new Set(['將保留,order', '開始執行,order']),
  );
  expect(new Set((await messagesOf(cancelled.order.id)).map(String))).toEqual(
    new Set(['將保留,order', '保留期間取消,order']),
  );
});

test.each([
  ['en_US', 'your sell orders 618-033-991, 618-033-992', 'your sell order 618-033-991'],
  ['zh_HK', '您的贖回指示（618-033-991、618-033-992）', '您的贖回指示（618-033-991）'],
  ['zh_TW', '您的買回委託（618-033-991、618-033-992）', '您的買回委託（618-033-991）'],
] as const)('[TRADE-109] redemptions that wait are named by their numbers in %s', (language, several, one) => {
  const { what } = coolingOffWords[language];
  expect(what({ kind: 'redemption', orderNumbers: ['618-033-991', '618-033-992'] })).toBe(several);
  expect(what({ kind: 'redemption', orderNumbers: ['618-033-991'] })).toBe(one);
});

test('[TRADE-109, TRADE-112] a redemption on hold counts as received when its wait is over, and is dealt from then', async () => {
  const { order } = await held('released');
  sandbox.clock.advance(24 * hour - 1);
  await runDealing(sandbox.context('TW'));
  expect(await eventsOf(order.id)).toEqual([['held', 'client', at(0)]]);
  sandbox.clock.advance(1);
  await Promise.all([runDealing(sandbox.context('TW')), runDealing(sandbox.context('TW'))]);
  expect(await eventsOf(order.id)).toEqual([
    ['held', 'client', at(0)],
    ['received', 'desk', at(24 * hour)],
  ]);
  sandbox.clock.advance(24 * hour);
  await runDealing(sandbox.context('TW'));
  const [accepted] = await sandbox.database
    .select({ date: orderEvents.dealingDate })
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, order.id), eq(orderEvents.kind, 'accepted')));
  expect(accepted?.date).toBe('2026-03-05');
});

test('[TRADE-109] a client is told once of all redemptions whose wait is over together', async () => {
  const { database } = sandbox;
  const both = [await held('one-of-two'), await held('two-of-two')];
  await database.delete(outbox);
  sandbox.clock.advance(24 * hour);
  await Promise.all([runDealing(sandbox.context('TW')), runDealing(sandbox.context('TW'))]);
  const told = (await database.select().from(outbox)).filter(({ text }) => text.startsWith('24 小時已過'));
  expect(told.map(({ channel }) => channel).toSorted()).toEqual(['email', 'mobile']);
  const numbers = await Promise.all(both.map(({ order }) => numberOf(database, order.id)));
  for (const { text } of told) {
    const named = /^24 小時已過，您的買回委託（(.+)）開始執行/.exec(text)?.[1]?.split('、');
    expect(named?.toSorted()).toEqual(numbers.toSorted());
  }
});

test('[TRADE-109, ORDQ-06] a redemption on hold is cancelled by its client or by the firm, once, and deals never', async () => {
  const mine = await held('cancelled');
  const firms = await held('stopped');
  const cancelled = await desk.visitor.call('POST', '/orders/cancel', {
    body: { orderId: mine.order.id, vpin: 'trade5208' },
    headers: { 'idempotency-key': `cancel-order:${mine.order.id}` },
  });
  expect(cancelled.statusCode).toBe(200);
  await cancelHeldOrder(sandbox.context('TW'), firms.order.id);
  await expect(cancelHeldOrder(sandbox.context('TW'), firms.order.id)).rejects.toThrow('ORDER_UNKNOWN');
  sandbox.clock.advance(72 * hour);
  await runDealing(sandbox.context('TW'));
  expect((await eventsOf(mine.order.id)).map(([kind, actor]) => [kind, actor])).toEqual([
    ['held', 'client'],
    ['cancelled', 'client'],
  ]);
  expect((await eventsOf(firms.order.id)).map(([kind, actor]) => [kind, actor])).toEqual([
    ['held', 'client'],
    ['cancelled', 'desk'],
  ]);
});

test('[TRADE-109, AUTH-42] a redemption whose wait is over is cancelled by the firm and by a freeze until the desk sends it on', async () => {
  const firms = await held('stopped-late');
  const frozen = await held('frozen');
  sandbox.clock.advance(24 * hour);
  await cancelHeldOrder(sandbox.context('TW'), firms.order.id);
  const { clientId } = frozen.order;
  const { cancelledOrders } = await freezeAccount(sandbox.context('TW'), { clientId, actor: 'firm' });
  try {
    expect(cancelledOrders).toContain(await numberOf(sandbox.database, frozen.order.id));
    await runDealing(sandbox.context('TW'));
    for (const { order } of [firms, frozen])
      expect((await eventsOf(order.id)).map(([kind, actor]) => [kind, actor])).toEqual([
        ['held', 'client'],
        ['cancelled', 'desk'],
      ]);
  } finally {
    await unfreezeAccount(sandbox.context('TW'), clientId);
  }
});

test('[TRADE-109] a redemption after a change of bank account goes at once where it is small, and is refused with the reason where it is large', async () => {
  const { database } = sandbox;
  const own = eq(bankAuthorities.accountNumber, '5100000022');
  const before = await database.select().from(bankAuthorities).where(own);
  await database.update(bankAuthorities).set({ effectiveOn: '2026-03-01', expiresOn: null }).where(own);
  const small = await desk.newList('small');
  const smallBody = await desk.bodyOf(small);
  await desk.sign(small);
  expect((await desk.submit(small, smallBody)).statusCode).toBe(200);
  const { oid, list } = await largeList('large');
  const redeemable = (await desk.visitor.call('GET', '/deal/redemption')).json<
    { fund?: { name?: { code?: string } }; fundCode?: string; currency: string; availableHoldings: string }[]
  >();
  const lines = (list?.lines ?? []).map((line) => {
    const found = redeemable.find(({ fundCode, fund }) => (fundCode ?? fund?.name?.code) === line.fundCode);
    return line.type === 'R' && found ? { ...line, figure: found.availableHoldings } : line;
  });
  await database.update(orderLists).set({ lines }).where(eq(orderLists.oid, oid));
  const body = await desk.bodyOf(oid);
  await desk.sign(oid);
  const refused = await desk.submit(oid, body);
  expect(codesOf(refused)).toContain('COOLING_OFF_BANK_ACCOUNT');
  expect(await desk.countOf(oid)).toBe(0);
  expect((await desk.submit(oid, { ...body, coolingOff: 'Y' })).statusCode).toBe(200);
  for (const { id, effectiveOn, expiresOn } of before)
    await database.update(bankAuthorities).set({ effectiveOn, expiresOn }).where(eq(bankAuthorities.id, id));
});
