import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { UserPortfolioHkDocument } from '../../../contract/graphql/client/generated/graphql';
import { LocalUserLoginDocument } from '../../../contract/graphql/local-login/generated/graphql';
import { clients } from '../../../sandbox/database/schema/clients';
import { SoftwareAuthenticator } from '../../builders/software-authenticator';
import { PasskeyVisitor, place } from '../support/passkey-visitor';
import { minute } from '../support/settable-clock';
import { startTestSandbox, type TestSandbox } from '../support/test-sandbox';
import { codesOf, Visitor } from '../support/visitor';

const chan = ['chanmei88', '528314'] as const;
const ofChan = eq(clients.userName, chan[0]);

let sandbox: TestSandbox;
let server: FastifyInstance;
let without: FastifyInstance;

beforeAll(async () => {
  sandbox = await startTestSandbox();
  server = await sandbox.server('HK', { loginCodes: true });
  without = await sandbox.server('HK');
}, 120_000);
beforeEach(async () => {
  await sandbox.forget();
});
afterAll(() => sandbox.close());

describe('a login of Hong Kong where the firm asks for a one-time code', () => {
  test('[AUTH-02, AUTH-05, AUTH-06, OPEN-59] says that a code is needed and where it can go, masked', async () => {
    const answer = await new Visitor(server, 'HK').logOn(...chan);
    const { enabledLoginOtp, ...masked } = answer.json<Record<string, unknown>>();
    expect([enabledLoginOtp, Object.keys(masked)]).toEqual([true, ['maskedMobileNumber', 'maskedEmail']]);
    for (const contact of Object.values(masked)) expect(contact).toMatch(/\*/);
    const wrong = await new Visitor(server, 'HK').logOn(chan[0], '999999');
    expect([wrong.statusCode, codesOf(wrong)]).toEqual([401, ['LOG0001']]);
  });

  test('[AUTH-06, AUTH-07, API-20] a login of Hong Kong where the firm asks for a one-time code has no session before the code, and one under other halves after it', async () => {
    const visitor = await halfway();
    const { cookie, token } = visitor;
    for (const path of ['/heartbeat', '/auth/refresh', '/account/security'])
      expect((await visitor.call('GET', path)).statusCode).toBe(401);
    const portfolio = await visitor.graphql(UserPortfolioHkDocument);
    expect(portfolio.errors?.[0]?.extensions.classification).toBe('UNAUTHORIZED');
    await send(visitor);
    const opened = await check(visitor, await newestCode());
    expect([opened.statusCode, opened.json()]).toEqual([200, { verified: true }]);
    expect([visitor.cookie === cookie, visitor.token === token]).toEqual([false, false]);
    expect((await visitor.call('GET', '/heartbeat')).statusCode).toBe(200);
    const replaced = Object.assign(new Visitor(server, 'HK'), { cookie, token });
    expect((await replaced.call('GET', '/heartbeat')).statusCode).toBe(401);
  });

  test('[AUTH-28, AUTH-29] takes a code once, for 15 minutes, and only from the login it was sent for', async () => {
    const visitor = await halfway();
    await send(visitor);
    const code = await newestCode();
    expect((await check(await halfway(), code)).body).toBe('');
    expect((await check(visitor, code)).body).not.toBe('');
    expect((await check(visitor, code)).statusCode).toBe(400);

    const late = await halfway();
    await send(late);
    const old = await newestCode();
    sandbox.clock.advance(8 * minute);
    await late.call('POST', '/authentication/login/sendOtp/fax');
    expect((await check(late, 'nonsense')).body).toBe('');
    sandbox.clock.advance(7 * minute + 1);
    expect((await check(late, old)).body).toBe('');
    expect((await late.call('GET', '/heartbeat')).statusCode).toBe(401);
  });

  test('[AUTH-28, AUTH-44, AUTH-49] voids a code after three wrong tries and locks the client at the fourth', async () => {
    const visitor = await halfway();
    await send(visitor);
    const code = await newestCode();
    for (let attempt = 0; attempt < 3; attempt += 1) expect((await check(visitor, otherThan(code))).body).toBe('');
    expect((await check(visitor, code)).body).toBe('');
    await send(visitor);
    expect(codesOf(await check(visitor, otherThan(await newestCode())))).toEqual(['LOG0005']);
    expect(codesOf(await new Visitor(server, 'HK').logOn(...chan))).toEqual(['LOG0005']);
  });

  test('[AUTH-30] sends five codes an hour at most', async () => {
    const visitor = await halfway();
    for (let sent = 0; sent < 5; sent += 1) expect(await send(visitor, sent % 2 ? 'email' : 'mobile')).toBe(200);
    const answer = await visitor.call('POST', '/authentication/login/sendOtp/mobile');
    expect([answer.statusCode, codesOf(answer)]).toEqual([429, ['OTP_SENT_TOO_OFTEN']]);
  });

  test.each([
    ['en_US', 'mobile', /^Your login code is \d{8}\. It is valid for 15 minutes/],
    ['zh_HK', 'email', /^您的登入驗證碼為 \d{8}，15 分鐘內有效，只可使用一次。請勿向任何人透露/],
  ] as const)(
    '[AUTH-26, AUTH-27, OPEN-07] sends the code in the language of the page, %s, by %s',
    async (language, channel, text) => {
      const visitor = await halfway();
      await visitor.call('POST', `/authentication/login/sendOtp/${channel}`, { headers: { user_locale: language } });
      const [sent] = await outbox();
      expect(sent?.channel).toBe(channel);
      expect(sent?.text).toMatch(text);
    },
  );

  test('[R14, AUTH-06] takes a passkey in place of the code, where the client has one', async () => {
    const device = new SoftwareAuthenticator(place);
    const client = new PasskeyVisitor(await signedIn(), device);
    expect((await client.list()).json()).toMatchObject({ uses: ['login', 'proof'] });
    expect((await client.add(chan[1])).statusCode).toBe(200);

    const visitor = new Visitor(server, 'HK');
    expect((await visitor.logOn(...chan)).json()).toMatchObject({ enabledLoginPasskey: true });
    const again = new PasskeyVisitor(visitor, device);
    expect((await visitor.call('GET', '/heartbeat')).statusCode).toBe(401);
    expect((await again.open(await again.loginOf())).statusCode).toBe(200);
    expect((await visitor.call('GET', '/heartbeat')).statusCode).toBe(200);
  });

  test('[API-71, ENT-14, ENT-20, OPEN-57] tells the client that there is a second factor', async () => {
    const visitor = await signedIn();
    expect((await visitor.call('GET', '/mfa')).json()).toEqual({ mfaIndicator: 'Y', mfaReminderMessage: null });
    const info = (await visitor.call('GET', '/authentication/accountInfo')).json<object>();
    expect(info).toMatchObject({ accountInfo: { mfaIndicator: 'Y' } });
  });

  test.each([
    ['no number and no address on record', { mobile: '', email: '' }, /register a mobile number/],
    ['a PIN that must be reset first', { pinResetDue: true }, /reset your PIN/],
  ])(
    '[API-71, ERR-49, OPEN-57] asks for no code of a client with %s, and reminds of it',
    async (_, change, reminder) => {
      const [before] = await sandbox.database.select().from(clients).where(ofChan);
      await sandbox.database.update(clients).set(change).where(ofChan);
      const visitor = new Visitor(server, 'HK');
      const answer = await visitor.logOn(...chan);
      const mfa = await visitor.call('GET', '/mfa', { headers: { user_locale: 'en_US' } });
      await sandbox.database
        .update(clients)
        .set(before ?? {})
        .where(ofChan);
      expect(answer.json()).toEqual({});
      const said = mfa.json<{ mfaIndicator: string; mfaReminderMessage: string }>();
      expect([said.mfaIndicator, said.mfaReminderMessage]).toEqual(['N', expect.stringMatching(reminder)]);
    },
  );

  test('[AUTH-14, AUTH-15, CONFLICT-14] a login of Hong Kong where the firm asks for a one-time code is not to be had by the local login, which can ask for no code', async () => {
    const visitor = new Visitor(server, 'HK');
    const variables = { userId: chan[0], password: chan[1] };
    const answer = await visitor.graphql(LocalUserLoginDocument, variables);
    expect(answer.errors?.[0]?.extensions).toMatchObject({ errors: [{ code: 'NOT_AVAILABLE' }] });
    expect(visitor.token).toBeUndefined();
  });
});

test('[API-11, OPEN-59] a login of Hong Kong asks for no code, and says nothing of one, unless the firm turned it on', async () => {
  const visitor = new Visitor(without, 'HK');
  expect((await visitor.logOn(...chan)).json()).toEqual({});
  expect((await visitor.call('GET', '/heartbeat')).statusCode).toBe(200);
  expect((await visitor.call('POST', '/authentication/login/sendOtp/mobile')).statusCode).toBe(400);
  expect(await outbox()).toEqual([]);
});

async function halfway(): Promise<Visitor> {
  const visitor = new Visitor(server, 'HK');
  expect((await visitor.logOn(...chan)).statusCode).toBe(200);
  return visitor;
}

async function signedIn(): Promise<Visitor> {
  const visitor = await halfway();
  await send(visitor);
  expect((await check(visitor, await newestCode())).body).not.toBe('');
  return visitor;
}

const send = async (visitor: Visitor, channel = 'mobile'): Promise<number> =>
  (await visitor.call('POST', `/authentication/login/sendOtp/${channel}`)).statusCode;

const check = (visitor: Visitor, otp: string) =>
  visitor.call('POST', '/authentication/login/validateOtp', { body: { otp } });

async function outbox() {
  const answer = await server.inject('/sandbox/outbox.json');
  return answer.json<{ channel: string; text: string }[]>();
}

async function newestCode(): Promise<string> {
  const [newest] = await outbox();
  return /\d{8}/.exec(newest?.text ?? '')?.[0] ?? '';
}

const otherThan = (code: string): string => (code === '00000000' ? '00000001' : '00000000');
