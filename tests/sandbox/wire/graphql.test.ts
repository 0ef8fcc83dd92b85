import type { FastifyInstance } from 'fastify';
import { WholeStatisticsTwDocument } from '../whole-statistics/generated/graphql';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { UserPortfolioHkDocument, UserPortfolioTwDocument } from '../../../contract/graphql/client/generated/graphql';
import { HoldingStatisticsHkExcelSubAccountDocument } from '../../../contract/graphql/export/generated/graphql';
import { HoldingStatisticsHkDocument } from '../../../contract/graphql/holdings/generated/graphql';
import { LocalUserLoginDocument } from '../../../contract/graphql/local-login/generated/graphql';
import {
  PublicDisclaimerMessageDocument,
  PublicMaintenanceMessageDocument,
  PublicPreLoginDataTwDocument,
  PublicPreLoginNewsMessageDocument,
  type PublicPreLoginDataTwQuery,
  type PublicPreLoginNewsMessageQuery,
} from '../../../contract/graphql/visitors/generated/graphql';
import { sentOperations } from '../../../contract/graphql/sent-operations';
import { startTestSandbox, type TestSandbox } from '../support/test-sandbox';
import { type GraphqlAnswer, Visitor } from '../support/visitor';

let sandbox: TestSandbox;
let hongKong: FastifyInstance;
let taiwan: FastifyInstance;
let production: FastifyInstance;

beforeAll(async () => {
  sandbox = await startTestSandbox();
  hongKong = await sandbox.server('HK');
  taiwan = await sandbox.server('TW');
  production = await sandbox.server('HK', { environment: 'production' });
});
afterEach(() => sandbox.forget());
afterAll(() => sandbox.close());

const inHongKong = (): Visitor => new Visitor(hongKong, 'HK');
const inTaiwan = (): Visitor => new Visitor(taiwan, 'TW');

const documents = sentOperations.map(({ name, text }) => [name, text] as const);

describe('the guarded endpoint', () => {
  test('[ERR-10, ENUM-23] says UNAUTHORIZED to whoever has no session', async () => {
    const { data, errors } = await inTaiwan().graphql(UserPortfolioTwDocument);
    expect(data).toBeNull();
    expect(errors?.map(({ extensions }) => extensions.classification)).toEqual(['UNAUTHORIZED']);
  });

  test('[GQL-08, ENT-12, ENT-13, ENT-15, ENT-16] tells Hong Kong who is signed in', async () => {
    const visitor = inHongKong();
    await visitor.logOn('chanmei88', '528314');
    const { data } = await visitor.graphql(UserPortfolioHkDocument);
    expect(data?.userPortfolioHK).toMatchObject({
      userId: 'HK-TYPICAL',
      userNameWithTitle: 'Ms Chan',
      lastLoginDate: '2026-03-01T02:00:00.000Z',
      latestTier: 'Platinum+',
      vcaEnabled: true,
      email: { email: 'chanmei88@example.test' },
      passwordChangeReminder: true,
      hasUserIdAlias: true,
      msAccounts: [{ msAccountNo: '51001230018901', isStaffApproval: false }],
      taAccountHKs: [{ accountSid: '510012300189', accountNo: '510012300189', spiCurrencies: ['HKD', 'USD'] }],
    });
  });

  test('[GQL-07, PORT-50, PORT-54] tells the Excel query of Hong Kong one account’s holdings, and refuses another country', async () => {
    const visitor = inHongKong();
    await visitor.logOn('chanmei88', '528314');
    const filter = { type: 'ALL', accountType: 'MS', msAccountNo: '51001230018901', showCcy: 'HKD' };
    const ask = (country: string) => visitor.graphql(HoldingStatisticsHkExcelSubAccountDocument, { filter, country });
    const { data } = await ask('HK');
    const accounts = data?.holdingStatisticsHK.tableViewDetails.map(({ accountNo }) => accountNo);
    expect(new Set(accounts)).toEqual(new Set(['51001230018901']));
    const refused = await ask('TW');
    expect(refused.data).toBeNull();
    expect(refused.errors?.length).toBe(1);
  });

  test('[GQL-09, ENT-12, ENT-17, ENT-18] tells Taiwan who is signed in, in Chinese', async () => {
    const visitor = inTaiwan();
    await visitor.logOn('LINCHI72', 'Maple6093Sky');
    const { data } = await visitor.graphql(UserPortfolioTwDocument);
    expect(data?.userPortfolioTW).toMatchObject({
      userId: 'TW-NO-CODE',
      userNameWithTitle: '林先生',
      tierDetail: { tier: '3M', holdingAmountCurrency: 'TWD' },
      hasOffshoreNonEcAccount: false,
      accountSupplementalInfoList: [{ etradingRight: true, accountStatus: 'NORMAL' }],
    });
  });

  test('[API-10] the guarded endpoint does not serve the other region’s fields', async () => {
    const { errors } = await inTaiwan().graphql(UserPortfolioHkDocument);
    expect(errors?.[0]?.extensions).toMatchObject({
      classification: 'INTERNAL_ERROR',
      errors: [{ code: 'NOT_AVAILABLE_IN_REGION' }],
    });
  });

  test('[ERR-12] sorts what it doesn’t understand apart, and says no more than that', async () => {
    for (const query of [
      '{',
      '{ nope }',
      'query A { userPortfolioTW { userId } } query B { userPortfolioTW { userId } }',
    ]) {
      const answer = await inTaiwan().query(query);
      expect(answer.statusCode).toBe(200);
      expect(answer.json<GraphqlAnswer>().errors?.[0]?.extensions).toEqual({ classification: 'BAD_REQUEST' });
    }
    const withoutFilter = await inTaiwan().query(WholeStatisticsTwDocument.toString());
    expect(withoutFilter.json<GraphqlAnswer>().errors?.[0]?.extensions).toEqual({ classification: 'BAD_REQUEST' });
    const misspelt = await inTaiwan().query('{ userPortfolioT { userId } }');
    expect(misspelt.body).not.toContain('Did you mean');
  });

  test.for([
    ['depth', `{ holdingStatisticsTW(filter: {}) ${'{ tableViewDetails '.repeat(7)}{ accountNo }${'}'.repeat(7)} }`],
    [
      'aliases',
      `{ ${Array.from({ length: 16 }, (_, index) => `a${String(index)}: message(type: TYPHOON) { enable }`).join(' ')} }`,
    ],
    ['tokens', `{ ${'message '.repeat(1_100)} }`],
  ] as const)('keeps documents within a limit of %s', async ([, query]) => {
    const answer = await inTaiwan().query(query);
    expect(answer.statusCode).toBe(200);
    const { errors } = answer.json<GraphqlAnswer>();
    expect(errors?.some(({ message }) => /limit|tokens|aliases|depth/i.test(message))).toBe(true);
  });

  const panelVariables = {
    typhoon: true,
    sideBar: true,
    orderNotes: true,
    announcements: true,
    plans: true,
    tier: true,
    cashAccount: true,
    cashTransactions: true,
    suitability: true,
    services: true,
    account: { accountNo: '510012300189' },
    completed: { accountNo: '510012300189' },
    pending: { accountNo: '510012300189' },
  };

  test('accepts every operation the portal sends within those limits', async () => {
    expect(documents.length).toBeGreaterThanOrEqual(15);
    for (const [name, query] of documents) {
      const account = { accountNo: '510012300189' };
      const { errors = [] } = (
        await inHongKong().query(query, {
          filter: name.includes('Vca') ? account : {},
          filter2: account,
          codes: [],
          filterByAccount: {},
          country: 'HK',
          filterByNonePie: {},
          filterGroupByFund: {},
          byAssetClass: false,
          userId: 'a1',
          password: 'b',
          nonce: 'c',
          nextStep: 0,
          status: 'A',
          accountCurrency: 'HKD',
          vcaTransactionSid: 'V1',
          ...panelVariables,
          accountNo: '510012300189',
          transactionType: 'W',
          transactionCurrency: 'HKD',
          amount: '100.00',
          currency: 'HKD',
          period: '1Y',
        })
      ).json<GraphqlAnswer>();
      expect([name, errors.filter(({ extensions }) => extensions.classification === 'BAD_REQUEST')]).toEqual([
        name,
        [],
      ]);
    }
  });

  test('takes neither batches nor what is no call', async () => {
    for (const body of [[{ query: '{ __typename }' }], {}, { query: 1 }, { query: '{ __typename }', variables: [] }])
      expect((await inTaiwan().call('POST', '/graphql', { body })).statusCode).toBe(400);
    expect((await inTaiwan().call('GET', '/graphql')).statusCode).toBe(404);
  });
});

describe('the public endpoint', () => {
  test('[ROLE-04, GQL-13, GQL-15, GQL-16, MSG-07] gives messages to everybody', async () => {
    const { data } = (
      await inHongKong().query(PublicPreLoginNewsMessageDocument.toString(), {}, '/graphql/static')
    ).json<GraphqlAnswer<PublicPreLoginNewsMessageQuery>>();
    expect(data?.message).toMatchObject({ enable: true, type: 'PRELOGIN_NEWS', values: [{ code: 'NEWS-1' }] });
    expect(data?.message?.values[0]?.value).toMatch(/^Beware of phishing/);
    const maintenance = await inTaiwan().query(PublicMaintenanceMessageDocument.toString(), {}, '/graphql/static');
    expect(maintenance.json()).toMatchObject({ data: { message: { enable: false, type: 'MAINTENANCE' } } });
    const disclaimer = await inTaiwan().query(PublicDisclaimerMessageDocument.toString(), {}, '/graphql/static');
    expect(disclaimer.json()).toMatchObject({ data: { message: { enable: true, type: 'DISCLAIMER' } } });
  });

  test('[GQL-18] gives Taiwan’s visitors everything in one answer', async () => {
    const answer = await inTaiwan().query(PublicPreLoginDataTwDocument.toString(), {}, '/graphql/static');
    const { data } = answer.json<GraphqlAnswer<PublicPreLoginDataTwQuery>>();
    expect(data?.preLoginDataTW.news?.values).toHaveLength(2);
    expect(data?.preLoginDataTW.disclaimer?.enable).toBe(true);
    expect(data?.preLoginDataTW.promotions.map(({ code }) => code)).toEqual(['2001NEW', '2002']);
  });

  test.for([
    ['a private operation', UserPortfolioTwDocument.toString()],
    ['one without a name', '{ message(type: TYPHOON) { enable } }'],
    ['a private one beside a public one', 'query PublicA { __typename } query B { userPortfolioTW { userId } }'],
    ['a mutation', 'mutation PublicLogin { localUserLogin(userId: "a", password: "b") { success } }'],
    ['no document', 'query Public {'],
  ])('[ROLE-04] refuses %s', async ([, query]) => {
    expect((await inTaiwan().query(query ?? '', {}, '/graphql/static')).statusCode).toBe(403);
  });

  test('[ROLE-04] the public endpoint has no session, whatever a document is called', async () => {
    const visitor = inTaiwan();
    await visitor.logOn('LINCHI72', 'Maple6093Sky');
    const answer = await visitor.query('query PublicTrick { userPortfolioTW { userId } }', {}, '/graphql/static');
    expect(answer.json<GraphqlAnswer>().errors?.[0]?.extensions.classification).toBe('UNAUTHORIZED');
  });
});

describe('the local login', () => {
  test('[API-15, GQL-30, AUTH-14] opens a session like the other', async () => {
    const visitor = inHongKong();
    const { data } = await visitor.graphql(LocalUserLoginDocument, {
      userId: 'chanmei88',
      password: '528314',
    });
    expect(data).toEqual({ localUserLogin: { success: true } });
    expect((await visitor.call('GET', '/heartbeat')).statusCode).toBe(200);
  });

  test('[AUTH-44] counts failures like the other, and says why', async () => {
    const codes = [];
    for (let attempt = 0; attempt < 4; attempt += 1) {
      const typed = { userId: 'chanmei88', password: '000000' };
      const { errors } = await inHongKong().graphql(LocalUserLoginDocument, typed);
      codes.push(errors?.[0]?.extensions.errors?.[0]?.code);
    }
    expect(codes).toEqual(['LOG0001', 'LOG0001', 'LOG0001', 'LOG0005']);
    const blank = await inHongKong().graphql(LocalUserLoginDocument, { userId: ' ', password: '' });
    expect(blank.errors?.[0]?.extensions.errors).toMatchObject([{ code: 'LOG0003' }]);
  });

  test('[CONFLICT-14] exists neither in Taiwan nor in production', async () => {
    for (const visitor of [inTaiwan(), new Visitor(production, 'HK')]) {
      const { data, errors } = await visitor.graphql(LocalUserLoginDocument, {
        userId: 'chanmei88',
        password: '528314',
      });
      expect([data, errors?.length]).toEqual([null, 1]);
    }
  });
});

describe('in production', () => {
  const there = (): Visitor => new Visitor(production, 'HK');

  test('takes the portal’s own documents to the letter, and no other', async () => {
    const own = PublicDisclaimerMessageDocument.toString();
    expect((await there().query(own, {}, '/graphql/static')).statusCode).toBe(200);
    for (const query of [`${own} `, '{ __typename }', '{ __schema { types { name } } }'])
      for (const path of ['/graphql', '/graphql/static'])
        expect((await there().query(query, {}, path)).statusCode).toBe(400);
  });

  test('[GQL-01] serves a client', async () => {
    const visitor = there();
    await visitor.logOn('chanmei88', '528314');
    const { data } = await visitor.graphql(HoldingStatisticsHkDocument, { filter: {}, byAssetClass: false });
    expect(data?.holdingStatisticsHK.numberOfFunds).toBe(12);
  });
});
