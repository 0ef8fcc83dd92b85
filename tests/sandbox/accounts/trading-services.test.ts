import { and, eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { DividendRecordsTwDocument } from '../../../contract/graphql/records/generated/graphql';
import { NewFundsTwDocument } from '../../../contract/graphql/funds/generated/graphql';
import { SystemTwDocument } from '../../../contract/graphql/menu/generated/graphql';
import { dividendFundList, dividendInstructionList } from '../../../contract/rest/menu/dividend-funds';
import { accounts } from '../../../sandbox/database/schema/clients';
import { reinvestedDividends } from '../../../sandbox/database/schema/distributions';
import { dividends, funds } from '../../../sandbox/database/schema/funds';
import { dividendFunds, tradingServices } from '../../../sandbox/database/schema/services';
import { sharedSandbox } from '../support/shared-sandbox';

const shared = sharedSandbox();

const services = async () => {
  const visitor = await shared.visitors.loggedOn('TW', ['LINCHI72', 'Maple6093Sky']);
  return (await visitor.graphql(SystemTwDocument)).data?.systemTW;
};

test('[GQL-26, ENT-47] says which services are open, and a service without a row is closed', async () => {
  expect(await services()).toEqual({ preOrderEnabled: true, ipoEnabled: true });
  await shared.sandbox.database.update(tradingServices).set({ isOpen: false }).where(eq(tradingServices.name, 'ipo'));
  await shared.sandbox.database.delete(tradingServices).where(eq(tradingServices.name, 'pre-order'));
  expect(await services()).toEqual({ preOrderEnabled: false, ipoEnabled: false });
});

test('[LINK-29, LINK-30] names the new funds that are subscribed now', async () => {
  const visitor = await shared.visitors.loggedOn('TW', ['LINCHI72', 'Maple6093Sky']);
  expect((await visitor.graphql(NewFundsTwDocument)).data).toEqual({ newFundsTW: ['SEEDTW00544.TWD'] });
});

test('[GQL-26] the server has no trading services in Hong Kong', async () => {
  const visitor = await shared.visitors.loggedOn('HK', ['chanmei88', '528314']);
  const { errors } = await visitor.graphql(SystemTwDocument);
  expect(errors?.length).toBe(1);
});

test('[API-73] names a client’s own dividend funds alone', async () => {
  const visitor = await shared.visitors.loggedOn('TW', ['LINCHI72', 'Maple6093Sky']);
  const answer = await visitor.call('GET', '/existingDividendFund');
  expect(dividendFundList.parse(answer.json())).toEqual([]);
});

test('[GQL-25, DIV-01, ENT-46, API-83] records each dividend that a client has had reinvested, for units that were held, and nobody else’s', async () => {
  const { database } = shared.sandbox;
  const clientId = 'TW-500';
  const [paid] = await database
    .select({ dividend: dividends, code: funds.code })
    .from(dividends)
    .innerJoin(accounts, eq(accounts.number, dividends.accountNumber))
    .innerJoin(funds, eq(funds.id, dividends.fundId))
    .where(and(eq(accounts.clientId, clientId), sql`${dividends.gross} > 0`))
    .limit(1);
  const [into] = await database
    .select()
    .from(funds)
    .where(and(eq(funds.region, 'TW'), sql`${funds.id} <> ${paid?.dividend.fundId ?? 0}`))
    .limit(1);
  if (!paid || !into) throw new Error('there is no dividend');
  await database.delete(dividendFunds);
  await database.insert(dividendFunds).values({ clientId, fundId: paid.dividend.fundId, intoFundId: into.id });
  const own = await database
    .select({ dividendId: dividends.id })
    .from(dividends)
    .innerJoin(accounts, eq(accounts.number, dividends.accountNumber))
    .where(and(eq(accounts.clientId, clientId), eq(dividends.fundId, paid.dividend.fundId)));
  await database.insert(reinvestedDividends).values(own.map(({ dividendId }) => ({ dividendId, intoFundId: into.id })));
  const visitor = await shared.visitors.loggedOn('TW', ['HUANG500', 'Cloud2907Hill']);
  const records = (await visitor.graphql(DividendRecordsTwDocument)).data?.dividendRecordsTW ?? [];
  expect(records.length).toBeGreaterThan(0);
  for (const { fund, reInvestmentFund, holdingUnits, status } of records) {
    expect([fund.name.code, reInvestmentFund?.name.code, status]).toEqual([paid.code, into.code, 'COMPLETED']);
    expect(Number(holdingUnits)).toBeGreaterThan(0);
  }
  const amounts = await database
    .select({ gross: dividends.gross })
    .from(dividends)
    .innerJoin(accounts, eq(accounts.number, dividends.accountNumber))
    .where(and(eq(accounts.clientId, clientId), eq(dividends.fundId, paid.dividend.fundId)));
  expect(records.map(({ txnAmount }) => txnAmount).toSorted()).toEqual(amounts.map(({ gross }) => gross).toSorted());
  const told = dividendInstructionList.parse((await visitor.call('GET', '/deal/dividendFund')).json());
  expect(told.map(({ fund, reInvestmentFund }) => [fund.name.code, reInvestmentFund.name.code])).toEqual([
    [paid.code, into.code],
  ]);
  const stranger = await shared.visitors.loggedOn('TW', ['LINCHI72', 'Maple6093Sky']);
  expect((await stranger.graphql(DividendRecordsTwDocument)).data?.dividendRecordsTW).toEqual([]);
  expect((await stranger.call('GET', '/deal/dividendFund')).json()).toEqual([]);
});

test('[GQL-25] the server has no dividend records in Hong Kong, nor for a visitor', async () => {
  const visitor = await shared.visitors.loggedOn('HK', ['chanmei88', '528314']);
  expect((await visitor.graphql(DividendRecordsTwDocument)).errors?.length).toBe(1);
  expect((await visitor.call('GET', '/deal/dividendFund')).statusCode).toBe(404);
});
