import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { asc, eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { OrderRecordsAnswer } from '../../../contract/rest/records/order-records';
import { orderNumber, parseOrderNumber } from '../../../domain/trading/orders/order-number';
import { err, ok } from '../../../domain/kernel/result';
import { orders } from '../../../sandbox/database/schema/orders';
import { findOrder } from '../../../sandbox/orders/books/find-order';
import { nextOrderSerials } from '../../../sandbox/orders/receiving/next-order-serials';
import { runDealing } from '../../../sandbox/orders/dealing-job';
import type { DeskVisit } from '../support/desk-visit';
import { numberOf } from '../support/number-of';
import { sharedDesk } from '../support/shared-desk';
import { openTestDatabase } from '../support/test-database';
import type { TestSandbox } from '../support/test-sandbox';

let sandbox: TestSandbox;
let desk: DeskVisit;

sharedDesk((begun) => {
  ({ sandbox, desk } = begun);
});

type Numbered = { readonly orderId?: string | null | undefined; readonly orderNo?: string | null | undefined };
type Result = {
  readonly successfulAllotmentOrders: readonly Numbered[];
  readonly successfulRedemptionOrders: readonly Numbered[];
  readonly switchOrders: readonly { readonly sellDeal: Numbered; readonly buyDeal: Numbered }[];
};

const numbersOf = (rows: readonly Numbered[]) => rows.map(({ orderNo }) => orderNo);

describe('order numbers', () => {
  test('[ORDQ-05, ORDQ-06, ORDQ-10] an order number is the same on the receipt, in the records, in the state of the list and on the contract note', async () => {
    const oid = await desk.newList('numbered');
    const body = await desk.bodyOf(oid);
    await desk.sign(oid);
    const submitted = await desk.submit(oid, body);
    expect(submitted.statusCode).toBe(200);
    const result = submitted.json<Result>();
    const placed = [
      ...result.successfulAllotmentOrders,
      ...result.successfulRedemptionOrders,
      ...result.switchOrders.map(({ sellDeal }) => sellDeal),
    ];
    const numbers = numbersOf(placed);
    expect(numbers.map((number) => parseOrderNumber(number ?? ''))).toEqual(numbers.map((number) => ok(number)));
    expect(new Set(numbers).size).toBe(4);
    for (const [line, number] of numbers.entries())
      expect(await numberOf(sandbox.database, `${oid}.${String(line + 1)}`)).toBe(number);
    sandbox.clock.set('2026-03-20T09:00:00+08:00');
    await runDealing(sandbox);
    await desk.signInAgain();
    const records = (await desk.visitor.call('GET', '/orderHistory')).json<OrderRecordsAnswer>();
    const ofList = records.filter(({ orderId }) => orderId?.startsWith(`${oid}.`));
    const { orders: rows } = await desk.state(oid);
    const [own, other] = [ofList, rows].map((all) => [...new Set(numbersOf(all))].toSorted());
    expect([own, other]).toEqual([numbers.toSorted(), numbers.toSorted()]);
    const notes = (await desk.visitor.call('GET', '/statement/contractNotes')).json<readonly Numbered[]>();
    expect(numbersOf(notes.filter(({ orderId }) => orderId?.startsWith(`${oid}.`))).toSorted()).toEqual(
      numbers.toSorted(),
    );
  });

  test('[ORDQ-05, R3] no order number is drawn twice, however many are drawn at once', async () => {
    const drawn = await Promise.all(Array.from({ length: 20 }, () => nextOrderSerials(sandbox.database, 5)));
    expect(new Set(drawn.flat()).size).toBe(100);
  });

  test('[ORDQ-05, R3] order numbers are drawn for each order or for none', async () => {
    await expect(nextOrderSerials(sandbox.database, 1_001)).rejects.toThrow('1001 serials of orders were wanted');
  });

  test('[ORDQ-05, ORDQ-06] finds its order for whoever hears it, and tells a wrong digit from no order', async () => {
    const { database } = sandbox;
    const oid = await desk.submitted('named');
    const number = await numberOf(database, `${oid}.1`);
    const found = await findOrder(database, number.replaceAll('-', ' '));
    expect(found.ok && found.value.row.id).toBe(`${oid}.1`);
    const byId = await findOrder(database, `${oid}.1`);
    expect(byId.ok && byId.value.row.id).toBe(`${oid}.1`);
    const wrong = `${number.slice(0, -1)}${String((Number(number.at(-1)) + 1) % 10)}`;
    expect(await findOrder(database, wrong)).toEqual(err('mistyped'));
    expect(await findOrder(database, orderNumber(99_999_999))).toEqual(err('unknown'));
    expect(await findOrder(database, 'no-such.1')).toEqual(err('unknown'));
  });

  test('[ORDQ-08] every order from before order numbers is given one', async () => {
    const open = await openTestDatabase();
    try {
      await open.prepare(() => Promise.resolve());
      const run = (text: string) => open.database.execute(sql.raw(text));
      await run('drop table orders cascade');
      await run('drop sequence if exists order_serials cascade');
      await run('create table orders (id text)');
      await run('create trigger kept before update on orders for each statement execute function refuse_change()');
      await run(`insert into orders values ('one'), ('two'), ('three')`);
      for (const statement of migration.split('--> statement-breakpoint')) await run(statement);
      const rows = await open.database.select({ serial: orders.serial }).from(orders).orderBy(asc(orders.serial));
      expect(rows.map(({ serial }) => orderNumber(serial))).toEqual(['618-033-991', '236-067-983', '854-101-973']);
      await run(`insert into orders (id) values ('four')`);
      expect(await open.database.$count(orders, eq(orders.serial, 4))).toBe(1);
    } finally {
      await open.close();
    }
  });
});

const migration = readFileSync(
  join(import.meta.dirname, '../../../sandbox/database/migrations/0063_order_serials.sql'),
  'utf8',
);
