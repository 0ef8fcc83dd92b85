import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SystemTwDocument } from '../../adapters/graphql/generated/graphql';
import { dividendFundList } from '../../adapters/rest/contract/dividend-funds';
import { tradingServices } from '../../sandbox/database/schema/services';
import { portfolioVisitors } from './support/portfolio-visitors';
import { startTestSandbox, type TestSandbox } from './support/test-sandbox';

let sandbox: TestSandbox;
let visitors: ReturnType<typeof portfolioVisitors>;

beforeAll(async () => {
  sandbox = await startTestSandbox();
  visitors = portfolioVisitors({ HK: await sandbox.server('HK'), TW: await sandbox.server('TW') });
}, 60_000);
afterAll(() => sandbox.close());

const services = async () => {
  const visitor = await visitors.loggedOn('TW', ['LINCHI72', 'Maple6093Sky']);
  return (await visitor.graphql(SystemTwDocument)).data?.systemTW;
};

test('[GQL-26, ENT-47] says which services are open, and a service without a row is closed', async () => {
  expect(await services()).toEqual({ preOrderEnabled: true, ipoEnabled: false });
  await sandbox.database.update(tradingServices).set({ isOpen: true }).where(eq(tradingServices.name, 'ipo'));
  await sandbox.database.delete(tradingServices).where(eq(tradingServices.name, 'pre-order'));
  expect(await services()).toEqual({ preOrderEnabled: false, ipoEnabled: true });
});

test('[GQL-26] has no such services in Hong Kong', async () => {
  const visitor = await visitors.loggedOn('HK', ['chanmei88', '528314']);
  const { errors } = await visitor.graphql(SystemTwDocument);
  expect(errors?.length).toBe(1);
});

test('[API-73] names a client’s own dividend funds alone', async () => {
  const visitor = await visitors.loggedOn('TW', ['LINCHI72', 'Maple6093Sky']);
  const answer = await visitor.call('GET', '/existingDividendFund');
  expect(dividendFundList.parse(answer.json())).toEqual([]);
});
