import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '../../../sandbox/database/database';
import { reAuthentications } from '../../../sandbox/database/schema/re-authentications';
import { sessions } from '../../../sandbox/database/schema/sessions';
import { requireStepUp } from '../../../sandbox/re-authentication/require-step-up';
import { orderEvents } from '../../../sandbox/database/schema/orders';
import { freshNonce, StepUpVisitor } from '../support/step-up-visitor';
import { receivedOrders } from '../support/received-orders';
import { minute } from '../support/settable-clock';
import { startTestSandbox, type TestSandbox } from '../support/test-sandbox';
import { codesOf } from '../support/visitor';

const login = 'chanmei88';
const pin = '528314';

let sandbox: TestSandbox;
let server: FastifyInstance;
let client: StepUpVisitor;
let orderId: string;
let another: string;

beforeAll(async () => {
  sandbox = await startTestSandbox();
  server = await sandbox.server('HK');
}, 120_000);
afterAll(() => sandbox.close());

beforeEach(async () => {
  await sandbox.forget();
  client = await signedIn();
  [orderId = '', another = ''] = await receivedOrders(sandbox, 2);
});

const signedIn = (name = login, secret = pin): Promise<StepUpVisitor> => StepUpVisitor.signedIn(server, name, secret);

const isCancelled = async (id: string): Promise<boolean> =>
  (await sandbox.database.select().from(orderEvents).where(eq(orderEvents.orderId, id))).length > 1;

async function begun(visitor = client, id = orderId): Promise<string> {
  const nonce = freshNonce({ id });
  const answer = await visitor.begin(id, nonce);
  expect([answer.statusCode, answer.json()]).toEqual([200, { provider: 'LOCAL' }]);
  return nonce;
}

describe('an order of Hong Kong', () => {
  test('[REAUTH-01, REAUTH-11, REAUTH-19, GQL-31] an order of Hong Kong is cancelled with a fresh proof alone, whatever the header says', async () => {
    for (const headers of [{}, { re_auth: 'Y' }, { re_auth: 'N' }]) {
      const refused = await client.cancel(orderId, headers);
      expect([refused.statusCode, codesOf(refused)]).toEqual([403, ['RE_AUTH']]);
    }
    const nonce = await begun();
    expect(codesOf(await client.cancel(orderId, { re_auth: 'Y' }))).toEqual(['RE_AUTH']);
    expect(await client.giveSecret(nonce, pin)).toBe('');
    expect(await isCancelled(orderId)).toBe(false);
    expect((await client.cancel(orderId, { re_auth: 'N' })).statusCode).toBe(200);
    expect(await isCancelled(orderId)).toBe(true);
    // The same again is the same answer, and nothing more.
    expect((await client.cancel(orderId)).statusCode).toBe(200);
  });

  test('[OPEN-43, REAUTH-08] takes no proof of another one, and a proof counts once', async () => {
    const nonce = await begun();
    await client.giveSecret(nonce, pin);
    expect(codesOf(await client.cancel(another))).toEqual(['RE_AUTH']);
    expect((await client.cancel(orderId)).statusCode).toBe(200);
    expect(codesOf(await client.cancel(another))).toEqual(['RE_AUTH']);
    expect(await client.giveSecret(nonce, pin)).toBe('RE_AUTH_USED');
    expect(codesOf(await client.begin(another, nonce))).toEqual(['RE_AUTH_USED']);
    expect(await isCancelled(another)).toBe(false);
  });

  test('[OPEN-43] takes a proof for five minutes from its beginning', async () => {
    const late = await begun();
    sandbox.clock.advance(5 * minute + 1);
    expect(await client.giveSecret(late, pin)).toBe('RE_AUTH_EXPIRED');
    const unused = await begun();
    expect(await client.giveSecret(unused, pin)).toBe('');
    sandbox.clock.advance(5 * minute + 1);
    expect(codesOf(await client.cancel(orderId))).toEqual(['RE_AUTH']);
    const inTime = await begun();
    sandbox.clock.advance(5 * minute);
    expect(await client.giveSecret(inTime, pin)).toBe('');
    expect((await client.cancel(orderId)).statusCode).toBe(200);
  });

  test('[REAUTH-01] asks for no proof where it can’t be cancelled anyway', async () => {
    expect(codesOf(await client.cancel('no-such-order'))).toEqual(['ORDER_UNKNOWN']);
    sandbox.clock.set('2026-03-04T17:00:00+08:00');
    client = await signedIn();
    expect(codesOf(await client.cancel(orderId))).toEqual(['ORDER_CUT_OFF_PASSED']);
  });

  test('[REAUTH-01, OPEN-43] keeps a proof that came to nothing for as long as it lasts', async () => {
    await client.giveSecret(await begun(), pin);
    const wrongKey = await client.call('POST', '/orders/cancel', {
      body: { orderId },
      headers: { 'idempotency-key': `cancel-order:${another}` },
    });
    expect(codesOf(wrongKey)).toEqual(['IDEMPOTENCY_KEY_INVALID']);
    expect((await client.cancel(orderId)).statusCode).toBe(200);
  });
});

describe('a proof', () => {
  test('[OPEN-43, R3] counts once, however many ask for it at once, and not at all where what it was for came to nothing', async () => {
    await client.prove(orderId, pin);
    const context = sandbox.context('HK');
    const [session] = await sandbox.database.select().from(sessions);
    if (!session) throw new Error('nobody is signed in');
    const use = (database: Database) => requireStepUp({ ...context, database }, session, 'CANCEL_ORDER', { orderId });
    const undone = sandbox.database.transaction(async (transaction) => {
      await use(transaction);
      throw new Error('it came to nothing');
    });
    await expect(undone).rejects.toThrow('it came to nothing');
    const results = await Promise.allSettled(Array.from({ length: 50 }, () => sandbox.database.transaction(use)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(use(sandbox.database)).rejects.toThrow('RE_AUTH');
  });

  test('[REAUTH-19, SESS-26] gives the session a new cookie and a new token, and the old ones are dead', async () => {
    const nonce = await begun();
    const { cookie, token } = client;
    await client.giveSecret(nonce, pin);
    expect([client.cookie === cookie, client.token === token]).toEqual([false, false]);
    const old = new StepUpVisitor(server);
    for (const halves of [
      { cookie, token },
      { cookie: client.cookie, token },
      { cookie, token: client.token },
    ]) {
      Object.assign(old, halves);
      expect((await old.cancel(orderId)).statusCode).toBe(401);
    }
    expect((await client.cancel(orderId)).statusCode).toBe(200);
  });

  test('[OPEN-43] belongs to its session: not to another one of the client, and not to another client', async () => {
    const elsewhere = await signedIn();
    const nonce = await begun();
    expect(await elsewhere.giveSecret(nonce, pin)).toBe('RE_AUTH_UNKNOWN');
    expect(codesOf(await elsewhere.finish(nonce, 'anything'))).toEqual(['RE_AUTH_UNKNOWN']);
    const other = await signedIn('chowgold3', '571940');
    expect(await other.giveSecret(nonce, '571940')).toBe('RE_AUTH_UNKNOWN');
    expect(await client.giveSecret(nonce, pin)).toBe('');
    expect(codesOf(await elsewhere.cancel(orderId))).toEqual(['RE_AUTH']);
    expect(codesOf(await other.cancel(orderId))).toEqual(['ORDER_UNKNOWN']);
    expect(await isCancelled(orderId)).toBe(false);
  });

  test('[REAUTH-01] ends with its session', async () => {
    const nonce = await begun();
    await client.giveSecret(nonce, pin);
    await client.call('POST', '/auth/logout', { body: {} });
    client = await signedIn();
    expect(codesOf(await client.cancel(orderId))).toEqual(['RE_AUTH']);
    expect(await sandbox.database.select().from(reAuthentications)).toEqual([]);
  });

  test('[REAUTH-19] a proof is asked of a client who is signed in, and begun for what needs one, in its own words', async () => {
    const visitor = new StepUpVisitor(server);
    expect((await visitor.begin(orderId)).statusCode).toBe(401);
    expect(await visitor.giveSecret(freshNonce({}), pin)).toBe('UNAUTHORIZED');
    const body = { type: 'ORDER', action: 'CANCEL_ORDER', nonce: freshNonce({}), body: { orderId } };
    for (const wrong of [
      { type: 'txn' },
      { action: 'SUB' },
      { nonce: 'a' },
      { body: {} },
      { body: { orderId, vpin: pin } },
      { body: { orderId: 1 } },
    ])
      expect(codesOf(await client.call('POST', '/auth/re-auth/begin', { body: { ...body, ...wrong } }))).toEqual([
        'BAD_REQUEST',
      ]);
  });

  test('[CONFLICT-14, OPEN-57] a proof has no provider in production', async () => {
    const production = await sandbox.server('HK', { environment: 'production' });
    const visitor = new StepUpVisitor(production);
    await visitor.logOn(login, pin);
    expect(codesOf(await visitor.begin(orderId))).toEqual(['RE_AUTH_UNAVAILABLE']);
    expect(await visitor.giveSecret(freshNonce({}), pin)).toBe('NOT_AVAILABLE');
  });
});

describe('a wrong secret', () => {
  test('[AUTH-44, ERR-85] counts to the client’s lock as at login, and a right one forgives it', async () => {
    const nonce = await begun();
    for (const secret of ['000000', '111111', '222222'])
      expect(await client.giveSecret(nonce, secret)).toBe('RE_AUTH_CREDENTIAL');
    expect(await client.giveSecret(nonce, pin)).toBe('');
    const next = await begun();
    for (const secret of ['000000', '111111', '222222']) await client.giveSecret(next, secret);
    expect(await client.giveSecret(next, '333333')).toBe('LOG0005');
    expect(await client.giveSecret(next, pin)).toBe('LOG0005');
    expect(codesOf(await new StepUpVisitor(server).logOn(login, pin))).toEqual(['LOG0005']);
    // The session goes on, with nothing proved.
    expect(codesOf(await client.cancel(another))).toEqual(['RE_AUTH']);
  });

  test('[AUTH-44, R15] counts with those of the login, and locks at the fourth, however many come at once', async () => {
    const nonce = await begun();
    await new StepUpVisitor(server).logOn(login, '999999');
    const codes = await Promise.all(
      Array.from({ length: 12 }, (_, i) => client.giveSecret(nonce, `77${String(i)}131`)),
    );
    expect(codes.filter((code) => code === 'RE_AUTH_CREDENTIAL')).toHaveLength(2);
    expect(codes.filter((code) => code === 'LOG0005')).toHaveLength(10);
  });

  test('[AUTH-44] a wrong secret is not even looked at where there is nothing to prove, and a blank one is none', async () => {
    for (let tried = 0; tried < 6; tried += 1)
      expect(await client.giveSecret(freshNonce({ tried }), '000000')).toBe('RE_AUTH_UNKNOWN');
    const nonce = await begun();
    for (let tried = 0; tried < 6; tried += 1) expect(await client.giveSecret(nonce, ' ')).toBe('RE_AUTH_CREDENTIAL');
    expect(await client.giveSecret(nonce, pin)).toBe('');
  });

  test('[REAUTH-19] a wrong secret may be tried sixty times an hour, of which four count', async () => {
    const codes = [];
    for (let tried = 0; tried < 61; tried += 1) codes.push(await client.giveSecret(freshNonce({ tried }), pin));
    expect(codes.filter((code) => code !== 'RE_AUTH_UNKNOWN')).toEqual(['TOO_MANY_REQUESTS']);
  });
});
