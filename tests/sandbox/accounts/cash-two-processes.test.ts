import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { Registry } from 'prom-client';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { cashInstruction } from '../../../domain/cash-account/instructions/cash-instruction';
import { toText } from '../../../domain/money/decimal';
import { deriveKey } from '../../../domain/submissions/idempotency-key';
import { findCashAccount } from '../../../sandbox/cash-account/find-cash-account';
import { handleBankNotification } from '../../../sandbox/cash-account/handle-bank-notification';
import { createSecrets } from '../../../sandbox/context/secrets';
import type { ServerContext } from '../../../sandbox/context/server-context';
import { decimal } from '../../../sandbox/database/decimal';
import { cashEvents, cashTransactions } from '../../../sandbox/database/schema/cash-accounts';
import { funds } from '../../../sandbox/database/schema/funds';
import { orderLists, orders, type PreparedLine } from '../../../sandbox/database/schema/orders';
import { cancelOnce } from '../../../sandbox/orders/receiving/cancel-order';
import { askDesks } from '../support/ask-desks';
import { DeskProcess } from '../support/desk-process';
import type { DeskTask } from '../support/desk-worker';
import { provedSession } from '../support/proved-session';
import { openSeededServer } from '../support/seeded-database';
import { sentList } from '../support/sent-list';
import { clockAt, start } from '../support/settable-clock';
import { testConfiguration } from '../support/test-sandbox';
import { faultsInBooks } from '../support/watched-books';

// Two processes share a server alone: `npm run postgres -- npm test`, and the long run, bring one.
const server = process.env['DATABASE_URL'] ?? '';
const isLong = process.env['TEST_LONG'] === '1';
const atOnce = isLong ? 500 : 80;

const clientId = 'HK-TYPICAL';
const accountNo = '510012300189';

describe.runIf(server !== '')('the Cash Account of two processes on one PostgreSQL', () => {
  let open: Awaited<ReturnType<typeof openSeededServer>>;
  let deps: ServerContext;
  let desks: readonly DeskProcess[];
  let all: string;
  let made = 0;

  beforeAll(async () => {
    open = await openSeededServer(server);
    const { database } = open;
    const secrets = await createSecrets('test');
    const clock = clockAt(start);
    deps = { region: 'HK', database, clock, configuration: testConfiguration, secrets, metrics: new Registry() };
    desks = await Promise.all([DeskProcess.start(open.address), DeskProcess.start(open.address)]);
    all = await available();
  }, 240_000);

  afterEach(async () => {
    expect(await faultsInBooks(open.database)).toEqual([]);
    expect(await available()).toBe(all);
  });

  afterAll(async () => {
    await Promise.all(desks.map((desk) => desk.kill()));
    await open.close();
  });

  async function available(): Promise<string> {
    const account = await findCashAccount(open.database, { accountNumber: accountNo, currency: 'HKD' });
    return toText(account?.available ?? decimal('-1'));
  }

  /** A withdrawal of all there is, by a client who has just proved who acts. */
  async function withdrawing(): Promise<DeskTask> {
    const wanted = cashInstruction('withdrawal', accountNo, decimal(all));
    const session = await provedSession(deps, clientId, { action: 'addVcaTransaction', body: wanted });
    const key = deriveKey('cash-of-two', String((made += 1)));
    return { does: 'instruct', sent: { clientId, session, language: 'en_US', key, instruction: wanted } };
  }

  /** The bank refuses what was withdrawn, so that the money is there again; says how many withdrawals there were. */
  async function giveBack(): Promise<number> {
    const leaving = await open.database
      .select({ sid: cashTransactions.sid })
      .from(cashTransactions)
      .innerJoin(cashEvents, eq(cashEvents.transactionSid, cashTransactions.sid))
      .where(and(eq(cashTransactions.status, 'pending'), eq(cashEvents.kind, 'received')));
    for (const { sid } of leaving) {
      const note = { eventId: `refuses-${sid}`, aggregateId: sid, outcome: 'refused' as const, at: deps.clock.now() };
      expect(await handleBankNotification(open.database, note)).toBe('accepted');
    }
    return leaving.length;
  }

  /** A purchase of a fund in HKD that deals, without a fee. */
  async function buying(figure: string): Promise<{ readonly oid: string; readonly task: DeskTask }> {
    const oid = `cash-of-two-${String((made += 1))}`;
    const lines = [{ ...(await fundInDollars()), figure }];
    const at = deps.clock.now();
    await open.database
      .insert(orderLists)
      .values({ oid, clientId, accountNumber: accountNo, lines, note: '', origin: 'client', madeAt: at, signedAt: at });
    const sent = sentList({ oid, clientId, lines }, { accountNo, paidFrom: 'cash-account' });
    return { oid, task: { does: 'receive', region: 'HK', sent } };
  }

  async function fundInDollars(): Promise<Omit<PreparedLine & { readonly type: 'B' }, 'figure'>> {
    const { region, source, currency, availBuy, subscribedUntil } = funds;
    const [fund] = await open.database
      .select({ fundId: funds.id, fundCode: funds.code })
      .from(funds)
      .where(
        and(eq(region, 'HK'), eq(source, 'seed'), eq(currency, 'HKD'), eq(availBuy, true), isNull(subscribedUntil)),
      )
      .orderBy(asc(funds.id))
      .limit(1);
    if (!fund) throw new Error('there is no such fund');
    return { ...fund, type: 'B', amcCode: '', currency: 'HKD', feeRate: '0' };
  }

  async function cancelBought(oid: string): Promise<void> {
    const [{ id: orderId } = { id: '' }] = await open.database
      .select()
      .from(orders)
      .where(inArray(orders.oid, [oid]));
    const session = await provedSession(deps, clientId, { action: 'CANCEL_ORDER', body: { orderId } });
    await cancelOnce(deps, { session, clientId, language: 'en_US', orderId, key: deriveKey('cancel-order', orderId) });
  }

  test('[VCA-05, VCA-26, R3, R23] all there is, withdrawn many times at once from both, goes out once', async () => {
    const tasks: DeskTask[] = [];
    for (let index = 0; index < atOnce; index += 1) tasks.push(await withdrawing());
    const kinds = (await askDesks(desks, tasks)).map(({ kind }) => kind);
    expect(new Set(kinds)).toEqual(new Set(['received', 'VCA-0201']));
    expect(kinds.filter((kind) => kind === 'received')).toHaveLength(1);
    expect(Number(await available())).toBe(0);
    expect(await giveBack()).toBe(1);
  }, 240_000);

  test('[VCA-05, VCA-15, VCA-26, R23] a withdrawal at one process and a purchase of the same money at the other end in one refusal with its reason', async () => {
    for (let round = 0; round < (isLong ? 100 : 20); round += 1) {
      const withdrawal = await withdrawing();
      const { oid, task } = await buying('10000');
      const isTurned = round % 2 === 1;
      const outcomes = await askDesks(desks, isTurned ? [task, withdrawal] : [withdrawal, task]);
      const [withdrawn, bought] = isTurned ? outcomes.toReversed() : outcomes;
      const told = `${String(withdrawn?.kind)}, ${String(bought?.received)}`;
      expect(['received, 0', 'VCA-0201, 1']).toContain(told);
      if (bought?.received === 1) await cancelBought(oid);
      else expect(await giveBack()).toBe(1);
      expect(await available()).toBe(all);
    }
  }, 240_000);
});
