import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { PasskeyRequestAnswer } from '../../../contract/rest/passkeys/passkeys';
import { orderEvents } from '../../../sandbox/database/schema/orders';
import { PasskeyVisitor } from '../support/passkey-visitor';
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
let own: PasskeyVisitor;
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
  own = new PasskeyVisitor(client);
  [orderId = '', another = ''] = await receivedOrders(sandbox, 2);
  await own.add(pin);
});

const signedIn = (name = login, secret = pin): Promise<StepUpVisitor> => StepUpVisitor.signedIn(server, name, secret);

async function begun(visitor = client, id = orderId): Promise<string> {
  const nonce = freshNonce({ id });
  expect((await visitor.begin(id, nonce)).json()).toMatchObject({ provider: 'LOCAL' });
  return nonce;
}

const isCancelled = async (id: string): Promise<boolean> =>
  (await sandbox.database.select().from(orderEvents).where(eq(orderEvents.orderId, id))).length > 1;

describe('a proof by passkey', () => {
  test('[REAUTH-01, R14] a proof by passkey is offered to a client who has one, beside the secret, and carries out the one request it was asked for', async () => {
    const nonce = freshNonce({ orderId });
    expect((await client.begin(orderId, nonce)).json()).toEqual({ provider: 'LOCAL', passkey: true });
    const { cookie } = client;
    expect((await own.give(await own.proofOf(nonce))).statusCode).toBe(200);
    expect(client.cookie).not.toBe(cookie);
    expect(codesOf(await client.cancel(another))).toEqual(['RE_AUTH']);
    expect((await client.cancel(orderId)).statusCode).toBe(200);
    expect([await isCancelled(orderId), await isCancelled(another)]).toEqual([true, false]);
    // The secret is as good as before.
    expect(await client.giveSecret(await begun(client, another), pin)).toBe('');
  });

  test('[REAUTH-01, R14] a proof by passkey is offered to nobody who has none', async () => {
    const other = await signedIn('chowgold3', '571940');
    const nonce = freshNonce({ orderId });
    expect((await other.begin(orderId, nonce)).json()).toEqual({ provider: 'LOCAL' });
    expect(codesOf(await new PasskeyVisitor(other).requestStepUp(nonce))).toEqual(['PASSKEY_UNAVAILABLE']);
  });

  test('[OPEN-43, R14] counts once: what was signed can’t be sent again, for this or for another request', async () => {
    const proof = await own.proofOf(await begun());
    expect((await own.give(proof)).statusCode).toBe(200);
    expect(codesOf(await own.give(proof))).toEqual(['PASSKEY_UNKNOWN']);
    const next = await begun(client, another);
    await own.requestStepUp(next);
    expect(codesOf(await own.give({ ...proof, nonce: next }))).toEqual(['PASSKEY_REFUSED']);
    expect(codesOf(await client.cancel(another))).toEqual(['RE_AUTH']);
  });

  test('[OPEN-43, R14] belongs to the request it was asked for, and to no other one of the same session', async () => {
    const one = await begun();
    const two = await begun(client, another);
    const proof = await own.proofOf(one);
    expect(codesOf(await own.give({ ...proof, nonce: two }))).toEqual(['PASSKEY_UNKNOWN']);
    // What the session waited for counts no more.
    expect(codesOf(await own.give(proof))).toEqual(['PASSKEY_UNKNOWN']);
    for (const id of [orderId, another]) expect(codesOf(await client.cancel(id))).toEqual(['RE_AUTH']);
  });

  test('[OPEN-43, R14] a proof by passkey is refused from another origin or place, without its holder, not counted on, of another type, challenge or passkey', async () => {
    const lies = [
      { origin: 'https://evil.example' },
      { relyingParty: 'evil.example' },
      { isHolderVerified: false },
      { type: 'webauthn.create' },
      { challenge: 'AAAA' },
      { id: 'bm9ib2R5' },
    ];
    for (const lie of lies)
      expect([lie, codesOf(await own.give(await own.proofOf(await begun(), lie)))]).toEqual([lie, ['PASSKEY_REFUSED']]);
    own.device.counter = 20;
    expect((await own.give(await own.proofOf(await begun()))).statusCode).toBe(200);
    for (const counter of [21, 20, 0])
      expect(codesOf(await own.give(await own.proofOf(await begun(), { counter })))).toEqual(['PASSKEY_REFUSED']);
    expect(await client.cancel(another).then(codesOf)).toEqual(['RE_AUTH']);
  });

  test('[OPEN-43, R14] a proof by passkey is of the client’s own passkeys: another client’s proves nothing, nor does a removed one', async () => {
    const other = await signedIn('chowgold3', '571940');
    const others = new PasskeyVisitor(other);
    await others.add('571940');
    const nonce = await begun();
    const request = (await own.requestStepUp(nonce)).json<PasskeyRequestAnswer>();
    expect(request.allowCredentials.map(({ id }) => id)).toEqual([own.device.id]);
    expect(codesOf(await own.give({ nonce, assertion: others.device.sign(request) }))).toEqual(['PASSKEY_REFUSED']);
    const proof = await own.proofOf(await begun());
    await own.remove(own.device.id, pin);
    expect(codesOf(await own.give(proof))).toEqual(['PASSKEY_REFUSED']);
  });

  test('[OPEN-43, R14] belongs to its session, and lasts five minutes from the beginning of what it proves', async () => {
    const nonce = await begun();
    const elsewhere = new PasskeyVisitor(await signedIn(), own.device);
    expect(codesOf(await elsewhere.requestStepUp(nonce))).toEqual(['RE_AUTH_UNKNOWN']);
    expect(codesOf(await elsewhere.give(await own.proofOf(nonce)))).toEqual(['PASSKEY_UNKNOWN']);
    const late = await begun();
    sandbox.clock.advance(3 * minute);
    const proof = await own.proofOf(late);
    sandbox.clock.advance(3 * minute);
    expect(codesOf(await own.give(proof))).toEqual(['RE_AUTH_EXPIRED']);
    const stale = await own.proofOf(await begun());
    sandbox.clock.advance(5 * minute + 1);
    expect(codesOf(await own.give(stale))).toEqual(['PASSKEY_UNKNOWN']);
    expect(codesOf(await own.requestStepUp(late))).toEqual(['RE_AUTH_EXPIRED']);
  });

  test('[OPEN-43, R3, R14] a proof by passkey is taken once, however often it is sent at once', async () => {
    const proof = await own.proofOf(await begun());
    const { cookie, token } = client;
    const answers = await Promise.all(
      Array.from({ length: 50 }, async () => {
        const same = new PasskeyVisitor(Object.assign(new StepUpVisitor(server), { cookie, token }));
        return (await same.give(proof)).statusCode;
      }),
    );
    expect(answers.filter((status) => status === 200)).toHaveLength(1);
  });

  test('[AUTH-44, R14] proves nothing while the client is locked, and a wrong one locks nobody', async () => {
    for (let time = 0; time < 6; time += 1)
      await own.give(await own.proofOf(await begun(), { isHolderVerified: false }));
    const proof = await own.proofOf(await begun());
    const nonce = await begun(client, another);
    for (let time = 0; time < 4; time += 1) await client.giveSecret(nonce, '111222');
    expect(codesOf(await own.give(proof))).toEqual(['LOG0005']);
    expect(codesOf(await client.cancel(orderId))).toEqual(['RE_AUTH']);
  });
});
