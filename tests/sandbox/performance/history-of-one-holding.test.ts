import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import {
  PortfolioHistoryDocument,
  type PortfolioHistoryQuery,
} from '../../../contract/graphql/performance/generated/graphql';
import { accounts } from '../../../sandbox/database/schema/clients';
import { funds, fxRates, movements } from '../../../sandbox/database/schema/funds';
import { sharedSandbox } from '../support/shared-sandbox';
import { currencyOf, typicalLogins } from '../support/typical-clients';
import { beginBooksAnew } from '../support/watched-books';

const shared = sharedSandbox();

type Variables = {
  readonly holdings?: readonly {
    readonly accountNumber: string;
    readonly fundCode: string;
    readonly currency: string;
    readonly paymentType?: string;
  }[];
};

async function reportOf(variables: Variables): Promise<PortfolioHistoryQuery['portfolioHistory']> {
  const visitor = await shared.visitors.loggedOn('TW', typicalLogins.TW);
  const { data } = (await visitor.graphql(PortfolioHistoryDocument, {
    currency: currencyOf.TW,
    period: 'ALL',
    ...variables,
  })) as { data: PortfolioHistoryQuery };
  return data.portfolioHistory;
}

test('[PORT-46, ENUM-34] tells the past of one fund that is held by two payment types of each alone, and of both together where none is named', async () => {
  const { database } = shared.sandbox;
  const [held] = await database
    .select({ movement: movements, fundCode: funds.code, currency: funds.currency })
    .from(movements)
    .innerJoin(funds, eq(funds.id, movements.fundId))
    .innerJoin(accounts, eq(accounts.number, movements.accountNumber))
    .where(and(eq(accounts.clientId, 'TW-TYPICAL'), eq(movements.paymentType, 'ON_ZZZ'), eq(movements.kind, 'buy')));
  if (!held) throw new Error('nothing is held');
  const { movement, fundCode, currency } = held;
  const holding = { accountNumber: movement.accountNumber, fundCode, currency };
  const { id: _, ...written } = movement;
  await database.insert(movements).values({ ...written, paymentType: 'ON_TWD', settlementCurrency: 'TWD' });
  await beginBooksAnew(database);
  const inOwnCurrency = await reportOf({ holdings: [{ ...holding, paymentType: 'ON_ZZZ' }] });
  const inTaiwanDollars = await reportOf({ holdings: [{ ...holding, paymentType: 'ON_TWD' }] });
  const both = await reportOf({ holdings: [holding] });
  const worth = [inOwnCurrency, inTaiwanDollars].map(({ worth: { total } }) => Number(total));
  expect(Math.min(...worth)).toBeGreaterThan(0);
  expect(Number(both.worth.total)).toBe(worth.reduce((sum, one) => sum + one, 0));
  expect((await reportOf({ holdings: [{ ...holding, paymentType: 'OF_TWD' }] })).since).toBeNull();
});

test('[PORT-46] tells the change of the latest day with prices without what rates did on later days', async () => {
  const { database, clock } = shared.sandbox;
  const before = await reportOf({});
  expect(before.latest?.first).toBe(before.latest?.last);
  const { latest } = before;
  const dayAfter = '2026-03-05';
  expect(latest?.last && latest.last < dayAfter).toBe(true);
  clock.set(`${dayAfter}T10:00:00+08:00`);
  const [rate] = await database.select().from(fxRates).where(eq(fxRates.currency, 'TWD')).limit(1);
  if (!rate) throw new Error('no rate is known');
  await database.insert(fxRates).values({ ...rate, date: dayAfter, perUsd: '99' });
  const after = await reportOf({});
  expect(after.latest).toEqual(latest);
  expect(after.worth.total).not.toBe(before.worth.total);
});
