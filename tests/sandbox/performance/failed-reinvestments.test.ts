import { and, asc, eq, isNull } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { toText } from '../../../domain/money/decimal';
import { gainsAndIncome } from '../../../domain/performance/gains-and-income';
import { portfolioWorth } from '../../../domain/performance/portfolio-worth';
import { reinvestedDividends } from '../../../sandbox/database/schema/distributions';
import { fundDistributions } from '../../../sandbox/database/schema/fund-records';
import { dividends, navs } from '../../../sandbox/database/schema/funds';
import { dividendFunds } from '../../../sandbox/database/schema/services';
import { runDealing } from '../../../sandbox/orders/dealing-job';
import { clientHistory } from '../../../sandbox/performance/client-history';
import { statementDocument } from '../../../sandbox/statements/monthly-statement';
import { statementFacts } from '../../../sandbox/statements/statement-facts';
import { sharedSandbox } from '../support/shared-sandbox';
import { bridgeDifferences } from './bridge-differences';

const shared = sharedSandbox();
const clientId = 'TW-TYPICAL';

test('[PORT-46, DIV-01, ORDQ-09] a distribution whose order is rejected after it was paid for counts as paid to the client, in the history, the gains and the statement', async () => {
  const { sandbox } = shared;
  const { database, clock } = sandbox;
  const [instruction] = await database.select().from(dividendFunds).where(eq(dividendFunds.clientId, clientId));
  if (!instruction) throw new Error('the demonstration has no instruction');
  const [declared] = await database
    .select()
    .from(fundDistributions)
    .where(and(eq(fundDistributions.fundId, instruction.fundId), isNull(fundDistributions.paidAt)))
    .orderBy(asc(fundDistributions.exDate));
  const payDate = declared?.payDate ?? '';
  clock.set(`${payDate}T09:30:00+08:00`);
  await runDealing(sandbox);
  clock.set(`${payDate}T20:00:00+08:00`);
  await runDealing(sandbox);
  const [investing] = await database
    .select({ orderId: reinvestedDividends.orderId })
    .from(reinvestedDividends)
    .innerJoin(dividends, eq(dividends.id, reinvestedDividends.dividendId))
    .where(and(eq(dividends.date, payDate), eq(dividends.fundId, instruction.fundId)));
  const isInTransit = async (day: string) => {
    const { history } = await clientHistory(database, { clientId, day, currency: 'TWD' });
    return portfolioWorth(history, day).ordersInTransit.some(({ orderId }) => orderId === investing?.orderId);
  };
  expect(await isInTransit(payDate)).toBe(true);
  // At such a price the distribution buys no unit.
  const nav = '99999999';
  await database
    .insert(navs)
    .values({ fundId: instruction.intoFundId, date: payDate, nav })
    .onConflictDoUpdate({ target: [navs.fundId, navs.date], set: { nav } });
  clock.advance(86_400_000);
  await runDealing(sandbox);
  const { history, holdings } = await clientHistory(database, { clientId, day: '2026-03-31', currency: 'TWD' });
  const income = gainsAndIncome(history, { first: payDate, last: '2026-03-31' });
  const own = income.holdings.find(({ holding }) => holdings.get(holding)?.fundId === instruction.fundId);
  expect(own?.distributions.map(({ at, isReinvested }) => [at.kind, isReinvested])).toEqual([['transit', false]]);
  expect(own?.reinvestedDistributions && toText(own.reinvestedDistributions)).toBe('0');
  expect(await isInTransit('2026-03-31')).toBe(false);
  expect(await bridgeDifferences(sandbox.database, { clientId, region: 'TW' }, ['2026-03'])).toEqual([]);
  const facts = await statementFacts(database, { clientId, month: '2026-03', region: 'TW' });
  if (!facts) throw new Error('no such month');
  const { tables } = statementDocument({
    facts,
    accountOf: () => undefined,
    region: 'TW',
    client: { names: { zh_TW: '王' } },
    language: 'en_US',
  });
  expect(JSON.stringify(tables)).not.toContain('Reinvested in');
});
