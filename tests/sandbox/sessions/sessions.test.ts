import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { LocalUserLoginDocument } from '../../../contract/graphql/local-login/generated/graphql';
import type { ServerContext } from '../../../sandbox/context/server-context';
import { clients } from '../../../sandbox/database/schema/clients';
import { loginFailures, sessions } from '../../../sandbox/database/schema/sessions';
import { demoClients } from '../../../sandbox/demonstration/demo-clients';
import { signIn } from '../../../sandbox/sessions/sign-in';
import { hour, minute } from '../support/settable-clock';
import { sharedSandbox } from '../support/shared-sandbox';
import { basic, codesOf, Visitor } from '../support/visitor';
import { fromNowhere } from '../support/from-nowhere';
import { workOf } from '../support/work-of';

const shared = sharedSandbox();
beforeEach(() => shared.sandbox.forget());

const inHongKong = (): Visitor => new Visitor(shared.servers.HK, 'HK');
const inTaiwan = (): Visitor => new Visitor(shared.servers.TW, 'TW');
const chan = ['chanmei88', '528314'] as const;
const lin = ['LINCHI72', 'Maple6093Sky'] as const;

describe('logging on', () => {
  test('[AUTH-03, AUTH-04, SESS-01, API-11] opens a session with a strict cookie and a check token', async () => {
    const visitor = inHongKong();
    const answer = await visitor.logOn(...chan);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({});
    expect(answer.headers['set-cookie']?.[0]).toMatch(
      /^__Host-etrading-hk=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    );
    expect(visitor.token).toMatch(/^[\w-]{43}$/);
    expect((await visitor.call('GET', '/heartbeat')).statusCode).toBe(200);
  });

  test('[AUTH-05, API-12, ENT-56] answers in Taiwan whether a code is asked for, and where it would go', async () => {
    const without = await inTaiwan().logOn(...lin);
    expect(without.json()).toEqual({
      enabledLoginOtp: false,
      maskedMobileNumber: '09****678',
      maskedEmail: 'l***@example.test',
    });
    const asked = await inTaiwan().logOn('WANG8888', 'Sunny4102Tea');
    expect(asked.json()).toMatchObject({ enabledLoginOtp: true });
    expect(asked.headers['set-cookie']).toMatch(/^__Host-etrading-tw=/);
  });

  test('[CONFLICT-06] takes a Taiwan user code in small and in full-width letters', async () => {
    expect((await inTaiwan().logOn(' linchi72 ', lin[1])).statusCode).toBe(200);
    expect((await inTaiwan().logOn('LINCHI72', lin[1])).statusCode).toBe(200);
  });

  test('[AUTH-16, AUTH-23] takes the MasterAccount or ID number of a client who has no user name', async () => {
    expect((await inHongKong().logOn('510012300270', '617025')).statusCode).toBe(200);
    expect((await inTaiwan().logOn('C200000033', 'River7158Moon')).statusCode).toBe(200);
  });

  test.for([
    ['nothing', undefined],
    ['another scheme', 'Bearer abc'],
    ['what is not base64', 'Basic ***'],
    ['what is not UTF-8', `Basic ${Buffer.from([0x61, 0x3a, 0xff, 0xfe]).toString('base64')}`],
    ['no colon', basic('chanmei88')],
    ['a blank name', basic('  :528314')],
    ['a blank secret', basic('chanmei88:')],
    ['a name with a NUL', basic('chan\0mei:528314')],
    ['a name of a thousand letters', basic(`${'a'.repeat(1_000)}:528314`)],
  ] as const)('[AUTH-52, ERR-27] refuses %s as blank fields', async ([, authorization]) => {
    const answer = await inHongKong().call('POST', '/authentication/logon', {
      headers: authorization === undefined ? {} : { authorization },
    });
    expect([answer.statusCode, codesOf(answer)]).toEqual([400, ['LOG0003']]);
  });

  test.for([
    ['LOG0005', 'TW-FROZEN'],
    ['LOG0006', 'TW-DISABLED'],
    ['LOG0008', 'TW-RESET'],
    ['LOG0009', 'TW-NOT-ACTIVATED'],
    ['LOG0013', 'TW-USER-NAME'],
    ['LOG0005', 'HK-FROZEN'],
    ['LOG0006', 'HK-DISABLED'],
    ['LOG0008', 'HK-RESET'],
    ['LOG0009', 'HK-NOT-ACTIVATED'],
    ['LOG0013', 'HK-USER-NAME'],
  ] as const)(
    '[AUTH-42, AUTH-43, AUTH-45, AUTH-46, AUTH-48, ERR-28, ERR-29, ERR-31, ERR-32, ERR-36] says %s to %s only after the right secret',
    async ([code, id]) => {
      const client = demoClients.find((candidate) => candidate.id === id);
      if (client === undefined) throw new Error('no such client');
      const server = shared.servers[client.region];
      const right = await new Visitor(server, client.region).logOn(client.login, client.secret);
      expect([right.statusCode, codesOf(right)]).toEqual([401, [code]]);
      const wrong = await new Visitor(server, client.region).logOn(client.login, 'something else');
      expect([wrong.statusCode, codesOf(wrong)]).toEqual([401, ['LOG0001']]);
      expect(right.headers['www-authenticate'] ?? wrong.headers['www-authenticate']).toBeUndefined();
    },
  );

  test('[AUTH-48] takes the user name of the client whose number is refused', async () => {
    expect((await inHongKong().logOn('fungwai1', '362815')).statusCode).toBe(200);
  });

  test('[ACCT-09] remembers the login before', async () => {
    const before = await lastLogin('HK-TYPICAL');
    await inHongKong().logOn(...chan);
    shared.sandbox.clock.advance(hour);
    await inHongKong().logOn(...chan);
    const [client] = await shared.sandbox.database.select().from(clients).where(eq(clients.id, 'HK-TYPICAL'));
    expect(client?.lastLoginAt).toEqual(shared.sandbox.clock.now());
    expect(client?.previousLoginAt).toEqual(new Date(shared.sandbox.clock.now().getTime() - hour));
    expect(before).not.toBeNull();
  });
});

describe('wrong secrets', () => {
  test('[AUTH-44, CONFLICT-07] locks at the fourth failure for 24 hours', async () => {
    const answers = [];
    for (let attempt = 0; attempt < 5; attempt += 1)
      answers.push(codesOf(await inHongKong().logOn(chan[0], '000000'))[0]);
    expect(answers).toEqual(['LOG0001', 'LOG0001', 'LOG0001', 'LOG0005', 'LOG0005']);
    expect(codesOf(await inHongKong().logOn(...chan))).toEqual(['LOG0005']);
    shared.sandbox.clock.advance(24 * hour - 1);
    expect(codesOf(await inHongKong().logOn(...chan))).toEqual(['LOG0005']);
    shared.sandbox.clock.advance(1);
    expect((await inHongKong().logOn(...chan)).statusCode).toBe(200);
  });

  test('[AUTH-49] a wrong secret does not prolong the lock by being tried during it', async () => {
    for (let attempt = 0; attempt < 4; attempt += 1) await inHongKong().logOn(chan[0], '000000');
    shared.sandbox.clock.advance(23 * hour);
    await inHongKong().logOn(chan[0], '000000');
    shared.sandbox.clock.advance(hour);
    expect((await inHongKong().logOn(...chan)).statusCode).toBe(200);
  });

  test('[AUTH-44] forgives failures at the right secret, and counts anew after a lock', async () => {
    for (let attempt = 0; attempt < 3; attempt += 1) await inHongKong().logOn(chan[0], '000000');
    expect((await inHongKong().logOn(...chan)).statusCode).toBe(200);
    for (let attempt = 0; attempt < 4; attempt += 1) await inHongKong().logOn(chan[0], '000000');
    shared.sandbox.clock.advance(24 * hour);
    expect(codesOf(await inHongKong().logOn(chan[0], '000000'))).toEqual(['LOG0001']);
  });

  test('[AUTH-44] tells no more to guesses made at once than to guesses in turn', async () => {
    const guesses = ['111222', '333444', '555666', '777888', '999000', '121212', '343434', '565656', '787878'];
    const answers = await Promise.all(guesses.map((guess) => inHongKong().logOn(chan[0], guess)));
    const codes = answers.map((answer) => codesOf(answer)[0]).sort();
    expect(codes.filter((code) => code === 'LOG0001')).toHaveLength(3);
    expect(codes.filter((code) => code === 'LOG0005')).toHaveLength(6);
  });

  test('[AUTH-44] starts with the seeded client locked, even for the right secret', async () => {
    expect(codesOf(await inTaiwan().logOn('TSAI4004', 'Stone5271Lake'))).toEqual(['LOG0005']);
    expect(codesOf(await inHongKong().logOn('wonglocked', '930274'))).toEqual(['LOG0005']);
  });

  test('[R15, AUTH-10, ERR-19] answers the same for a name nobody has, until and beyond the lock', async () => {
    const answersTo = async (name: string) => {
      const answers = [];
      for (let attempt = 0; attempt < 5; attempt += 1) {
        const answer = await inTaiwan().logOn(name, 'Wrong1234Guess');
        const { date, 'x-request-id': requestId, ...headers } = answer.headers;
        answers.push([answer.statusCode, answer.body, typeof date, typeof requestId, headers]);
      }
      return answers;
    };
    expect(await answersTo('NOBODY77')).toEqual(await answersTo(lin[0]));
  });

  test('[R15] asks as much of the database and of hashing for a name that nobody has, try for try', async () => {
    const workFor = async (name: string) => {
      const work: string[] = [];
      const attempt = (watched: ServerContext) =>
        signIn({ name, secret: 'Wrong1234Guess', over: undefined, from: fromNowhere }, watched);
      for (let time = 0; time < 5; time += 1)
        work.push(...(await workOf(shared.sandbox.context('TW'), attempt)), 'next');
      return work;
    };
    const known = await workFor('YANG5173');
    // Five times the counters are held, four times a failure is counted and written down.
    expect(known.filter((what) => what === 'insert')).toHaveLength(13);
    expect(known.filter((what) => what === 'matches')).toHaveLength(5);
    for (const name of ['NOBODY77', 'L200000111', 'C200000033']) {
      await shared.sandbox.forget();
      expect([name, await workFor(name)]).toEqual([name, known]);
    }
  });

  test('[R14] lets a client in as often as asked for at once, and each time by a session of its own', async () => {
    const times = process.env['TEST_LONG'] === '1' ? 500 : 40;
    const names = ['fungwai1', 'chanmei88'] as const;
    const secrets = { fungwai1: '362815', chanmei88: '528314' };
    const logins = Array.from({ length: times }, (_, index) => names[index % 2] ?? 'fungwai1');
    const answers = await Promise.all(logins.map((name) => inHongKong().logOn(name, secrets[name])));
    expect(answers.filter(({ statusCode }) => statusCode !== 200)).toEqual([]);
    expect(await shared.sandbox.database.select().from(sessions)).toHaveLength(times);
  }, 120_000);

  test('[R15] keeps no name that was typed', async () => {
    await inTaiwan().logOn('MYPASSWORD1', 'x');
    const rows = await shared.sandbox.database.select().from(loginFailures);
    expect(JSON.stringify(rows)).not.toContain('MYPASSWORD1');
  });

  test('[R14, AUTH-44, AUTH-48] counts a client’s names together: with one locked, the other is no way in', async () => {
    const names = ['fungwai1', '510012300937'] as const;
    const answers = [];
    for (let attempt = 0; attempt < 4; attempt += 1)
      answers.push(codesOf(await inHongKong().logOn(names[attempt % 2] ?? '', '000000'))[0]);
    expect(answers).toEqual(['LOG0001', 'LOG0001', 'LOG0001', 'LOG0005']);
    for (const name of names)
      for (const secret of ['362815', '000000'])
        expect([name, secret, codesOf(await inHongKong().logOn(name, secret))]).toEqual([name, secret, ['LOG0005']]);
    shared.sandbox.clock.advance(24 * hour);
    expect((await inHongKong().logOn(names[0], '362815')).statusCode).toBe(200);
  });

  test('[AUTH-44] forgives a client’s failures under both names at once', async () => {
    for (const name of ['fungwai1', '510012300937', '510012300937']) await inHongKong().logOn(name, '000000');
    expect((await inHongKong().logOn('fungwai1', '362815')).statusCode).toBe(200);
    expect(await failuresCounted()).toEqual([]);
    for (let attempt = 0; attempt < 3; attempt += 1)
      expect(codesOf(await inHongKong().logOn('510012300937', '000000'))).toEqual(['LOG0001']);
  });

  test('[R14, AUTH-44] forgives nothing for a right secret that is refused all the same', async () => {
    for (let attempt = 0; attempt < 3; attempt += 1) await inHongKong().logOn('510012300937', '000000');
    expect(codesOf(await inHongKong().logOn('510012300937', '362815'))).toEqual(['LOG0013']);
    expect(codesOf(await inHongKong().logOn('510012300937', '000000'))).toEqual(['LOG0005']);
  });

  test('[AUTH-44] counts anew a day after the last failure', async () => {
    for (let attempt = 0; attempt < 3; attempt += 1) await inHongKong().logOn(chan[0], '000000');
    shared.sandbox.clock.advance(24 * hour);
    for (let attempt = 0; attempt < 3; attempt += 1)
      expect(codesOf(await inHongKong().logOn(chan[0], '000000'))).toEqual(['LOG0001']);
  });

  test('[AUTH-44] lets guesses made at once under both names wait for each other, never for ever', async () => {
    const names = ['fungwai1', '510012300937', 'nobody77', 'chanmei88'];
    const guesses = Array.from({ length: 48 }, (_, index) => names[index % names.length] ?? '');
    const answers = await Promise.all(guesses.map((name) => inHongKong().logOn(name, '000000')));
    const told = answers.map((answer) => codesOf(answer)[0]);
    // Three each of the two clients and of the name that nobody has.
    expect(told.filter((code) => code === 'LOG0001')).toHaveLength(9);
    expect(told.filter((code) => code === 'LOG0005')).toHaveLength(39);
  });

  test('[AUTH-44] counts the regions apart', async () => {
    for (let attempt = 0; attempt < 4; attempt += 1) await inTaiwan().logOn('chanmei88', '000000');
    expect((await inHongKong().logOn(...chan)).statusCode).toBe(200);
  });
});

describe('a session', () => {
  test('[SESS-05, SESS-06] a session is worth nothing with only the cookie, only the token, or a wrong token', async () => {
    const visitor = inHongKong();
    await visitor.logOn(...chan);
    const { cookie, token } = visitor;
    const other = inHongKong();
    await other.logOn(...chan);
    const cases = [
      { cookie, token: undefined },
      { cookie: undefined, token },
      { cookie, token: other.token },
      { cookie: other.cookie, token },
      { cookie, token: '' },
    ];
    for (const half of cases) {
      const thief = Object.assign(inHongKong(), half);
      const answer = await thief.call('GET', '/heartbeat');
      expect([answer.statusCode, codesOf(answer)]).toEqual([401, ['SESSION_EXPIRED']]);
    }
    expect((await visitor.call('GET', '/heartbeat')).statusCode).toBe(200);
  });

  test('[SESS-06] a session of one region is none in the other', async () => {
    const visitor = inHongKong();
    await visitor.logOn(...chan);
    const abroad = inTaiwan();
    abroad.cookie = visitor.cookie?.replace('etrading-hk', 'etrading-tw');
    abroad.token = visitor.token;
    expect((await abroad.call('GET', '/heartbeat')).statusCode).toBe(401);
  });

  test('[SESS-09, API-20, API-26, OPEN-11] lives 15 minutes from the last sign of life', async () => {
    const visitor = inHongKong();
    await visitor.logOn(...chan);
    for (const path of ['/heartbeat', '/auth/refresh']) {
      shared.sandbox.clock.advance(15 * minute);
      expect((await visitor.call('GET', path)).statusCode).toBe(200);
    }
    shared.sandbox.clock.advance(15 * minute + 1);
    const answer = await visitor.call('GET', '/heartbeat');
    expect([answer.statusCode, codesOf(answer)]).toEqual([401, ['SESSION_EXPIRED']]);
  });

  test('[OPEN-11] ends after 12 hours however lively it is', async () => {
    const visitor = inHongKong();
    await visitor.logOn(...chan);
    for (let quarter = 0; quarter < 48; quarter += 1) {
      shared.sandbox.clock.advance(15 * minute);
      expect((await visitor.call('GET', '/heartbeat')).statusCode).toBe(200);
    }
    shared.sandbox.clock.advance(1);
    expect((await visitor.call('GET', '/heartbeat')).statusCode).toBe(401);
  });

  test('[AUTH-51, API-21] ends with the logout, which also answers those who have none', async () => {
    const visitor = inHongKong();
    await visitor.logOn(...chan);
    const { cookie, token } = visitor;
    const answer = await visitor.call('POST', '/auth/logout');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['set-cookie']).toBeUndefined();
    const again = Object.assign(inHongKong(), { cookie, token });
    expect((await again.call('GET', '/heartbeat')).statusCode).toBe(401);
    expect((await inHongKong().call('POST', '/auth/logout')).statusCode).toBe(200);
    expect(await shared.sandbox.database.select().from(sessions)).toEqual([]);
  });

  test('[SESS-01] ends when another login takes its place in the browser, and not when that login fails', async () => {
    const visitor = inHongKong();
    await visitor.logOn(...chan);
    const { cookie, token } = visitor;
    const before = Object.assign(inHongKong(), { cookie, token });
    await visitor.logOn('leefunds500', '000000');
    expect((await before.call('GET', '/heartbeat')).statusCode).toBe(200);
    await visitor.logOn('leefunds500', '846159');
    expect((await before.call('GET', '/heartbeat')).statusCode).toBe(401);
    expect(await shared.sandbox.database.select().from(sessions)).toMatchObject([{ clientId: 'HK-500' }]);
    await visitor.graphql(LocalUserLoginDocument, { userId: chan[0], password: chan[1] });
    expect(await shared.sandbox.database.select().from(sessions)).toMatchObject([{ clientId: 'HK-TYPICAL' }]);
  });

  test('a session is left alone by a login with the other region’s cookie', async () => {
    const visitor = inHongKong();
    await visitor.logOn(...chan);
    const abroad = inTaiwan();
    abroad.cookie = visitor.cookie?.replace('etrading-hk', 'etrading-tw');
    expect((await abroad.logOn(...lin)).statusCode).toBe(200);
    expect((await visitor.call('GET', '/heartbeat')).statusCode).toBe(200);
  });

  test('[R21, AUTH-51, SESS-06] goes on when a logout brings its cookie with another session’s token, or with none', async () => {
    const earlier = inHongKong();
    await earlier.logOn(...chan);
    const later = inHongKong();
    await later.logOn(...chan);
    for (const token of [earlier.token, '', undefined]) {
      const tab = Object.assign(inHongKong(), { cookie: later.cookie, token });
      const answer = await tab.call('POST', '/auth/logout');
      expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([200, undefined]);
      expect((await later.call('GET', '/heartbeat')).statusCode).toBe(200);
    }
    expect((await later.call('POST', '/auth/logout')).statusCode).toBe(200);
    expect((await later.call('GET', '/heartbeat')).statusCode).toBe(401);
  });

  test.for(['logout', 'login'] as const)(
    '[R21, AUTH-51] a session of another tab survives a logout that was sent before it, when the %s comes first and the logout is answered last',
    async (first) => {
      const earlier = inHongKong();
      await earlier.logOn(...chan);
      // Both calls leave the browser with the earlier session's cookie.
      const login = inHongKong();
      const logout = inHongKong();
      Object.assign(login, { cookie: earlier.cookie });
      Object.assign(logout, { cookie: earlier.cookie, token: earlier.token });
      const calls = {
        login: () => login.logOn('leefunds500', '846159'),
        logout: () => logout.call('POST', '/auth/logout'),
      };
      await calls[first]();
      await calls[first === 'login' ? 'logout' : 'login']();
      // The browser has one cookie for all tabs: what the last answer made of it.
      const browserKeeps = logout.cookie === earlier.cookie ? login.cookie : logout.cookie;
      const tab = Object.assign(inHongKong(), { cookie: browserKeeps, token: login.token });
      expect((await tab.call('GET', '/heartbeat')).statusCode).toBe(200);
      expect((await earlier.call('GET', '/heartbeat')).statusCode).toBe(401);
    },
  );

  test('[SESS-06] keeps neither cookie nor token in the database', async () => {
    const visitor = inHongKong();
    await visitor.logOn(...chan);
    const rows = JSON.stringify(await shared.sandbox.database.select().from(sessions));
    expect(rows).not.toContain(visitor.token);
    expect(rows).not.toContain(visitor.cookie?.split('=')[1]);
  });

  test('[AUTH-42] ends when the client is frozen', async () => {
    const visitor = inHongKong();
    await visitor.logOn(...chan);
    await shared.sandbox.database.update(clients).set({ state: 'frozen' }).where(eq(clients.id, 'HK-TYPICAL'));
    expect((await visitor.call('GET', '/heartbeat')).statusCode).toBe(401);
    await shared.sandbox.database.update(clients).set({ state: 'active' }).where(eq(clients.id, 'HK-TYPICAL'));
  });
});

/** Returns the counted failures, but for the clients who are locked from the start. */
const failuresCounted = async () =>
  (await shared.sandbox.database.select().from(loginFailures)).filter(
    ({ failures }) => failures !== 0 && failures !== 4,
  );

async function lastLogin(id: string): Promise<Date | null | undefined> {
  const [client] = await shared.sandbox.database.select().from(clients).where(eq(clients.id, id));
  return client?.lastLoginAt;
}
