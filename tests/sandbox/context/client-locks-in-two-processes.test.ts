import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { parseIdempotencyKey } from '../../../domain/submissions/idempotency-key';
import { releaseWithdrawals } from '../../../sandbox/cash-account/held-withdrawals';
import type { Database } from '../../../sandbox/database/database';
import { cashAccounts, cashEvents, cashTransactions } from '../../../sandbox/database/schema/cash-accounts';
import { accounts, clients } from '../../../sandbox/database/schema/clients';
import { funds } from '../../../sandbox/database/schema/funds';
import { priceAlerts } from '../../../sandbox/database/schema/price-alerts';
import { outbox } from '../../../sandbox/database/schema/sessions';
import { freezeAccount, unfreezeAccount } from '../../../sandbox/freezes/freeze-account';
import { eraseClient } from '../../../sandbox/retention/erase-client';
import { attemptOfClient } from '../../../sandbox/sessions/login-attempt';
import { lockCounters } from '../../../sandbox/sessions/login-failures';
import { takeAccountAlone } from '../../../sandbox/submissions/hold-account';
import { runOnce } from '../../../sandbox/submissions/run-once';
import { lockWaits } from '../support/lock-waits';
import { start } from '../support/settable-clock';
import { startTestSandbox, type TestSandbox } from '../support/test-sandbox';
import { Visitor } from '../support/visitor';
import { leaveBooks } from '../support/watched-books';

const clientId = 'HK-TYPICAL';
const order = { by: 'Data protection', why: 'asked for by letter 12', years: 7 };

test('[R15, R23] no statement but that of an erasure takes hold of a client so that rows which refer to the client wait', () => {
  const folder = join(import.meta.dirname, '../../../sandbox');
  const taking = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.includes('node_modules'))
    .filter((file) => /\.from\(clients\)[^;]*\.for\('update'/.test(readFileSync(join(folder, file), 'utf8')));
  expect(taking).toEqual([join('retention', 'erase-client.ts')]);
});

describe.runIf((process.env['DATABASE_URL'] ?? '') !== '')('works on one client at once', () => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await startTestSandbox();
    // Rows without bookings: what follows from them is of no interest here.
    leaveBooks(sandbox.database);
  }, 240_000);
  beforeEach(() => sandbox.forget());
  afterAll(() => sandbox.close());

  /** Starts works one after the other, each once the one before waits or is over, while a transaction holds what both come by; says how they ended. */
  async function startedWhile<T>(hold: (holder: Database) => Promise<unknown>, works: readonly (() => Promise<T>)[]) {
    const started: Promise<T>[] = [];
    await sandbox.database.transaction(async (holder) => {
      await hold(holder);
      for (const work of works) {
        let isOver = false;
        const before = await lockWaits(sandbox.database);
        started.push(work().finally(() => (isOver = true)));
        await expect
          .poll(async () => isOver || (await lockWaits(sandbox.database)) > before, { timeout: 20_000 })
          .toBe(true);
      }
    });
    return Promise.allSettled(started);
  }

  const erase = (id: string, at: string) =>
    eraseClient({ database: sandbox.database, clock: { now: () => new Date(at) } }, id, order);

  const submit = () => {
    const key = parseIdempotencyKey('a-key-of-eight');
    if (!key.ok) throw new Error('no key');
    const submission = { clientId, call: 'composeOrders' as const, key: key.value, content: 'a' };
    return runOnce(sandbox, { submission, stored: z.object({ done: z.boolean() }) }, async () => ({
      keep: { done: true },
    }));
  };

  test('[R13, R15, R23] neither an erasure nor a submission of that client waits for ever, and what was sent is carried out', async () => {
    const outcomes = await startedWhile<object>(
      (holder) => takeAccountAlone(holder, clientId),
      [() => erase(clientId, start), submit],
    );
    expect(outcomes).toMatchObject([
      { status: 'fulfilled', value: { obstacles: ['holdings', 'plans', 'money', 'kept-records', 'books'] } },
      { status: 'fulfilled', value: { done: true } },
    ]);
  });

  test('[R13, R15, R23, ACCT-05] neither an erasure nor who tells that client of a price waits for ever, and what was told keeps the client from being erased', async () => {
    const { database } = sandbox;
    const [like] = await database.select().from(clients).where(eq(clients.id, clientId));
    const [fund] = await database.select().from(funds).limit(1);
    if (like === undefined || fund === undefined) throw new Error('the demonstration is empty');
    const id = 'HK-FORGOTTEN';
    await database.insert(clients).values({ ...like, id, userName: null, identityNumber: '519999999999' });
    await database
      .insert(priceAlerts)
      .values({ clientId: id, fundId: fund.id, direction: 'above', target: '1', isEnabled: true, language: 'en_US' });
    let erased: Promise<unknown> | undefined;
    let isOver = false;
    await database.transaction(async (work) => {
      await work.select().from(priceAlerts).where(eq(priceAlerts.clientId, id)).for('update');
      erased = erase(id, '2040-03-03T02:00:00Z').finally(() => {
        isOver = true;
      });
      await expect.poll(async () => isOver || (await lockWaits(database)) > 0, { timeout: 20_000 }).toBe(true);
      await work
        .insert(outbox)
        .values({ clientId: id, recipient: 'a@example.com', channel: 'email', text: 'Done.', sentAt: new Date(start) });
    });
    expect(await erased).toEqual({ obstacles: ['kept-records'] });
  });

  test('[R15, R23, ACCT-07] neither of two devices on which a client changes the username at the same moment waits for ever: one does, and the other is logged out', async () => {
    const server = await sandbox.server('HK');
    const visitors = [new Visitor(server, 'HK'), new Visitor(server, 'HK')];
    for (const visitor of visitors) await visitor.logOn('chanmei88', '528314');
    const [client] = await sandbox.database.select().from(clients).where(eq(clients.id, clientId));
    if (client === undefined) throw new Error('there is no such client');
    const outcomes = await startedWhile(
      (holder) => lockCounters(holder, attemptOfClient(client), sandbox.clock.now()),
      visitors.map((visitor, index) => async () => {
        const body = { username: `meiling8${String(index)}`, secret: '528314' };
        const headers = { 'idempotency-key': `of-device-${String(index)}` };
        return (await visitor.call('POST', '/auth/authe/username', { body, headers })).statusCode;
      }),
    );
    const statuses = outcomes.map((one) => (one.status === 'fulfilled' ? one.value : 0));
    expect(statuses.toSorted()).toEqual([200, 401]);
  });

  test('[R15, R23, AUTH-42, VCA-05] neither a freeze nor the desk that sends withdrawals on waits for ever, and each withdrawal ends once', async () => {
    const { database } = sandbox;
    const [account] = await database
      .select({ sid: cashAccounts.sid })
      .from(cashAccounts)
      .innerJoin(accounts, eq(accounts.number, cashAccounts.accountNumber))
      .where(eq(accounts.clientId, clientId));
    const before = (milliseconds: number) => new Date(Date.parse(start) - milliseconds);
    // The one that is due first comes second by its number.
    for (const [sid, heldUntil] of [
      ['held-b', before(2)],
      ['held-a', before(1)],
    ] as const) {
      const row = { sid, cashAccountSid: account?.sid ?? '', type: 'withdrawal', sign: -1, amount: '1' } as const;
      await database
        .insert(cashTransactions)
        .values({ ...row, status: 'pending', paymentStatus: 'pending', at: before(9), heldUntil });
      await database
        .insert(cashEvents)
        .values({ transactionSid: sid, sequence: 0, kind: 'held', at: before(9), actor: 'client' });
    }
    const outcomes = await startedWhile<unknown>(
      (holder) => holder.select().from(cashTransactions).where(eq(cashTransactions.sid, 'held-b')).for('update'),
      [() => releaseWithdrawals(sandbox), () => freezeAccount(sandbox, { clientId, actor: 'firm' })],
    );
    expect(outcomes).toMatchObject([{ status: 'fulfilled' }, { status: 'fulfilled' }]);
    const events = await database.select().from(cashEvents).where(eq(cashEvents.sequence, 1));
    expect(events.map(({ transactionSid, kind }) => `${transactionSid} ${kind}`).toSorted()).toEqual([
      'held-a received',
      'held-b received',
    ]);
    await unfreezeAccount(sandbox, clientId);
  });
});
