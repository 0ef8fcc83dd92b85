import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { applyBankAccountChanges } from '../../../sandbox/bank-account-changes/apply-bank-account-changes';
import { clientBanks } from '../../../sandbox/banking/bank-authorities';
import { openServer } from '../../../sandbox/database/connection/open-server';
import type { Database } from '../../../sandbox/database/database';
import { bankAccountChanges } from '../../../sandbox/database/schema/bank-account-changes';
import { bankAccounts } from '../../../sandbox/database/schema/bank-accounts';
import { identityDocuments } from '../../../sandbox/database/schema/identity-documents';
import { openOrders, orders } from '../../../sandbox/database/schema/orders';
import {
  regularPlanChanges,
  regularPlanExecutions,
  regularPlans,
} from '../../../sandbox/database/schema/regular-plans';
import { runPlans } from '../../../sandbox/orders/plans/run-plans';
import { lockWaits } from '../support/lock-waits';
import { openSeededServer } from '../support/seeded-database';
import { clockAt } from '../support/settable-clock';
import { testConfiguration } from '../support/test-sandbox';

const server = process.env['DATABASE_URL'] ?? '';
const clientId = 'HK-TYPICAL';
const refNo = 'RP000001';

describe.runIf(server !== '')('a plan’s debit while its bank account is replaced by another process', () => {
  let open: Awaited<ReturnType<typeof openSeededServer>>;
  let others: readonly Awaited<ReturnType<typeof openServer>>[];
  const clock = clockAt('2026-05-10T10:00:00+08:00');
  const deps = (database: Database) => ({ database, clock, configuration: testConfiguration });
  const plans = () => runPlans(deps(open.database));
  const apply = () => applyBankAccountChanges(deps(others[0]?.database ?? open.database));

  // One plan is left, which begins in May 2026 on the tenth.
  beforeAll(async () => {
    open = await openSeededServer(server);
    others = await Promise.all([openServer(open.address), openServer(open.address)]);
    const { database } = open;
    for (const table of [regularPlanExecutions, regularPlanChanges, openOrders]) await database.delete(table);
    const terms = { amount: '3000', days: [10], status: 'ACTIVE' as const };
    await database.update(regularPlans).set(terms).where(eq(regularPlans.refNo, refNo));
    const at = new Date('2026-03-01T02:00:00Z');
    await database
      .insert(regularPlanChanges)
      .values({ refNo, sequence: 0, kind: 'start', fromMonth: '2026-05', at, actor: 'client', ...terms });
    // From now on nothing holds a plan but who executes it.
    await plans();
  }, 240_000);
  afterAll(async () => {
    for (const other of others) await other.close();
    await open.close();
  });

  async function debitedAccount(): Promise<number | undefined> {
    const { database } = open;
    const [plan] = await database.select().from(regularPlans).where(eq(regularPlans.refNo, refNo));
    const banks = await clientBanks(database, { clientId, day: '2026-05-11' });
    return banks.debited(plan?.accountNumber ?? '', plan?.currency ?? '')?.bankAccountId;
  }

  /** Makes a request to replace the bank account that the plan is debited from, which nothing but an order stands against. */
  async function requestReplacement(number: string) {
    const { database } = open;
    const picture = { originalName: 'a.png', format: 'png', bytes: 1, sha256: 'a', width: 1, height: 1 } as const;
    const at = new Date('2026-05-01T02:00:00Z');
    const [proof] = await database
      .insert(identityDocuments)
      .values({ ...picture, clientId, purpose: 'bank-account', storedName: number, receivedAt: at })
      .returning();
    const replacesId = await debitedAccount();
    const times = { requestedAt: at, acceptedAt: at, effectiveAt: new Date('2026-05-04T02:00:00Z') };
    const [account] = await database
      .select()
      .from(bankAccounts)
      .where(eq(bankAccounts.id, replacesId ?? 0));
    const change = { clientId, bank: 'Harbour Bank', number, currency: account?.currency ?? '', replacesId, ...times };
    await database.insert(bankAccountChanges).values({ ...change, proofId: proof?.id ?? 0, sessionMark: 'a' });
    return replacesId;
  }

  /** Begins two works of two processes, of which the first is held by a lock while it holds the accounts, and the second waits for these. */
  async function interleave(hold: (third: Database) => Promise<unknown>, works: readonly (() => Promise<unknown>)[]) {
    const begun: Promise<unknown>[] = [];
    await others[1]?.database.transaction(async (third) => {
      await hold(third);
      for (const [index, work] of works.entries()) {
        begun.push(work());
        await expect.poll(() => lockWaits(open.database), { timeout: 20_000 }).toBe(index + 1);
      }
    });
    await Promise.all(begun);
  }

  const lastOrder = async () => {
    const [last] = await open.database
      .select({ outcome: regularPlanExecutions.outcome, bankAccountId: orders.bankAccountId })
      .from(regularPlanExecutions)
      .leftJoin(orders, eq(orders.id, regularPlanExecutions.orderId))
      .orderBy(desc(regularPlanExecutions.month))
      .limit(1);
    return last;
  };
  const ends = async () =>
    (await open.database.select().from(bankAccountChanges).orderBy(bankAccountChanges.number)).map(({ end }) => end);

  test('[R14, R15, R23, BANK-03, RSP-02] a bank account that a plan’s order is just being placed on is replaced once the order is over', async () => {
    const replaced = await requestReplacement('024888123401');
    clock.set('2026-05-11T10:00:00+08:00');
    await interleave(
      (third) => third.select().from(regularPlans).where(eq(regularPlans.refNo, refNo)).for('update'),
      [plans, apply],
    );
    expect(await lastOrder()).toEqual({ outcome: 'placed', bankAccountId: replaced });
    expect([await ends(), await debitedAccount()]).toEqual([[null], replaced]);
    await open.database.delete(openOrders);
    await apply();
    expect(await ends()).toEqual(['applied']);
    expect(await debitedAccount()).not.toBe(replaced);
  }, 120_000);

  test('[R14, R15, R23, BANK-06, RSP-02] a plan whose bank account is just being replaced is debited from the new one', async () => {
    const replaced = await requestReplacement('024888123402');
    clock.set('2026-06-10T10:00:00+08:00');
    await interleave((third) => third.select().from(bankAccountChanges).for('update'), [apply, plans]);
    expect(await ends()).toEqual(['applied', 'applied']);
    const now = await debitedAccount();
    expect(now).not.toBe(replaced);
    expect(await lastOrder()).toEqual({ outcome: 'placed', bankAccountId: now });
  }, 120_000);
});
