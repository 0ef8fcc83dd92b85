import { and, eq, gte, inArray, isNotNull, isNull, like, lte, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dividendEntries, paidDistributions } from '../../../sandbox/database/schema/distributions';
import type { Database } from '../../../sandbox/database/database';
import { openServer } from '../../../sandbox/database/connection/open-server';
import { fundDistributions } from '../../../sandbox/database/schema/fund-records';
import {
  openOrders,
  orderEvents,
  orderLists,
  orders,
  type PreparedLine,
} from '../../../sandbox/database/schema/orders';
import { tradingServices } from '../../../sandbox/database/schema/services';
import { lockAccountsOfOrders } from '../../../sandbox/context/locked-accounts';
import { dealOrders } from '../../../sandbox/orders/deal-orders';
import { runDealing } from '../../../sandbox/orders/dealing-job';
import { askDesks } from '../support/ask-desks';
import { DeskProcess } from '../support/desk-process';
import type { DeskTask } from '../support/desk-worker';
import { interceptStatements } from '../support/intercepted-statements';
import { lockWaits } from '../support/lock-waits';
import { receivedOrders } from '../support/received-orders';
import { openSeededServer } from '../support/seeded-database';
import { sentList } from '../support/sent-list';
import { clockAt, start } from '../support/settable-clock';
import { testConfiguration } from '../support/test-sandbox';
import { faultsInBooks, leaveBooks } from '../support/watched-books';

const server = process.env['DATABASE_URL'] ?? '';
const isLong = process.env['TEST_LONG'] === '1';
const client = { clientId: 'TW-NO-CODE', accountNo: '5100000022' };

describe.runIf(server !== '')('what becomes due while two processes deal', () => {
  let open: Awaited<ReturnType<typeof openSeededServer>>;
  let desks: readonly DeskProcess[];

  beforeAll(async () => {
    open = await openSeededServer(server);
    desks = await Promise.all([DeskProcess.start(open.address), DeskProcess.start(open.address)]);
  }, 240_000);

  afterAll(async () => {
    await Promise.all(desks.map((desk) => desk.kill()));
    await open.close();
  });

  const dealAll = (at: string) => Promise.all(desks.map((desk) => desk.ask({ does: 'deal', at })));

  async function purchase(): Promise<PreparedLine> {
    const [list] = await open.database.select().from(orderLists).where(eq(orderLists.oid, 'demo-3-2026-03-04'));
    const line = list?.lines.find(({ type }) => type === 'B');
    if (!line) throw new Error('the demonstration has no such list');
    return line;
  }

  test('[R3, R23, LINK-28, TRADE-18] purchases ahead, each sent to both at once, are received once, wait for their day and are then dealt once', async () => {
    await open.database.update(tradingServices).set({ isOpen: true }).where(eq(tradingServices.name, 'pre-order'));
    const lines = [{ ...(await purchase()), figure: '20000', dealOn: '2026-03-27' }];
    const oids = Array.from({ length: isLong ? 40 : 10 }, (_, index) => `ahead-${String(index).padStart(6, '0')}`);
    // Newer than those of the demonstration, which they would be replaced by.
    const madeAt = new Date(Date.parse(start) + 1_000);
    await open.database
      .insert(orderLists)
      .values(oids.map((oid) => ({ oid, clientId: client.clientId, lines, note: '', madeAt, signedAt: madeAt })));
    const receiving = (oid: string): DeskTask => ({
      does: 'receive',
      region: 'TW',
      sent: sentList({ oid, clientId: client.clientId, lines }, client),
    });
    // Two of each, one after the other: one for each process.
    const outcomes = await askDesks(
      desks,
      oids.flatMap((oid) => [receiving(oid), receiving(oid)]),
    );
    const told = outcomes.map(({ kind, received }) => `${kind} ${String(received)}`);
    expect(told.filter((kind) => kind !== 'SUBMISSION_IN_FLIGHT 0' && kind !== 'answered 1')).toEqual([]);

    const eventsBy = async (at: string) => {
      await dealAll(at);
      const rows = await open.database
        .select({ orderId: orderEvents.orderId, kind: orderEvents.kind })
        .from(orderEvents)
        .innerJoin(orders, eq(orders.id, orderEvents.orderId))
        .where(like(orders.oid, 'ahead-%'))
        .orderBy(orders.oid, orderEvents.sequence);
      return rows.map(({ orderId, kind }) => `${orderId} ${kind}`);
    };
    const kindsOf = (...kinds: readonly string[]) => oids.flatMap((oid) => kinds.map((kind) => `${oid}.1 ${kind}`));
    expect(await eventsBy('2026-03-26T20:00:00+08:00')).toEqual(kindsOf('received'));
    const all = kindsOf('received', 'accepted', 'priced', 'settled');
    expect(await eventsBy('2026-04-10T20:00:00+08:00')).toEqual(all);
    expect(await eventsBy('2026-04-10T21:00:00+08:00')).toEqual(all);
    expect(await faultsInBooks(open.database)).toEqual([]);
  }, 240_000);

  test('[R2, R3, R23, FUND-17, DIV-01] the distributions of each month are paid once, to everybody who held the fund, also when one that pays is killed amid it', async () => {
    const { database } = open;
    const days = ['2026-05-15', '2026-06-16', ...(isLong ? ['2026-07-16', '2026-08-17', '2026-09-16'] : [])];
    const evening = (day: string) => `${day}T20:00:00+08:00`;
    for (const at of days) {
      const instant = evening(at);
      const before = await database.$count(paidDistributions);
      const doomed = await DeskProcess.start(open.address);
      const dealt = [doomed, ...desks].map((desk) => desk.ask({ does: 'deal', at: instant }));
      // Each payment is a transaction: it is killed once some are there to be seen, and some are not.
      let seen = before;
      while (seen === before) seen = await database.$count(paidDistributions);
      await doomed.kill();
      await Promise.all(dealt);
      await dealAll(instant);
      const due = and(gte(fundDistributions.exDate, '2026-03-05'), lte(fundDistributions.payDate, at));
      expect(await database.$count(fundDistributions, and(due, isNotNull(fundDistributions.paidAt)))).toBeGreaterThan(
        0,
      );
      expect(await database.$count(fundDistributions, and(due, isNull(fundDistributions.paidAt)))).toBe(0);
      expect(await faultsInBooks(database)).toEqual([]);
    }
    // A payment has two sides, and what was paid once can't be paid again.
    const paid = await database.$count(paidDistributions);
    expect(paid).toBeGreaterThan(0);
    expect(await database.$count(dividendEntries)).toBe(2 * paid);
    await dealAll(evening(days.at(-1) ?? ''));
    expect(await database.$count(paidDistributions)).toBe(paid);
  }, 600_000);
});

describe.runIf(server !== '')('orders that another process holds', () => {
  let open: Awaited<ReturnType<typeof openSeededServer>>;

  beforeAll(async () => {
    open = await openSeededServer(server);
    // Orders without lists and bookings: what follows from them is of no interest here.
    leaveBooks(open.database);
  }, 240_000);
  afterAll(() => open.close());

  const another = { clientId: 'HK-PAUSED-DEBIT', accountNumber: '510012301332' };

  /** Orders of a client that become due at an evening of March, and some of another one. */
  async function dueOrders(day: string, count: number, ofOthers = 0) {
    const { database } = open;
    const clock = clockAt(`2026-03-${day}T16:59:00+08:00`);
    const deps = { database, clock, configuration: testConfiguration };
    await dealOrders(deps);
    const ids = await receivedOrders(deps, count);
    const others = await receivedOrders(deps, ofOthers, another);
    const acceptedOf = (which: readonly string[]) =>
      database.$count(orderEvents, and(inArray(orderEvents.orderId, [...which]), eq(orderEvents.kind, 'accepted')));
    clock.set(`2026-03-${day}T17:00:00+08:00`);
    return { deps, ids, accepted: () => acceptedOf(ids), acceptedOfOthers: () => acceptedOf(others) };
  }

  /** Does something while another process holds what it locks first. */
  async function whileHeld(lock: (other: Database) => Promise<unknown>, during: () => Promise<void>): Promise<void> {
    const other = await openServer(open.address);
    try {
      await other.database.transaction(async (transaction) => {
        // A slow machine may take longer than a transaction of the server may stand idle.
        await transaction.execute(sql`set local idle_in_transaction_session_timeout = 0`);
        await lock(transaction);
        await during();
      });
    } finally {
      await other.close();
    }
  }

  const holdOrder =
    (id = '') =>
    (other: Database) =>
      other.select().from(openOrders).where(eq(openOrders.orderId, id)).for('update');

  const isWaitedFor = async () => (await lockWaits(open.database)) > 0;

  test('[R3, R23, TRADE-91] a run that waits in vain for an order of another process deals those of everybody else, and leaves that client’s to the next one', async () => {
    const { deps, ids, accepted, acceptedOfOthers } = await dueOrders('05', 3, 2);
    await whileHeld(holdOrder(ids[1]), async () => {
      await expect(runDealing(deps)).rejects.toThrow('left to the next round: HK-TYPICAL');
      expect([await accepted(), await acceptedOfOthers()]).toEqual([0, 2]);
    });
    await runDealing(deps);
    expect([await accepted(), await acceptedOfOthers()]).toEqual([3, 2]);
  }, 240_000);

  test('[R3, R23, TRADE-91, DIV-01] a run waits for an order that another process holds, and deals nothing of what comes with it or after it before', async () => {
    const { deps, ids, accepted } = await dueOrders('06', 3);
    let isOver = false;
    let dealt: Promise<void> | undefined;
    await whileHeld(holdOrder(ids[1]), async () => {
      dealt = dealOrders(deps).finally(() => {
        isOver = true;
      });
      while (!isOver && !(await isWaitedFor())) continue;
      expect(await accepted()).toBe(0);
    });
    await dealt;
    expect(await accepted()).toBe(3);
  }, 240_000);

  test('[R3, R28] a run that is being stopped waits no longer for an order of another process', async () => {
    const { deps, ids } = await dueOrders('09', 3);
    await whileHeld(holdOrder(ids[1]), async () => {
      const stopping = new AbortController();
      let turns = 0;
      const stop = interceptStatements((_, statement) => {
        if (statement.startsWith('set local lock_timeout')) turns += 1;
        return undefined;
      });
      const dealt = dealOrders(deps, { stopping: stopping.signal });
      await expect.poll(isWaitedFor, { timeout: 20_000 }).toBe(true);
      const before = turns;
      stopping.abort();
      await dealt;
      expect([before > 0, turns <= before + 1]).toEqual([true, true]);
      stop();
    });
  }, 240_000);

  test('[R3, R23, TRADE-91] a run that waits in vain for the account of an order deals those of everybody else, and leaves the order to the next one', async () => {
    const { deps, ids, accepted, acceptedOfOthers } = await dueOrders('10', 1, 1);
    await whileHeld(
      (other) => lockAccountsOfOrders(other, ids),
      async () => {
        await expect(dealOrders(deps)).rejects.toThrow('left to the next round: HK-TYPICAL');
        expect([await accepted(), await acceptedOfOthers()]).toEqual([0, 1]);
      },
    );
    await dealOrders(deps);
    expect([await accepted(), await acceptedOfOthers()]).toEqual([1, 1]);
  }, 240_000);
});
