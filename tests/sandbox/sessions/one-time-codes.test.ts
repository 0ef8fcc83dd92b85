import type { FastifyInstance } from 'fastify';
import { eq, gt } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { UserPortfolioTwDocument } from '../../../contract/graphql/client/generated/graphql';
import { clients } from '../../../sandbox/database/schema/clients';
import { loginFailures, oneTimeCodes, sessions } from '../../../sandbox/database/schema/sessions';
import { hour, minute } from '../support/settable-clock';
import { startTestSandbox, type TestSandbox } from '../support/test-sandbox';
import { serverWhereMeanwhile } from '../support/slow-secrets';
import { stopped } from '../support/stopped';
import { codesOf, Visitor } from '../support/visitor';

let sandbox: TestSandbox;
let taiwan: FastifyInstance;

beforeAll(async () => {
  sandbox = await startTestSandbox();
  taiwan = await sandbox.server('TW');
});
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

test('[AUTH-07, R14] sends no code and takes none, right or wrong, while the firm has stopped signing in, and counts nothing', async () => {
  const visitor = await halfway();
  await send(visitor);
  const code = await newestCode();
  const before = await counted();
  sandbox.clock.advance(minute);
  await stopped(sandbox.database, { region: 'TW', scope: 'sign-in' }, async () => {
    expect(await send(visitor)).toBe(403);
    for (const typed of [otherThan(code), code]) {
      const answer = await check(visitor, typed);
      expect([answer.statusCode, codesOf(answer)]).toEqual([403, ['SIGN_IN_STOPPED']]);
    }
  });
  expect([await counted(), (await outbox()).length]).toEqual([before, 1]);
  expect((await check(visitor, code)).json()).toEqual({ verified: true });
});

test('[AUTH-26, AUTH-28, API-13] sends eight digits, once in the text, to the number or address on file', async () => {
  const visitor = await halfway();
  await send(visitor, 'mobile');
  sandbox.clock.advance(minute);
  await send(visitor, 'email');
  const [mail, message] = await outbox();
  expect(mail).toMatchObject({ channel: 'email', to: 'wang8888@example.test', sentAt: '2026-03-04T02:01:00.000Z' });
  expect(message).toMatchObject({ channel: 'mobile', to: '0900001678', sentAt: '2026-03-04T02:00:00.000Z' });
  expect(mail?.text.match(/\d{8}/g)).toHaveLength(1);
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

test('[AUTH-28, AUTH-30] takes no code that another takes the place of while it is looked at', async () => {
  const visitor = await halfway();
  await send(visitor);
  const first = await newestCode();
  expect((await checkWhile(visitor, first, () => send(visitor, 'email'))).body).toBe('');
  expect((await visitor.call('GET', '/heartbeat')).statusCode).toBe(401);
  expect((await check(visitor, await newestCode())).body).not.toBe('');
});

test('[AUTH-28, AUTH-44] counts no wrong try for a code that took the place of the one it was made at', async () => {
  const visitor = await halfway();
  await send(visitor);
  const before = await counted();
  for (let attempt = 0; attempt < 3; attempt += 1)
    await checkWhile(visitor, otherThan(await newestCode()), () => send(visitor));
  const tries = await sandbox.database.select({ wrongTries: oneTimeCodes.wrongTries }).from(oneTimeCodes);
  expect([tries, await counted()]).toEqual([[{ wrongTries: 0 }], before]);
  expect((await check(visitor, await newestCode())).body).not.toBe('');
});

test('[R14, AUTH-30] sends a client five codes an hour, however often the login is begun anew', async () => {
  for (let sent = 0; sent < 5; sent += 1) {
    const visitor = await halfway();
    expect(await send(visitor, sent % 2 === 0 ? 'mobile' : 'email')).toBe(200);
    sandbox.clock.advance(minute);
  }
  const visitor = await halfway();
  const answer = await visitor.call('POST', '/authentication/login/sendOtp/mobile');
  expect([answer.statusCode, codesOf(answer)]).toEqual([429, ['OTP_SENT_TOO_OFTEN']]);
  expect(answer.headers['retry-after']).toBe(String(55 * 60));
  expect(await outbox()).toHaveLength(5);
  sandbox.clock.advance(55 * minute);
  expect(await send(await halfway())).toBe(200);
});

test('[R14, AUTH-30] sends again at once to a client who completed the login', async () => {
  for (let round = 0; round < 2; round += 1) {
    const visitor = await halfway();
    for (let sent = 0; sent < 5; sent += 1) expect(await send(visitor)).toBe(200);
    expect((await check(visitor, await newestCode())).body).not.toBe('');
  }
});

test('[R14, AUTH-30] sends no more than five codes that are asked for at once', async () => {
  const visitors = await Promise.all(Array.from({ length: 12 }, halfway));
  const statuses = await Promise.all(visitors.map((visitor) => send(visitor)));
  expect(statuses.filter((status) => status === 200)).toHaveLength(5);
  expect(await outbox()).toHaveLength(5);
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

test('[AUTH-28, AUTH-29, AUTH-32] takes the code that was sent when the same browser logs in again, once and in time', async () => {
  const visitor = await halfway();
  await send(visitor);
  const code = await newestCode();
  sandbox.clock.advance(14 * minute);
  await visitor.logOn(...wang);
  expect((await check(visitor, code)).body).not.toBe('');
  await visitor.logOn(...wang);
  expect((await check(visitor, code)).body).toBe('');

  await send(visitor);
  const old = await newestCode();
  sandbox.clock.advance(15 * minute + 1);
  await visitor.logOn(...wang);
  expect((await check(visitor, old)).body).toBe('');
});

test('[AUTH-28, AUTH-32] keeps the wrong tries of a code whose login is begun anew, and gives no other client the code', async () => {
  const visitor = await halfway();
  await send(visitor);
  const code = await newestCode();
  for (let attempt = 0; attempt < 3; attempt += 1) await check(visitor, otherThan(code));
  await visitor.logOn(...wang);
  expect((await check(visitor, code)).body).toBe('');
  await send(visitor);
  const fresh = await newestCode();
  const peng = eq(clients.userName, 'PENG3082');
  await sandbox.database.update(clients).set({ asksForCode: true }).where(peng);
  await visitor.logOn('PENG3082', 'Olive8360Bay');
  const answer = await check(visitor, fresh);
  await sandbox.database.update(clients).set({ asksForCode: false }).where(peng);
  expect([answer.statusCode, answer.body]).toEqual([200, '']);
});

test('[R14, AUTH-44, AUTH-49] locks at the fourth wrong code, however many are sent and logins begun in between', async () => {
  const answers = [];
  for (let round = 0; round < 4; round += 1) {
    const visitor = await halfway();
    await send(visitor);
    const answer = await check(visitor, otherThan(await newestCode()));
    answers.push(answer.statusCode === 200 ? answer.body : codesOf(answer)[0]);
    sandbox.clock.advance(minute);
  }
  expect(answers).toEqual(['', '', '', 'LOG0005']);
  expect(codesOf(await visitorOf().logOn(...wang))).toEqual(['LOG0005']);
  sandbox.clock.advance(24 * hour - minute - 1);
  expect(codesOf(await visitorOf().logOn(...wang))).toEqual(['LOG0005']);
  sandbox.clock.advance(1);
  const visitor = await halfway();
  await send(visitor);
  expect((await check(visitor, await newestCode())).body).not.toBe('');
});

test('[R14, AUTH-44] counts wrong passwords and wrong codes together, until a login is completed', async () => {
  for (let attempt = 0; attempt < 2; attempt += 1) await visitorOf().logOn(wang[0], 'Wrong1234Guess');
  const visitor = await halfway();
  await send(visitor);
  await check(visitor, otherThan(await newestCode()));
  expect((await check(visitor, await newestCode())).body).not.toBe('');

  for (let attempt = 0; attempt < 2; attempt += 1) await visitorOf().logOn(wang[0], 'Wrong1234Guess');
  const another = await halfway();
  await send(another);
  expect((await check(another, otherThan(await newestCode()))).body).toBe('');
  expect(codesOf(await check(another, otherThan(await newestCode())))).toEqual(['LOG0005']);
});

test('[R14, AUTH-44] ends the half-open sessions of a client who is locked, and no open one', async () => {
  const open = await halfway();
  await send(open);
  await check(open, await newestCode());
  const waiting = await halfway();
  await send(waiting);
  const code = await newestCode();
  for (let attempt = 0; attempt < 4; attempt += 1) await visitorOf().logOn(wang[0], 'Wrong1234Guess');
  expect(codesOf(await check(waiting, code))).toEqual(['SESSION_EXPIRED']);
  expect(await send(waiting)).toBe(401);
  expect((await open.call('GET', '/heartbeat')).statusCode).toBe(200);
});

test('[R14, AUTH-44] weighs three of fifty guesses made at once over several sessions, and never the right one after them', async () => {
  const rivals = await Promise.all(Array.from({ length: 3 }, halfway));
  for (const rival of rivals) await send(rival);
  const code = await newestCode();
  const guesses = Array.from({ length: 49 }, () => otherThan(code));
  const answers = await Promise.all(
    [...guesses, code].map((otp, index) => {
      // The right one is of the session that the newest code was sent for.
      const { cookie, token } = rivals[otp === code ? 2 : index % 3] ?? visitorOf();
      return check(Object.assign(visitorOf(), { cookie, token }), otp);
    }),
  );
  const told = answers.map((answer) => (answer.statusCode === 200 ? answer.body : codesOf(answer)[0]));
  expect(new Set(told)).toEqual(new Set(['', 'LOG0005']));
  const counted = await sandbox.database.select().from(loginFailures);
  expect(Math.max(...counted.map(({ failures }) => failures))).toBe(4);
  expect(await sandbox.database.select().from(sessions)).toEqual([]);
});

test('[AUTH-28, AUTH-44] counts nothing that could not have been right', async () => {
  const visitor = await halfway();
  for (let attempt = 0; attempt < 6; attempt += 1) expect((await check(visitor, '00000000')).body).toBe('');
  await send(visitor);
  for (let attempt = 0; attempt < 6; attempt += 1)
    expect((await check(visitor, otherThan(await newestCode()))).body).toBe('');
  await send(visitor);
  expect((await check(visitor, await newestCode())).body).not.toBe('');
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

/** A client who gave the password and owes a code. */
async function halfway(): Promise<Visitor> {
  const visitor = visitorOf();
  await visitor.logOn(...wang);
  return visitor;
}

const send = async (visitor: Visitor, channel = 'mobile'): Promise<number> =>
  (await visitor.call('POST', `/authentication/login/sendOtp/${channel}`)).statusCode;

const check = (visitor: Visitor, otp: string) =>
  visitor.call('POST', '/authentication/login/validateOtp', { body: { otp } });

/** The failures that count against somebody. */
const counted = async () => sandbox.database.select().from(loginFailures).where(gt(loginFailures.failures, 0));

/** Checks a code at a server where something happens between the look at it and the lock. */
async function checkWhile({ cookie, token }: Visitor, otp: string, happens: () => Promise<unknown>) {
  const server = await serverWhereMeanwhile(sandbox, happens);
  const answer = await check(Object.assign(new Visitor(server, 'TW'), { cookie, token }), otp);
  await server.close();
  return answer;
}

async function outbox() {
  const answer = await taiwan.inject('/sandbox/outbox.json');
  return answer.json<{ to: string; channel: string; text: string; sentAt: string }[]>();
}

async function newestCode(): Promise<string> {
  const [newest] = await outbox();
  return /\d{8}/.exec(newest?.text ?? '')?.[0] ?? '';
}

const otherThan = (code: string): string => (code === '00000000' ? '00000001' : '00000000');
