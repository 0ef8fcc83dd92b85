import { and, eq, notExists, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { movements, navs } from '../../../sandbox/database/schema/funds';
import { ledgerEntries, openOrders, orderEvents, orders } from '../../../sandbox/database/schema/orders';
import { outbox } from '../../../sandbox/database/schema/sessions';
import { submissions } from '../../../sandbox/database/schema/submissions';
import { clientParticulars } from '../../../sandbox/database/schema/suitability';
import { differencesInBooks } from '../../../sandbox/orders/books/reconcile';
import { runDealing } from '../../../sandbox/orders/dealing-job';
import { numberOf } from '../support/number-of';
import { type DeskVisit, type Line, lin } from '../support/desk-visit';
import { start } from '../support/settable-clock';
import { sharedDesk } from '../support/shared-desk';
import type { TestSandbox } from '../support/test-sandbox';
import { codesOf, Visitor } from '../support/visitor';
import { faultsInBooks } from '../support/watched-books';

let sandbox: TestSandbox;
let desk: DeskVisit;

sharedDesk((begun) => {
  ({ sandbox, desk } = begun);
});

describe('a link', () => {
  test('[API-75, TRADE-17, OPEN-78] leads to the orders prepared, which wait for the consent', async () => {
    const own = await desk.newList('read');
    const list = (await desk.detail(own)).json<{ first: boolean; active: boolean; tradingVOList: Line[] }>();
    expect([list.active, list.first, list.tradingVOList.map(({ type }) => type)]).toEqual([
      true,
      true,
      ['B', 'B', 'R', 'S'],
    ]);
    expect((await desk.sign(own)).statusCode).toBe(200);
    expect((await desk.detail(own)).json<{ first: boolean }>().first).toBe(false);
  });

  test('[API-76, TRADE-09] a link isn’t sent before the consent', async () => {
    const own = await desk.newList('unsigned');
    const answer = await desk.submit(own, await desk.bodyOf(own));
    expect([answer.statusCode, codesOf(answer), await desk.countOf(own)]).toEqual([400, ['ORDER_CONSENT_MISSING'], 0]);
  });

  test('[TRADE-33, TRADE-109, CONFLICT-38, CONFLICT-60] a link of an elderly client who gives up half of the holdings is refused unconfirmed', async () => {
    const { database } = sandbox;
    const own = await desk.newList('elderly');
    await desk.sign(own);
    const body = await desk.bodyOf(own);
    const redemptionList = body.redemptionList.map((line) => ({ ...line, unit: '99999999' }));
    const client = eq(clientParticulars.clientId, 'TW-NO-CODE');
    const [before] = await database.select().from(clientParticulars).where(client);
    await database.update(clientParticulars).set({ dateOfBirth: '1950-01-01' }).where(client);
    const answer = await desk.submit(own, { ...body, redemptionList });
    await database
      .update(clientParticulars)
      .set({ dateOfBirth: before?.dateOfBirth ?? '' })
      .where(client);
    expect([codesOf(answer), await desk.countOf(own)]).toEqual([['ORDER_ACKNOWLEDGEMENT_MISSING'], 0]);
  });

  test('[OPEN-78, ERR-21] a link of another client is refused as one that there never was', async () => {
    const other = await desk.signedIn(['HUANG500', 'Cloud2907Hill']);
    const own = await desk.newList('foreign');
    const foreign = await desk.detail(own, other);
    const unknown = await desk.detail('no-such-list', other);
    expect([foreign.statusCode, foreign.body]).toEqual([unknown.statusCode, unknown.body]);
    expect([foreign.statusCode, codesOf(foreign)]).toEqual([400, ['ORDER_LINK_UNREADABLE']]);
    const path = `/urlService/orderState?oid=${own}`;
    expect(codesOf(await other.call('GET', path))).toEqual(['ORDER_LINK_UNREADABLE']);
  });

  test('[TRADE-93, TRADE-94, TRADE-95, OPEN-79] that expired, was replaced, cancelled or sent says which', async () => {
    const first = await desk.newList('old');
    const second = await desk.newList('new');
    expect(codesOf(await desk.detail(first))).toEqual(['ORDER_LINK_REPLACED']);
    expect((await desk.visitor.call('POST', '/urlService/cancel', { body: { oid: second } })).statusCode).toBe(200);
    expect(codesOf(await desk.detail(second))).toEqual(['ORDER_LINK_CANCELLED']);
    expect(
      codesOf(await desk.submit(second, { ...(await desk.bodyOf(await desk.newList('body'))), oid: second })),
    ).toEqual(['ORDER_LINK_CANCELLED']);
    expect(codesOf(await desk.detail(await desk.submitted('sent')))).toEqual(['ORDER_LINK_SENT']);
    const last = await desk.newList('late');
    sandbox.clock.set('2026-03-04T23:59:59.999+08:00');
    await desk.signInAgain();
    expect((await desk.detail(last)).statusCode).toBe(200);
    sandbox.clock.set('2026-03-05T00:00:00+08:00');
    expect(codesOf(await desk.detail(last))).toEqual(['ORDER_LINK_EXPIRED']);
  });
});

describe('a submission', () => {
  test('[API-77, TRADE-36..41, TRADE-75, ENT-55] a submission is received line by line, with its dates, and told by e-mail', async () => {
    const own = await desk.newList('received');
    const body = await desk.bodyOf(own);
    await desk.sign(own);
    const result = (await desk.submit(own, body)).json<
      Record<string, { transactionDate: string; debitDate?: string }[]>
    >();
    expect(result['orderReceivedDate']).toBe(new Date(start).toISOString());
    expect(
      result['successfulAllotmentOrders']?.map(({ transactionDate, debitDate }) => [transactionDate, debitDate]),
    ).toEqual([
      ['2026-03-04', '2026-03-04'],
      ['2026-03-04', '2026-03-04'],
    ]);
    expect(result['successfulRedemptionOrders']).toHaveLength(1);
    expect([result['failedAllotmentOrders'], result['failedRedemptionOrders']]).toEqual([[], []]);
    const [mail] = await sandbox.database.select().from(outbox);
    const numbers: string[] = [];
    for (const line of [1, 2, 3, 4]) numbers.push(await numberOf(sandbox.database, `${own}.${String(line)}`));
    expect([mail?.recipient, mail?.text]).toEqual([
      'linchi72@example.test',
      expect.stringContaining(
        [
          '已收到您的 4 筆委託：',
          `申購「雲嶺台灣成長股票基金 A（累積）」TWD 50,000，交易日 2026/03/04（委託編號 ${numbers[0] ?? ''}）`,
          `申購「雲嶺全球科技基金 A（累積）」USD 2,000.00，交易日 2026/03/04（委託編號 ${numbers[1] ?? ''}）`,
          `買回「雲嶺台灣成長股票基金 A（累積）」1.5000 單位，交易日 2026/03/04（委託編號 ${numbers[2] ?? ''}）`,
          `「雲嶺台灣成長股票基金 A（累積）」1.5000 單位轉申購「雲嶺新台幣貨幣市場基金 A（累積）」，交易日 2026/03/04（委託編號 ${numbers[3] ?? ''}）`,
          '本通知不代表成交。',
        ].join('\n'),
      ),
    ]);
    expect(await desk.state(own)).toMatchObject({
      state: 'sent',
      result,
      orders: [{ status: 'RECEIVED' }, {}, {}, {}, {}],
    });
  });

  test('[R3, API-77] sent 50 times at once is received once', async () => {
    const own = await desk.newList('parallel');
    const body = await desk.bodyOf(own);
    await desk.sign(own);
    const answers = await Promise.all(Array.from({ length: 50 }, () => desk.submit(own, body)));
    const statuses = new Set(answers.map(({ statusCode }) => statusCode));
    expect([...statuses].every((status) => status === 200 || status === 409)).toBe(true);
    expect(await desk.countOf(own)).toBe(4);
    expect(await sandbox.database.$count(submissions, eq(submissions.key, `order-list:${own}`))).toBe(1);
    expect((await desk.submit(own, body)).statusCode).toBe(200);
    const changed = await desk.submit(own, { ...body, redemptionList: [] });
    expect([changed.statusCode, codesOf(changed), await desk.countOf(own)]).toEqual([
      422,
      ['IDEMPOTENCY_KEY_REUSED'],
      4,
    ]);
  });

  test('[API-77] goes under the list’s own key and no other', async () => {
    const own = await desk.newList('key');
    const answer = await desk.submit(own, await desk.bodyOf(own), 'another-key-0001');
    expect([answer.statusCode, codesOf(answer)]).toEqual([400, ['IDEMPOTENCY_KEY_INVALID']]);
  });

  test('[TRADE-14, TRADE-44, ERR-20, CONFLICT-09, AUTH-44] a submission with a wrong password is refused and counted by itself, one too short places nothing, and neither costs the list', async () => {
    const own = await desk.newList('password');
    const body = await desk.bodyOf(own);
    await desk.sign(own);
    expect((await desk.submit(own, { ...body, vpin: 'abc12' })).json()).toEqual({ shortPin: true });
    for (const code of ['VPN0001', 'VPN0001', 'VPN0001']) {
      const wrong = await desk.submit(own, { ...body, vpin: 'trade0000' });
      expect([wrong.statusCode, codesOf(wrong)]).toEqual([401, [code]]);
    }
    expect(await desk.countOf(own)).toBe(0);
    expect((await desk.submit(own, body)).statusCode).toBe(200);
    const next = await desk.newList('locked');
    await desk.sign(next);
    const other = await desk.bodyOf(next);
    for (const code of ['VPN0001', 'VPN0001', 'VPN0001', 'VPN0005', 'VPN0005'])
      expect(codesOf(await desk.submit(next, { ...other, vpin: 'trade0000' }))).toEqual([code]);
    expect(codesOf(await desk.submit(next, other))).toEqual(['VPN0005']);
    // Whoever is locked out of trading may still log in.
    expect((await new Visitor(desk.server, 'TW').logOn(lin[0], lin[1])).statusCode).toBe(200);
    expect((await desk.detail(next)).statusCode).toBe(200);
  });

  test('[TRADE-63, OPEN-80] takes other figures and leaves lines out, and refuses what wasn’t prepared', async () => {
    const own = await desk.newList('edited');
    await desk.sign(own);
    const body = await desk.bodyOf(own);
    const foreign = body.allotmentList.map((item) => ({ ...item, fundCode: 'TW9999' }));
    const doubled = [...body.allotmentList, ...body.allotmentList.slice(0, 1)];
    const nothing = { allotmentList: [], redemptionList: [], switchList: [] };
    const change = {
      outFundCode: 'A',
      inFundCode: 'B',
      switchUnit: '1',
      percent: '1',
      discountCode: '',
      holdingCurrency: 'TWD',
      agreements: [],
      outFundFeeType: 'front-end',
    };
    for (const over of [{ allotmentList: foreign }, { allotmentList: doubled }, nothing, { switchList: [change] }])
      expect(codesOf(await desk.submit(own, { ...body, ...over }))).toEqual(['ORDER_NOT_PREPARED']);
    expect(codesOf(await desk.submit(own, { ...body, accountNo: '5100000011' }))).toEqual(['ORDER_ACCOUNT_UNKNOWN']);
    const [first] = body.allotmentList;
    const fewer = { allotmentList: [{ ...first, amount: '12345' }], redemptionList: [], switchList: [] };
    expect((await desk.submit(own, { ...body, ...fewer })).statusCode).toBe(200);
    const [order] = await sandbox.database.select().from(orders).where(eq(orders.oid, own));
    expect([order?.amount, await desk.countOf(own)]).toEqual(['12345', 1]);
  });

  test('[TRADE-96, TRADE-116, ENT-55] says which lines failed: units that aren’t there, amounts over the cap, places that money hasn’t', async () => {
    const own = await desk.newList('failing');
    await desk.sign(own);
    const body = await desk.bodyOf(own);
    const all = async (over: object) =>
      (await desk.submit(own, { ...body, switchList: [], ...over })).json<Record<string, unknown[]>>();
    const bought = (amount: string) => ({
      allotmentList: body.allotmentList.slice(0, 1).map((item) => ({ ...item, amount })),
    });
    const sold = (unit: string) => ({ redemptionList: body.redemptionList.map((item) => ({ ...item, unit })) });
    for (const amount of ['0', '-1', '30000001', '100.5']) {
      const answer = await all({ ...bought(amount), redemptionList: [] });
      expect([answer['failedAllotmentOrders']?.length, answer['successfulAllotmentOrders']]).toEqual([1, []]);
    }
    for (const unit of ['0', '-1', '99999999', '0.00001']) {
      const answer = await all({ allotmentList: [], ...sold(unit) });
      expect([answer['failedRedemptionOrders']?.length, answer['successfulRedemptionOrders']]).toEqual([1, []]);
    }
    expect([await desk.countOf(own), (await desk.detail(own)).statusCode]).toEqual([0, 200]);
    const mixed = await all({ ...bought('1000'), ...sold('99999999') });
    expect([mixed['successfulAllotmentOrders']?.length, mixed['failedRedemptionOrders']?.length]).toEqual([1, 1]);
  });
});

describe('the books', () => {
  test('[R24] the books are never changed or deleted, and take no entry that doesn’t add up', async () => {
    await desk.submitted('append-only');
    for (const table of ['orders', 'order_events', 'ledger_entries', 'order_movements'])
      for (const change of [
        `update ${table} set order_id = order_id`,
        `delete from ${table}`,
        `truncate ${table} cascade`,
      ]) {
        const statement = table === 'orders' ? change.replace('order_id = order_id', 'id = id') : change;
        await expect(sandbox.database.execute(sql.raw(statement)).catch(causeOf)).rejects.toThrow(
          'never changed or deleted',
        );
      }
    const [event] = await sandbox.database.select().from(orderEvents).limit(1);
    if (!event) throw new Error('no event');
    const entry = { orderId: event.orderId, sequence: event.sequence, currency: 'TWD' };
    const lone = sandbox.database.insert(ledgerEntries).values({ ...entry, account: 'client', amount: '1' });
    await expect(lone.catch(causeOf)).rejects.toThrow('add up to zero');
  });

  test('[R6, API-77] the books are whole or as before when any table refuses a row while a list is submitted', async () => {
    await sandbox.database.execute(
      sql.raw(`create or replace function refuse_row() returns trigger language plpgsql as
        $$ begin raise exception 'refused' using errcode = '57014'; end $$`),
    );
    const own = await desk.newList('broken');
    const body = await desk.bodyOf(own);
    await desk.sign(own);
    for (const [table, change] of [
      ['orders', 'insert'],
      ['order_events', 'insert'],
      ['order_lists', 'update'],
      ['outbox', 'insert'],
      ['submissions', 'insert'],
      ['submissions', 'update'],
    ] as const) {
      await sandbox.database.execute(
        sql.raw(`create trigger refusing before ${change} on ${table} for each row execute function refuse_row()`),
      );
      expect((await desk.submit(own, body)).statusCode).toBe(503);
      await sandbox.database.execute(sql.raw(`drop trigger refusing on ${table}`));
      expect([
        await desk.countOf(own),
        await faultsInBooks(sandbox.database),
        (await desk.detail(own)).statusCode,
      ]).toEqual([0, [], 200]);
    }
    expect((await desk.submit(own, body)).statusCode).toBe(200);
  });
});

describe('the desk', () => {
  test('[TRADE-18, TRADE-90, TRADE-114, TRADE-115, TRADE-120, R24] accepts, prices and settles as the clock passes, and the portfolio follows', async () => {
    // What other tests ordered is dealt first.
    sandbox.clock.set('2026-03-05T00:00:00+08:00');
    await runDealing(sandbox);
    sandbox.clock.set(start);
    await desk.signInAgain();
    const before = await heldUnits();
    const own = await desk.submitted('dealt');
    const now = () => runDealing(sandbox);
    const statuses = async () => (await desk.orderStates(own)).map(({ status }) => status);
    sandbox.clock.set('2026-03-04T12:59:59+08:00');
    await now();
    expect(await statuses()).toEqual(['RECEIVED', 'RECEIVED', 'RECEIVED', 'RECEIVED', 'RECEIVED']);
    sandbox.clock.set('2026-03-04T13:00:00+08:00');
    await now();
    expect(await statuses()).toEqual(['RECEIVED', 'ACCEPTED', 'RECEIVED', 'RECEIVED', 'RECEIVED']);
    sandbox.clock.set('2026-03-04T16:00:00+08:00');
    await now();
    expect(await statuses()).toEqual(['ACCEPTED', 'ACCEPTED', 'ACCEPTED', 'ACCEPTED', 'ACCEPTED']);
    sandbox.clock.set('2026-03-05T00:00:00+08:00');
    await Promise.all([now(), now()]);
    expect(await statuses()).toEqual(['CONFIRMED', 'CONFIRMED', 'CONFIRMED', 'CONFIRMED', 'CONFIRMED']);
    const [buy, foreign, sale, out, into] = await desk.orderStates(own);
    const after = await heldUnits();
    const moved = (order: typeof buy) =>
      (after.get(String(order?.fundCode)) ?? 0) - (before.get(String(order?.fundCode)) ?? 0);
    const signed = [buy, foreign, sale, out, into].map((order, place) => ({
      order,
      sign: [1, 1, -1, -1, 1][place] ?? 0,
    }));
    for (const { order } of signed) {
      const ofFund = signed.filter((one) => one.order?.fundCode === order?.fundCode);
      const change = ofFund.reduce((all, one) => all + one.sign * Number(one.order?.units), 0);
      expect(moved(order)).toBeCloseTo(change, 4);
    }
    expect([out?.type, into?.type, out?.fundCode === into?.fundCode, into?.amount]).toEqual([
      'SF',
      'ST',
      false,
      out?.amount,
    ]);
    expect(Number(buy?.units) * Number(buy?.price)).toBeLessThanOrEqual(50_000);
    expect(await faultsInBooks(sandbox.database)).toEqual([]);
    sandbox.clock.set('2026-03-20T16:00:00+08:00');
    await now();
    expect(await statuses()).toEqual(['COMPLETED', 'COMPLETED', 'COMPLETED', 'COMPLETED', 'COMPLETED']);
    const eventsBefore = await sandbox.database.$count(orderEvents);
    await Promise.all([now(), now(), now()]);
    expect([await sandbox.database.$count(orderEvents), await faultsInBooks(sandbox.database)]).toEqual([
      eventsBefore,
      [],
    ]);
  });

  test('[R24] waits with an order whose fund has no price of its day, and finds a movement that was changed', async () => {
    const own = await desk.submitted('waiting');
    sandbox.clock.set('2026-03-06T00:00:00+08:00');
    const [order] = await sandbox.database
      .select()
      .from(orders)
      .where(and(eq(orders.oid, own), eq(orders.line, 2)));
    await sandbox.database.delete(navs).where(and(eq(navs.fundId, order?.fundId ?? 0), eq(navs.date, '2026-03-04')));
    await runDealing(sandbox);
    const states = (await desk.orderStates(own)).map(({ status }) => status);
    expect(states).toEqual(['CONFIRMED', 'ACCEPTED', 'CONFIRMED', 'CONFIRMED', 'CONFIRMED']);
    const latest = await sandbox.database
      .select()
      .from(movements)
      .orderBy(sql`id desc`)
      .limit(1);
    const changed = eq(movements.id, latest[0]?.id ?? 0);
    await sandbox.database.update(movements).set({ cost: '1' }).where(changed);
    expect(await differencesInBooks(sandbox.database)).toHaveLength(1);
    await sandbox.database
      .update(movements)
      .set({ cost: latest[0]?.cost ?? '0' })
      .where(changed);
    expect(await faultsInBooks(sandbox.database)).toEqual([]);
  });

  test('[R24] an order that the desk would no longer find is named, and so is one that it would look for in vain', async () => {
    const { database } = sandbox;
    await desk.submitted('listed');
    const [left] = await database.select().from(openOrders).limit(1);
    const [finished] = await database
      .select({ id: orders.id })
      .from(orders)
      .where(notExists(database.select().from(openOrders).where(eq(openOrders.orderId, orders.id))))
      .limit(1);
    if (!left || !finished) throw new Error('nothing is open, or nothing finished');
    await database.update(openOrders).set({ orderId: finished.id }).where(eq(openOrders.orderId, left.orderId));
    expect((await differencesInBooks(database)).toSorted()).toEqual(
      [
        `${left.orderId}: to be done is [nothing], and should be [something]`,
        `${finished.id}: to be done is [something], and should be [nothing]`,
      ].toSorted(),
    );
    await database.update(openOrders).set(left).where(eq(openOrders.orderId, finished.id));
    expect(await faultsInBooks(database)).toEqual([]);
  });

  test('[R24] names every place that holds less than no units, by its account, fund, kind of payment and fee type', async () => {
    const [held] = await sandbox.database.select().from(movements).where(eq(movements.kind, 'buy')).limit(1);
    if (!held) throw new Error('nobody holds anything');
    const { id: _, ...copied } = held;
    const [sold] = await sandbox.database
      .insert(movements)
      .values({ ...copied, kind: 'sell', units: '999999999999.0001' })
      .returning();
    const place = [held.accountNumber, held.fundId, held.paymentType, held.feeType].join(' ');
    expect(await differencesInBooks(sandbox.database)).toEqual([`${place}: holds less than no units`]);
    await sandbox.database.delete(movements).where(eq(movements.id, sold?.id ?? 0));
    expect(await faultsInBooks(sandbox.database)).toEqual([]);
  });

  test('[TRADE-93] the desk is moved by the clock’s address, which shows its lists and is absent in production', async () => {
    await desk.submitted('moved');
    const move = (to: string, on = desk.server) =>
      on.inject({
        method: 'POST',
        url: '/sandbox/clock',
        headers: { 'x-requested-with': 'XMLHttpRequest' },
        payload: { to },
      });
    expect((await move('cut-off')).json()).toEqual({ now: '2026-03-04T05:00:00.000Z' });
    expect((await move('yesterday')).statusCode).toBe(400);
    const links = (await desk.server.inject('/sandbox/links.json')).json<{ login: string; state: string }[]>();
    expect(links[0]).toMatchObject({ login: 'LINCHI72', state: 'list-sent' });
    expect((await desk.server.inject('/sandbox/links')).body).toContain('<h1>Order lists</h1>');
    const production = await sandbox.server('TW', { environment: 'production' });
    for (const url of ['/sandbox/links', '/sandbox/links.json'])
      expect((await production.inject(url)).body).not.toContain('demo-');
    expect((await move('day', production)).statusCode).toBe(404);
  });
});

/** The database's own words, which the driver wraps. */
const causeOf = (problem: unknown): never => {
  throw problem instanceof Error && problem.cause instanceof Error ? problem.cause : new Error('no cause');
};

/** Returns the portfolio's units of each fund, all accounts together. */
async function heldUnits(): Promise<ReadonlyMap<string, number>> {
  const answer = await desk.visitor.call('GET', '/portfolio');
  const units = new Map<string, number>();
  for (const { fund, holdingUnits } of answer.json<{ fund: { name: { code: string } }; holdingUnits: string }[]>())
    units.set(fund.name.code, (units.get(fund.name.code) ?? 0) + Number(holdingUnits));
  return units;
}
