import { eq } from 'drizzle-orm';
import cookies from '@fastify/cookie';
import Fastify, { type FastifyInstance } from 'fastify';
import { execute, parse } from 'graphql/index.js';
import { createSchema } from 'graphql-yoga';
import { beforeEach, expect, test } from 'vitest';
import { FundPreviewsDocument } from '../../../contract/graphql/funds/generated/graphql';
import { changesClient } from '../../../contract/rest/call';
import { callCatalogue } from '../../../contract/rest/call-catalogue';
import { pinResetCalls } from '../../../contract/rest/credentials/pin-reset-calls';
import { resetCalls } from '../../../contract/rest/credentials/reset-calls';
import { sessionCalls } from '../../../contract/rest/sessions/session-calls';
import type { ServedCall } from '../../../contract/rest/served-call';
import { regionDefaults } from '../../../config/regions';
import { regions, type Region } from '../../../domain/region';
import { usedAllowances } from '../../../sandbox/database/schema/allowances';
import { recentViews } from '../../../sandbox/database/schema/fund-lists';
import { Admission } from '../../../sandbox/limits/admission';
import { limitMutations, limitWrites } from '../../../sandbox/limits/limit-writes';
import { writeAllowance } from '../../../sandbox/limits/write-allowances';
import { buildServer } from '../../../sandbox/server/build-server';
import { graphqlSchema } from '../../../sandbox/server/graphql-schema';
import type { CallContext } from '../../../sandbox/wire/call-context';
import { createCallContext } from '../../../sandbox/wire/create-call-context';
import { classifiedError } from '../../../sandbox/wire/graphql/classified-error';
import { answerFailures } from '../../../sandbox/wire/responses/failure-answers';
import { hour } from '../support/settable-clock';
import { sharedSandbox } from '../support/shared-sandbox';
import { codesOf, Visitor } from '../support/visitor';

const shared = sharedSandbox();
const who = { HK: ['chanmei88', '528314'], TW: ['LINCHI72', 'Maple6093Sky'] } as const;
const idOf = { HK: 'HK-TYPICAL', TW: 'TW-NO-CODE' } as const;

beforeEach(() => shared.sandbox.forget());

/** Its calls that open no session and no reset, which have limits of their own, those that change something of the client and those that only read. */
const sentTo = (region: Region, changing: boolean) =>
  Object.entries<ServedCall>(callCatalogue).filter(
    ([name, call]) =>
      (call.method !== 'GET' || changing) &&
      call.session === undefined &&
      !(name in sessionCalls || name in resetCalls || name in pinResetCalls) &&
      call.regions.some((one) => one === region) &&
      changesClient(call) === changing,
  );

/** As if the client had written so often in the hour so far. */
async function haveWritten(region: Region, kind: string, times: number): Promise<void> {
  const used = { clientId: idOf[region], kind, times, since: shared.sandbox.clock.now() };
  await shared.sandbox.database
    .insert(usedAllowances)
    .values(used)
    .onConflictDoUpdate({ target: [usedAllowances.clientId, usedAllowances.kind], set: used });
}

const choose = (visitor: Visitor) => visitor.call('POST', '/portfolio/setting', { body: { showCcy: 'USD' } });
const choosing = 'POST /portfolio/setting';

const checks = ['checkUsername', 'validateAllotment', 'validateRedemption', 'validateSwitch'];

test.for(regions)('limits every write of the catalogue, in %s', async (region) => {
  const visitor = await shared.visitors.loggedOn(region, who[region]);
  const writes = sentTo(region, true);
  for (const [name, { method, path }] of writes) {
    const [route = ''] = path.split('?');
    const kind = `${method} ${route}`;
    await haveWritten(region, kind, writeAllowance(kind).times);
    const answer = await visitor.call(method, path);
    expect([name, answer.statusCode, codesOf(answer)]).toEqual([name, 429, ['TOO_MANY_REQUESTS']]);
    expect(answer.headers['retry-after']).toBe(String(writeAllowance(kind).within / 1000));
    expect((await visitor.call('GET', '/heartbeat')).statusCode).toBe(200);
  }
  expect(writes.length).toBeGreaterThan(3);
  // They check a name or a list before it is sent, and keep nothing; how often a name is checked is limited apart.
  expect(sentTo(region, false).map(([name]) => name)).toEqual(checks);
});

test('lets a client write as often as the allowance says, and again when its hour is over', async () => {
  const visitor = await shared.visitors.loggedOn('HK', who.HK);
  await haveWritten('HK', choosing, writeAllowance(choosing).times - 1);
  expect((await choose(visitor)).statusCode).toBe(200);
  shared.sandbox.clock.advance(hour / 10);
  const refused = await choose(visitor);
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, String(54 * 60)]);
  await shared.sandbox.database
    .update(usedAllowances)
    .set({ since: new Date(shared.sandbox.clock.now().getTime() - hour) });
  expect((await choose(visitor)).statusCode).toBe(200);
});

test('counts what is sent at once, by every process, and each client apart', async () => {
  const visitor = await shared.visitors.loggedOn('HK', who.HK);
  const second = await shared.sandbox.server('HK');
  await haveWritten('HK', choosing, writeAllowance(choosing).times - 3);
  const rivals = Array.from({ length: 10 }, (_, index) => at(index % 2 === 0 ? visitor.server : second, visitor));
  const statuses = (await Promise.all(rivals.map(choose))).map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 200)).toHaveLength(3);
  expect(statuses.filter((status) => status === 429)).toHaveLength(7);
  const another = await shared.visitors.loggedOn('HK', ['yipdollar7', '293641']);
  expect((await choose(another)).statusCode).toBe(200);
});

test('counts a write that is refused for its content too', async () => {
  const visitor = await shared.visitors.loggedOn('HK', who.HK);
  for (let attempt = 0; attempt < 2; attempt += 1)
    expect((await visitor.call('POST', '/portfolio/setting', { body: { showCcy: 'XXX' } })).statusCode).toBe(400);
  const [used] = await shared.sandbox.database.select().from(usedAllowances).where(eq(usedAllowances.kind, choosing));
  expect(used?.times).toBe(2);
});

test('[R8] a server without room refuses all that its clients ask, and counts none of it as written', async () => {
  const visitor = await shared.visitors.loggedOn('HK', who.HK);
  const full = new Admission({ reads: 0, busy: 0, all: 0, turns: 1, waiting: 1, address: 0 });
  const server = await buildServer(serverContext(), undefined, full);
  const client = at(server, visitor);
  const calls = [await client.call('GET', '/heartbeat'), await choose(client), await client.call('POST', '/graphql')];
  expect(calls.map((answer) => [answer.statusCode, codesOf(answer)])).toEqual(calls.map(() => [503, ['BUSY']]));
  await server.close();
  const used = await shared.sandbox.database.select().from(usedAllowances).where(eq(usedAllowances.kind, choosing));
  expect(used).toEqual([]);
});

test('limits a route that was added without a word about limits', async () => {
  const visitor = await shared.visitors.loggedOn('HK', who.HK);
  const app = Fastify();
  answerFailures(app);
  await app.register(cookies);
  await app.register(
    (api, _, done) => {
      limitWrites(api, serverContext());
      api.post('/new', () => ({}));
      api.get('/read', () => ({}));
      done();
    },
    { prefix: regionDefaults.HK.apiBase },
  );
  const client = at(app, visitor);
  expect((await client.call('POST', '/new')).statusCode).toBe(200);
  await haveWritten('HK', 'POST /new', writeAllowance('POST /new').times);
  expect((await client.call('POST', '/new')).statusCode).toBe(429);
  expect((await client.call('GET', '/read')).statusCode).toBe(200);
  await app.close();
});

test('limits a mutation that was added without a word about limits', async () => {
  const visitor = await shared.visitors.loggedOn('HK', who.HK);
  const schema = createSchema<CallContext>({
    typeDefs: 'type Query { read: Boolean } type Mutation { write: Boolean }',
    resolvers: { Mutation: { write: () => true } },
  });
  limitMutations(schema);
  const app = Fastify();
  await app.register(cookies);
  app.post('*', async (request, reply) => {
    const contextValue = createCallContext({ request, reply, path: 'guarded' }, serverContext());
    const result = await execute({ schema, document: parse('mutation { a: write b: write }'), contextValue });
    return { ...result, errors: result.errors?.map(classifiedError) };
  });
  const client = at(app, visitor);
  expect((await client.call('POST', '/graphql')).json()).toEqual({ data: { a: true, b: true } });
  await haveWritten('HK', 'mutation write', writeAllowance('mutation write').times - 1);
  expect((await client.call('POST', '/graphql')).json()).toMatchObject({
    data: { a: true, b: null },
    errors: [{ extensions: { classification: 'INTERNAL_ERROR', errors: [{ code: 'TOO_MANY_REQUESTS' }] } }],
  });
  await app.close();
});

test('[VCA-05] allows a client each mutation of the contract as often as was decided, what is kept for good less often', () => {
  const mutations = Object.keys(graphqlSchema('whole').getMutationType()?.getFields() ?? {});
  const times = mutations
    .filter((name) => name !== 'localUserLogin')
    .map((name) => {
      const { times: most, within } = writeAllowance(`mutation ${name}`);
      return [name, most, within / hour];
    });
  expect(times).toEqual([
    ['addVcaTransaction', 100, 24],
    ['holdVcaTransaction', 100, 24],
    ['cancelVcaTransaction', 300, 1],
    ['localUserReAuth', 60, 1],
  ]);
});

test('[FUND-02] shows every fund, and remembers no more views than anybody has', async () => {
  const visitor = await shared.visitors.loggedOn('HK', who.HK);
  await haveWritten('HK', 'view of a fund', writeAllowance('view of a fund').times);
  const before = await shared.sandbox.database.select().from(recentViews);
  shared.sandbox.clock.advance(1000);
  const found = await visitor.call('GET', '/fund?isAll=true');
  const [fund] = found.json<{ name: { code: string } }[]>();
  const { data } = await visitor.graphql(FundPreviewsDocument, { codes: [fund?.name.code] });
  expect(data?.fundPreviews).toHaveLength(1);
  expect(await shared.sandbox.database.select().from(recentViews)).toEqual(before);
});

/** The same browser at another server. */
const at = (server: FastifyInstance, { cookie, token }: Visitor): Visitor =>
  Object.assign(new Visitor(server, 'HK'), { cookie, token });

const serverContext = () => shared.sandbox.context('HK');
