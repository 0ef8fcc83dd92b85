import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { hour, minute } from '../support/settable-clock';
import { startTestSandbox, type TestSandbox } from '../support/test-sandbox';
import { codesOf, Visitor } from '../support/visitor';

let sandbox: TestSandbox;
let taiwan: FastifyInstance;

beforeAll(async () => {
  sandbox = await startTestSandbox();
});
beforeEach(async () => {
  await sandbox.forget();
  // As in production: an address may try 300 times a minute, so the attack comes from several. A server counts by the
  // machine's minutes, of which a minute of the sandbox's clock takes less than one: each attack meets a server of its own.
  taiwan = await sandbox.server('TW', { logonsPerMinute: 300 });
});
afterAll(() => sandbox.close());

const isLong = process.env['TEST_LONG'] === '1';
/** Guesses in one minute of the sandbox's clock; three thousand take half a minute of the machine's. */
const guesses = isLong ? 3_000 : 150;
const addresses = 15;

const yang = { names: ['YANG5173', 'L200000111'], secret: 'Tiger6829Snow' } as const;
const wang = ['WANG8888', 'Sunny4102Tea'] as const;

describe('guessing a password from several addresses, under every name of the client', () => {
  test('[R14, AUTH-44, AUTH-48] guessing a password from several addresses, under every name of the client is weighed four times, and the right one is then as wrong as any', async () => {
    const told = await attack((index) => {
      const name = yang.names[index % yang.names.length] ?? '';
      // From the fifth on, every tenth is right.
      return logOnFrom(index, name, index > 4 && index % 10 === 0 ? yang.secret : `Guess${String(index)}Word`);
    });
    expect(countsOf(told)).toEqual({ LOG0001: 3, LOG0005: guesses - 3 });
  }, 120_000);

  test('[R14, AUTH-49] shuts the client out for 24 hours from the fourth, however long it goes on', async () => {
    for (let attempt = 0; attempt < 4; attempt += 1) await logOnFrom(attempt, yang.names[0], 'Guess1234Word');
    const locked = sandbox.clock.now().getTime();
    for (let passed = 1; passed < 24; passed += 1) {
      sandbox.clock.advance(hour);
      for (const name of yang.names) await logOnFrom(passed, name, 'Guess1234Word');
    }
    sandbox.clock.set(new Date(locked + 24 * hour).toISOString());
    expect((await logOnFrom(0, yang.names[0], yang.secret)).statusCode).toBe(200);
  }, 120_000);
});

describe('guessing a one-time code with the right password', () => {
  test('[R14, AUTH-44] guessing a one-time code with the right password is weighed four times over sendings, sessions and addresses, and costs the client five messages at most', async () => {
    let visitor = from(0);
    const told = await attack(async (index) => {
      if (index % 2 === 0) {
        visitor = from(index);
        await visitor.logOn(...wang);
      }
      const sent = await visitor.call('POST', '/authentication/login/sendOtp/mobile');
      if (sent.statusCode !== 200) return sent;
      return visitor.call('POST', '/authentication/login/validateOtp', { body: { otp: await otherThanNewest() } });
    });
    const { '': wrong = 0, ...refused } = countsOf(told);
    expect(wrong).toBe(3);
    expect(Object.keys(refused).sort()).toEqual(['LOG0005', 'SESSION_EXPIRED']);
    expect(await outbox()).toHaveLength(4);
    expect(codesOf(await from(0).logOn(...wang))).toEqual(['LOG0005']);
  }, 120_000);

  test('[R14, AUTH-49] shuts the client out for no longer than 24 hours', async () => {
    const visitor = from(0);
    await visitor.logOn(...wang);
    for (let attempt = 0; attempt < 2; attempt += 1) {
      await visitor.call('POST', '/authentication/login/sendOtp/mobile');
      for (let wrong = 0; wrong < 2; wrong += 1)
        await visitor.call('POST', '/authentication/login/validateOtp', { body: { otp: await otherThanNewest() } });
    }
    expect(codesOf(await from(1).logOn(...wang))).toEqual(['LOG0005']);
    sandbox.clock.advance(24 * hour);
    const client = from(2);
    expect((await client.logOn(...wang)).statusCode).toBe(200);
    expect((await client.call('POST', '/authentication/login/sendOtp/mobile')).statusCode).toBe(200);
    const opened = await client.call('POST', '/authentication/login/validateOtp', { body: { otp: await newest() } });
    expect(opened.json()).toEqual({ verified: true });
  });

  test('[R14] guessing a one-time code with the right password is nothing that somebody without the password can do', async () => {
    const told = await attack(async (index) =>
      from(index).call('POST', `/authentication/login/${index % 2 === 0 ? 'validateOtp' : 'sendOtp/mobile'}`, {
        body: { otp: String(index).padStart(8, '0') },
      }),
    );
    expect(countsOf(told)).toEqual({ SESSION_EXPIRED: guesses });
    expect((await from(0).logOn(...wang)).statusCode).toBe(200);
    expect(await outbox()).toEqual([]);
  }, 120_000);
});

/** So many guesses in a minute of the sandbox's clock, each answered by a code or a body. */
async function attack(guess: (index: number) => Promise<Answer>): Promise<readonly string[]> {
  const told: string[] = [];
  for (let index = 0; index < guesses; index += 1) {
    sandbox.clock.advance(minute / guesses);
    const answer = await guess(index);
    told.push(answer.statusCode === 200 ? answer.body : (codesOf(answer)[0] ?? ''));
  }
  return told;
}

type Answer = Awaited<ReturnType<Visitor['call']>>;

const addressOf = (index: number): string => `203.0.113.${String(1 + (index % addresses))}`;

const from = (index: number): Visitor => new Visitor(taiwan, 'TW', 'zh_TW', addressOf(index));

const logOnFrom = (index: number, name: string, secret: string): Promise<Answer> => from(index).logOn(name, secret);

const countsOf = (told: readonly string[]): Record<string, number> =>
  Object.fromEntries([...new Set(told)].map((what) => [what, told.filter((other) => other === what).length]));

async function outbox(): Promise<readonly { readonly text: string }[]> {
  return (await taiwan.inject('/sandbox/outbox.json')).json<{ text: string }[]>();
}

async function newest(): Promise<string> {
  return /\d{8}/.exec((await outbox())[0]?.text ?? '')?.[0] ?? '';
}

async function otherThanNewest(): Promise<string> {
  return (await newest()) === '00000000' ? '00000001' : '00000000';
}
