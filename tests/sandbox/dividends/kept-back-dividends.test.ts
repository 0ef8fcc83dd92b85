import { and, asc, eq, isNull, lte } from 'drizzle-orm';
import { expect, test } from 'vitest';
import {
  keptBackDistributions,
  paidDistributions,
  reinvestedDividends,
} from '../../../sandbox/database/schema/distributions';
import { fundDistributions } from '../../../sandbox/database/schema/fund-records';
import { dividends } from '../../../sandbox/database/schema/funds';
import { orderEvents } from '../../../sandbox/database/schema/orders';
import { dividendFunds } from '../../../sandbox/database/schema/services';
import { freezeAccount, unfreezeAccount } from '../../../sandbox/freezes/freeze-account';
import { runDealing } from '../../../sandbox/orders/dealing-job';
import { payKeptBack } from '../../../sandbox/orders/dividends/pay-distributions';
import { sharedSandbox } from '../support/shared-sandbox';
import { faultsInBooks } from '../support/watched-books';

const shared = sharedSandbox();
const clientId = 'TW-TYPICAL';
const run = () => runDealing(shared.sandbox);
const at = (instant: string): void => shared.sandbox.clock.set(instant);

async function fundOfInstruction(): Promise<number> {
  const [found] = await shared.sandbox.database
    .select()
    .from(dividendFunds)
    .where(eq(dividendFunds.clientId, clientId));
  if (!found) throw new Error('the demonstration has no instruction');
  return found.fundId;
}

const paidOf = (fundId: number) =>
  shared.sandbox.database
    .select({ date: dividends.date, exDate: paidDistributions.exDate, orderId: reinvestedDividends.orderId })
    .from(paidDistributions)
    .innerJoin(dividends, eq(dividends.id, paidDistributions.dividendId))
    .leftJoin(reinvestedDividends, eq(reinvestedDividends.dividendId, dividends.id))
    .where(and(eq(paidDistributions.fundId, fundId), eq(dividends.accountNumber, '5100000011')))
    .orderBy(asc(paidDistributions.exDate));

test('[AUTH-42, DIV-01, FUND-17, R28] keeps back what a frozen account would get, pays all others, and pays it as of the end of the freeze, each once', async () => {
  const { database } = shared.sandbox;
  const fundId = await fundOfInstruction();
  await freezeAccount(shared.sandbox, { clientId, actor: 'firm' });
  for (const instant of ['2026-04-01', '2026-05-15']) {
    at(`${instant}T20:00:00+08:00`);
    await Promise.all([run(), run()]);
  }
  expect(await paidOf(fundId)).toEqual([]);
  expect(await database.$count(paidDistributions)).toBeGreaterThan(0);
  const due = and(eq(fundDistributions.fundId, fundId), isNull(fundDistributions.paidAt));
  expect(await database.$count(fundDistributions, and(due, lte(fundDistributions.payDate, '2026-05-15')))).toBe(0);
  expect(await faultsInBooks(database)).toEqual([]);
  await unfreezeAccount(shared.sandbox, clientId);
  at('2026-05-18T09:30:00+08:00');
  await payKeptBack(shared.sandbox, { stopping: AbortSignal.abort() });
  expect(await paidOf(fundId)).toEqual([]);
  // One account a transaction: all of them come, and each once.
  await payKeptBack(shared.sandbox, { accountsAtOnce: 1 });
  await Promise.all([run(), run()]);
  const paid = await paidOf(fundId);
  expect(paid.map(({ exDate, date }) => [exDate.slice(0, 7), date])).toEqual([
    ['2026-02', '2026-05-18'],
    ['2026-03', '2026-05-18'],
    ['2026-04', '2026-05-18'],
  ]);
  const [first] = paid;
  const [received] = await database
    .select()
    .from(orderEvents)
    .where(eq(orderEvents.orderId, first?.orderId ?? ''))
    .orderBy(asc(orderEvents.sequence));
  // Not at a price that was known when it was received.
  expect(received?.at.toISOString()).toBe('2026-05-18T01:30:00.000Z');
  expect(await database.$count(keptBackDistributions)).toBe(0);
  expect(await faultsInBooks(database)).toEqual([]);
});
