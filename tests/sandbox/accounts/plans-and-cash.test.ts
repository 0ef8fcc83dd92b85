import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  RegularPlansHkDocument,
  VcaAccountDocument,
  VcaTransactionsDocument,
} from '../../../contract/graphql/home/generated/graphql';
import { cashTransactions } from '../../../sandbox/database/schema/cash-accounts';
import { regularPlans } from '../../../sandbox/database/schema/regular-plans';
import { startTestSandbox, type TestSandbox } from '../support/test-sandbox';
import { Visitor } from '../support/visitor';

let sandbox: TestSandbox;
let hongKong: FastifyInstance;
let taiwan: FastifyInstance;

beforeAll(async () => {
  sandbox = await startTestSandbox();
  hongKong = await sandbox.server('HK');
  taiwan = await sandbox.server('TW');
});
afterAll(() => sandbox.close());

const master = '510012300189';
const clients = {
  typical: ['chanmei88', '528314'],
  empty: ['510012300270', '617025'],
  blocked: ['fungwai1', '362815'],
  offered: ['leefunds500', '846159'],
} as const;

async function signedIn(who: keyof typeof clients): Promise<Visitor> {
  const visitor = new Visitor(hongKong, 'HK');
  const [name, secret] = clients[who];
  await visitor.logOn(name, secret);
  return visitor;
}

const plansOf = async (visitor: Visitor) => (await visitor.graphql(RegularPlansHkDocument)).data?.regularPlansHK;
const movesOf = async (visitor: Visitor, status: readonly string[], accountNo = master) =>
  visitor.graphql(VcaTransactionsDocument, {
    filter: { accountNo },
    filter2: { accountNo, transactionStatus: status },
  });

test('[GQL-11, API-59, ENT-26, CONFLICT-57] gives the same plans by GraphQL and by REST, those of the client alone', async () => {
  const visitor = await signedIn('typical');
  const plans = await plansOf(visitor);
  expect(plans?.map(({ accountNo, amount, dayOfMonth, status }) => [accountNo, amount, dayOfMonth, status])).toEqual([
    [master, '3000.00', 10, 'ACTIVE'],
    [master, '1500.00', 25, 'ACTIVE'],
    [`${master}01`, '2000.00', 7, 'ACTIVE'],
    [`${master}01`, '1000.00', 7, 'SUSPENDED'],
    [`${master}01`, '1000.00', 7, 'TERMINATED'],
  ]);
  expect((await visitor.call('GET', '/rspPlan')).json()).toMatchObject(plans ?? []);
  expect(await plansOf(await signedIn('empty'))).toEqual([]);
});

test('[API-58, RSP-13, ENUM-03] tells who may move the legacy plan, and why another may not', async () => {
  const ask = async (who: keyof typeof clients) =>
    (await (await signedIn(who)).call('GET', '/rspMigration')).json<object>();
  expect(await ask('typical')).toEqual({ rspMigrationEligible: 'ELIGIBLE', illegibleReasons: [] });
  expect(await ask('blocked')).toEqual({ rspMigrationEligible: 'NOT_ELIGIBLE', illegibleReasons: ['NO_BANK'] });
  expect(await ask('empty')).toEqual({ rspMigrationEligible: 'NOT_ELIGIBLE', illegibleReasons: [] });
});

test('[GQL-27, ENT-27, VCA-02, VCA-26] gives a balance that its transactions come to, less what is on its way out', async () => {
  const { data } = await (await signedIn('typical')).graphql(VcaAccountDocument, { filter: { accountNo: master } });
  expect(data?.vcaAccount).toMatchObject([
    { accountNo: master, accountCurrency: 'HKD', ledgerBalance: '45250.50', availableBalance: '37250.50' },
  ]);
});

test('[GQL-28, ENT-28, OPEN-22, OPEN-81] gives transactions by status, the newest first, with what the account held after each', async () => {
  const { data } = await movesOf(await signedIn('typical'), ['pending']);
  expect(data?.pending.map(({ transactionType, amountSigNum }) => [transactionType, amountSigNum])).toEqual([
    ['topup', 1],
    ['withdrawal', -1],
  ]);
  expect(data?.completed).toHaveLength(7);
  const held = data?.completed.map(({ carriedForwardBalance }) => carriedForwardBalance);
  expect(held).toEqual([null, null, '45250.50', '44000.00', null, '47000.00', '50000.00']);
});

test('[VCA-34, GQL-27] refuses who has not enabled the Cash Account, who asks for another’s, and a status there is none of', async () => {
  const refusal = async (who: keyof typeof clients, accountNo: string) => {
    const { errors } = await (await signedIn(who)).graphql(VcaAccountDocument, { filter: { accountNo } });
    return errors?.[0]?.extensions;
  };
  expect(await refusal('offered', '510012300351')).toMatchObject({ errors: [{ code: 'VCA-0106' }] });
  expect(await refusal('blocked', master)).toMatchObject({ errors: [{ code: 'VCA-0100' }] });
  const { errors } = await movesOf(await signedIn('typical'), ['lost']);
  expect(errors?.[0]?.extensions).toMatchObject({ errors: [{ code: 'FILTER_INVALID' }] });
});

test('[SESS-06, API-10] tells a visitor nothing, nor anybody in Taiwan', async () => {
  const visitor = new Visitor(hongKong, 'HK');
  for (const path of ['/rspPlan', '/rspMigration']) expect((await visitor.call('GET', path)).statusCode).toBe(401);
  for (const answer of [await visitor.graphql(RegularPlansHkDocument), await movesOf(visitor, [])])
    expect(answer.errors?.[0]?.extensions.classification).toBe('UNAUTHORIZED');
  const inTaiwan = new Visitor(taiwan, 'TW');
  await inTaiwan.logOn('LINCHI72', 'Maple6093Sky');
  expect((await inTaiwan.call('GET', '/rspPlan')).statusCode).toBe(404);
  const { errors } = await inTaiwan.graphql(RegularPlansHkDocument);
  expect(errors?.[0]?.extensions).toMatchObject({ errors: [{ code: 'NOT_AVAILABLE_IN_REGION' }] });
});

test('[ENT-26, ENT-28] keeps no plan and no transaction of nothing or less', async () => {
  const { database } = sandbox;
  const [plan] = await database.select().from(regularPlans).limit(1);
  const [move] = await database.select().from(cashTransactions).limit(1);
  if (!plan || !move) throw new Error('nothing was seeded');
  await expect(database.insert(regularPlans).values({ ...plan, refNo: 'X', amount: '0' })).rejects.toThrow();
  await expect(database.insert(regularPlans).values({ ...plan, refNo: 'X', days: [32] })).rejects.toThrow();
  await expect(database.insert(cashTransactions).values({ ...move, sid: 'X', amount: '-1' })).rejects.toThrow();
  await expect(database.insert(cashTransactions).values({ ...move, sid: 'X', sign: 0 })).rejects.toThrow();
});
