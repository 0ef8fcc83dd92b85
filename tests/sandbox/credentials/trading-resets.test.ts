import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type ClientRow, clients } from '../../../sandbox/database/schema/clients';
import { credentialChanges } from '../../../sandbox/database/schema/credentials';
import { oneTimeCodes } from '../../../sandbox/database/schema/sessions';
import { failStatement } from '../support/failing-statement';
import { minute } from '../support/settable-clock';
import { serverWhereMeanwhile } from '../support/slow-secrets';
import { sharedSandbox } from '../support/shared-sandbox';
import { codesOf, Visitor } from '../support/visitor';

const shared = sharedSandbox();
const path = '/authentication/tradingPassword';
const lin = { name: 'LINCHI72', secret: 'Maple6093Sky', trading: 'trade5208' };
const next = 'anchor4829';

let books: ClientRow[];
beforeAll(async () => {
  books = await shared.sandbox.database.select().from(clients);
});
beforeEach(async () => {
  await shared.sandbox.forget();
  const { database } = shared.sandbox;
  for (const row of books) await database.update(clients).set(row).where(eq(clients.id, row.id));
  await database.delete(credentialChanges);
});

const signIn = async ({ name, secret }: { readonly name: string; readonly secret: string } = lin): Promise<Visitor> => {
  const visitor = new Visitor(shared.servers.TW, 'TW');
  expect((await visitor.logOn(name, secret)).statusCode).toBe(200);
  return visitor;
};
const messages = async () =>
  (await shared.servers.TW.inject('/sandbox/outbox.json')).json<{ channel: string; text: string }[]>();
const send = (who: Visitor, contactMode = 'mobile') => who.call('POST', `${path}/sendOtp`, { body: { contactMode } });
/** Has a code sent, and reads it. */
async function codeOf(who: Visitor): Promise<string> {
  expect((await send(who)).statusCode).toBe(200);
  return (await messages()).flatMap(({ text }) => /\d{8}/.exec(text)?.[0] ?? [])[0] ?? '';
}
let keys = 0;
const reset = (who: Visitor, body: object, key = `a-trading-reset-${String(++keys)}`) =>
  who.call('POST', path, { body: { secret: lin.secret, next, ...body }, headers: { 'idempotency-key': key } });
const refusalOf = async (who: Visitor, body: object) => {
  const answer = await reset(who, body);
  return [answer.statusCode, ...codesOf(answer)];
};
/** Tries a trading password by a change of it. */
const tryToTrade = async (who: Visitor, current: string) => {
  const headers = { 'idempotency-key': `a-try-to-trade-${String(++keys)}` };
  const body = { verification: { current, next: 'ab-123' } };
  return codesOf(await who.call('POST', '/auth/authe/change-password', { headers, body }))[0];
};
const isRight = 'PIN0029';
const isWrong = 'PIN0018';
const isSuspended = 'VPN0005';
const wrongOf = (code: string): string => String((Number(code) + 1) % 100_000_000).padStart(8, '0');

describe('a new trading password', () => {
  test('[ERR-61, CRED-24] takes the place of a suspended one, for the login’s secret and a code', async () => {
    const own = await signIn();
    const other = await signIn();
    for (let time = 0; time < 4; time += 1) await tryToTrade(own, 'trade0000');
    expect(await tryToTrade(own, lin.trading)).toBe(isSuspended);
    expect((await own.call('GET', path)).json()).toEqual({
      maskedMobileNumber: '09****678',
      maskedEmail: 'l***@example.test',
    });
    const cookie = own.cookie;
    const token = own.token;
    const answer = await reset(own, { otp: await codeOf(own) });
    expect([answer.statusCode, answer.json()]).toMatchObject([200, { verification: '2026-03-04T02:00:00.000Z' }]);
    expect([own.cookie === cookie, own.token === token]).toEqual([false, false]);
    expect((await other.call('GET', '/heartbeat')).statusCode).toBe(401);
    expect(await tryToTrade(own, lin.trading)).toBe(isWrong);
    expect(await tryToTrade(own, next)).toBe(isRight);
    expect((await new Visitor(shared.servers.TW, 'TW').logOn(lin.name, lin.secret)).statusCode).toBe(200);
  });

  test('[ERR-61, AUTH-30] a new trading password is not set by a code that another takes the place of while it is looked at', async () => {
    const own = await signIn();
    const otp = await codeOf(own);
    const server = await serverWhereMeanwhile(shared.sandbox, () => send(own, 'email'));
    const elsewhere = Object.assign(new Visitor(server, 'TW'), { cookie: own.cookie, token: own.token });
    expect(await refusalOf(elsewhere, { otp })).toEqual([403, 'RESET_CODE_WRONG']);
    await server.close();
    expect(await tryToTrade(own, lin.trading)).toBe(isRight);
  });

  test('[R14] a new trading password is written down and told by every way on file, without what is new', async () => {
    const own = await signIn();
    await reset(own, { otp: await codeOf(own) });
    const told =
      '您的交易密碼已於 2026/03/04 10:00 變更，其他裝置都已登出。若不是您本人操作，請立即來電 +886 2 0000 0000。';
    expect((await messages()).slice(0, 2).map(({ text }) => text)).toEqual([told, told]);
    expect(await shared.sandbox.database.select().from(credentialChanges)).toMatchObject([
      { clientId: 'TW-NO-CODE', type: 'trading-password', way: 'reset' },
    ]);
  });

  test('[CRED-24..27, CRED-17] a new trading password is held against the rules, and neither the present nor the last one is taken; the code stays good', async () => {
    const own = await signIn();
    const otp = await codeOf(own);
    expect(await refusalOf(own, { otp, next: 'ab1' })).toEqual([400, 'PIN0021']);
    expect(await refusalOf(own, { otp, next: 'ab-123' })).toEqual([400, 'PIN0029']);
    expect(await refusalOf(own, { otp, next: lin.trading })).toEqual([400, 'PIN0030']);
    expect((await reset(own, { otp })).statusCode).toBe(200);
  });

  test('[R14, AUTH-44, ERR-28] a new trading password has four tries over codes and secrets, which count to the lock of the login; the secret is judged after the right code alone', async () => {
    const own = await signIn();
    const otp = await codeOf(own);
    expect(await refusalOf(own, { otp: wrongOf(otp), secret: 'Wrong1234Guess' })).toEqual([403, 'RESET_CODE_WRONG']);
    expect(await refusalOf(own, { otp: wrongOf(otp) })).toEqual([403, 'RESET_CODE_WRONG']);
    expect(await refusalOf(own, { otp, secret: 'Wrong1234Guess' })).toEqual([403, 'PIN0002']);
    expect(await refusalOf(own, { otp, secret: 'Wrong1234Guess' })).toEqual([403, 'LOG0005']);
    expect(await refusalOf(own, { otp })).toEqual([403, 'LOG0005']);
    expect(codesOf(await send(own))).toEqual(['LOG0005']);
    expect(codesOf(await new Visitor(shared.servers.TW, 'TW').logOn(lin.name, lin.secret))).toEqual(['LOG0005']);
  });

  test('[R14, AUTH-44] guesses no more in parallel than in turn', async () => {
    const own = await signIn();
    const otp = await codeOf(own);
    const guesses = Array.from({ length: 50 }, (_, index) => (index === 40 ? otp : wrongOf(otp)));
    const told = await Promise.all(guesses.map((guess) => refusalOf(own, { otp: guess })));
    expect(new Set(told.map(([, code]) => code))).toEqual(new Set(['RESET_CODE_WRONG']));
    expect(await shared.sandbox.database.select().from(oneTimeCodes)).toMatchObject([{ wrongTries: 3 }]);
    expect(await refusalOf(own, { otp })).toEqual([403, 'RESET_CODE_WRONG']);
    // Three wrong ones of the client's four are used up: with a new code there is one more.
    expect(await refusalOf(own, { otp: wrongOf(await codeOf(own)) })).toEqual([403, 'LOG0005']);
  });

  test('[AUTH-28, AUTH-29, R14] needs a code of its own session, within 15 minutes, the newest, and once', async () => {
    const own = await signIn();
    const other = await signIn();
    expect(await refusalOf(own, { otp: '12345678' })).toEqual([403, 'RESET_CODE_WRONG']);
    const first = await codeOf(own);
    expect(await refusalOf(other, { otp: first })).toEqual([403, 'RESET_CODE_WRONG']);
    const second = await codeOf(own);
    if (first !== second) expect(await refusalOf(own, { otp: first })).toEqual([403, 'RESET_CODE_WRONG']);
    shared.sandbox.clock.advance(14 * minute);
    await own.call('GET', '/heartbeat');
    shared.sandbox.clock.advance(minute + 1);
    expect(await refusalOf(own, { otp: second })).toEqual([403, 'RESET_CODE_WRONG']);
    const third = await codeOf(own);
    expect((await reset(own, { otp: third })).statusCode).toBe(200);
    expect(await refusalOf(own, { otp: third, next: 'harbor7310' })).toEqual([403, 'RESET_CODE_WRONG']);
    expect(await shared.sandbox.database.$count(oneTimeCodes)).toBe(0);
  });

  test('[AUTH-30, R14] sends five codes an hour at most, with those of logins', async () => {
    const own = await signIn();
    for (let time = 0; time < 5; time += 1) expect((await send(own, 'email')).statusCode).toBe(200);
    expect(codesOf(await send(own))).toEqual(['OTP_SENT_TOO_OFTEN']);
  });

  test('[R14, ERR-03] a new trading password is for nobody without an open session, nor with a login’s code, nor in Hong Kong', async () => {
    const nobody = new Visitor(shared.servers.TW, 'TW');
    expect((await nobody.call('GET', path)).statusCode).toBe(401);
    expect((await send(nobody)).statusCode).toBe(401);
    expect((await reset(nobody, { otp: '12345678' })).statusCode).toBe(401);
    const waiting = await signIn({ name: 'WANG8888', secret: 'Sunny4102Tea' });
    await waiting.call('POST', '/authentication/login/sendOtp/mobile', {});
    expect((await send(waiting)).statusCode).toBe(401);
    expect((await reset(waiting, { otp: '12345678' })).statusCode).toBe(401);
    const url = '/tet-web/rest/authentication/tradingPassword';
    const headers = { 'x-requested-with': 'XMLHttpRequest' };
    expect((await shared.servers.HK.inject({ url, headers })).statusCode).toBe(404);
  });

  test('[API-89, API-90, R14] happens once under its key, which tells nobody the trading password: its code was used up', async () => {
    const own = await signIn();
    const otp = await codeOf(own);
    expect((await reset(own, { otp }, 'one-key-of-a-reset')).statusCode).toBe(200);
    for (const guess of [next, 'harbor7310']) {
      const again = await reset(own, { otp, next: guess }, 'one-key-of-a-reset');
      expect([again.statusCode, ...codesOf(again)]).toEqual([403, 'RESET_CODE_WRONG']);
    }
    expect(await tryToTrade(own, next)).toBe(isRight);
    const changes = await shared.sandbox.database.select().from(credentialChanges);
    expect(changes).toHaveLength(1);
  });

  test('[R14, R15] keeps nothing that was typed', async () => {
    const own = await signIn();
    await reset(own, { otp: await codeOf(own) });
    const rows = JSON.stringify(await shared.sandbox.database.select().from(clients));
    expect(rows).not.toContain(next);
    expect(JSON.stringify(await messages())).not.toContain(next);
  });
});

test('[R6] a statement that fails, whichever it is, leaves password, session and messages as they were, and the reset is then made', async () => {
  const { database } = shared.sandbox;
  const own = await signIn();
  const otp = await codeOf(own);
  const asItIs = async () => {
    const [row] = await database.select().from(clients).where(eq(clients.userName, lin.name));
    const counts = [await database.$count(credentialChanges), await database.$count(oneTimeCodes)];
    return [row?.tradingSecretHash, ...counts, (await messages()).length];
  };
  const before = await asItIs();
  let failed = 0;
  for (let k = 1; ; k += 1) {
    const stop = failStatement(k);
    const answer = await reset(own, { otp }, 'one-reset-that-fails');
    if (!stop()) {
      expect(answer.statusCode).toBe(200);
      break;
    }
    failed += 1;
    expect([k, answer.statusCode >= 500, ...(await asItIs())]).toEqual([k, true, ...before]);
  }
  expect([failed > 15, (await asItIs()).slice(1)]).toEqual([true, [1, 0, Number(before[3]) + 2]]);
}, 120_000);
