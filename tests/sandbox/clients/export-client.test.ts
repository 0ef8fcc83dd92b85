import { eq, inArray } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { exportClient } from '../../../sandbox/clients/export-client';
import { accounts, clients } from '../../../sandbox/database/schema/clients';
import { movements } from '../../../sandbox/database/schema/funds';
import { orderEvents, orders } from '../../../sandbox/database/schema/orders';
import { regularPlans } from '../../../sandbox/database/schema/regular-plans';
import { sharedSandbox } from '../support/shared-sandbox';

const shared = sharedSandbox();
const clientId = 'HK-TYPICAL';

test('[R13] the export of a client has what is the client’s in the books, and what the client set up', async () => {
  const { database } = shared.sandbox;
  await shared.visitors.loggedOn('HK', ['chanmei88', '528314']);
  const exported = await exportClient(database, clientId);
  const counted = async (name: string, count: Promise<number>) => {
    expect([name, exported[name]?.length]).toEqual([name, await count]);
    expect(exported[name]?.length).toBeGreaterThan(0);
  };
  const own = database.select({ number: accounts.number }).from(accounts).where(eq(accounts.clientId, clientId));
  const ordered = database.select({ id: orders.id }).from(orders).where(eq(orders.clientId, clientId));
  await counted('clients', database.$count(clients, eq(clients.id, clientId)));
  await counted('accounts', database.$count(accounts, eq(accounts.clientId, clientId)));
  await counted('movements', database.$count(movements, inArray(movements.accountNumber, own)));
  await counted('orders', database.$count(orders, eq(orders.clientId, clientId)));
  await counted('order_events', database.$count(orderEvents, inArray(orderEvents.orderId, ordered)));
  await counted('regular_plans', database.$count(regularPlans, inArray(regularPlans.accountNumber, own)));
  const [order] = await database.select().from(orders).where(eq(orders.clientId, clientId));
  // Figures to the last digit, as they are in the books.
  expect(exported['orders']?.find(({ id }) => id === order?.id)).toMatchObject({
    amount: order?.amount,
    fee: order?.fee,
    line: String(order?.line),
    points: null,
  });
  expect(exported['sessions']).toHaveLength(1);
  expect(exported).not.toHaveProperty('funds');
});

test('[R13, R14] the export of a client has no secret of the client’s, and nothing of another', async () => {
  const { database } = shared.sandbox;
  const text = JSON.stringify(await exportClient(database, clientId));
  const people = await database
    .select({ id: clients.id, hash: clients.secretHash, identity: clients.identityNumber })
    .from(clients);
  const numbers = await database.select().from(accounts);
  const own = people.find(({ id }) => id === clientId);
  expect(text).toContain(own?.identity);
  expect(text).not.toContain(own?.hash);
  expect(text).not.toMatch(/"[a-z_]*(?:hash|secret|token|sha256)[a-z_]*":/);
  for (const { id, identity } of people.filter((one) => one.id !== clientId))
    expect([id, text.includes(`"${id}"`) || text.includes(`"${identity}"`)]).toEqual([id, false]);
  for (const { number, clientId: of } of numbers)
    expect([number, text.includes(`"${number}"`)]).toEqual([number, of === clientId]);
});
