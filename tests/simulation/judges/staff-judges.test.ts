import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from '../../../sandbox/database/database';
import { accountFreezes } from '../../../sandbox/database/schema/account-freezes';
import { identityDocuments } from '../../../sandbox/database/schema/identity-documents';
import { regularPlans } from '../../../sandbox/database/schema/regular-plans';
import { accounts } from '../../../sandbox/database/schema/clients';
import { keptBackDistributions } from '../../../sandbox/database/schema/distributions';
import { movements } from '../../../sandbox/database/schema/funds';
import { serviceStops } from '../../../sandbox/database/schema/service-stops';
import { logins, outbox, sessions } from '../../../sandbox/database/schema/sessions';
import { openDocuments } from '../../../sandbox/documents/open-documents';
import { openSeededDatabase } from '../../sandbox/support/seeded-database';
import { testConfiguration } from '../../sandbox/support/test-sandbox';
import { leaveBooks } from '../../sandbox/support/watched-books';
import { keptBackForNothing } from './kept-back-paid';
import { documentsLost } from './documents-kept';
import { MessagesCarried } from './messages-carried';
import { plantOrder } from './plant-order';
import { StopsKept } from './stops-kept';

let open: OpenDatabase;
const now = new Date('2026-03-04T10:00:00+08:00');
const dataFolder = mkdtempSync(join(tmpdir(), 'fund-portal-judges-'));

beforeAll(async () => {
  open = await openSeededDatabase();
  // The breaches that are planted here are of no desk.
  leaveBooks(open.database);
});
afterAll(async () => {
  await open.close();
  rmSync(dataFolder, { recursive: true, force: true });
});

test('a purchase that comes while purchases are stopped is seen, and one of before is not', async () => {
  const { database } = open;
  const texts = { en_US: 'We take no orders.' };
  await plantOrder(database, { id: 'before-the-stop', clientId: 'HK-GOLD', kind: 'buy', amount: '5000', at: now });
  await database
    .insert(serviceStops)
    .values({ region: 'HK', scope: 'STOP-BUY', texts, stoppedAt: now, stoppedBy: 'firm', stoppedWhy: 'a test' });
  const stops = new StopsKept();
  await stops.begin(database);
  await plantOrder(database, { id: 'in-taiwan', clientId: 'TW-TYPICAL', kind: 'buy', amount: '5000', at: now });
  await plantOrder(database, { id: 'a-sale', clientId: 'HK-GOLD', kind: 'redemption', units: '1', at: now });
  expect(await stops.broken(database)).toEqual([]);
  await plantOrder(database, { id: 'through-the-stop', clientId: 'HK-GOLD', kind: 'buy', amount: '5000', at: now });
  expect(await stops.broken(database)).toEqual(['came while it was stopped: order through-the-stop']);
});

test('an order into a fund that is stopped is seen', async () => {
  const { database } = open;
  const stops = new StopsKept();
  const { code } = await plantOrder(database, {
    id: 'one',
    clientId: 'TW-TYPICAL',
    kind: 'buy',
    amount: '5000',
    at: now,
  });
  const scope = `STOP-FUND-${code}`;
  await database
    .insert(serviceStops)
    .values({ region: 'TW', scope, texts: {}, stoppedAt: now, stoppedBy: 'firm', stoppedWhy: 'a test' });
  await stops.begin(database);
  await plantOrder(database, { id: 'two', clientId: 'TW-TYPICAL', kind: 'buy', amount: '5000', at: now });
  expect(await stops.broken(database)).toEqual(['came while it was stopped: order two']);
});

test('a session and an order of a client whose account is frozen are seen', async () => {
  const { database } = open;
  const clientId = 'HK-TYPICAL';
  const [frozen] = await database
    .insert(accountFreezes)
    .values({
      clientId,
      actor: 'firm',
      frozenAt: now,
      stateBefore: 'active',
      cancelledOrders: [],
      cancelledWithdrawals: [],
      pausedPlans: [],
      left: [],
    })
    .returning();
  const stops = new StopsKept();
  await stops.begin(database);
  await plantOrder(database, { id: 'of-a-stranger', clientId, kind: 'redemption', units: '1', at: now });
  await database.insert(sessions).values({
    cookieHash: 'a-stranger',
    tokenHash: 'a-stranger',
    region: 'HK',
    clientId,
    state: 'open',
    createdAt: now,
    seenAt: now,
  });
  expect(await stops.broken(database)).toEqual([
    'came while it was stopped: order of-a-stranger',
    'came while it was stopped: session of HK-TYPICAL a-stranger',
  ]);
  await database.delete(sessions);
  await database.delete(accountFreezes).where(eq(accountFreezes.id, frozen?.id ?? 0));
});

test('a plan that begins, a switch and a login that come while they are stopped are seen', async () => {
  const { database } = open;
  const stop = (scope: string) =>
    database
      .insert(serviceStops)
      .values({ region: 'HK', scope, texts: {}, stoppedAt: now, stoppedBy: 'firm', stoppedWhy: 'a test' });
  const [plan] = await database.select().from(regularPlans).where(eq(regularPlans.accountNumber, '510012300189'));
  if (!plan) throw new Error('the client has no plan');
  for (const scope of ['STOP-PLAN', 'STOP-SWITCH', 'STOP-SIGN-IN']) await stop(scope);
  const stops = new StopsKept();
  await stops.begin(database);
  await database.insert(regularPlans).values({ ...plan, refNo: 'R-STOPPED' });
  await plantOrder(database, { id: 'a-switch', clientId: 'HK-GOLD', kind: 'switch', units: '1', at: now });
  const [login] = await database
    .insert(logins)
    .values({ id: randomUUID(), clientId: 'HK-GOLD', at: now, outcome: 'opened', address: '', deviceHash: '' })
    .returning();
  expect(await stops.broken(database)).toEqual([
    'came while it was stopped: order a-switch',
    'came while it was stopped: plan R-STOPPED',
    `came while it was stopped: login of HK-GOLD ${login?.id ?? ''}`,
  ]);
});

test('a document of the books that can’t be read is seen, and one in the store of which they know nothing', async () => {
  const { database } = open;
  const store = openDocuments({ ...testConfiguration, dataFolder });
  const storedName = `${'a'.repeat(32)}.png`;
  const picture = { format: 'png', bytes: 1, sha256: '', width: 1, height: 1, originalName: 'passport.png' } as const;
  await database.insert(identityDocuments).values({ clientId: 'HK-DORMANT', storedName, receivedAt: now, ...picture });
  expect(await documentsLost(database, dataFolder)).toEqual([
    `the document ${storedName} of HK-DORMANT is in the books, and not in the store`,
  ]);
  await store.put(storedName, Buffer.from('a picture'));
  expect(await documentsLost(database, dataFolder)).toEqual([]);
  const orphan = `${'b'.repeat(32)}.png`;
  await store.put(orphan, Buffer.from('another'));
  expect(await documentsLost(database, dataFolder)).toEqual([
    `the document ${orphan} is in the store, and not in the books`,
  ]);
});

test('a message that was taken and is handed over again is seen, and one that the books say was sent and nobody took', async () => {
  const { database } = open;
  const carried = new MessagesCarried();
  const message = { recipient: 'someone@example.com', text: 'Hello' };
  const [row] = await database
    .insert(outbox)
    .values({ ...message, channel: 'email', sentAt: now, state: 'sent', reference: randomUUID() })
    .returning();
  const sent = { ...message, reference: row?.reference ?? '' };
  const lost = { ...sent, carriage: 'taken, and the answer lost' } as const;
  const taken = { ...sent, carriage: 'taken' } as const;
  expect(await carried.judge(database, [lost, taken], false)).toEqual([]);
  expect(await carried.judge(database, [lost, taken, taken], false)).toEqual([
    `the message ${sent.reference} to someone@example.com was taken, and is handed over again`,
  ]);
  expect(await new MessagesCarried().judge(database, [{ ...sent, carriage: 'not reached' }], false)).toEqual([
    `the message ${sent.reference} is sent in the books, and was not taken`,
  ]);
});

test('a dividend that is kept back from an account which is not frozen is seen', async () => {
  const { database } = open;
  const [held] = await database
    .select({ fundId: movements.fundId, accountNumber: movements.accountNumber })
    .from(movements)
    .innerJoin(accounts, eq(accounts.number, movements.accountNumber))
    .where(eq(accounts.clientId, 'HK-TYPICAL'))
    .limit(1);
  if (!held) throw new Error('the demonstration has no such holding');
  await database.insert(keptBackDistributions).values({ ...held, exDate: '2026-03-02', paymentType: '', units: '1' });
  expect(await keptBackForNothing(database)).toEqual([
    `a dividend is kept back though the account is not frozen: ${held.accountNumber}, fund ${String(held.fundId)}, ex 2026-03-02`,
  ]);
  await database.insert(accountFreezes).values({
    clientId: 'HK-TYPICAL',
    actor: 'firm',
    frozenAt: now,
    stateBefore: 'active',
    cancelledOrders: [],
    cancelledWithdrawals: [],
    pausedPlans: [],
    left: [],
  });
  expect(await keptBackForNothing(database)).toEqual([]);
});
