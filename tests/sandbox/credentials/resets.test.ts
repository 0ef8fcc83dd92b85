import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { signIn } from '../../../sandbox/sessions/sign-in';
import { clients } from '../../../sandbox/database/schema/clients';
import { credentialChanges, resetAttempts } from '../../../sandbox/database/schema/credentials';
import { keptClients } from '../support/kept-clients';
import { ResetVisitor, wangData } from '../support/reset-visitor';
import { hour, minute } from '../support/settable-clock';
import { serverWhereMeanwhile } from '../support/slow-secrets';
import { startTestSandbox, type TestSandbox } from '../support/test-sandbox';
import { codesOf, Visitor } from '../support/visitor';
import { fromNowhere } from '../support/from-nowhere';

let sandbox: TestSandbox;
let taiwan: FastifyInstance;
let books: Awaited<ReturnType<typeof keptClients>>;

beforeAll(async () => {
  sandbox = await startTestSandbox();
  taiwan = await sandbox.server('TW');
  books = await keptClients(sandbox.database);
});
beforeEach(async () => {
  await sandbox.forget();
  await books.restore();
});
afterAll(() => sandbox.close());

const fresh = 'Harbor4829Kite';
const visit = (): ResetVisitor => new ResetVisitor(taiwan);
const outbox = async () => (await taiwan.inject('/sandbox/outbox.json')).json<{ channel: string; text: string }[]>();
const wang = ['WANG8888', 'Sunny4102Tea'] as const;
const lin = {
  account: 'LINCHI72',
  nationalId: 'B100000022',
  birthDate: '1985-05-11',
  email: 'linchi72@example.test',
  phone: '+886200000378',
  mobile: '0900003678',
};
const locked = {
  account: 'TSAI4004',
  nationalId: 'F100000066',
  birthDate: '1985-05-15',
  email: 'tsai4004@example.test',
  phone: '+886200000778',
  mobile: '0900007678',
};

describe('a reset', () => {
  test('[RESET-01, RESET-12..15, API-15..19, API-84..88, CONFLICT-17, CONFLICT-18] goes from the data over a code to new details, and the new password alone is good then', async () => {
    const reset = visit();
    expect((await reset.step()).json()).toEqual({ step: '0' });
    const begun = {
      step: '1',
      resetMode: 'ONLY_PIN',
      maskedMobileNumber: '09****678',
      maskedEmail: 'w***@example.test',
    };
    expect((await reset.begin()).json()).toEqual(begun);
    expect((await reset.step()).json()).toEqual(begun);
    expect((await reset.sendCode('email')).json()).toEqual({});
    expect((await reset.validateCode('00000000')).body).toBe('');
    expect((await reset.validateCode(await reset.newestCode())).json()).toEqual({ verified: true });
    expect((await reset.step()).json()).toEqual({ step: '2', resetMode: 'ONLY_PIN' });
    expect((await reset.complete({ pin: fresh })).json()).toEqual({ step: '999', resetMode: 'ONLY_PIN' });
    expect((await reset.step()).json()).toEqual({ step: '999', resetMode: 'ONLY_PIN' });
    expect(codesOf(await new Visitor(taiwan, 'TW').logOn(...wang))).toEqual(['LOG0001']);
    expect((await new Visitor(taiwan, 'TW').logOn('WANG8888', fresh)).statusCode).toBe(200);
  });

  test('[RESET-14, CRED-15] gives a new user code, a new password or both, and leaves the other as it is', async () => {
    const code = visit();
    await code.comeToDetails(lin, 'ONLY_USERNAME');
    expect((await code.complete({ username: 'harbor4829', pin: fresh })).json()).toMatchObject({ step: '999' });
    expect((await new Visitor(taiwan, 'TW').logOn('HARBOR4829', 'Maple6093Sky')).statusCode).toBe(200);
    expect(codesOf(await new Visitor(taiwan, 'TW').logOn('LINCHI72', 'Maple6093Sky'))).toEqual(['LOG0001']);
    const both = visit();
    await both.comeToDetails({ ...lin, account: 'HARBOR4829' }, 'PIN_AND_USERNAME');
    const same = await both.complete({ username: 'Kitefly4829', pin: 'KITEfly4829' });
    expect(same.json<{ pinRules: object[] }>().pinRules).toContainEqual({ rule: 'not-user-code', status: 'F' });
    expect((await both.complete({ username: 'Kitefly4829', pin: fresh })).json()).toMatchObject({ step: '999' });
    expect((await new Visitor(taiwan, 'TW').logOn('KITEFLY4829', fresh)).statusCode).toBe(200);
  });

  test('[RESET-06, RESET-16] a reset can be followed by another one at once', async () => {
    const reset = visit();
    await reset.comeToDetails();
    await reset.complete({ pin: fresh });
    await reset.comeToDetails(lin, 'ONLY_USERNAME');
    expect((await reset.complete({ username: 'harbor4829' })).json()).toMatchObject({ step: '999' });
    expect((await new Visitor(taiwan, 'TW').logOn('HARBOR4829', 'Maple6093Sky')).statusCode).toBe(200);
    expect((await new Visitor(taiwan, 'TW').logOn('WANG8888', fresh)).statusCode).toBe(200);
  });

  test('[R14, RESET-06, SESS-06] ends every session of the client, open or waiting for its code, and nobody else’s', async () => {
    const own = new Visitor(taiwan, 'TW');
    const half = new Visitor(taiwan, 'TW');
    const other = new Visitor(taiwan, 'TW');
    await own.logOn(...wang);
    await own.call('POST', '/authentication/login/sendOtp/mobile');
    await own.call('POST', '/authentication/login/validateOtp', { body: { otp: await visit().newestCode() } });
    await half.logOn(...wang);
    await other.logOn('LINCHI72', 'Maple6093Sky');
    const reset = visit();
    await reset.comeToDetails();
    expect((await own.call('GET', '/heartbeat')).statusCode).toBe(200);
    await reset.complete({ pin: fresh });
    expect((await own.call('GET', '/heartbeat')).statusCode).toBe(401);
    expect((await half.call('POST', '/authentication/login/sendOtp/mobile')).statusCode).toBe(401);
    expect((await other.call('GET', '/heartbeat')).statusCode).toBe(200);
  });

  test('[R14] a reset is written down and told by every way on file, without what is new', async () => {
    const reset = visit();
    await reset.comeToDetails();
    await reset.complete({ pin: fresh });
    const rows = await sandbox.database.select().from(credentialChanges);
    expect(rows).toMatchObject([{ clientId: 'TW-TYPICAL', type: 'password', way: 'reset' }]);
    const [email, mobile, sent] = await outbox();
    expect([email?.channel, mobile?.channel]).toEqual(['email', 'mobile']);
    const told =
      '您的登入密碼已於 2026/03/04 10:00 重設，所有裝置都已登出。若不是您本人操作，請立即來電 +886 2 0000 0000。';
    expect([email?.text, mobile?.text]).toEqual([told, told]);
    expect(sent?.text).toContain('********');
  });

  test('[AUTH-49, ERR-28, RESET-27] unlocks the login with a new password, and not with a new user code', async () => {
    const logOnLocked = (name: string, secret: string) => new Visitor(taiwan, 'TW').logOn(name, secret);
    expect(codesOf(await logOnLocked('TSAI4004', 'Stone5271Lake'))).toEqual(['LOG0005']);
    const code = visit();
    await code.comeToDetails(locked, 'ONLY_USERNAME');
    expect((await code.complete({ username: 'TSAIYU4829' })).json()).toMatchObject({ step: '999' });
    expect(codesOf(await logOnLocked('TSAIYU4829', 'Stone5271Lake'))).toEqual(['LOG0005']);
    const password = visit();
    await password.comeToDetails({ ...locked, account: 'TSAIYU4829' });
    await password.complete({ pin: fresh });
    expect((await logOnLocked('TSAIYU4829', fresh)).statusCode).toBe(200);
  });
});

describe('a client who asks for a reset', () => {
  test('[OPEN-02, ERR-55] a client who asks for a reset is told the same whether the number is nobody’s or the data are another’s', async () => {
    const unknown = await visit().begin({ ...wangData, nationalId: 'A299999999' });
    const wrong = await visit().begin({ ...wangData, birthDate: '1992-05-11' });
    expect([unknown.statusCode, unknown.body]).toEqual([400, wrong.body]);
    expect(codesOf(wrong)).toEqual(['PRE0008']);
    for (const field of ['account', 'email', 'phone', 'mobile'] as const) {
      await sandbox.forget();
      const other = { ...wangData, [field]: { ...lin, phone: '+886299999999' }[field] };
      expect([field, codesOf(await visit().begin(other))]).toEqual([field, ['PRE0008']]);
    }
  });

  test('[RESET-20..26, ERR-51..55] a client who asks for a reset is told by code what is missing or badly formed', async () => {
    const empty = { account: '', nationalId: '', birthDate: '', email: '', phone: '', mobile: '' };
    expect(codesOf(await visit().begin(empty))).toEqual([
      'PRE0001',
      'PRE0003',
      'PRE0005',
      'PRE0007',
      'PRE0007',
      'PRE0007',
    ]);
    const bad = { account: '王', nationalId: 'A3', birthDate: '2026-02-30', email: 'a@b', phone: '12', mobile: '08' };
    expect(codesOf(await visit().begin(bad))).toEqual([
      'PRE0002',
      'PRE0004',
      'PRE0006',
      'PRE0008',
      'PRE0008',
      'PRE0008',
    ]);
  });

  test('[RESET-27, ERR-57, CONFLICT-07] a client who asks for a reset has four tries in 24 hours, known or not, and the right data are then as wrong as any', async () => {
    for (const data of [
      { ...wangData, birthDate: '1992-05-11' },
      { ...wangData, nationalId: 'A299999999' },
    ]) {
      const told: (string | undefined)[] = [];
      for (let attempt = 0; attempt < 5; attempt += 1) told.push(codesOf(await visit().begin(data))[0]);
      expect(told).toEqual(['PRE0008', 'PRE0008', 'PRE0008', 'PRE0011', 'PRE0011']);
    }
    expect(codesOf(await visit().begin())).toEqual(['PRE0011']);
    expect((await new Visitor(taiwan, 'TW').logOn(...wang)).statusCode).toBe(200);
    sandbox.clock.advance(24 * hour);
    expect((await visit().begin()).statusCode).toBe(200);
  });

  test('[ERR-56..58] hears of a frozen, disabled or waiting account after the right data alone', async () => {
    const of = async (login: string) => {
      const client = books.rows.find(({ userName }) => userName === login);
      await sandbox.database
        .update(clients)
        .set({ state: client?.state ?? 'active' })
        .where(eq(clients.id, 'TW-TYPICAL'));
      const wrong = codesOf(await visit().begin({ ...wangData, birthDate: '1992-05-11' }));
      return [...wrong, ...codesOf(await visit().begin())];
    };
    expect(await of('KUOMEI73')).toEqual(['PRE0008', 'PRE0011']);
    expect(await of('HSIEH621')).toEqual(['PRE0008', 'PRE0012']);
    expect(await of('LIAO8264')).toEqual(['PRE0008', 'PRE0010']);
  });

  test('[RESET-10, OPEN-42, CONFLICT-18] a client who asks for a reset without mobile and e-mail on file can’t go on, and has no reset', async () => {
    await sandbox.database.update(clients).set({ mobile: '', email: '' }).where(eq(clients.id, 'TW-TYPICAL'));
    const reset = visit();
    expect((await reset.begin()).json()).toEqual({ step: '-1', resetMode: 'ONLY_PIN' });
    expect((await reset.step()).json()).toEqual({ step: '0' });
    expect(codesOf(await reset.sendCode())).toEqual(['RESET_OVER']);
  });

  test('[OPEN-85, RESET-21] a client who asks for a reset may type full-width characters, blanks, small letters, and a number with or without its country', async () => {
    const typed = {
      account: 'ｗａｎｇ8888',
      nationalId: ' a200000011',
      birthDate: '１９９２-05-10',
      email: 'Wang8888@Example.test ',
      phone: '02-0000-0178',
      mobile: '0900 001 678',
    };
    expect((await visit().begin(typed)).json()).toMatchObject({ step: '1' });
    expect((await visit().begin({ ...wangData, account: '5100000011' })).json()).toMatchObject({ step: '1' });
  });
});

describe('a code', () => {
  test('[RESET-27, R14] a code may be guessed four times in all, over attempts, codes and devices, then the reset is frozen', async () => {
    const told: string[] = [];
    for (let index = 0; index < 12; index += 1) {
      const reset = visit();
      const begun = await reset.begin();
      if (begun.statusCode === 200) await reset.sendCode();
      const otp = (await reset.newestCode()) === '00000000' ? '00000001' : '00000000';
      const answer = begun.statusCode === 200 ? await reset.validateCode(otp) : begun;
      told.push(answer.statusCode === 200 ? answer.body : (codesOf(answer)[0] ?? ''));
    }
    expect(told).toEqual(['', '', '', ...Array.from({ length: 9 }, () => 'PRE0011')]);
    expect(await sandbox.database.$count(resetAttempts)).toBe(0);
  });

  test('[AUTH-29, R14] a code is good once, for 15 minutes, for its own reset, and dead once another is sent', async () => {
    const reset = visit();
    await reset.begin();
    await reset.sendCode();
    const first = await reset.newestCode();
    await reset.sendCode('email');
    const second = await reset.newestCode();
    if (first !== second) expect((await reset.validateCode(first)).body).toBe('');
    const other = visit();
    await other.begin();
    expect((await other.validateCode(second)).body).toBe('');
    sandbox.clock.advance(16 * minute);
    expect((await reset.validateCode(second)).body).toBe('');
    await reset.sendCode();
    const third = await reset.newestCode();
    expect((await reset.validateCode(third)).json()).toEqual({ verified: true });
    expect(codesOf(await reset.validateCode(third))).toEqual(['RESET_OVER']);
  });

  test('[RESET-03, AUTH-30] a code is not taken, nor counted as wrong, where another takes its place while it is looked at', async () => {
    const reset = visit();
    await reset.begin();
    await reset.sendCode();
    for (const otp of [await reset.newestCode(), '00000000']) {
      const server = await serverWhereMeanwhile(sandbox, () => reset.sendCode('email'));
      const elsewhere = new ResetVisitor(server);
      Object.assign(elsewhere.visitor, { cookie: reset.visitor.cookie });
      expect((await elsewhere.validateCode(otp)).body).toBe('');
      await server.close();
    }
    expect((await reset.step()).json()).toMatchObject({ step: '1' });
    expect(await sandbox.database.select({ tries: resetAttempts.wrongTries }).from(resetAttempts)).toEqual([
      { tries: 0 },
    ]);
    expect((await reset.validateCode(await reset.newestCode())).json()).toEqual({ verified: true });
  });

  test('[AUTH-30, R14] a code is sent five times an hour at most, logins and resets together', async () => {
    const half = new Visitor(taiwan, 'TW');
    await half.logOn(...wang);
    for (let sent = 0; sent < 3; sent += 1) await half.call('POST', '/authentication/login/sendOtp/mobile');
    const reset = visit();
    await reset.begin();
    expect([(await reset.sendCode()).statusCode, (await reset.sendCode('email')).statusCode]).toEqual([200, 200]);
    const refused = await reset.sendCode();
    expect([refused.statusCode, codesOf(refused), refused.headers['retry-after']]).toEqual([
      429,
      ['OTP_SENT_TOO_OFTEN'],
      '3600',
    ]);
  });
});

describe('the steps', () => {
  test('[RESET-13, R14] the steps are kept by the server: none is left out, none taken twice, and each is over after half an hour', async () => {
    const reset = visit();
    for (const early of [
      reset.sendCode(),
      reset.validateCode('12345678'),
      reset.checkPassword(fresh),
      reset.complete({ pin: fresh }),
    ])
      expect(codesOf(await early)).toEqual(['RESET_OVER']);
    await reset.begin();
    expect(codesOf(await reset.complete({ pin: fresh }))).toEqual(['RESET_OVER']);
    expect(codesOf(await reset.checkUserCode('HARBOR4829'))).toEqual(['RESET_OVER']);
    await reset.sendCode();
    await reset.validateCode(await reset.newestCode());
    expect(codesOf(await reset.sendCode())).toEqual(['RESET_OVER']);
    expect(codesOf(await reset.checkUserCode('HARBOR4829'))).toEqual(['RESET_OVER']);
    await reset.complete({ pin: fresh });
    expect(codesOf(await reset.complete({ pin: 'Harbor4829Sail' }))).toEqual(['RESET_OVER']);
    const late = visit();
    await late.comeToDetails();
    sandbox.clock.advance(30 * minute + 1);
    expect(codesOf(await late.complete({ pin: 'Harbor4829Sail' }))).toEqual(['RESET_OVER']);
    expect((await late.step()).json()).toEqual({ step: '0' });
  });

  test('[R14, R21] belong to one browser, whose token is new once the code was right: one planted before is left behind', async () => {
    const victim = visit();
    const planter = visit();
    await planter.begin();
    victim.visitor.cookie = planter.visitor.cookie;
    await victim.sendCode();
    await victim.validateCode(await victim.newestCode());
    expect((await planter.step()).json()).toEqual({ step: '0' });
    expect(codesOf(await planter.complete({ pin: fresh }))).toEqual(['RESET_OVER']);
    expect((await victim.step()).json()).toMatchObject({ step: '2' });
  });

  test('[R14] the first of two resets of one client alone is carried out', async () => {
    const first = visit();
    const second = visit();
    await first.comeToDetails();
    await second.comeToDetails();
    const answers = await Promise.all([first.complete({ pin: fresh }), second.complete({ pin: 'Harbor4829Sail' })]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(await sandbox.database.$count(credentialChanges)).toBe(1);
  });

  test('[R14, CRED-04] two clients who choose one user code at once don’t both get it', async () => {
    const first = visit();
    const second = visit();
    await first.comeToDetails(wangData, 'ONLY_USERNAME');
    await second.comeToDetails(lin, 'ONLY_USERNAME');
    const wanted = { username: 'HARBOR4829' };
    const answers = await Promise.all([first.complete(wanted), second.complete(wanted)]);
    expect(answers.map((answer) => answer.json<{ step: string }>().step).sort()).toEqual(['2', '999']);
    const late = answers.find((answer) => answer.json<{ step: string }>().step === '2');
    expect(late?.json<{ usernameRules: object[] }>().usernameRules).toContainEqual({ rule: 'not-taken', status: 'F' });
  });

  test('[R14] leave no session behind for a login that was under way with the old password', async () => {
    const reset = visit();
    await reset.comeToDetails(lin);
    const context = sandbox.context('TW');
    const matches: typeof context.secrets.matches = async (hashed, secret) => {
      const right = await context.secrets.matches(hashed, secret);
      // The old password was right a moment ago: now the reset is done.
      await reset.complete({ pin: fresh });
      return right;
    };
    const slow = { ...context, secrets: { ...context.secrets, matches } };
    const outcome = await signIn(
      { name: 'LINCHI72', secret: 'Maple6093Sky', over: undefined, from: fromNowhere },
      slow,
    );
    expect(outcome).toEqual({ ok: false, error: 'LOG0001' });
  });
});

describe('new details', () => {
  test('[RESET-04, RESET-07, CRED-04] new details are a user code that is held against ten rules, one of which only the server knows', async () => {
    const reset = visit();
    await reset.comeToDetails(wangData, 'PIN_AND_USERNAME');
    const rulesOf = async (code: string) =>
      (await reset.checkUserCode(code)).json<{ rules: { rule: string; status: string }[] }>().rules;
    expect(await rulesOf('harbor4829')).toHaveLength(10);
    expect(new Set((await rulesOf('harbor4829')).map(({ status }) => status))).toEqual(new Set(['P']));
    expect(await rulesOf('linchi72')).toContainEqual({ rule: 'not-taken', status: 'F' });
    expect(await rulesOf('WANG8888')).toContainEqual({ rule: 'not-taken', status: 'P' });
    expect((await reset.complete({ username: 'LINCHI72', pin: fresh })).json()).toMatchObject({ step: '2' });
  });

  test('[RESET-05, RESET-08, CRED-15, CRED-17] new details are a password that is held against eleven rules, two of which only the server knows', async () => {
    const reset = visit();
    await reset.comeToDetails();
    const failed = async (pin: string, username?: string) =>
      (await reset.checkPassword(pin, username))
        .json<{ rules: { rule: string; status: string }[] }>()
        .rules.filter(({ status }) => status !== 'P')
        .map(({ rule }) => rule);
    expect((await reset.checkPassword(fresh)).json<{ rules: object[] }>().rules).toHaveLength(11);
    expect(await failed(fresh)).toEqual([]);
    expect(await failed('Sunny4102Tea')).toEqual(['not-previous']);
    expect(await failed('Wang8888')).toEqual(['not-user-code']);
    const refused = (await reset.complete({ pin: 'Sunny4102Tea' })).json<{ step: string; pinRules: object[] }>();
    expect(refused.step).toBe('2');
    expect(refused.pinRules).toContainEqual({ rule: 'not-previous', status: 'F' });
  });

  test('[CRED-22, OPEN-50] new details may not be a password that many people use', async () => {
    const reset = visit();
    await reset.comeToDetails();
    // The browser's own list has the first alone.
    for (const pin of ['Password7291', 'Trustno1', 'Butterfly2', '77Butterfly'])
      expect([pin, codesOf(await reset.complete({ pin }))]).toEqual([pin, ['PASSWORD_INSECURE']]);
    expect((await reset.step()).json()).toMatchObject({ step: '2' });
  });

  test('[R14, CRED-04] new details can be held against the server’s rules 40 times an hour, over all resets of the client', async () => {
    const statuses: number[] = [];
    for (let round = 0; round < 2; round += 1) {
      const reset = visit();
      await reset.comeToDetails(wangData, 'ONLY_USERNAME');
      for (let asked = 0; asked < 21; asked += 1)
        statuses.push((await reset.checkUserCode(`HARBOR48${String(asked + 21 * round)}`)).statusCode);
    }
    expect(statuses).toEqual([...Array.from({ length: 40 }, () => 200), 429, 429]);
  });
});
