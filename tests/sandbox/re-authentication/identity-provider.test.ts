import { asc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { identityAssertions } from '../../../sandbox/database/schema/re-authentications';
import { orderEvents } from '../../../sandbox/database/schema/orders';
import { freshNonce, StepUpVisitor } from '../support/step-up-visitor';
import { receivedOrders } from '../support/received-orders';
import { minute } from '../support/settable-clock';
import { startTestSandbox, type TestSandbox } from '../support/test-sandbox';
import { codesOf } from '../support/visitor';

const login = 'chanmei88';
const pin = '528314';

let sandbox: TestSandbox;
const servers: Record<string, FastifyInstance> = {};
let client: StepUpVisitor;
let orderId: string;
let nonce: string;

beforeAll(async () => {
  sandbox = await startTestSandbox();
  for (const reAuthProvider of ['AUTHE', 'JANUS', 'LOCAL'] as const)
    servers[reAuthProvider] = await sandbox.server('HK', { reAuthProvider });
  servers['production'] = await sandbox.server('HK', { reAuthProvider: 'AUTHE', environment: 'production' });
}, 120_000);
afterAll(() => sandbox.close());

beforeEach(async () => {
  await sandbox.forget();
  [orderId = ''] = await receivedOrders(sandbox, 1);
  client = await signedIn('AUTHE');
  nonce = freshNonce({ orderId });
});

function serverOf(name: string): FastifyInstance {
  const server = servers[name];
  if (!server) throw new Error(`there is no server with ${name}`);
  return server;
}

const signedIn = (provider: string, name = login, secret = pin): Promise<StepUpVisitor> =>
  StepUpVisitor.signedIn(serverOf(provider), name, secret);

/** Opens the provider's entry as a browser does: with the cookie, and no header of the portal's. */
async function enter(visitor: StepUpVisitor, provider = 'authe', of = nonce): Promise<string> {
  const url = `/tet-web/rest/auth/${provider}/re-auth?locale=en_US&nonce=${of}&type=ORDER&action=CANCEL_ORDER`;
  const { cookie } = visitor;
  const answer = await visitor.server.inject({ url, headers: cookie === undefined ? {} : { cookie } });
  expect(answer.statusCode).toBe(302);
  return answer.headers.location ?? '';
}

/** Sends a name and a secret to the provider. */
const identify = (visitor: StepUpVisitor, username: string, password: string, provider = 'AUTHE') =>
  visitor.server.inject({
    method: 'POST',
    url: '/sandbox/identity-provider',
    headers: { 'x-requested-with': 'XMLHttpRequest' },
    payload: { nonce, provider, username, password },
  });

/** The code that the provider sends back. */
async function codeOf(visitor: StepUpVisitor, name = login, secret = pin, provider = 'AUTHE'): Promise<string> {
  const { to } = (await identify(visitor, name, secret, provider)).json<{ to: string }>();
  const back = new URL(to, 'https://portal.test');
  expect([back.pathname, back.searchParams.get('nonce')]).toEqual(['/eTrading/v2/re-auth-callback', nonce]);
  return back.searchParams.get('result') ?? '';
}

const events = () =>
  sandbox.database
    .select()
    .from(orderEvents)
    .where(eq(orderEvents.orderId, orderId))
    .orderBy(asc(orderEvents.sequence));

describe.each(['AUTHE', 'JANUS'] as const)('the provider %s', (provider) => {
  test('[REAUTH-01, REAUTH-05, REAUTH-14, API-23, OPEN-13, ENUM-04] asks who it is and sends back what the server takes once', async () => {
    client = await signedIn(provider);
    expect((await client.begin(orderId, nonce)).json()).toEqual({ provider });
    const page = await enter(client, provider.toLowerCase());
    expect(page).toBe(`/sandbox/identity-provider?provider=${provider}&nonce=${nonce}&locale=en_US`);
    const shown = await client.server.inject(page);
    expect([shown.statusCode, shown.body.includes('MasterAccount number')]).toEqual([200, true]);
    expect(shown.body).toContain('You confirm: <strong>Cancel an order</strong>');
    expect(shown.body).toContain('Nothing happens until you confirm');
    expect(shown.body).toMatch(/<header>.*>My orders</s);
    const code = await codeOf(client, login, pin, provider);
    const before = [client.cookie, client.token];
    expect((await client.finish(nonce, code)).statusCode).toBe(200);
    expect([client.cookie === before[0], client.token === before[1]]).toEqual([false, false]);
    expect((await client.cancel(orderId)).statusCode).toBe(200);
    expect(codesOf(await client.finish(nonce, code))).toEqual(['RE_AUTH_USED']);
    const [, cancelled, ...more] = await events();
    expect(more).toEqual([]);
    expect(cancelled?.proof).toMatchObject({
      stepUpProvider: provider,
      stepUpBy: 'secret',
      stepUpAt: sandbox.clock.now().toISOString(),
      secret: null,
      signedInBy: 'secret',
      sessionMark: cancelled?.sessionMark,
    });
  });
});

describe('the result of a provider', () => {
  test('[OPEN-43] the result of a provider is nothing without the request, in another session, for another nonce, late, or a second time', async () => {
    const code = await codeOf(client);
    expect(codesOf(await client.finish(nonce, code))).toEqual(['RE_AUTH_UNKNOWN']);
    await client.begin(orderId, nonce);
    const elsewhere = await signedIn('AUTHE');
    expect(codesOf(await elsewhere.finish(nonce, code))).toEqual(['RE_AUTH_UNKNOWN']);
    const other = freshNonce({ other: orderId });
    await client.begin(orderId, other);
    // Looked at for another request, it is used up.
    expect(codesOf(await client.finish(other, code))).toEqual(['RE_AUTH_UNKNOWN']);
    expect(codesOf(await client.finish(nonce, code))).toEqual(['RE_AUTH_UNKNOWN']);
    const late = await codeOf(client);
    sandbox.clock.advance(5 * minute + 1);
    expect(codesOf(await client.finish(nonce, late))).toEqual(['RE_AUTH_EXPIRED']);
    expect(codesOf(await client.cancel(orderId, { re_auth: 'Y' }))).toEqual(['RE_AUTH']);
    expect(await events()).toHaveLength(1);
  });

  test('[OPEN-43] counts for the client of the session alone: another one’s own secret proves nothing here', async () => {
    await client.begin(orderId, nonce);
    const code = await codeOf(client, 'chowgold3', '571940');
    expect(codesOf(await client.finish(nonce, code))).toEqual(['RE_AUTH_CREDENTIAL']);
    expect(codesOf(await client.cancel(orderId))).toEqual(['RE_AUTH']);
    expect(await sandbox.database.select().from(identityAssertions)).toEqual([]);
  });

  test('[REAUTH-19] the result of a provider can’t take the place of the local proof, nor that of the provider’s', async () => {
    await client.begin(orderId, nonce);
    expect(await client.giveSecret(nonce, pin)).toBe('RE_AUTH_UNKNOWN');
    const local = await signedIn('LOCAL');
    nonce = freshNonce({ local: orderId });
    await local.begin(orderId, nonce);
    expect(codesOf(await local.finish(nonce, await codeOf(local)))).toEqual(['RE_AUTH_UNKNOWN']);
  });

  test('[CONFLICT-02, AUTH-44, PIN-06] takes a PIN as it is meant, and counts none that can’t be right', async () => {
    for (let times = 0; times < 5; times += 1)
      expect(codesOf(await identify(client, login, '52831４é'))).toEqual(['RE_AUTH_CREDENTIAL']);
    await client.begin(orderId, nonce);
    expect((await client.finish(nonce, await codeOf(client, login, '５２８ 314\u200B '))).statusCode).toBe(200);
  });

  test('[AUTH-44, R15] comes after the client’s own secret alone; wrong ones count as at login, known name or not', async () => {
    for (const [name, secret] of [
      [login, '000000'],
      ['nobodyatall1', pin],
    ] as const) {
      const codes = [];
      for (let tried = 0; tried < 5; tried += 1) codes.push(codesOf(await identify(client, name, secret))[0]);
      expect(codes).toEqual([...Array<string>(3).fill('RE_AUTH_CREDENTIAL'), 'LOG0005', 'LOG0005']);
    }
    expect(codesOf(await identify(client, login, pin))).toEqual(['LOG0005']);
    expect(codesOf(await new StepUpVisitor(serverOf('AUTHE')).logOn(login, pin))).toEqual(['LOG0005']);
    expect(await sandbox.database.select().from(identityAssertions)).toEqual([]);
  });
});

describe('the way to a provider', () => {
  const failed = (of = nonce): string => `/eTrading/v2/re-auth-callback?result=failed&nonce=${of}`;

  test('[API-23, REAUTH-05] the way to a provider is open to the browser that began, and leads anybody else back', async () => {
    expect(await enter(client)).toBe(failed());
    await client.begin(orderId, nonce);
    expect(await enter(client)).toContain('/sandbox/identity-provider?');
    expect(await enter(client, 'janus')).toBe(failed());
    expect(await enter(client, 'local')).toBe(failed());
    expect(await enter(new StepUpVisitor(serverOf('AUTHE')))).toBe(failed());
    expect(await enter(await signedIn('AUTHE', 'chowgold3', '571940'))).toBe(failed());
    sandbox.clock.advance(5 * minute + 1);
    expect(await enter(client)).toBe(failed());
  });

  test('[API-23] the way to a provider is nowhere for another provider, without a nonce, and in production; nor is the stand-in', async () => {
    const { server } = client;
    for (const url of [
      `/tet-web/rest/auth/nobody/re-auth?nonce=${nonce}`,
      '/tet-web/rest/auth/authe/re-auth',
      '/tet-web/rest/auth/authe/re-auth?nonce=%3Cscript%3E',
      '/sandbox/identity-provider?provider=AUTHE&nonce=1',
    ])
      expect([url, (await server.inject(url)).statusCode]).toEqual([url, 404]);
    const production = await signedIn('production');
    expect(codesOf(await production.begin(orderId, nonce))).toEqual(['RE_AUTH_UNAVAILABLE']);
    expect(await enter(production)).toBe(failed());
    expect((await identify(production, login, pin)).statusCode).toBe(404);
  });
});
