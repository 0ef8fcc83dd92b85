import { and, eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { LeftToNextRound } from '../../../sandbox/context/one-by-one';
import { accounts, clients } from '../../../sandbox/database/schema/clients';
import { contactChanges } from '../../../sandbox/database/schema/contact-changes';
import { paidDistributions } from '../../../sandbox/database/schema/distributions';
import { fundDistributions } from '../../../sandbox/database/schema/fund-records';
import { navs, priceRevisions } from '../../../sandbox/database/schema/funds';
import { orderEvents } from '../../../sandbox/database/schema/orders';
import { priceAlerts } from '../../../sandbox/database/schema/price-alerts';
import { regularPlanExecutions, regularPlans } from '../../../sandbox/database/schema/regular-plans';
import { outbox } from '../../../sandbox/database/schema/sessions';
import { applyContactChanges } from '../../../sandbox/contacts/end-contact-changes';
import { differencesInBooks } from '../../../sandbox/orders/books/reconcile';
import { correctPrices } from '../../../sandbox/orders/correct-prices';
import { runDealing } from '../../../sandbox/orders/dealing-job';
import { notifyPriceAlerts } from '../../../sandbox/price-alerts/notify-price-alerts';
import { placeOrder } from '../support/placed-orders';
import { refuseRows } from '../support/refuse-rows';
import { correctTo, fundOf, publish, taiwanPlace } from '../support/priced-desk';
import { startTestSandbox, type TestSandbox } from '../support/test-sandbox';
import { faultsInBooks } from '../support/watched-books';

const isLong = 240_000;
let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox();
}, isLong);
beforeEach(() => sandbox.forget());
afterAll(() => sandbox.close());

/** Does a work whose rows of one client the database refuses; says what it left to the next round. */
async function leftWhileRefused(
  table: string,
  condition: string,
  work: () => Promise<unknown>,
): Promise<string | undefined> {
  const stop = await refuseRows(sandbox.database, table, condition);
  try {
    await work();
    return undefined;
  } catch (problem) {
    if (problem instanceof LeftToNextRound) return problem.message;
    throw problem;
  } finally {
    await stop();
  }
}

const ownAccounts = (clientId: string) => `(select number from accounts where client_id = '${clientId}')`;

/** The number of payments of distributions to a client, and to all others. */
async function paidTo(clientId: string): Promise<readonly [number, number]> {
  const own = sandbox.database
    .select({ number: accounts.number })
    .from(accounts)
    .where(eq(accounts.clientId, clientId));
  const count = await sandbox.database.$count(paidDistributions, inArray(paidDistributions.accountNumber, own));
  return [count, (await sandbox.database.$count(paidDistributions)) - count];
}

describe('a round of the desk with a client for whom something fails', () => {
  test(
    '[R2, R19, R24, DIV-01, FUND-17] distributions are paid to everybody else, round after round, and to that client once they fail no more, once each',
    async () => {
      const { database, clock } = sandbox;
      const clientId = 'TW-TYPICAL';
      const refused = `new.account_number in ${ownAccounts(clientId)}`;
      const before = await paidTo(clientId);
      const unpaid = and(eq(fundDistributions.payDate, '2026-03-10'), sql`${fundDistributions.paidAt} is null`);
      clock.set('2026-03-11T20:00:00+08:00');
      const round = () => leftWhileRefused('paid_distributions', refused, () => runDealing(sandbox));
      expect(await round()).toBe('left to the next round: TW-TYPICAL');
      const others = await paidTo(clientId);
      expect([others[0], others[1] > before[1]]).toEqual([before[0], true]);
      expect(await round()).toBe('left to the next round: TW-TYPICAL');
      expect(await paidTo(clientId)).toEqual(others);
      // The model explains no payment of a day before all of them are made.
      expect(await differencesInBooks(database)).toEqual([]);
      await runDealing(sandbox);
      const after = await paidTo(clientId);
      expect([after[0] > before[0], after[1]]).toEqual([true, others[1]]);
      expect(await database.$count(fundDistributions, unpaid)).toBe(0);
      await runDealing(sandbox);
      expect(await paidTo(clientId)).toEqual(after);
      expect(await faultsInBooks(database)).toEqual([]);
    },
    isLong,
  );

  test(
    '[R2, R19, RSP-02, RSP-09] the plans of everybody else place their orders, and that client’s once they fail no more, once each',
    async () => {
      const { database, clock } = sandbox;
      clock.set('2026-05-15T20:00:00+08:00');
      const planOf = `(select ref_no from regular_plans where account_number in ${ownAccounts('HK-TYPICAL')})`;
      const executed = async () => {
        const rows = await database
          .select({ clientId: accounts.clientId, orderId: regularPlanExecutions.orderId })
          .from(regularPlanExecutions)
          .innerJoin(regularPlans, eq(regularPlans.refNo, regularPlanExecutions.refNo))
          .innerJoin(accounts, eq(accounts.number, regularPlans.accountNumber));
        const own = rows.filter(({ clientId }) => clientId === 'HK-TYPICAL').length;
        return [own, rows.length - own] as const;
      };
      const before = await executed();
      expect(
        await leftWhileRefused('regular_plan_executions', `new.ref_no in ${planOf}`, () => runDealing(sandbox)),
      ).toBe('left to the next round: HK-TYPICAL');
      const meanwhile = await executed();
      expect([meanwhile[0], meanwhile[1] > before[1]]).toEqual([before[0], true]);
      await runDealing(sandbox);
      const after = await executed();
      expect([after[0] > before[0], after[1]]).toEqual([true, meanwhile[1]]);
      await runDealing(sandbox);
      expect(await executed()).toEqual(after);
      expect(await faultsInBooks(database)).toEqual([]);
    },
    isLong,
  );

  test(
    '[R2, R19, TRADE-91] orders dealt at a price that is corrected are corrected for everybody else, and for that client once it fails no more, once each',
    async () => {
      const { database, clock } = sandbox;
      clock.set('2026-09-01T09:00:00+08:00');
      await runDealing(sandbox);
      const fundId = await fundOf(sandbox, 'TW0004');
      const buy = { ...taiwanPlace, fundId, kind: 'buy', amount: '10000', feePercent: '1' } as const;
      const ids = [
        await placeOrder(sandbox, buy),
        await placeOrder(sandbox, { ...buy, accountNumber: '5100000011' }),
      ] as const;
      clock.set('2026-09-01T16:01:00+08:00');
      await runDealing(sandbox);
      await publish(sandbox, { fundId, nav: '20', date: '2026-09-01' });
      clock.set('2026-09-02T00:01:00+08:00');
      await runDealing(sandbox);
      await correctTo(sandbox, { fundId, nav: '19.6', date: '2026-09-01' });
      const corrected = async () => {
        const rows = await database
          .select({ id: orderEvents.orderId })
          .from(orderEvents)
          .where(and(inArray(orderEvents.orderId, [...ids]), eq(orderEvents.kind, 'corrected')));
        return ids.map((id) => rows.filter((row) => row.id === id).length);
      };
      const refused = `new.kind = 'corrected' and new.order_id = '${ids[1]}'`;
      expect(await leftWhileRefused('order_events', refused, () => correctPrices(sandbox))).toBe(
        'left to the next round: TW-TYPICAL',
      );
      expect([await corrected(), await database.$count(priceRevisions)]).toEqual([[1, 0], 1]);
      await correctPrices(sandbox);
      await correctPrices(sandbox);
      expect([await corrected(), await database.$count(priceRevisions)]).toEqual([[1, 1], 0]);
      expect(await faultsInBooks(database)).toEqual([]);
    },
    isLong,
  );
});

describe('what is told or sent on to everybody else while it fails for one client', () => {
  test(
    '[R2, R19, ACCT-05] prices are told to everybody else, and to that client once it fails no more, once each',
    async () => {
      const { database, clock } = sandbox;
      await database.delete(priceAlerts);
      const fundId = await fundOf(sandbox, 'TW0004');
      const clientIds = ['HK-TYPICAL', 'HK-USD', 'TW-TYPICAL'];
      await database.insert(priceAlerts).values(
        clientIds.map((clientId) => ({
          clientId,
          fundId,
          direction: 'above' as const,
          target: '12',
          isEnabled: true,
          language: 'en_US' as const,
          basePrice: '10',
          baseDay: '2026-02-01',
        })),
      );
      await database.insert(navs).values({ fundId, date: '2026-03-04', nav: '13' }).onConflictDoNothing();
      clock.set('2026-03-06T10:00:00+08:00');
      const told = async () => {
        const own = eq(outbox.subject, 'price-alert');
        const rows = await database.select({ clientId: outbox.clientId }).from(outbox).where(own);
        return rows.map(({ clientId }) => clientId ?? '').toSorted();
      };
      const refused = `new.client_id = 'HK-USD' and new.compared_version > old.compared_version`;
      expect(await leftWhileRefused('price_alerts', refused, () => notifyPriceAlerts(sandbox))).toBe(
        'left to the next round: HK-USD',
      );
      expect(await told()).toEqual(['HK-TYPICAL', 'TW-TYPICAL']);
      await notifyPriceAlerts(sandbox);
      await notifyPriceAlerts(sandbox);
      expect(await told()).toEqual(['HK-TYPICAL', 'HK-USD', 'TW-TYPICAL']);
    },
    isLong,
  );

  test(
    '[R2, R19, ACCT-04] contacts take effect for everybody else, and for that client once it fails no more',
    async () => {
      const { database, clock } = sandbox;
      const clientIds = ['HK-TYPICAL', 'HK-USD'];
      const at = clock.now();
      await database.insert(contactChanges).values(
        clientIds.map((clientId) => ({
          clientId,
          field: 'email' as const,
          value: 'new@example.test',
          before: 'old@example.test',
          requestedAt: at,
          effectiveAt: at,
          sessionMark: 'a',
        })),
      );
      const changed = async () => {
        const rows = await database
          .select({ id: clients.id })
          .from(clients)
          .where(and(inArray(clients.id, clientIds), eq(clients.email, 'new@example.test')));
        return rows.map(({ id }) => id);
      };
      const refused = `new.id = 'HK-TYPICAL'`;
      expect(await leftWhileRefused('clients', refused, () => applyContactChanges(sandbox))).toBe(
        'left to the next round: HK-TYPICAL',
      );
      expect(await changed()).toEqual(['HK-USD']);
      await applyContactChanges(sandbox);
      expect((await changed()).toSorted()).toEqual(clientIds);
    },
    isLong,
  );
});
