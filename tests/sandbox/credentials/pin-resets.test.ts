import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { clients } from '../../../sandbox/database/schema/clients';
import { newPins } from '../../../sandbox/database/schema/credentials';
import { signIn } from '../../../sandbox/sessions/sign-in';
import { keptClients } from '../support/kept-clients';
import { fromNowhere } from '../support/from-nowhere';
import { requestPin, type PinData, pinDataOf } from '../support/pin-request';
import { hour } from '../support/settable-clock';
import { startTestSandbox, type TestSandbox } from '../support/test-sandbox';
import { codesOf, Visitor } from '../support/visitor';

let sandbox: TestSandbox;
let hongKong: FastifyInstance;
let books: Awaited<ReturnType<typeof keptClients>>;
let chan: PinData;

beforeAll(async () => {
  sandbox = await startTestSandbox();
  hongKong = await sandbox.server('HK');
  books = await keptClients(sandbox.database);
  chan = await pinDataOf(sandbox.database, 'HK-TYPICAL');
});
beforeEach(async () => {
  await sandbox.forget();
  await sandbox.database.delete(newPins);
  await books.restore();
});
afterAll(() => sandbox.close());

const ask = (data: object, options?: Parameters<typeof requestPin>[2]) => requestPin(hongKong, data, options);
const logIn = (secret = '528314', name = 'chanmei88') => new Visitor(hongKong, 'HK').logOn(name, secret);
const outbox = async () => (await hongKong.inject('/sandbox/outbox.json')).json<{ channel: string; text: string }[]>();
const wrong = (): PinData => ({ ...chan, birthDate: '1992-05-11' });

describe('a new PIN that is asked for', () => {
  test('[RESET-18, AUTH-45, CONST-14, ERR-31] a new PIN that is asked for is promised within 3 business days; the login is closed and every session over', async () => {
    const signedIn = new Visitor(hongKong, 'HK');
    await signedIn.logOn('chanmei88', '528314');
    // A Friday: the third business day is the Wednesday.
    sandbox.clock.set('2026-11-20T02:00:00.000Z');
    expect((await ask(chan)).json()).toEqual({ sentBy: '2026-11-25' });
    expect((await signedIn.call('GET', '/auth/authe/change-password')).statusCode).toBe(401);
    expect(codesOf(await logIn())).toEqual(['LOG0008']);
    expect(codesOf(await logIn('528315'))).toEqual(['LOG0001']);
  });

  test('[RESET-18] a new PIN that is asked for is told by every way on file, and holds nothing that was typed', async () => {
    await ask(chan);
    const told = await outbox();
    expect(told.map(({ channel }) => channel).sort()).toEqual(['email', 'mobile']);
    for (const { text } of told) {
      expect(text).toMatch(
        /^A new login PIN was requested on .+\. We will send it by .+\. If you did not request it, call .+ at once\.$/,
      );
      for (const typed of Object.values(chan)) expect(text).not.toContain(typed);
    }
  });

  test('[CONFLICT-62] a new PIN that is asked for may be the transaction PIN: the login stays as it is', async () => {
    expect((await ask(chan, { pinType: 'verification' })).statusCode).toBe(200);
    expect((await logIn()).statusCode).toBe(200);
    expect(codesOf(await ask(chan, { pinType: 'verification' }))).toEqual(['PRE0010']);
    expect((await ask(chan)).statusCode).toBe(200);
  });

  test('[OPEN-85, RESET-21, RESET-24] a new PIN that is asked for may be asked for under either name, with either number, in full width and with blanks', async () => {
    const [row] = await sandbox.database.select().from(clients).where(eq(clients.id, 'HK-TYPICAL'));
    const typed = {
      account: ' ５１００１２３００１８９',
      birthDate: '１９９２-05-10',
      email: ' ChanMei88@Example.test',
      phone: `+852 ${row?.mobile ?? ''}`,
    };
    expect((await ask(typed)).statusCode).toBe(200);
  });

  test('[R14] asked for many times at once is promised once', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => ask(chan)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 403, 403, 403, 403]);
    expect(await sandbox.database.$count(newPins)).toBe(1);
    expect(await outbox()).toHaveLength(2);
  });

  test('[R14] leaves no session behind for a login that was under way', async () => {
    const context = sandbox.context('HK');
    const matches: typeof context.secrets.matches = async (hashed, secret) => {
      const right = await context.secrets.matches(hashed, secret);
      await ask(chan);
      return right;
    };
    const slow = { ...context, secrets: { ...context.secrets, matches } };
    const outcome = await signIn({ name: 'chanmei88', secret: '528314', over: undefined, from: fromNowhere }, slow);
    expect(outcome).toEqual({ ok: false, error: 'LOG0008' });
  });
});

describe('a new PIN that was requested before', () => {
  test('[ERR-56] a new PIN that was requested before is promised for the same day once more, and nothing is sent a second time', async () => {
    const promised = (await ask(chan)).json<object>();
    sandbox.clock.advance(23 * hour);
    expect(codesOf(await ask(chan))).toEqual(['PRE0010']);
    expect((await ask(chan, { again: true })).json()).toEqual(promised);
    expect(await sandbox.database.$count(newPins)).toBe(1);
    expect(await outbox()).toHaveLength(2);
  });

  test.each(['HK-RESET', 'HK-NOT-ACTIVATED'])(
    '[ERR-56] a new PIN that was requested before is sent again to %s, three times in 24 hours at most',
    async (id) => {
      const data = await pinDataOf(sandbox.database, id);
      expect(codesOf(await ask(data))).toEqual(['PRE0010']);
      const told: number[] = [];
      for (let round = 0; round < 4; round += 1) {
        told.push((await ask(data, { again: true })).statusCode);
        await sandbox.database.update(newPins).set({ sentAt: sandbox.clock.now(), pinHash: 'A' });
      }
      expect(told).toEqual([200, 200, 200, 429]);
      sandbox.clock.advance(24 * hour);
      expect((await ask(data, { again: true })).statusCode).toBe(200);
    },
  );
});

describe('a client who asks for a new PIN', () => {
  test.each([
    ['[ERR-51] the category', { pinType: '' }, ['PRE0000']],
    ['[ERR-52] the account', { account: '' }, ['PRE0001']],
    ['[ERR-52] the account', { account: '12345' }, ['PRE0002']],
    ['[ERR-53] the e-mail address', { email: '' }, ['PRE0003']],
    ['[ERR-53] the e-mail address', { email: 'a@b' }, ['PRE0004']],
    ['[ERR-54] the date of birth', { birthDate: '' }, ['PRE0005']],
    ['[ERR-54] the date of birth', { birthDate: '2026-02-30' }, ['PRE0006']],
    ['[ERR-55] the telephone number', { phone: '' }, ['PRE0007']],
    ['[ERR-55] the telephone number', { phone: '12' }, ['PRE0008']],
  ])('%s: is told by its code what is missing or badly formed (%j)', async (_, typed, codes) => {
    expect(codesOf(await ask({ ...chan, ...typed }))).toEqual(codes);
  });

  test('[OPEN-02, ERR-55, R15] a client who asks for a new PIN is told the same whether the account is nobody’s or any of the data are another’s', async () => {
    const unknown = await ask({ ...chan, account: '510099999999' });
    expect(codesOf(unknown)).toEqual(['PRE0008']);
    const lee = await pinDataOf(sandbox.database, 'HK-500');
    for (const field of ['account', 'birthDate', 'email', 'phone'] as const) {
      await sandbox.forget();
      const answer = await ask({ ...chan, [field]: lee[field] });
      expect([field, answer.statusCode, answer.body]).toEqual([field, 400, unknown.body]);
    }
  });

  test('[RESET-27, ERR-57, CONFLICT-07] a client who asks for a new PIN has four tries in 24 hours, known or not, under either name, and the right data are then as wrong as any', async () => {
    for (const data of [wrong(), { ...chan, account: '510099999999' }]) {
      const told: (string | undefined)[] = [];
      for (let attempt = 0; attempt < 5; attempt += 1) told.push(codesOf(await ask(data))[0]);
      expect(told).toEqual(['PRE0008', 'PRE0008', 'PRE0008', 'PRE0011', 'PRE0011']);
    }
    expect(codesOf(await ask(chan))).toEqual(['PRE0011']);
    expect(codesOf(await ask({ ...chan, account: '510012300189' }))).toEqual(['PRE0011']);
    expect((await logIn()).statusCode).toBe(200);
    sandbox.clock.advance(24 * hour - 1);
    expect(codesOf(await ask(chan))).toEqual(['PRE0011']);
    sandbox.clock.advance(1);
    expect((await ask(chan)).statusCode).toBe(200);
  });

  test('[RESET-27, R14] guesses no more in parallel than in turn', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => ask(wrong())));
    const told = answers.map((answer) => codesOf(answer)[0]).sort();
    expect(told).toEqual(['PRE0008', 'PRE0008', 'PRE0008', ...Array.from({ length: 9 }, () => 'PRE0011')]);
  });

  test.each([
    ['HK-FROZEN', 'PRE0011'],
    ['HK-DISABLED', 'PRE0012'],
    ['HK-RESET', 'PRE0010'],
    ['HK-NOT-ACTIVATED', 'PRE0010'],
  ])('[ERR-56..58, RESET-27] %s hears %s after the right data alone', async (id, code) => {
    const data = await pinDataOf(sandbox.database, id);
    expect(codesOf(await ask({ ...data, birthDate: '1960-01-01' }))).toEqual(['PRE0008']);
    expect(codesOf(await ask(data))).toEqual([code]);
  });

  test('[OPEN-42] a client who asks for a new PIN without mobile and e-mail on file is helped by telephone', async () => {
    await sandbox.database.update(clients).set({ mobile: '', email: '' }).where(eq(clients.id, 'HK-TYPICAL'));
    expect(codesOf(await ask(chan))).toEqual(['RESET_NO_CONTACT']);
    expect((await logIn()).statusCode).toBe(200);
  });

  test('[R14] a client who asks for a new PIN is slowed down by address, as a login is', async () => {
    const slow = await sandbox.server('HK', { logonsPerMinute: 3 });
    const statuses: number[] = [];
    for (let tried = 0; tried < 4; tried += 1)
      statuses.push((await requestPin(slow, { ...chan, account: `51009999999${String(tried)}` })).statusCode);
    expect(statuses).toEqual([400, 400, 400, 429]);
  });

  test('[R17] a client who asks for a new PIN may send anything: a control character, a huge text or another type is refused before it is looked up', async () => {
    for (const account of ['chan\u0000mei', 'a'.repeat(255), 7, ['chanmei88']])
      expect((await ask({ ...chan, account })).statusCode).toBe(400);
  });
});
