import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { lockedAccounts } from '../../../sandbox/context/locked-accounts';
import { LeftToNextRound } from '../../../sandbox/context/one-by-one';
import { openServer } from '../../../sandbox/database/connection/open-server';
import { accounts } from '../../../sandbox/database/schema/clients';
import { keptBackDistributions, paidDistributions } from '../../../sandbox/database/schema/distributions';
import { fundDistributions } from '../../../sandbox/database/schema/fund-records';
import { orderLists } from '../../../sandbox/database/schema/orders';
import { regularPlanExecutions, regularPlans } from '../../../sandbox/database/schema/regular-plans';
import { freezeAccount, unfreezeAccount } from '../../../sandbox/freezes/freeze-account';
import { declareDistributions } from '../../../sandbox/funds/declare-distributions';
import { publishPrices } from '../../../sandbox/funds/publish-prices';
import { publishRates } from '../../../sandbox/funds/publish-rates';
import { runDealing } from '../../../sandbox/orders/dealing-job';
import { duePayDays, payDistributions, payKeptBack } from '../../../sandbox/orders/dividends/pay-distributions';
import { runPlans } from '../../../sandbox/orders/plans/run-plans';
import { openSeededServer } from '../support/seeded-database';
import { clockAt, type SettableClock, start } from '../support/settable-clock';
import { testConfiguration } from '../support/test-sandbox';
import { faultsInBooks } from '../support/watched-books';

const server = process.env['DATABASE_URL'] ?? '';
const isLong = 240_000;

describe.runIf(server !== '')('a client whose accounts another process holds', () => {
  let open: Awaited<ReturnType<typeof openSeededServer>>;
  let desk: Awaited<ReturnType<typeof openServer>>;
  let clock: SettableClock;
  const deps = () => ({ database: open.database, clock, configuration: testConfiguration });
  /** A desk that waits for a lock as long as it must to see that it is held. */
  const impatient = () => ({ ...deps(), database: desk.database });

  beforeAll(async () => {
    open = await openSeededServer(server);
    desk = await openServer(open.address, { lock_timeout: 1_000 });
  }, isLong);
  beforeEach(() => {
    clock = clockAt(start);
  });
  afterAll(async () => {
    expect(await faultsInBooks(open.database)).toEqual([]);
    await desk.close();
    await open.close();
  });

  /** Runs a work while another process holds a client's accounts; says what it left to the next round. */
  async function leftWhileHeld(clientId: string, work: () => Promise<unknown>): Promise<string | undefined> {
    return open.database.transaction(async (holder) => {
      await holder.execute(sql.raw('set local idle_in_transaction_session_timeout = 0'));
      await lockedAccounts(holder, clientId);
      return work().then(
        () => undefined,
        (problem: unknown) => {
          if (problem instanceof LeftToNextRound) return problem.message;
          throw problem;
        },
      );
    });
  }

  /** The number of payments of distributions to a client, and to all others. */
  async function paidTo(clientId: string): Promise<readonly [number, number]> {
    const own = open.database.select({ number: accounts.number }).from(accounts).where(eq(accounts.clientId, clientId));
    const count = await open.database.$count(paidDistributions, inArray(paidDistributions.accountNumber, own));
    return [count, (await open.database.$count(paidDistributions)) - count];
  }

  test(
    '[R2, R3, R23, DIV-01, FUND-17] a distribution is paid to everybody else at once, and to that client in the next round, once',
    async () => {
      const clientId = 'TW-TYPICAL';
      clock.set('2026-04-01T20:00:00+08:00');
      await publishRates(open.database, clock);
      await publishPrices(open.database, clock);
      await declareDistributions(open.database, clock);
      const days = await duePayDays(deps());
      const unpaid = and(inArray(fundDistributions.payDate, [...days]), isNull(fundDistributions.paidAt));
      const before = await paidTo(clientId);
      const [day = ''] = days;
      expect(await leftWhileHeld(clientId, () => payDistributions(impatient(), day))).toBe(
        'left to the next round: TW-TYPICAL',
      );
      const meanwhile = await paidTo(clientId);
      expect([meanwhile[0], meanwhile[1] > before[1]]).toEqual([before[0], true]);
      expect(await open.database.$count(fundDistributions, unpaid)).toBeGreaterThan(0);
      await payDistributions(deps(), day);
      const after = await paidTo(clientId);
      expect([after[0] > before[0], after[1]]).toEqual([true, meanwhile[1]]);
      await payDistributions(deps(), day);
      expect(await paidTo(clientId)).toEqual(after);
      expect(await duePayDays(deps())).toEqual(days.slice(1));
      await runDealing(deps());
    },
    isLong,
  );

  test(
    '[R2, R3, R23, RSP-02, RSP-09] the plans of everybody else place their orders at once, and that client’s in the next round, once each',
    async () => {
      clock.set('2026-06-30T20:00:00+08:00');
      await publishRates(open.database, clock);
      await publishPrices(open.database, clock);
      const executed = async () => {
        const rows = await open.database
          .select({ clientId: accounts.clientId, refNo: regularPlans.refNo, month: regularPlanExecutions.month })
          .from(regularPlanExecutions)
          .innerJoin(regularPlans, eq(regularPlans.refNo, regularPlanExecutions.refNo))
          .innerJoin(accounts, eq(accounts.number, regularPlans.accountNumber));
        return rows.map(({ clientId, refNo, month }) => `${clientId} ${refNo} ${month}`).toSorted();
      };
      const before = await executed();
      const clientId = 'HK-TYPICAL';
      expect(await leftWhileHeld(clientId, () => runPlans(impatient()))).toBe('left to the next round: HK-TYPICAL');
      const meanwhile = (await executed()).filter((one) => !before.includes(one));
      expect([meanwhile.length > 0, meanwhile.filter((one) => one.startsWith(clientId))]).toEqual([true, []]);
      await Promise.all([runPlans(deps()), runPlans(deps())]);
      const after = (await executed()).filter((one) => !before.includes(one));
      const own = after.filter((one) => one.startsWith(clientId));
      expect([own.length > 0, after.length]).toEqual([true, meanwhile.length + own.length]);
      // Each order is of one execution.
      const placed = await open.database.$count(regularPlanExecutions, eq(regularPlanExecutions.outcome, 'placed'));
      const listed = await open.database.$count(orderLists, eq(orderLists.origin, 'plan'));
      expect(placed).toBe(listed);
      await runDealing(deps());
    },
    isLong,
  );

  test(
    '[R2, R3, R23, AUTH-42, DIV-01] what a freeze kept back is paid to everybody else at once, and to that client in the next round, once',
    async () => {
      const clientIds = ['TW-TYPICAL', 'TW-500'];
      for (const clientId of clientIds) await freezeAccount(deps(), { clientId, actor: 'firm' });
      clock.set('2026-08-20T20:00:00+08:00');
      await runDealing(deps());
      for (const clientId of clientIds) await unfreezeAccount(deps(), clientId);
      const kept = async () => {
        const rows = await open.database
          .select({ clientId: accounts.clientId })
          .from(keptBackDistributions)
          .innerJoin(accounts, eq(accounts.number, keptBackDistributions.accountNumber));
        return [...new Set(rows.map((row) => row.clientId))].toSorted();
      };
      expect(await kept()).toEqual(clientIds.toSorted());
      const before = await paidTo('TW-TYPICAL');
      expect(await leftWhileHeld('TW-TYPICAL', () => payKeptBack(impatient()))).toBe(
        'left to the next round: TW-TYPICAL',
      );
      const meanwhile = await paidTo('TW-TYPICAL');
      expect([await kept(), meanwhile[0], meanwhile[1] > before[1]]).toEqual([['TW-TYPICAL'], before[0], true]);
      await Promise.all([payKeptBack(deps()), payKeptBack(deps())]);
      const after = await paidTo('TW-TYPICAL');
      expect([await kept(), after[0] > before[0], after[1]]).toEqual([[], true, meanwhile[1]]);
    },
    isLong,
  );
});
