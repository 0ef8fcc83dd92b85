import { desc, eq } from 'drizzle-orm';
import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sendNewPins } from '../../../sandbox/credentials/pins/send-new-pins';
import { clients } from '../../../sandbox/database/schema/clients';
import { credentialChanges, newPins } from '../../../sandbox/database/schema/credentials';
import { messageSecrets, outbox as outboxTable } from '../../../sandbox/database/schema/sessions';
import { createLogger } from '../../../sandbox/context/logging/logger';
import { deliverMessages } from '../../../sandbox/messages/deliver-messages';
import { renderMessage } from '../../../sandbox/sessions/outbox';
import { keptClients } from '../support/kept-clients';
import { requestPin, type PinData, pinDataOf } from '../support/pin-request';
import { hour } from '../support/settable-clock';
import { startTestSandbox, type TestSandbox } from '../support/test-sandbox';
import { codesOf, Visitor } from '../support/visitor';

let sandbox: TestSandbox;
let hongKong: FastifyInstance;
let books: Awaited<ReturnType<typeof keptClients>>;
let firstPins: (typeof newPins.$inferSelect)[];
let chan: PinData;

beforeAll(async () => {
  sandbox = await startTestSandbox();
  hongKong = await sandbox.server('HK');
  books = await keptClients(sandbox.database);
  firstPins = await sandbox.database.select().from(newPins);
  chan = await pinDataOf(sandbox.database, 'HK-TYPICAL');
});
const startOver = async (): Promise<void> => {
  await sandbox.forget();
  await sandbox.database.delete(newPins);
  for (const { id: _, ...row } of firstPins) await sandbox.database.insert(newPins).values(row);
  await books.restore();
};
beforeEach(startOver);
afterAll(() => sandbox.close());

const own = '905271';
const logIn = (secret: string, name = 'chanmei88') => new Visitor(hongKong, 'HK').logOn(name, secret);
const activate = (pins: object, account: string = chan.account) =>
  new Visitor(hongKong, 'HK').call('POST', '/authentication/pinActivation', { body: { account, ...pins } });
const outbox = async () => (await hongKong.inject('/sandbox/outbox.json')).json<{ to: string; text: string }[]>();
/** The PIN in the newest message that holds one. */
const sentPin = async (): Promise<string> =>
  (await outbox()).flatMap(({ text }) => / PIN is (\d{6})\./.exec(text)?.[1] ?? [])[0] ?? '';
const send = (which: 'due' | 'all' = 'all') => sendNewPins(sandbox.context('HK'), which);
const getPin = async (pinType?: string): Promise<string> => {
  await requestPin(hongKong, chan, pinType === undefined ? {} : { pinType });
  await send();
  return sentPin();
};

describe('a new PIN', () => {
  test('[AUTH-45, AUTH-46, ERR-31, ERR-32] a new PIN is sent the business day after it was asked for, by one way on file, and is good for its activation alone', async () => {
    // A Friday: the next business day is the Monday.
    sandbox.clock.set('2026-11-20T02:00:00.000Z');
    await requestPin(hongKong, chan);
    expect(await send('due')).toBe(0);
    sandbox.clock.advance(2 * 24 * hour);
    expect(await send('due')).toBe(0);
    sandbox.clock.advance(24 * hour);
    expect(await send('due')).toBe(1);
    expect(await send('due')).toBe(0);
    const pin = await sentPin();
    expect((await outbox()).filter(({ text }) => text.includes(pin))).toHaveLength(1);
    expect(codesOf(await logIn(pin))).toEqual(['LOG0009']);
    expect(codesOf(await logIn('528314'))).toEqual(['LOG0001']);
  });

  test('[AUTH-46, ERR-48, R14] gives way to the client’s own: that alone is good then, the message holds it no more, and all is written down and told', async () => {
    const pin = await getPin();
    expect((await activate({ login: { current: pin, next: own } })).json()).toEqual({});
    expect(codesOf(await logIn(pin))).toEqual(['LOG0001']);
    expect((await logIn(own)).statusCode).toBe(200);
    expect(JSON.stringify(await outbox())).not.toContain(pin);
    expect((await outbox())[0]?.text).toMatch(/^Your login PIN was changed on /);
    expect(await sandbox.database.select().from(credentialChanges)).toMatchObject([
      { clientId: 'HK-TYPICAL', type: 'password', way: 'reset' },
    ]);
    expect(codesOf(await activate({ login: { current: pin, next: '905272' } }))).toEqual(['LOG0001']);
    expect(codesOf(await activate({ login: { current: own, next: '905272' } }))).toEqual(['PIN_ACTIVE']);
  });

  test('[ERR-49, AUTH-46] a new PIN is what a PIN that had to be reset first wanted: the client’s own can be changed then', async () => {
    const lo = await pinDataOf(sandbox.database, 'HK-DORMANT-CHECKED');
    expect((await requestPin(hongKong, lo)).statusCode).toBe(200);
    await send();
    await activate({ login: { current: await sentPin(), next: own } }, lo.account);
    const client = new Visitor(hongKong, 'HK');
    await client.logOn(lo.account, own);
    const headers = { 'idempotency-key': 'a-change-after-a-reset' };
    const body = { login: { current: own, next: '416038' } };
    expect((await client.call('POST', '/auth/authe/change-password', { headers, body })).statusCode).toBe(200);
  });

  test('[RESET-18, CONFLICT-62] a new PIN for transactions leaves the old one good until it is activated', async () => {
    const pin = await getPin('verification');
    const signedIn = new Visitor(hongKong, 'HK');
    await signedIn.logOn('chanmei88', '528314');
    expect((await activate({ verification: { current: pin, next: own } })).statusCode).toBe(200);
    expect((await signedIn.call('GET', '/auth/authe/change-password')).statusCode).toBe(401);
    expect((await logIn('528314')).statusCode).toBe(200);
    const context = sandbox.context('HK');
    const [row] = await sandbox.database.select().from(clients).where(eq(clients.id, 'HK-TYPICAL'));
    expect(await context.secrets.matches(row?.tradingSecretHash, own)).toBe(true);
  });

  test.each([
    ['login', { login: { current: '184730', next: own } }],
    ['verification', { verification: { current: '906245', next: own } }],
    ['both', { login: { current: '184730', next: own }, verification: { current: '906245', next: '827163' } }],
  ])('[AUTH-46, ERR-48] a new PIN may be the first one: %s', async (_, pins) => {
    expect((await activate(pins, 'maknew')).statusCode).toBe(200);
    expect((await logIn(own, 'maknew')).statusCode).toBe('login' in pins ? 200 : 401);
  });

  test('[ERR-56] that is sent again leaves the one before dead', async () => {
    const first = await getPin();
    await requestPin(hongKong, chan, { again: true });
    expect(codesOf(await activate({ login: { current: first, next: own } }))).toEqual(['LOG0008']);
    await send();
    const second = await sentPin();
    if (first !== second)
      expect(codesOf(await activate({ login: { current: first, next: own } }))).toEqual(['LOG0001']);
    expect((await activate({ login: { current: second, next: own } })).statusCode).toBe(200);
  });

  test('[ERR-28, AUTH-49] ends the lock of the login when it is sent', async () => {
    for (let tried = 0; tried < 4; tried += 1) await logIn('528315');
    expect(codesOf(await logIn('528314'))).toEqual(['LOG0005']);
    const pin = await getPin();
    expect((await activate({ login: { current: pin, next: own } })).statusCode).toBe(200);
  });

  test('[R14] a new PIN is not kept by a production server once its message has left', async () => {
    for (const [language, told] of [
      ['en_US', /^Your new login PIN is \*{6}\./],
      ['zh_HK', /^您的新登入個人密碼為 \*{6}，/],
    ] as const) {
      await startOver();
      await requestPin(hongKong, chan, { language });
      await sendNewPins(sandbox.context('HK', { environment: 'production' }), 'all');
      const rows = await sandbox.database.select().from(outboxTable).orderBy(desc(outboxTable.id));
      const deps = { database: sandbox.database, clock: sandbox.clock, senders: {}, logger: createLogger('silent') };
      await deliverMessages(deps);
      expect(rows[0] && renderMessage(rows[0], undefined)).toMatch(told);
      expect(await sandbox.database.select().from(messageSecrets)).toEqual([]);
    }
  });

  test('[R14] waits while its client is disabled, and can’t be sent twice at once', async () => {
    await requestPin(hongKong, chan);
    await sandbox.database.update(clients).set({ state: 'disabled' }).where(eq(clients.id, 'HK-TYPICAL'));
    expect(await send()).toBe(0);
    await sandbox.database.update(clients).set({ state: 'pin-reset-in-progress' }).where(eq(clients.id, 'HK-TYPICAL'));
    expect((await Promise.all([send(), send()])).sort()).toEqual([0, 1]);
  });
});

describe('a client who activates a PIN', () => {
  test('[R15, ERR-26] a client who activates a PIN is told the same whether the account is nobody’s or the PIN wrong, and locked out after four tries', async () => {
    await getPin();
    const wrong = { login: { current: '000001', next: own } };
    for (const account of [chan.account, '510099999999']) {
      const told: (string | undefined)[] = [];
      for (let tried = 0; tried < 5; tried += 1) told.push(codesOf(await activate(wrong, account))[0]);
      expect([account, ...told]).toEqual([account, 'LOG0001', 'LOG0001', 'LOG0001', 'LOG0005', 'LOG0005']);
    }
    expect(codesOf(await activate({ login: { current: await sentPin(), next: own } }))).toEqual(['LOG0005']);
  });

  test('[R14] guesses no more in parallel than in turn, and activates once', async () => {
    const pin = await getPin();
    const right = { login: { current: pin, next: own } };
    const once = await Promise.all(Array.from({ length: 3 }, () => activate(right)));
    expect(once.map(({ statusCode }) => statusCode).sort()).toEqual([200, 403, 403]);
    expect(await sandbox.database.$count(credentialChanges)).toBe(1);
  });

  test.each([
    ['123456', 'PIN0009'],
    ['510012', 'PIN0006'],
    ['111234', 'PIN0008'],
    ['528314', 'PIN0014'],
    ['90527', 'PIN0005'],
  ])(
    '[PIN-05..11, ERR-40..45] a client who activates a PIN can’t choose %s, which is refused as %s and changes nothing',
    async (next, code) => {
      const pin = await getPin();
      expect(codesOf(await activate({ login: { current: pin, next } }))).toContain(code);
      expect(codesOf(await logIn(pin))).toEqual(['LOG0009']);
    },
  );

  test('[R17] a client who activates a PIN may send anything: a control character, nothing at all or another type is refused before it is looked up', async () => {
    const pair = { current: '184730', next: own };
    for (const body of [
      {},
      { login: { current: 'a\u0000', next: own } },
      { login: 7 },
      { login: { ...pair, next: '' } },
    ])
      expect((await activate(body, 'maknew')).statusCode).toBe(400);
    expect((await activate({ login: pair }, 'mak\u0000new')).statusCode).toBe(400);
  });
});

const deeds = [
  'ask',
  'ask wrongly',
  'ask again',
  'send',
  'activate',
  'activate with the one before',
  'guess',
  'wait',
] as const;

test('[R14, RESET-18, AUTH-46] no path leads to a PIN of one’s own but the client’s data and the PIN that was sent for them, once', async () => {
  const way = fc.constantFrom<(typeof deeds)[number][]>([], ['ask'], ['ask', 'send']);
  const steps = fc.array(fc.constantFrom(...deeds), { maxLength: 12 });
  await fc.assert(
    fc.asyncProperty(way, steps, async (first, then) => {
      await startOver();
      let isAsked = false;
      let before = '';
      let good = '';
      let activated = 0;
      for (const deed of [...first, ...then]) {
        if (deed === 'wait') sandbox.clock.advance(7 * hour);
        if (deed === 'ask wrongly')
          expect((await requestPin(hongKong, { ...chan, birthDate: '1992-05-11' })).statusCode).not.toBe(200);
        if (deed === 'ask' || deed === 'ask again') {
          const answer = await requestPin(hongKong, chan, { again: deed === 'ask again' });
          if (answer.statusCode === 200) {
            isAsked = true;
            before = good || before;
            good = '';
          }
        }
        if (deed === 'send' && (await send()) > 0) {
          expect(isAsked).toBe(true);
          good = await sentPin();
        }
        if (deed.startsWith('activate') || deed === 'guess') {
          const typed = { activate: good || '000000', guess: '000001' }[deed === 'guess' ? 'guess' : 'activate'];
          const current = deed === 'activate with the one before' ? before || '000000' : typed;
          const answer = await activate({ login: { current, next: String(827160 + activated) } });
          if (answer.statusCode !== 200) continue;
          expect([isAsked, current]).toEqual([true, good]);
          isAsked = false;
          before = good;
          good = '';
          activated = activated + 1;
        }
      }
      expect(await sandbox.database.$count(credentialChanges)).toBe(activated);
    }),
    { numRuns: 25 },
  );
}, 180_000);
