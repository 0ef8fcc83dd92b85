import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { OpenDatabase } from '../../../sandbox/database/database';
import { cashTransactions } from '../../../sandbox/database/schema/cash-accounts';
import { clients } from '../../../sandbox/database/schema/clients';
import { contactChanges } from '../../../sandbox/database/schema/contact-changes';
import { orderEvents, orderLists, orders } from '../../../sandbox/database/schema/orders';
import { passkeys } from '../../../sandbox/database/schema/passkeys';
import { priceAlerts } from '../../../sandbox/database/schema/price-alerts';
import { regularPlans } from '../../../sandbox/database/schema/regular-plans';
import { outbox, sessions } from '../../../sandbox/database/schema/sessions';
import { orderNumber } from '../../../domain/trading/orders/order-number';
import { openSeededDatabase } from '../../sandbox/support/seeded-database';
import { leaveBooks } from '../../sandbox/support/watched-books';
import { chanceOf } from '../machine/chance';
import { ForeignChanges } from './foreign-changes';
import { ForeignTexts } from './foreign-texts';
import { findOpenThings } from './open-things';
import { openedTo } from './opened-to';

let open: OpenDatabase;
let changes: ForeignChanges;
const now = new Date('2026-03-04T10:00:00+08:00');
const long = new Date(now.getTime() - 3_600_000);
const id = '8f14e45f-ceea-4e7f-a2f4-1c2d3e4f5a6b';

const passkey = {
  id: 'passkey-of-chan',
  clientId: 'HK-TYPICAL',
  relyingParty: 'a.example',
  publicKey: 'A',
  counter: 0,
  name: 'A',
  addedAt: now,
} as const;
const contactChange = {
  id,
  clientId: 'HK-TYPICAL',
  field: 'email',
  value: 'a@b.example',
  before: 'c@d.example',
  requestedAt: now,
  effectiveAt: now,
  sessionMark: 'A',
} as const;
const session = { region: 'HK', clientId: 'HK-TYPICAL', state: 'open', createdAt: long } as const;

beforeAll(async () => {
  open = await openSeededDatabase();
  // What is planted here is of no desk.
  leaveBooks(open.database);
  const { database } = open;
  await database.insert(passkeys).values(passkey);
  await database.insert(contactChanges).values(contactChange);
  await database.insert(sessions).values([
    { ...session, cookieHash: 'used', tokenHash: 'used', id, seenAt: now },
    { ...session, cookieHash: 'idle', tokenHash: 'idle', seenAt: long },
  ]);
  await database.update(priceAlerts).set({ target: '654321.0987' }).where(eq(priceAlerts.clientId, 'HK-TYPICAL'));
  const message = { recipient: '90000000', channel: 'mobile', text: 'Received.', sentAt: now } as const;
  await database.insert(outbox).values({ ...message, clientId: 'HK-TYPICAL', subject: 'order', reference: id });
  changes = await ForeignChanges.watch(database);
});
afterAll(() => open.close());
beforeEach(() => changes.begin());

test('a message, session, contact, passkey, order number or price target that is shown to another client is seen', async () => {
  const foreign = new ForeignTexts();
  await foreign.learn(open.database);
  const [order] = await open.database.select().from(orders).where(eq(orders.clientId, 'HK-TYPICAL'));
  for (const mark of [id, 'passkey-of-chan', '654321.0987', orderNumber(order?.serial ?? 0)]) {
    expect([mark, foreign.seenIn(`{"shown":"${mark}"}`, 'HK-GOLD')]).toEqual([mark, ['HK-TYPICAL']]);
    expect(foreign.seenIn(`{"shown":"${mark}"}`, 'HK-TYPICAL')).toEqual([]);
  }
});

test('a request in disguise asks for a thing of the same kind that is of another client who is meant', async () => {
  const foreign = new ForeignTexts();
  await foreign.learn(open.database);
  const disguise = drawDisguises(foreign).find((drawn) => drawn.has('510012300189')) ?? new Map();
  const asked = foreign.disguised('{"accountNo":"510012300189","amount":"1"}', disguise);
  expect(foreign.seenIn(asked, 'HK-TYPICAL')).toEqual(['HK-GOLD']);
  expect(asked).toContain('"amount":"1"');
  expect(foreign.seenIn(JSON.stringify([...disguise.values()]), 'HK-GOLD')).toEqual([]);
});

test('a disguise has another’s account and the client’s own orders at times, and the other way round', async () => {
  const foreign = new ForeignTexts();
  await foreign.learn(open.database);
  const [own] = await open.database.select({ id: orders.id }).from(orders).where(eq(orders.clientId, 'HK-TYPICAL'));
  const drawn = drawDisguises(foreign).map((disguise) => ({
    account: disguise.has('510012300189'),
    order: disguise.has(own?.id ?? ''),
  }));
  expect(drawn).toContainEqual({ account: true, order: false });
  expect(drawn).toContainEqual({ account: false, order: true });
  expect(drawn).toContainEqual({ account: true, order: true });
});

const drawDisguises = (foreign: ForeignTexts) =>
  Array.from({ length: 20 }, (_, index) =>
    foreign.disguiseOf('HK-TYPICAL', (owner) => owner === 'HK-GOLD', chanceOf(index, 'disguise')),
  );

test('a request in disguise that is carried out is seen, and one that is refused or only announces something is not', () => {
  const request = { name: 'orderEvents', method: 'GET', url: '/orders/events', headers: {} } as const;
  const answered = (status: number, body: string) => ({ kind: 'answered', headers: {}, status, body }) as const;
  const carriedOut = { request, isDisguised: true, said: answered(200, '{"events":[]}') };
  expect(openedTo(carriedOut)).toBe(true);
  expect(openedTo({ ...carriedOut, isDisguised: false })).toBe(false);
  expect(openedTo({ ...carriedOut, said: answered(400, '{}') })).toBe(false);
  expect(openedTo({ ...carriedOut, said: answered(200, '{"errors":[{"message":"no"}]}') })).toBe(false);
  expect(openedTo({ ...carriedOut, said: answered(200, '{"shortPin":true}') })).toBe(false);
  const lineError = '{"code":"ORDER_UNITS_INVALID","message":"no","fundCode":"F1","currency":"HKD"}';
  expect(openedTo({ ...carriedOut, said: answered(200, `{"errors":[${lineError}]}`) })).toBe(true);
  expect(openedTo({ ...carriedOut, request: { ...request, name: 'beginReAuthentication' } })).toBe(false);
});

const changing = {
  clients: () => open.database.update(clients).set({ email: 'e@f.example' }).where(eq(clients.id, 'HK-TYPICAL')),
  order_events: async () => {
    const [order] = await open.database.select().from(orders).where(eq(orders.clientId, 'HK-TYPICAL'));
    const cancelled = { sequence: 99, kind: 'cancelled', at: now, actor: 'client' } as const;
    await open.database.insert(orderEvents).values({ orderId: order?.id ?? '', ...cancelled });
  },
  order_lists: () =>
    open.database.update(orderLists).set({ cancelledAt: now }).where(eq(orderLists.clientId, 'HK-TYPICAL')),
  regular_plans: () =>
    open.database
      .update(regularPlans)
      .set({ status: 'SUSPENDED' })
      .where(eq(regularPlans.accountNumber, '510012300189')),
  cash_transactions: () =>
    open.database
      .update(cashTransactions)
      .set({ cancelledAt: now })
      .where(eq(cashTransactions.cashAccountSid, 'VCA-510012300189')),
  contact_changes: () => open.database.update(contactChanges).set({ endedAt: now, end: 'cancelled' }),
  passkeys: () => open.database.update(passkeys).set({ name: 'B' }),
  price_alerts: () => open.database.delete(priceAlerts).where(eq(priceAlerts.clientId, 'HK-TYPICAL')),
  sessions: () => open.database.delete(sessions).where(eq(sessions.cookieHash, 'used')),
} as const;

test.for(Object.entries(changing))(
  'something that changes of a client who isn’t there is seen, and of one who is there it is not: %s',
  async ([table, change]) => {
    await change();
    const changed = await changes.since(['HK-GOLD'], now);
    expect(changed).toEqual([`something in ${table} is changed of HK-TYPICAL, who isn't there`]);
    expect(await changes.since(['HK-GOLD', 'HK-TYPICAL'], now)).toEqual([]);
  },
);

test('the end of a session that nobody used for long is nobody’s doing', async () => {
  await open.database.delete(sessions).where(eq(sessions.cookieHash, 'idle'));
  expect(await changes.since([], now)).toEqual([]);
});

test('the session, the contact, the passkey and the account of a client are open to meddling', async () => {
  await open.database.insert(sessions).values({ ...session, cookieHash: 'other', tokenHash: 'other', seenAt: now });
  await open.database.update(contactChanges).set({ endedAt: null, end: null });
  const things = await findOpenThings(open.database, { clientIds: ['HK-TYPICAL'], now });
  const kinds = new Set(things.map(({ what }) => what));
  for (const what of ['session', 'contact-change', 'passkey', 'account'] as const) expect(kinds).toContain(what);
});
