import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { SystemTwDocument } from '../../../adapters/graphql/generated/graphql';
import { dividendFundList } from '../../../adapters/rest/contract/menu/dividend-funds';
import { tradingServices } from '../../../sandbox/database/schema/services';
import { sharedSandbox } from '../support/shared-sandbox';

const shared = sharedSandbox();

const services = async () => {
  const visitor = await shared.visitors.loggedOn('TW', ['LINCHI72', 'Maple6093Sky']);
  return (await visitor.graphql(SystemTwDocument)).data?.systemTW;
};

test('[GQL-26, ENT-47] says which services are open, and a service without a row is closed', async () => {
  expect(await services()).toEqual({ preOrderEnabled: true, ipoEnabled: false });
  await shared.sandbox.database.update(tradingServices).set({ isOpen: true }).where(eq(tradingServices.name, 'ipo'));
  await shared.sandbox.database.delete(tradingServices).where(eq(tradingServices.name, 'pre-order'));
  expect(await services()).toEqual({ preOrderEnabled: false, ipoEnabled: true });
});

test('[GQL-26] has no such services in Hong Kong', async () => {
  const visitor = await shared.visitors.loggedOn('HK', ['chanmei88', '528314']);
  const { errors } = await visitor.graphql(SystemTwDocument);
  expect(errors?.length).toBe(1);
});

test('[API-73] names a client’s own dividend funds alone', async () => {
  const visitor = await shared.visitors.loggedOn('TW', ['LINCHI72', 'Maple6093Sky']);
  const answer = await visitor.call('GET', '/existingDividendFund');
  expect(dividendFundList.parse(answer.json())).toEqual([]);
});
