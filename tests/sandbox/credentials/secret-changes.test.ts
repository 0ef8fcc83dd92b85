import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { clients } from '../../../sandbox/database/schema/clients';
import { credentialChanges } from '../../../sandbox/database/schema/credentials';
import type { Region } from '../../../domain/region';
import { keptClients } from '../support/kept-clients';
import { failStatement } from '../support/failing-statement';
import { sharedSandbox } from '../support/shared-sandbox';
import { codesOf, Visitor } from '../support/visitor';

const shared = sharedSandbox();
const path = '/auth/authe/change-password';
const chan = { name: 'chanmei88', secret: '528314', trading: '739162' };
const lo = { name: 'lochecked5', secret: '507293', trading: '862041' };
const lin = { name: 'LINCHI72', secret: 'Maple6093Sky', trading: 'trade5208' };

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
const change = (who: Visitor, body: object | string, key = `a-change-${String(++keys)}`) =>
  who.call('POST', path, { body, headers: { 'idempotency-key': key } });
const refusalOf = async (who: Visitor, body: object) => {
  const answer = await change(who, body);
  return [answer.statusCode, ...codesOf(answer)];
};
const canLogOn = async (region: Region, name: string, secret: string) =>
  (await new Visitor(shared.servers[region], region).logOn(name, secret)).statusCode === 200;
const messages = async (region: Region) =>
  (await shared.servers[region].inject('/sandbox/outbox.json')).json<{ channel: string; text: string }[]>();

describe('a change of a secret', () => {
  test('[API-22, RESET-19, PIN-01, SESS-06] puts the new PIN in force, ends every other session, gives this one other names and tells by every way on file', async () => {
    const own = await signIn('HK', chan);
    const other = await signIn('HK', chan);
    const stranger = await signIn('HK', { name: 'leefunds500', secret: '846159' });
    const cookie = own.cookie;
    const token = own.token;
    const answer = await change(own, { login: { current: chan.secret, next: '905271' } });
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { login: '2026-03-04T02:00:00.000Z', verification: null },
    ]);
    expect([own.cookie === cookie, own.token === token]).toEqual([false, false]);
    expect((await own.call('GET', '/heartbeat')).statusCode).toBe(200);
    expect((await other.call('GET', '/heartbeat')).statusCode).toBe(401);
    expect((await stranger.call('GET', '/heartbeat')).statusCode).toBe(200);
    own.cookie = cookie;
    expect((await own.call('GET', '/heartbeat')).statusCode).toBe(401);
    expect([await canLogOn('HK', chan.name, chan.secret), await canLogOn('HK', chan.name, '905271')]).toEqual([
      false,
      true,
    ]);
    const told =
      'Your login PIN was changed on 04 Mar 2026 10:00, and you are logged out on every other device. If you did not do this yourself, call +852 0000 0000 at once.';
    expect((await messages('HK')).map(({ channel, text }) => [channel, text])).toEqual([
      ['email', told],
      ['mobile', told],
    ]);
    const rows = await shared.sandbox.database.select().from(credentialChanges);
    expect(rows).toMatchObject([{ clientId: 'HK-TYPICAL', type: 'password', way: 'change' }]);
  });

  test('[CRED-23, OPEN-51] moves the day from which the next one is recommended', async () => {
    const due = { name: 'leefunds500', secret: '846159' };
    const { database } = shared.sandbox;
    await database
      .update(clients)
      .set({ secretChangedAt: new Date('2025-11-01') })
      .where(eq(clients.userName, due.name));
    const who = await signIn('HK', due);
    const reminder = async () =>
      (await who.call('GET', '/authentication/accountInfo')).json<{ passwordChangeReminder: boolean }>()
        .passwordChangeReminder;
    expect(await reminder()).toBe(true);
    await change(who, { login: { current: due.secret, next: '905271' } });
    expect(await reminder()).toBe(false);
  });

  test('[CRED-11..22, CONFLICT-03] holds Taiwan’s passwords against their rules, the trading password apart', async () => {
    const who = await signIn('TW', lin);
    expect(await refusalOf(who, { login: { current: lin.secret, next: 'short' } })).toEqual([400, 'PIN0013']);
    expect(await refusalOf(who, { login: { current: lin.secret, next: 'Linchi72' } })).toEqual([400, 'PIN0013']);
    for (const next of ['Password4829', 'Butterfly2'])
      expect(await refusalOf(who, { login: { current: lin.secret, next } })).toEqual([400, 'PASSWORD_INSECURE']);
    expect(await refusalOf(who, { verification: { current: lin.trading, next: 'a1' } })).toEqual([400, 'PIN0021']);
    expect(await refusalOf(who, { verification: { current: lin.trading, next: 'abc 123' } })).toEqual([400, 'PIN0029']);
    expect((await change(who, { login: { current: lin.secret, next: 'Harbor4829Kite' } })).statusCode).toBe(200);
    expect((await change(who, { verification: { current: lin.trading, next: 'anchor4829' } })).statusCode).toBe(200);
    expect(await canLogOn('TW', lin.name, 'Harbor4829Kite')).toBe(true);
    const told =
      '您的交易密碼已於 2026/03/04 10:00 變更，其他裝置都已登出。若不是您本人操作，請立即來電 +886 2 0000 0000。';
    expect((await messages('TW')).slice(0, 2).map(({ text }) => text)).toEqual([told, told]);
  });

  test('[PIN-05..11, CONFLICT-05] holds Hong Kong’s PINs against theirs', async () => {
    const who = await signIn('HK', chan);
    const codes: Readonly<Record<string, string>> = {
      '12345a': 'PIN0004',
      '12345': 'PIN0005',
      '510012': 'PIN0006',
      '111234': 'PIN0008',
      '123456': 'PIN0009',
      '654321': 'PIN0010',
      '528314': 'PIN0014',
    };
    for (const [next, code] of Object.entries(codes)) {
      const answer = await change(who, { login: { current: chan.secret, next } });
      expect([next, answer.statusCode, codesOf(answer)[0]]).toEqual([next, 400, code]);
    }
    expect(await refusalOf(who, { verification: { current: chan.trading, next: '018901' } })).toEqual([400, 'PIN0023']);
  });

  test('[CRED-17, PIN-04] takes neither the present secret nor the one before, and takes the one before that', async () => {
    const who = await signIn('HK', chan);
    const second = { login: { current: chan.secret, next: '905271' } };
    expect((await change(who, second)).statusCode).toBe(200);
    expect(await refusalOf(who, { login: { current: '905271', next: '905271' } })).toEqual([400, 'PIN0014']);
    expect(await refusalOf(who, { login: { current: '905271', next: chan.secret } })).toEqual([400, 'PIN0014']);
    expect((await change(who, { login: { current: '905271', next: '416038' } })).statusCode).toBe(200);
    expect((await change(who, { login: { current: '416038', next: chan.secret } })).statusCode).toBe(200);
  });

  test('[OPEN-01, PIN-02] changes both at once or neither', async () => {
    const who = await signIn('HK', chan);
    const both = (login: string, verification: string) => ({
      login: { current: login, next: '905271' },
      verification: { current: verification, next: '416038' },
    });
    expect(await refusalOf(who, both(chan.secret, '000001'))).toEqual([403, 'PIN0034']);
    expect(
      await refusalOf(who, { ...both(chan.secret, chan.trading), login: { current: chan.secret, next: '123456' } }),
    ).toEqual([400, 'PIN0040']);
    expect(await canLogOn('HK', chan.name, chan.secret)).toBe(true);
    const answer = await change(who, both(chan.secret, chan.trading));
    expect(answer.json()).toEqual({ login: '2026-03-04T02:00:00.000Z', verification: '2026-03-04T02:00:00.000Z' });
  });
});

describe('a wrong present secret', () => {
  test('[ERR-39, AUTH-44] a wrong present secret is told in words of its own, before anything of the new one, and locks with the login’s own wrong tries', async () => {
    const who = await signIn('HK', chan);
    const wrong = { login: { current: '000001', next: chan.secret } };
    await new Visitor(shared.servers.HK, 'HK').logOn(chan.name, '000001');
    expect(await refusalOf(who, wrong)).toEqual([403, 'PIN0002']);
    expect(await refusalOf(who, wrong)).toEqual([403, 'PIN0002']);
    expect(await refusalOf(who, wrong)).toEqual([403, 'LOG0005']);
    expect(await refusalOf(who, { login: { current: chan.secret, next: '905271' } })).toEqual([403, 'LOG0005']);
    expect(await canLogOn('HK', chan.name, chan.secret)).toBe(false);
  });

  test('[R14, AUTH-44] guessed fifty times at once under keys of their own is told wrong three times at most, and the right one among them changes nothing once it is locked', async () => {
    const who = await signIn('HK', chan);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) =>
        change(who, { login: { current: String(100_000 + at), next: '905271' } }, `guess-${String(at)}-of-fifty`),
      ),
    );
    const codes = answers.map((answer) => codesOf(answer)[0]);
    expect(codes.filter((code) => code === 'PIN0002')).toHaveLength(3);
    expect(new Set(codes)).toEqual(new Set(['PIN0002', 'LOG0005']));
    expect(await refusalOf(who, { login: { current: chan.secret, next: '905271' } })).toEqual([403, 'LOG0005']);
  });

  test('[PIN-03, ERR-61] a wrong present secret of the one that verifies counts to that lock alone', async () => {
    const who = await signIn('TW', lin);
    const wrong = { verification: { current: 'trade0000', next: 'anchor4829' } };
    for (const code of ['PIN0018', 'PIN0018', 'PIN0018', 'VPN0005'])
      expect(await refusalOf(who, wrong)).toEqual([403, code]);
    expect(await refusalOf(who, { verification: { current: lin.trading, next: 'anchor4829' } })).toEqual([
      403,
      'VPN0005',
    ]);
    expect(await canLogOn('TW', lin.name, lin.secret)).toBe(true);
  });
});

describe('a change that comes more than once', () => {
  test('[ERR-49, OPEN-01] a change that comes more than once of a login PIN that must be reset for two factors is refused to who knows it, and the other PIN may be changed', async () => {
    const client = await signIn('HK', lo);
    expect(await refusalOf(client, { login: { current: '000000', next: '905271' } })).toEqual([403, 'PIN0002']);
    expect(await refusalOf(client, { login: { current: lo.secret, next: '905271' } })).toEqual([403, 'PIN0039']);
    expect(await refusalOf(client, { login: { current: lo.secret, next: '111111' } })).toEqual([403, 'PIN0039']);
    const both = {
      login: { current: lo.secret, next: '905271' },
      verification: { current: lo.trading, next: '416038' },
    };
    expect(await refusalOf(client, both)).toEqual([403, 'PIN0039']);
    expect((await change(client, { verification: both.verification })).statusCode).toBe(200);
    expect(await canLogOn('HK', lo.name, lo.secret)).toBe(true);
  });

  test('[API-89] a change that comes more than once is carried out once, and told to the client once', async () => {
    const who = await signIn('HK', chan);
    const body = { login: { current: chan.secret, next: '905271' } };
    const cookie = who.cookie;
    const token = who.token;
    const twins = Array.from({ length: 20 }, () => {
      const twin = new Visitor(shared.servers.HK, 'HK');
      return Object.assign(twin, { cookie, token });
    });
    const answers = await Promise.all(twins.map((twin) => change(twin, body, 'one-and-the-same')));
    expect(answers.filter(({ headers }) => headers['auth_checked'] !== undefined)).toHaveLength(1);
    expect(answers.filter(({ statusCode }) => ![200, 401, 409].includes(statusCode))).toEqual([]);
    expect(await messages('HK')).toHaveLength(2);
    expect(await shared.sandbox.database.select().from(credentialChanges)).toHaveLength(1);
  });

  test('[API-90, R14] under its key again is answered only for the secret in force, and a refusal uses no key up', async () => {
    const who = await signIn('HK', chan);
    const key = 'a-key-used-again';
    expect(codesOf(await change(who, { login: { current: '000001', next: '905271' } }, key))).toEqual(['PIN0002']);
    expect((await change(who, { login: { current: chan.secret, next: '905271' } }, key)).statusCode).toBe(200);
    expect((await change(who, { login: { current: chan.secret, next: '905271' } }, key)).statusCode).toBe(200);
    expect(await shared.sandbox.database.select().from(credentialChanges)).toHaveLength(1);
  });

  test.each([
    ['login', { current: chan.secret, next: '905271' }, 'LOG0005'],
    ['verification', { current: chan.trading, next: '416038' }, 'VPN0005'],
  ] as const)(
    '[R14, AUTH-44, AUTH-49, API-90] under a key that was used tells nobody the %s PIN: a guess counts, is answered as a wrong one, and locks',
    async (kind, typed, locked) => {
      const who = await signIn('HK', chan);
      const key = `a-key-guessed-with-${kind}`;
      const send = async (more: object) => {
        const answer = await change(who, { [kind]: { ...typed, ...more } }, key);
        return [answer.statusCode, ...(answer.statusCode === 200 ? [] : codesOf(answer))];
      };
      expect(await send({})).toEqual([200]);
      expect(await send({})).toEqual([200]);
      // Neither the PIN in force without the one before it, nor the one before it with a guess.
      const wrong = [403, kind === 'login' ? 'PIN0002' : 'PIN0018'];
      expect(await send({ current: '000001' })).toEqual(wrong);
      expect(await send({ next: '416039' })).toEqual(wrong);
      expect(await send({ next: '416040' })).toEqual(wrong);
      expect(await send({ next: '416041' })).toEqual([403, locked]);
      expect(await send({})).toEqual([403, locked]);
    },
  );
});

test('[R6, API-22] a statement that fails, whichever it is, leaves secret, session and messages as they were, and the change is then made', async () => {
  const { database } = shared.sandbox;
  const who = await signIn('HK', chan);
  const body = { login: { current: chan.secret, next: '905271' } };
  const asItIs = async () => {
    const [row] = await database.select().from(clients).where(eq(clients.userName, chan.name));
    return [row?.secretHash, await database.$count(credentialChanges), (await messages('HK')).length];
  };
  const before = await asItIs();
  let failed = 0;
  for (let k = 1; ; k += 1) {
    const stop = failStatement(k);
    const answer = await change(who, body, 'one-change-that-fails');
    if (!stop()) {
      expect(answer.statusCode).toBe(200);
      break;
    }
    failed += 1;
    expect([k, answer.statusCode >= 500, ...(await asItIs())]).toEqual([k, true, ...before]);
  }
  expect([failed > 15, (await asItIs()).slice(1)]).toEqual([true, [1, 2]]);
}, 120_000);

test('[R14] a change that changes nothing is refused, and nothing typed is ever kept', async () => {
  const who = await signIn('HK', chan);
  const bodies = [
    {},
    { login: {} },
    { login: { current: chan.secret } },
    { login: { current: chan.secret, next: '' } },
    ...['\0', '9\u00009', '9'.repeat(201)].map((next) => ({ login: { current: chan.secret, next } })),
    { other: { current: chan.secret, next: '905271' } },
  ];
  for (const body of bodies) {
    const answer = await change(who, body);
    expect([answer.statusCode, ...codesOf(answer)]).toEqual([400, 'BAD_REQUEST']);
  }
  expect((await who.call('POST', path, { body: { login: { current: chan.secret, next: '905271' } } })).statusCode).toBe(
    400,
  );
  expect((await new Visitor(shared.servers.HK, 'HK').call('GET', path)).statusCode).toBe(401);
});
