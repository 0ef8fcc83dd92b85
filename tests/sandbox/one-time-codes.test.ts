import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { UserPortfolioTwDocument } from '../../adapters/graphql/generated/graphql';
import { oneTimeCodes } from '../../sandbox/database/schema/sessions';
import { minute } from './support/settable-clock';
import { startTestSandbox, type TestSandbox } from './support/test-sandbox';
import { codesOf, Visitor } from './support/visitor';

let sandbox: TestSandbox;
let taiwan: FastifyInstance;

beforeAll(async () => {
  sandbox = await startTestSandbox();
  taiwan = await sandbox.server('TW');
}, 60_000);
beforeEach(() => sandbox.forget());
afterAll(() => sandbox.close());

const wang = ['WANG8888', 'Sunny4102Tea'] as const;

test('[AUTH-06, AUTH-07] keeps a half-open session to sending and checking codes until one is right', async () => {
  const visitor = await halfway();
  for (const path of ['/heartbeat', '/auth/refresh']) expect((await visitor.call('GET', path)).statusCode).toBe(401);
  const answer = await visitor.graphql(UserPortfolioTwDocument);
  expect(answer.errors?.[0]?.extensions.classification).toBe('UNAUTHORIZED');
  await send(visitor);
  const checked = await check(visitor, await newestCode());
  expect([checked.statusCode, checked.json()]).toEqual([200, { verified: true }]);
  expect((await visitor.call('GET', '/heartbeat')).statusCode).toBe(200);
});

test('[AUTH-26, AUTH-28, API-13] sends eight digits, once in the text, to the number or address on file', async () => {
  const visitor = await halfway();
  await send(visitor, 'mobile');
  sandbox.clock.advance(minute);
  await send(visitor, 'email');
  const [mail, message] = await outbox();
  expect(mail).toMatchObject({ channel: 'email', to: 'wang8888@example.test', sentAt: '2026-03-04T02:01:00.000Z' });
  expect(message).toMatchObject({ channel: 'mobile', to: '0900001678', sentAt: '2026-03-04T02:00:00.000Z' });
  expect(message?.text.match(/\d{8}/g)).toHaveLength(1);
  expect(await send(visitor, 'pigeon')).toBe(400);
});

test('[AUTH-08, API-14] answers a wrong code with 200 and an empty body', async () => {
  const visitor = await halfway();
  await send(visitor);
  const answer = await check(visitor, otherThan(await newestCode()));
  expect([answer.statusCode, answer.body, answer.headers['auth_checked']]).toEqual([200, '', undefined]);
});

test('[SESS-03] gives a new cookie and a new token with the right code, and the old ones are dead', async () => {
  const visitor = await halfway();
  const { cookie, token } = visitor;
  await send(visitor);
  await check(visitor, await newestCode());
  expect(visitor.token).not.toBe(token);
  const mixed = [
    { cookie, token },
    { cookie: visitor.cookie, token },
    { cookie, token: visitor.token },
  ];
  for (const halves of mixed)
    expect((await Object.assign(visitorOf(), halves).call('GET', '/heartbeat')).statusCode).toBe(401);
});

test('[AUTH-29, CRED-29] takes a code for 15 minutes, inclusive', async () => {
  const inTime = await halfway();
  await send(inTime);
  sandbox.clock.advance(15 * minute);
  expect((await check(inTime, await newestCode())).body).not.toBe('');

  const late = await halfway();
  await send(late);
  sandbox.clock.advance(8 * minute);
  expect((await check(late, 'nonsense')).body).toBe('');
  await send(late);
  const code = await newestCode();
  sandbox.clock.advance(15 * minute);
  await late.call('POST', '/authentication/login/sendOtp/fax');
  sandbox.clock.advance(1);
  expect((await check(late, code)).body).toBe('');
});

test('[AUTH-28] takes the right code no more after three wrong ones', async () => {
  const visitor = await halfway();
  await send(visitor);
  const code = await newestCode();
  for (let attempt = 0; attempt < 3; attempt += 1) await check(visitor, otherThan(code));
  expect((await check(visitor, code)).body).toBe('');
  await send(visitor);
  expect((await check(visitor, await newestCode())).body).not.toBe('');
});

test('[AUTH-28] takes the right code at the third try, and only once', async () => {
  const visitor = await halfway();
  await send(visitor);
  const code = await newestCode();
  await check(visitor, otherThan(code));
  await check(visitor, '');
  expect((await check(visitor, code)).body).not.toBe('');
  expect((await check(visitor, code)).statusCode).toBe(400);
});

test('[AUTH-30, AUTH-31] forgets the code before when another is sent', async () => {
  const visitor = await halfway();
  await send(visitor);
  const first = await newestCode();
  await send(visitor, 'email');
  expect((await check(visitor, first)).body).toBe('');
  expect((await check(visitor, await newestCode())).body).not.toBe('');
});

test('[AUTH-30] sends at most five codes an attempt', async () => {
  const visitor = await halfway();
  for (let sent = 0; sent < 5; sent += 1) expect(await send(visitor)).toBe(200);
  const answer = await visitor.call('POST', '/authentication/login/sendOtp/mobile');
  expect([answer.statusCode, codesOf(answer)]).toEqual([400, ['OTP_SENT_TOO_OFTEN']]);
});

test('[AUTH-28] binds a code to the login it was sent for', async () => {
  const first = await halfway();
  await send(first);
  const code = await newestCode();
  const second = await halfway();
  expect((await check(second, code)).body).toBe('');
  await send(second);
  expect((await check(second, code)).body).toBe('');
});

test('[AUTH-44] locks the client after four codes were guessed at in vain, however often she logs in between', async () => {
  for (let round = 0; round < 4; round += 1) {
    const visitor = await halfway();
    await send(visitor);
    const code = await newestCode();
    for (let attempt = 0; attempt < 3; attempt += 1) await check(visitor, otherThan(code));
  }
  expect(codesOf(await visitorOf().logOn(...wang))).toEqual(['LOG0005']);
});

test('[AUTH-28] takes one of many right answers given at once', async () => {
  const visitor = await halfway();
  await send(visitor);
  const code = await newestCode();
  const { cookie, token } = visitor;
  const rivals = Array.from({ length: 8 }, () => Object.assign(visitorOf(), { cookie, token }));
  const answers = await Promise.all(rivals.map((rival) => check(rival, code)));
  expect(answers.filter(({ statusCode, body }) => statusCode === 200 && body !== '')).toHaveLength(1);
});

test('[CRED-28] keeps no code in the database', async () => {
  const visitor = await halfway();
  await send(visitor);
  const rows = JSON.stringify(await sandbox.database.select().from(oneTimeCodes));
  expect(rows).not.toContain(await newestCode());
});

test('[AUTH-28] refuses a body that is none', async () => {
  const visitor = await halfway();
  for (const body of [{}, { otp: 12345678 }, { otp: null }, 'text', []]) {
    const answer = await visitor.call('POST', '/authentication/login/validateOtp', {
      headers: { 'content-type': 'application/json' },
      body: typeof body === 'string' ? JSON.stringify(body) : body,
    });
    expect(answer.statusCode).toBe(400);
  }
});

const visitorOf = (): Visitor => new Visitor(taiwan, 'TW');

/** A client who gave her password and owes a code. */
async function halfway(): Promise<Visitor> {
  const visitor = visitorOf();
  await visitor.logOn(...wang);
  return visitor;
}

const send = async (visitor: Visitor, channel = 'mobile'): Promise<number> =>
  (await visitor.call('POST', `/authentication/login/sendOtp/${channel}`)).statusCode;

const check = (visitor: Visitor, otp: string) =>
  visitor.call('POST', '/authentication/login/validateOtp', { body: { otp } });

async function outbox() {
  const answer = await taiwan.inject('/sandbox/outbox.json');
  return answer.json<{ to: string; channel: string; text: string; sentAt: string }[]>();
}

async function newestCode(): Promise<string> {
  const [newest] = await outbox();
  return /\d{8}/.exec(newest?.text ?? '')?.[0] ?? '';
}

const otherThan = (code: string): string => (code === '00000000' ? '00000001' : '00000000');
