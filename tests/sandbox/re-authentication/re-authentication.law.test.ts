import fc from 'fast-check';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { identityAssertions, reAuthentications } from '../../../sandbox/database/schema/re-authentications';
import { loginFailures } from '../../../sandbox/database/schema/sessions';
import { orderEvents } from '../../../sandbox/database/schema/orders';
import { usedAllowances } from '../../../sandbox/database/schema/allowances';
import { freshNonce, StepUpVisitor } from '../support/step-up-visitor';
import { receivedOrders } from '../support/received-orders';
import { minute } from '../support/settable-clock';
import { startTestSandbox, type TestSandbox } from '../support/test-sandbox';

const login = 'chanmei88';
const pin = '528314';
const lifetime = 5 * minute;

let sandbox: TestSandbox;
const servers: FastifyInstance[] = [];

beforeAll(async () => {
  sandbox = await startTestSandbox();
  for (const reAuthProvider of ['LOCAL', 'AUTHE'] as const)
    servers.push(await sandbox.server('HK', { reAuthProvider }));
}, 120_000);
beforeEach(() => sandbox.forget());
afterAll(() => sandbox.close());

const deeds = ['begin', 'give it', 'give another’s', 'give a wrong one', 'finish', 'replay', 'cancel'] as const;
type Deed = (typeof deeds)[number] | 'wait' | 'log in again';

/** The facts of one session, by what was done there alone: its requests by nonce, and when each began. */
type Request = { nonce: string; orderId: string; begunAt: number; isProved: boolean; isUsed: boolean };
type Model = { visitor: StepUpVisitor; requests: Request[]; lastCode: string | undefined };

async function signedIn(index: number): Promise<StepUpVisitor> {
  const server = servers[index];
  if (!server) throw new Error('there is no such server');
  return StepUpVisitor.signedIn(server, login, pin);
}

/** Returns the code that the provider's page gives the client for the secret. */
async function codeFor(visitor: StepUpVisitor, nonce: string): Promise<string> {
  const answer = await visitor.server.inject({
    method: 'POST',
    url: '/sandbox/identity-provider',
    headers: { 'x-requested-with': 'XMLHttpRequest' },
    payload: { nonce, provider: 'AUTHE', username: login, password: pin },
  });
  const { to = '' } = answer.json<{ to?: string }>();
  return new URL(to, 'https://portal.test').searchParams.get('result') ?? '';
}

const isCancelled = async (orderId: string): Promise<boolean> =>
  (await sandbox.database.select().from(orderEvents).where(eq(orderEvents.orderId, orderId))).length > 1;

test('[REAUTH-01, OPEN-43] no path leads to what is protected but a proof of that action and that body, in that session, in time and once', async () => {
  const step = fc.tuple(fc.nat(1), fc.nat(1), fc.constantFrom<Deed>(...deeds, 'wait', 'log in again', 'cancel'));
  // As often as not the way there is gone first, so that the end is tried from near it.
  const way = fc.constantFrom<Deed[]>([], ['begin'], ['begin', 'give it'], ['begin', 'finish']);
  await fc.assert(
    fc.asyncProperty(way, fc.array(step, { maxLength: 20 }), async (first, then) => {
      await sandbox.forget();
      const orders = await receivedOrders(sandbox, 2);
      const models: Model[] = [];
      for (const index of [0, 1]) models.push({ visitor: await signedIn(index), requests: [], lastCode: undefined });
      for (const [who, which, deed] of [...first.map((one) => [0, 0, one] as const), ...then]) {
        const model = models[who];
        const other = models[1 - who];
        const orderId = orders[which];
        if (!model || !other || orderId === undefined) continue;
        const { visitor, requests } = model;
        const now = sandbox.clock.now().getTime();
        const isFresh = ({ begunAt }: Request): boolean => now - begunAt <= lifetime;
        const newest = requests.findLast((request) => request.orderId === orderId);
        const prove = (request: Request | undefined, isLocal: boolean): void => {
          // Whatever was taken as a proof was begun here, is in time, was not proved before, and by this provider.
          expect([request !== undefined && isFresh(request), request?.isProved, who === 0]).toEqual([
            true,
            false,
            isLocal,
          ]);
          if (request) request.isProved = true;
        };
        if (deed === 'wait') sandbox.clock.advance(2 * minute);
        if (deed === 'log in again') Object.assign(model, { visitor: await signedIn(who), requests: [] });
        if (deed === 'begin') {
          const nonce = freshNonce({ orderId });
          expect((await visitor.begin(orderId, nonce)).statusCode).toBe(200);
          requests.push({ nonce, orderId, begunAt: now, isProved: false, isUsed: false });
        }
        if (deed === 'give it' && newest && (await visitor.giveSecret(newest.nonce, pin)) === '') prove(newest, true);
        if (deed === 'give another’s') {
          const [theirs] = other.requests;
          if (theirs) expect(await visitor.giveSecret(theirs.nonce, pin)).not.toBe('');
        }
        if (deed === 'give a wrong one' && newest) {
          expect(await visitor.giveSecret(newest.nonce, '000000')).not.toBe('');
          // The lock is proved elsewhere; here it would end every path.
          await sandbox.database.delete(loginFailures);
        }
        if (deed === 'finish' && newest) {
          model.lastCode = await codeFor(visitor, newest.nonce);
          const code = model.lastCode === '' ? 'none' : model.lastCode;
          if ((await visitor.finish(newest.nonce, code)).statusCode === 200) prove(newest, false);
        }
        if (deed === 'replay' && newest && model.lastCode)
          expect((await visitor.finish(newest.nonce, model.lastCode)).statusCode).not.toBe(200);
        if (deed === 'cancel') {
          const was = await isCancelled(orderId);
          const status = (await visitor.cancel(orderId, { re_auth: 'Y' })).statusCode;
          const given = requests.filter((one) => one.orderId === orderId && one.isProved && isFresh(one));
          const good = given.filter((one) => !one.isUsed);
          // What is cancelled is answered again to who gave the proof, the one that was used up then too.
          expect([deed, status]).toEqual([deed, (was ? given : good).length > 0 ? 200 : 403]);
          expect(await isCancelled(orderId)).toBe(was || good.length > 0);
          if (!was) for (const one of good) one.isUsed = true;
        }
      }
    }),
    { numRuns: 40 },
  );
}, 180_000);

/** A code that was used already, one that is near it, or one out of the blue. */
function guessAt(tried: number, [spent = '']: readonly string[]): string {
  if (tried % 10 === 1) return spent;
  return tried % 10 === 0 ? `${spent}${String(tried)}` : randomBytes(32).toString('base64url');
}

/** A nonce that nobody began: the next ones by number, and others. */
const nextTo = (nonce: string, tried: number): string =>
  tried % 2 === 0 ? freshNonce({ tried }) : `${nonce.slice(0, 56)}${(tried + 1).toString(16).padStart(8, '0')}`;

const attempts = process.env['TEST_LONG'] === '1' ? 100_000 : 1_000;

test('[OPEN-43, R14, REAUTH-14] guessing and replaying what comes back proves nothing, and others are served meanwhile', async () => {
  const [orderId = ''] = await receivedOrders(sandbox, 1);
  const visitor = await signedIn(1);
  const nonce = freshNonce({ orderId });
  await visitor.begin(orderId, nonce);
  const before = [visitor.cookie, visitor.token];
  const bystander = new StepUpVisitor(visitor.server);
  expect((await bystander.logOn('leefunds500', '846159')).statusCode).toBe(200);
  const spent = [await codeFor(visitor, freshNonce({})), await codeFor(visitor, nonce)];
  for (const code of spent) await visitor.finish(freshNonce({ code }), code);
  const seen = new Map<number, number>();
  for (let tried = 0; tried < attempts; tried += 1) {
    // The allowance is proved elsewhere: here it would end the attack.
    if (tried % 50 === 0) {
      await sandbox.database.delete(usedAllowances);
      expect((await bystander.call('GET', '/heartbeat')).statusCode).toBe(200);
    }
    const guess = guessAt(tried, spent);
    const of = tried % 3 === 0 ? nextTo(nonce, tried) : nonce;
    const { statusCode } = await visitor.finish(of, guess);
    seen.set(statusCode, (seen.get(statusCode) ?? 0) + 1);
  }
  expect([...seen]).toEqual([[400, attempts]]);
  expect([visitor.cookie, visitor.token]).toEqual(before);
  const rows = await sandbox.database.select().from(reAuthentications);
  expect(rows.filter(({ provedAt }) => provedAt !== null)).toEqual([]);
  expect(await isCancelled(orderId)).toBe(false);
  await sandbox.database.delete(identityAssertions);
}, 3_600_000);
