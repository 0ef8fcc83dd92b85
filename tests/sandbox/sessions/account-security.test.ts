import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  type AccountSecurityAnswer,
  accountSecurity,
  openSessionList,
} from '../../../contract/rest/account/account-security';
import type { Region } from '../../../domain/region';
import { logins, sessionEndings, sessions } from '../../../sandbox/database/schema/sessions';
import { endSessionsForFirm } from '../../../sandbox/sessions/end-sessions-for-firm';
import { sweepLogins } from '../../../sandbox/sessions/login-records';
import { minute } from '../support/settable-clock';
import { sharedSandbox } from '../support/shared-sandbox';
import { basic, codesOf, Visitor } from '../support/visitor';

const shared = sharedSandbox();
beforeEach(async () => {
  await shared.sandbox.forget();
  await shared.sandbox.database.delete(logins);
});

const chan = ['chanmei88', '528314'] as const;
const lee = ['leefunds500', '846159'] as const;
const day = 24 * 60 * minute;
const firefox = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:133.0) Gecko/20100101 Firefox/133.0';

/** Logs in with another browser than none, maybe marked by an earlier login. */
async function logOnWith(name: string, secret: string, mark?: string, region: Region = 'HK') {
  const visitor = new Visitor(shared.servers[region], region, undefined, undefined, false);
  const cookie = mark === undefined ? {} : { cookie: `__Host-etrading-device-${region.toLowerCase()}=${mark}` };
  const answer = await visitor.call('POST', '/authentication/logon', {
    headers: { authorization: basic(`${name}:${secret}`), 'user-agent': firefox, ...cookie },
  });
  const given = answer.cookies.find((each) => each.name.includes('-device-'));
  return { visitor, answer, given };
}

const recordFor = async (visitor: Visitor): Promise<AccountSecurityAnswer> =>
  accountSecurity.parse((await visitor.call('GET', '/account/security')).json());
const openFor = async (visitor: Visitor) => (await recordFor(visitor)).sessions;
const end = (visitor: Visitor, id: unknown) =>
  visitor.call('POST', '/account/security/endSession', { body: { id } as object });
const isIn = async (visitor: Visitor) => (await visitor.call('GET', '/heartbeat')).statusCode === 200;
const messages = async () =>
  (await shared.servers.HK.inject('/sandbox/outbox.json')).json<{ channel: string; to: string; text: string }[]>();

describe('the logins of a client', () => {
  test('[R14, ACCT-10] the logins of a client are told for 90 days with outcome, device and masked address, the failed ones too, and then kept no more', async () => {
    await logOnWith(chan[0], '000000');
    shared.sandbox.clock.advance(minute);
    const { visitor } = await logOnWith(...chan);
    const { logins: told } = await recordFor(visitor);
    const device = { browser: 'Firefox', system: 'macOS', address: '127.0.*.*' };
    expect(told).toEqual([
      { at: '2026-03-04T02:01:00.000Z', outcome: 'opened', ...device },
      { at: '2026-03-04T02:00:00.000Z', outcome: 'wrong-secret', ...device },
    ]);
    shared.sandbox.clock.advance(90 * day - minute);
    const later = await logOnWith(...chan);
    expect((await recordFor(later.visitor)).logins).toHaveLength(3);
    shared.sandbox.clock.advance(1);
    expect((await recordFor(later.visitor)).logins).toHaveLength(2);
    await sweepLogins(shared.sandbox.database, shared.sandbox.clock.now());
    expect(await shared.sandbox.database.select().from(logins)).toHaveLength(2);
  });

  test('[R14, AUTH-44] say which wrong try locked, and nothing of those after it, nor of names that nobody has', async () => {
    const { visitor } = await logOnWith(...chan);
    for (let attempt = 0; attempt < 7; attempt += 1) await logOnWith(chan[0], '000000');
    await logOnWith('nobodyhere7', '000000');
    const outcomes = (await recordFor(visitor)).logins.map(({ outcome }) => outcome);
    expect(outcomes.sort()).toEqual(['locked', 'opened', 'wrong-secret', 'wrong-secret', 'wrong-secret']);
    expect(await shared.sandbox.database.select().from(logins)).toHaveLength(5);
  });

  test('[R14, AUTH-28] say that the code was missing or wrong until it is right, in one row', async () => {
    const visitor = new Visitor(shared.servers.TW, 'TW', undefined, undefined, false);
    await visitor.logOn('WANG8888', 'Sunny4102Tea');
    const outcome = async () => (await shared.sandbox.database.select().from(logins)).map((row) => row.outcome);
    expect(await outcome()).toEqual(['code-missing']);
    await visitor.call('POST', '/authentication/login/sendOtp/mobile');
    const [sent] = await messages();
    const otp = /\d{8}/.exec(sent?.text ?? '')?.[0] ?? '';
    const wrong = otp === '00000000' ? '00000001' : '00000000';
    await visitor.call('POST', '/authentication/login/validateOtp', { body: { otp: wrong } });
    expect(await outcome()).toEqual(['wrong-code']);
    await visitor.call('POST', '/authentication/login/validateOtp', { body: { otp } });
    expect(await outcome()).toEqual(['opened']);
  });

  test('[R14] the logins of a client are written down without a name, a secret, a whole address or the browser’s mark', async () => {
    const { given } = await logOnWith(...chan);
    const [row] = await shared.sandbox.database.select().from(logins);
    const text = JSON.stringify(row);
    for (const secret of [...chan, '127.0.0.1', given?.value ?? '?']) expect(text).not.toContain(secret);
  });
});

describe('a browser that a client logs in from', () => {
  test('[R14] a browser that a client logs in from is marked by a cookie that no script and no other site reads, and is told of once, by every way on file', async () => {
    const { given } = await logOnWith(...chan);
    expect(given).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Strict', path: '/', maxAge: 90 * 86_400 });
    const told = await messages();
    expect(told.map(({ channel }) => channel).sort()).toEqual(['email', 'mobile']);
    expect(told[0]?.text).toBe(
      'Your account was logged in to on 04 Mar 2026 10:00 from a new device (Firefox on macOS). If this was not you, change your PIN or password and call +852 0000 0000 at once.',
    );
    const again = await logOnWith(...chan, given?.value);
    expect(again.given?.value).toBe(given?.value);
    expect(await messages()).toHaveLength(2);
    await logOnWith(...chan);
    expect(await messages()).toHaveLength(4);
  });

  test('[R14] a browser that a client logs in from is another one’s until this client has logged in from it, and a mark that isn’t ours is replaced', async () => {
    const { given } = await logOnWith(...chan);
    await logOnWith(...lee, given?.value);
    expect(await messages()).toHaveLength(4);
    const forged = await logOnWith(...chan, 'x'.repeat(200));
    expect(forged.given?.value).toMatch(/^[\w-]{43}$/);
  });

  test('[R14] a browser that a client logs in from isn’t marked, and nobody is told, when the login is refused', async () => {
    const { given, answer } = await logOnWith(chan[0], '000000');
    expect([answer.statusCode, given, await messages()]).toEqual([401, undefined, []]);
  });
});

describe('the open sessions of a client', () => {
  test('[R14, SESS-06] the open sessions of a client are told with the one in use marked, under ids that open nothing', async () => {
    const { visitor: own } = await logOnWith(...chan);
    const { visitor: other } = await logOnWith(...chan);
    await logOnWith(...lee);
    const open = await openFor(own);
    expect(open.map(({ isCurrent, browser }) => [isCurrent, browser])).toEqual([
      [true, 'Firefox'],
      [false, 'Firefox'],
    ]);
    const rows = await shared.sandbox.database.select().from(sessions);
    for (const { id } of open)
      expect(JSON.stringify(rows.map(({ cookieHash, tokenHash }) => [cookieHash, tokenHash]))).not.toContain(id);
    const thief = new Visitor(shared.servers.HK, 'HK');
    thief.cookie = `__Host-etrading-hk=${open[1]?.id ?? ''}`;
    thief.token = other.token;
    expect(await isIn(thief)).toBe(false);
  });

  test('[R14, SESS-07] end one by one and all at once, and the next call of an ended one is told so', async () => {
    const own = (await logOnWith(...chan)).visitor;
    const first = (await logOnWith(...chan)).visitor;
    const second = (await logOnWith(...chan)).visitor;
    const third = (await logOnWith(...chan)).visitor;
    const firstId = (await openFor(first)).find(({ isCurrent }) => isCurrent)?.id;
    const answer = await end(own, firstId);
    expect(openSessionList.parse(answer.json()).sessions.map(({ id }) => id)).not.toContain(firstId);
    expect([await isIn(first), await isIn(second), await isIn(own)]).toEqual([false, true, true]);
    expect(codesOf(await first.call('GET', '/account/security'))).toEqual(['SESSION_EXPIRED']);
    expect((await end(own, firstId)).json()).toEqual({ sessions: await openFor(own) });
    const all = await own.call('POST', '/account/security/endOtherSessions', { body: {} });
    expect(openSessionList.parse(all.json()).sessions.map(({ isCurrent }) => isCurrent)).toEqual([true]);
    expect([await isIn(second), await isIn(third), await isIn(own)]).toEqual([false, false, true]);
  });

  test('[R14] the open sessions of a client aren’t ended by another client, nor by the session itself, nor by what is no id', async () => {
    const own = (await logOnWith(...chan)).visitor;
    const stranger = (await logOnWith(...lee)).visitor;
    const [mine] = await openFor(own);
    const [theirs] = await openFor(stranger);
    const unknown = (await end(own, '8f14e45f-ceea-4e7f-a2f4-1c2d3e4f5a6b')).json<unknown>();
    for (const id of [theirs?.id, mine?.id]) expect((await end(own, id)).json()).toEqual(unknown);
    for (const id of ['', 'x', 7, null, ['a'], 'a'.repeat(900)])
      expect([(await end(own, id)).statusCode, id]).toEqual([400, id]);
    await own.call('POST', '/account/security/endOtherSessions', { body: {} });
    expect([await isIn(own), await isIn(stranger)]).toEqual([true, true]);
  });

  test('[R14, R15] leave a row each when they are ended, with whose it was, when, and of their ids a part', async () => {
    const { database, clock } = shared.sandbox;
    await database.delete(sessionEndings);
    const own = (await logOnWith(...chan)).visitor;
    for (let opened = 0; opened < 3; opened += 1) await logOnWith(...chan);
    const stranger = (await logOnWith(...lee)).visitor;
    const [mine, ...others] = await openFor(own);
    const [theirs] = await openFor(stranger);
    for (const id of [theirs?.id, mine?.id, '8f14e45f-ceea-4e7f-a2f4-1c2d3e4f5a6b']) await end(own, id);
    expect(await database.select().from(sessionEndings)).toEqual([]);
    await end(own, others[0]?.id);
    await end(own, others[0]?.id);
    clock.advance(minute);
    await own.call('POST', '/account/security/endOtherSessions', { body: {} });
    const rows = await database.select().from(sessionEndings).orderBy(sessionEndings.id);
    const common = { clientId: 'HK-TYPICAL', byMark: mine?.id.slice(0, 8) };
    expect(rows.slice(0, 1)).toMatchObject([
      { ...common, endedMark: others[0]?.id.slice(0, 8), endedAt: new Date('2026-03-04T10:00:00+08:00') },
    ]);
    expect(
      rows
        .slice(1)
        .map(({ endedMark }) => endedMark)
        .sort(),
    ).toEqual(
      others
        .slice(1)
        .map(({ id }) => id.slice(0, 8))
        .sort(),
    );
    for (const row of rows.slice(1))
      expect(row).toMatchObject({ ...common, endedAt: new Date('2026-03-04T10:01:00+08:00') });
    for (const one of [...others, mine]) expect(JSON.stringify(rows)).not.toContain(one?.id ?? 'nobody');
  });

  test('[R14, R15] the open sessions of a client are ended by the firm, one client’s or everybody’s, and leave a row each', async () => {
    const { database, clock } = shared.sandbox;
    await database.delete(sessionEndings);
    const first = (await logOnWith(...chan)).visitor;
    const second = (await logOnWith(...chan)).visitor;
    const stranger = (await logOnWith(...lee)).visitor;
    expect(await endSessionsForFirm(database, clock.now(), 'HK-TYPICAL')).toBe(2);
    expect([await isIn(first), await isIn(second), await isIn(stranger)]).toEqual([false, false, true]);
    const rows = await database.select().from(sessionEndings);
    expect(rows.map(({ clientId, byMark }) => [clientId, byMark])).toEqual([
      ['HK-TYPICAL', 'firm'],
      ['HK-TYPICAL', 'firm'],
    ]);
    expect(await endSessionsForFirm(database, clock.now(), 'HK-TYPICAL')).toBe(0);
    expect(await endSessionsForFirm(database, clock.now())).toBe(1);
    expect(await isIn(stranger)).toBe(false);
    expect(await isIn((await logOnWith(...chan)).visitor)).toBe(true);
  });

  test('[R14, R15] go on when their row can’t be written', async () => {
    const { database } = shared.sandbox;
    const own = (await logOnWith(...chan)).visitor;
    const other = (await logOnWith(...chan)).visitor;
    const otherId = (await openFor(other)).find(({ isCurrent }) => isCurrent)?.id;
    await database.execute(sql`alter table session_endings add constraint refused check (false) not valid`);
    expect((await end(own, otherId)).statusCode).toBe(500);
    expect(await isIn(other)).toBe(true);
    await database.execute(sql`alter table session_endings drop constraint refused`);
    expect((await end(own, otherId)).statusCode).toBe(200);
    expect(await isIn(other)).toBe(false);
  });

  test('[R14] the open sessions of a client don’t list one that has ended by itself, nor one that waits for its code', async () => {
    const old = (await logOnWith(...chan)).visitor;
    shared.sandbox.clock.advance(10 * minute);
    const own = (await logOnWith(...chan)).visitor;
    shared.sandbox.clock.advance(6 * minute);
    expect((await openFor(own)).map(({ isCurrent }) => isCurrent)).toEqual([true]);
    expect(await isIn(old)).toBe(false);
  });

  test('[R14] keep their id and origin when a change of secret gives them other names', async () => {
    const own = (await logOnWith(...lee)).visitor;
    const [before] = await openFor(own);
    await shared.sandbox.database.update(sessions).set({ seenAt: new Date(before?.seenAt ?? 0) });
    const body = { login: { current: lee[1], next: '905271' } };
    await own.call('POST', '/auth/authe/change-password', {
      body,
      headers: { 'idempotency-key': 'security-change-1' },
    });
    const { sessions: after, changes } = await recordFor(own);
    expect(after[0]?.id).toBe(before?.id);
    expect(changes).toEqual([{ at: '2026-03-04T02:00:00.000Z', what: 'login-secret', way: 'change' }]);
  });

  test('[R14] end at once however many ask for it at once', async () => {
    const own = (await logOnWith(...chan)).visitor;
    const other = (await logOnWith(...chan)).visitor;
    const id = (await openFor(other)).find(({ isCurrent }) => isCurrent)?.id;
    const answers = await Promise.all(Array.from({ length: 8 }, () => end(own, id)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(200));
    const left = await shared.sandbox.database
      .select()
      .from(sessions)
      .where(eq(sessions.id, id ?? ''));
    expect(left).toEqual([]);
  });
});
