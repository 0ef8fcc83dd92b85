import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Region } from '../../../domain/region';
import { credentialChanges } from '../../../sandbox/database/schema/credentials';
import { loginFailures } from '../../../sandbox/database/schema/sessions';
import { keptClients } from '../support/kept-clients';
import { failStatement } from '../support/failing-statement';
import { sharedSandbox } from '../support/shared-sandbox';
import { codesOf, Visitor } from '../support/visitor';

const shared = sharedSandbox();
const path = '/auth/authe/username';
const chan = { name: 'chanmei88', secret: '528314' };
const nameless = { name: '510012300270', secret: '617025' };
const lin = { name: 'LINCHI72', secret: 'Maple6093Sky' };

let books: Awaited<ReturnType<typeof keptClients>>;
beforeAll(async () => {
  books = await keptClients(shared.sandbox.database);
});
beforeEach(async () => {
  await shared.sandbox.forget();
  const { database } = shared.sandbox;
  await books.restore();
  await database.delete(credentialChanges);
});

type Who = { readonly name: string; readonly secret: string };
const signIn = async (region: Region, { name, secret }: Who): Promise<Visitor> => {
  const visitor = new Visitor(shared.servers[region], region);
  await visitor.logOn(name, secret);
  return visitor;
};
let keys = 0;
const change = (who: Visitor, body: object, key = `a-username-${String(++keys)}`) =>
  who.call('POST', path, { body, headers: { 'idempotency-key': key } });
const refusalOf = async (who: Visitor, body: object) => {
  const answer = await change(who, body);
  return [answer.statusCode, ...codesOf(answer)];
};
const logOn = async (region: Region, name: string, secret: string) => {
  const answer = await new Visitor(shared.servers[region], region).logOn(name, secret);
  return answer.statusCode === 200 ? 'in' : codesOf(answer)[0];
};
const messages = async (region: Region) =>
  (await shared.servers[region].inject('/sandbox/outbox.json')).json<{ channel: string; text: string }[]>();

describe('a login name of the client’s own', () => {
  test('[ACCT-07, AUTH-48, OPEN-89] a login name of the client’s own is made in Hong Kong: from then on the number is refused, and nobody is asked to make one', async () => {
    const own = await signIn('HK', nameless);
    const other = await signIn('HK', nameless);
    expect((await own.call('GET', path)).json()).toEqual({ username: null });
    const cookie = own.cookie;
    const token = own.token;
    const answer = await change(own, { username: 'MeiLing88', secret: nameless.secret });
    expect([answer.statusCode, answer.json()]).toEqual([200, { username: 'MeiLing88' }]);
    expect([own.cookie === cookie, own.token === token]).toEqual([false, false]);
    expect((await own.call('GET', '/heartbeat')).statusCode).toBe(200);
    expect((await other.call('GET', '/heartbeat')).statusCode).toBe(401);
    expect(await logOn('HK', nameless.name, nameless.secret)).toBe('LOG0013');
    expect(await logOn('HK', 'MeiLing88', nameless.secret)).toBe('in');
    const told =
      'Your username was created on 04 Mar 2026 10:00. From now on, log in with it only. You are logged out on every other device. If you did not do this yourself, call +852 0000 0000 at once.';
    const made = (await messages('HK')).filter(({ text }) => text.includes('username'));
    expect(made.map(({ channel, text }) => [channel, text])).toEqual([
      ['email', told],
      ['mobile', told],
    ]);
    const rows = await shared.sandbox.database.select().from(credentialChanges);
    expect(rows).toMatchObject([{ type: 'user-code', way: 'change' }]);
  });

  test('[ACCT-04, CRED-02] a login name of the client’s own is changed in Taiwan, in capitals, and the one before is good for nothing', async () => {
    const own = await signIn('TW', lin);
    expect((await change(own, { username: 'harbor4829', secret: lin.secret })).json()).toEqual({
      username: 'HARBOR4829',
    });
    expect((await own.call('GET', path)).json()).toEqual({ username: 'HARBOR4829' });
    expect(await logOn('TW', lin.name, lin.secret)).toBe('LOG0001');
    expect(await logOn('TW', 'harbor4829', lin.secret)).toBe('in');
    const told =
      '您的使用者代碼已於 2026/03/04 10:00 變更，之後請只用這個代碼登入，其他裝置都已登出。若不是您本人操作，請立即來電 +886 2 0000 0000。';
    expect((await messages('TW')).map(({ text }) => text)).toContain(told);
  });

  test('[CRED-01..10, CRED-04] a login name of the client’s own is refused for its rules, in whatever capitals another client has it', async () => {
    const own = await signIn('HK', chan);
    const body = (username: string) => ({ username, secret: chan.secret });
    expect(await refusalOf(own, body('leefunds500'))).toEqual([400, 'USERNAME_REFUSED']);
    expect(await refusalOf(own, body('LeeFunds500'))).toEqual([400, 'USERNAME_REFUSED']);
    expect(await refusalOf(own, body('510012300112'))).toEqual([400, 'USERNAME_REFUSED']);
    expect(await refusalOf(own, body('short'))).toEqual([400, 'USERNAME_REFUSED']);
    expect(await refusalOf(own, body('straße88'))).toEqual([400, 'USERNAME_REFUSED']);
    expect(await refusalOf(own, body(' '))).toEqual([400, 'USERNAME_MISSING']);
    expect(await refusalOf(own, body('chanmei88'))).toEqual([400, 'USERNAME_UNCHANGED']);
    expect(await refusalOf(own, body('\0meiling8'))).toEqual([400, 'BAD_REQUEST']);
    expect((await own.call('GET', path)).json()).toEqual({ username: 'chanmei88' });
  });

  test('[CRED-15] a login name of the client’s own is refused where it is the login password, and only to who knows that', async () => {
    const own = await signIn('TW', lin);
    const username = lin.secret.toLowerCase();
    expect(await refusalOf(own, { username, secret: username })).toEqual([403, 'PIN0002']);
    expect(await refusalOf(own, { username, secret: lin.secret })).toEqual([400, 'USERNAME_IS_PASSWORD']);
    expect((await own.call('GET', path)).json()).toEqual({ username: lin.name });
  });

  test('[CRED-04, RESET-04] stands with its rules as the server knows them, forty times an hour', async () => {
    const own = await signIn('HK', chan);
    const rulesOf = async (username: string) => own.call('POST', `${path}/rules`, { body: { username } });
    expect((await rulesOf('LeeFunds500')).json()).toMatchObject({
      rules: [{}, {}, { rule: 'not-taken', status: 'F' }, {}, {}],
    });
    expect((await rulesOf('chanmei88')).json()).toMatchObject({
      rules: [{}, {}, { rule: 'not-taken', status: 'P' }, {}, {}],
    });
    for (let asked = 2; asked < 40; asked += 1) expect((await rulesOf('meiling88')).statusCode).toBe(200);
    const often = await rulesOf('meiling88');
    expect([often.statusCode, codesOf(often)]).toEqual([429, ['TOO_MANY_REQUESTS']]);
  });

  test('[AUTH-44, ERR-28, R14] needs the present secret, and a wrong one counts to the login’s lock', async () => {
    const own = await signIn('HK', chan);
    const guess = { username: 'meiling88', secret: '000001' };
    for (let tried = 0; tried < 3; tried += 1) expect(await refusalOf(own, guess)).toEqual([403, 'PIN0002']);
    expect(await refusalOf(own, guess)).toEqual([403, 'LOG0005']);
    expect(await refusalOf(own, { ...guess, secret: chan.secret })).toEqual([403, 'LOG0005']);
    expect(await logOn('HK', chan.name, chan.secret)).toBe('LOG0005');
  });

  test('[CRED-04, R3] goes to exactly one of many who ask for it at the same moment', async () => {
    const askers = await Promise.all(
      [chan, nameless, { name: 'leefunds500', secret: '846159' }, { name: 'chowgold3', secret: '571940' }].map((who) =>
        signIn('HK', who).then((visitor) => ({ visitor, secret: who.secret })),
      ),
    );
    const spellings = ['harbour88', 'Harbour88', 'HARBOUR88', 'harBour88'];
    const answers = await Promise.all(
      askers.map(({ visitor, secret }, index) => change(visitor, { username: spellings[index], secret })),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400, 400, 400]);
  });

  test('[API-89, R14, AUTH-44] happens once under its key: the same again is answered alike to who knows the secret, another name refused', async () => {
    const own = await signIn('HK', chan);
    const body = { username: 'meiling88', secret: chan.secret };
    expect((await change(own, body, 'one-and-the-same')).statusCode).toBe(200);
    expect((await change(own, body, 'one-and-the-same')).json()).toEqual({ username: 'meiling88' });
    const guess = () => change(own, { ...body, secret: '000001' }, 'one-and-the-same');
    for (let n = 0; n < 3; n += 1) expect(codesOf(await guess())).toEqual(['PIN0002']);
    expect(codesOf(await guess())).toEqual(['LOG0005']);
    expect((await change(own, body, 'one-and-the-same')).statusCode).toBe(403);
    await shared.sandbox.database.delete(loginFailures);
    const other = await change(own, { ...body, username: 'harbour88' }, 'one-and-the-same');
    expect([other.statusCode, (await own.call('GET', path)).json()]).toEqual([422, { username: 'meiling88' }]);
    expect(await shared.sandbox.database.select().from(credentialChanges)).toHaveLength(1);
  });

  test('[R6] a login name of the client’s own is all or nothing, whichever statement fails', async () => {
    const own = await signIn('HK', chan);
    const state = async () => ({
      name: (await own.call('GET', path)).json<{ username: string }>().username,
      rows: (await shared.sandbox.database.select().from(credentialChanges)).length,
      told: (await messages('HK')).length,
    });
    const before = await state();
    let failed = 0;
    for (let k = 1; ; k += 1) {
      const stop = failStatement(k);
      const answer = await change(own, { username: 'meiling88', secret: chan.secret }, 'one-name-that-fails');
      if (!stop()) {
        expect(answer.statusCode).toBe(200);
        break;
      }
      failed += 1;
      expect([k, answer.statusCode >= 500, await state()]).toEqual([k, true, before]);
    }
    expect(failed).toBeGreaterThan(12);
    expect(await state()).toEqual({ name: 'meiling88', rows: 1, told: before.told + 2 });
  }, 120_000);
});
