import { describe, expect, it } from 'vitest';
import { HttpClient } from '../../adapters/http/http-client';
import { TestClock } from '../builders/test-clock';
import { answer, HeldAnswers, offline, ScriptedTransport } from './support/scripted-transport';
import { adapterSetup } from './support/adapter-setup';

const ok = answer(200, {});

function tw(script = () => ok) {
  const transport = new ScriptedTransport(script);
  return { transport, setup: adapterSetup('TW', transport) };
}

const get = { name: 'heartbeat', method: 'GET', url: '/tet-web/api/v2/heartbeat' } as const;
const post = { name: 'loginValidateOtp', method: 'POST', url: '/tet-web/api/v2/x', body: { otp: '1' } } as const;

describe('headers', () => {
  it('[API-03, API-04, API-06, OPEN-07] marks every call as JSON, XHR and in the client’s language', async () => {
    const { transport, setup } = tw();
    await setup.http.exchange(get);
    expect(transport.last.headers).toMatchObject({
      Accept: 'application/json',
      'Content-Type': 'application/json',
      'X-Requested-With': 'XMLHttpRequest',
      USER_LOCALE: 'zh_TW',
    });
  });

  it('[I18N-09] follows a change of language', async () => {
    const { transport, setup } = tw();
    setup.locale.language = 'en_US';
    await setup.http.exchange(get);
    expect(transport.last.headers['USER_LOCALE']).toBe('en_US');
  });

  it('[API-07] says on mutations alone whether the client has re-authenticated', async () => {
    const { transport, setup } = tw();
    await setup.http.exchange(get);
    expect(transport.last.headers).not.toHaveProperty('RE_AUTH');
    await setup.http.exchange({ ...post, reAuth: 'N' });
    expect(transport.last.headers['RE_AUTH']).toBe('N');
    await setup.http.exchange({ ...post, reAuth: 'Y' });
    expect(transport.last.headers['RE_AUTH']).toBe('Y');
  });
});

describe('the time', () => {
  const date = 'Fri, 13 Nov 2026 06:00:00 GMT';
  const told = Date.parse(date) + 500;

  it.each([
    ['a post, which no cache keeps', post, { date }, true],
    ['a read that no cache may keep', get, { date, 'cache-control': 'private, no-store' }, true],
    ['a read that a cache may have kept', get, { date, 'cache-control': 'max-age=3600' }, false],
    ['a read that says nothing of caches', get, { date }, false],
    ['another server', { ...post, url: 'https://elsewhere.example/x' }, { date }, false],
    ['an answer without a date', post, {}, false],
  ] as const)(
    '[TRADE-90, TRADE-112] the time is taken from the server’s answers, not from a stale one: %s',
    async (_, call, headers, isTold) => {
      const { setup } = tw(() => answer(200, {}, headers));
      await setup.http.exchange(call);
      expect(setup.clock.serverNow() - setup.clock.now()).toBe(isTold ? told - setup.clock.now() : 0);
    },
  );
});

describe('the check token', () => {
  it.each([
    ['"abc"', 'abc'],
    ['"with \\"quotes\\""', 'with "quotes"'],
    [undefined, undefined],
    ['""', undefined],
    ['abc', undefined],
    ["'abc'", undefined],
    ['"abc', undefined],
    ['abc"', undefined],
    ['7', undefined],
    ['null', undefined],
    ['["abc"]', undefined],
    ['{"a":"b"}', undefined],
    ['"a\\r\\nX-Evil: 1"', undefined],
    ['"密碼"', undefined],
  ])('[SESS-05, SESS-06, OPEN-74] stored as %s is sent as %s', async (stored, sent) => {
    const { transport, setup } = tw();
    if (stored !== undefined) setup.storage.setItem('etrading.AUTH_CHECKED', stored);
    await setup.http.exchange(get);
    expect(transport.last.headers['AUTH_CHECKED']).toBe(sent);
  });

  it('[SESS-06, API-05] goes to the API base and nowhere else', async () => {
    const { transport, setup } = tw();
    setup.vault.write('AUTH_CHECKED', 'abc');
    for (const url of ['/tet-web/api/v2x/heartbeat', '/elsewhere/graphql', 'https://evil.example/tet-web/api/v2/']) {
      await setup.http.exchange({ ...get, url });
      expect(transport.last.headers).not.toHaveProperty('AUTH_CHECKED');
    }
  });

  it('[SESS-01, SESS-03, OPEN-06, OPEN-09] the check token is kept, quoted, from an answer’s header', async () => {
    const { setup } = tw(() => answer(200, {}, { auth_checked: 'fresh' }));
    await setup.http.exchange(post);
    expect(setup.storage.getItem('etrading.AUTH_CHECKED')).toBe('"fresh"');
  });

  it('[SESS-01, SESS-06] the check token is taken from the API base and from nowhere else', async () => {
    const { setup } = tw(() => answer(200, {}, { auth_checked: 'planted' }));
    await setup.http.exchange({ ...get, url: '/elsewhere/graphql' });
    expect(setup.vault.read('AUTH_CHECKED')).toBeUndefined();
  });

  it('[SESS-01] stays as it was when an answer brings none', async () => {
    const { setup } = tw();
    setup.vault.write('AUTH_CHECKED', 'old');
    await setup.http.exchange(post);
    expect(setup.vault.read('AUTH_CHECKED')).toBe('old');
  });
});

describe('the loading counter', () => {
  it('[SHELL-05, SHELL-06] grows once a call and shrinks after its answer', async () => {
    const held = new HeldAnswers();
    const setup = adapterSetup('TW', new ScriptedTransport(held.script));
    const calls = [setup.http.exchange(post), setup.http.exchange(post)];
    expect(setup.inFlight.count).toBe(2);
    held.give(ok);
    await calls[0];
    expect(setup.inFlight.count).toBe(1);
    held.give(offline);
    await calls[1];
    expect(setup.inFlight.count).toBe(0);
  });

  it('[OPEN-64] the loading counter doesn’t count background polls', async () => {
    const { setup } = tw();
    await setup.http.exchange({ ...get, untracked: true });
    expect(setup.inFlight.total).toBe(0);
  });

  it('[SHELL-05] counts a call once however often it is retried', async () => {
    const { transport, setup } = tw(() => offline);
    await setup.http.exchange({ ...get, retried: true });
    expect(transport.requests).toHaveLength(3);
    expect(setup.inFlight).toMatchObject({ total: 1, count: 0 });
  });
});

describe('retries', () => {
  it.each([502, 503, 504])('asks again, twice at most, after a %i', async (status) => {
    const { transport, setup } = tw(() => answer(status));
    await setup.http.exchange({ ...get, retried: true });
    expect(transport.requests).toHaveLength(3);
  });

  it('stops at the first answer', async () => {
    const given = [offline];
    const transport = new ScriptedTransport(() => given.shift() ?? ok);
    const setup = adapterSetup('TW', transport);
    expect(await setup.http.exchange({ ...get, retried: true })).toMatchObject({ ok: true, value: { status: 200 } });
    expect(transport.requests).toHaveLength(2);
  });

  it.each([200, 400, 401, 404, 500, 501])('takes a %i as it is', async (status) => {
    const { transport, setup } = tw(() => answer(status));
    await setup.http.exchange({ ...get, retried: true });
    expect(transport.requests).toHaveLength(1);
  });

  it('never asks again what may not be repeated', async () => {
    const { transport, setup } = tw(() => offline);
    await setup.http.exchange(post);
    expect(transport.requests).toHaveLength(1);
  });

  it('gives up when 8 seconds would pass', async () => {
    const transport = new ScriptedTransport(() => offline);
    const setup = adapterSetup('TW', transport);
    transport.script = () => {
      setup.clock.pass(5000);
      return offline;
    };
    await setup.http.exchange({ ...get, retried: true });
    expect(transport.requests).toHaveLength(2);
  });

  it('a retry doesn’t ask again for a session that is over', async () => {
    const transport = new ScriptedTransport(() => offline);
    const setup = adapterSetup('TW', transport);
    transport.script = () => {
      setup.epoch.advance();
      return offline;
    };
    expect(await setup.http.exchange({ ...get, retried: true })).toEqual({ ok: false, error: { kind: 'superseded' } });
    expect(transport.requests).toHaveLength(1);
  });
});

describe('a device without a connection', () => {
  function unplugged() {
    const given = { answer: offline };
    const transport = new ScriptedTransport(() => given.answer);
    const setup = adapterSetup('TW', transport);
    setup.connection.tell(false);
    return { transport, setup, given };
  }
  const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

  it('[R5, OPEN-16] keeps a read until there is a connection, and nobody is shown that it is under way', async () => {
    const { transport, setup, given } = unplugged();
    const reading = setup.http.exchange({ ...get, retried: true });
    await settled();
    const waiting = [transport.requests.length, setup.inFlight.count];
    given.answer = ok;
    setup.connection.tell(true);
    expect(await reading).toMatchObject({ ok: true, value: { status: 200 } });
    expect([waiting, setup.inFlight.count, setup.connection.listened]).toEqual([[1, 0], 0, 0]);
  });

  it('[R5] keeps a read for as long as the connection comes and goes', async () => {
    const { setup, given } = unplugged();
    const reading = setup.http.exchange({ ...get, retried: true });
    for (const online of [false, false, false]) {
      await settled();
      setup.connection.tell(online);
    }
    await settled();
    given.answer = ok;
    setup.connection.tell(true);
    expect(await reading).toMatchObject({ ok: true });
  });

  it('[R1, R5] a write is never kept: whoever sent it is told at once that there was no answer', async () => {
    const { transport, setup } = unplugged();
    expect(await setup.http.exchange({ ...post, isWrite: true })).toEqual({
      ok: false,
      error: { kind: 'no-answer', reason: 'offline' },
    });
    expect(transport.requests).toHaveLength(1);
  });

  it('[R13] keeps nothing for a session that is over', async () => {
    const { transport, setup } = unplugged();
    const reading = setup.http.exchange({ ...get, retried: true });
    await settled();
    setup.epoch.advance();
    expect(await reading).toEqual({ ok: false, error: { kind: 'superseded' } });
    setup.connection.tell(true);
    await settled();
    expect([transport.requests.length, setup.connection.listened]).toEqual([1, 0]);
  });

  it('[ERR-14] a server that is gone while the device has a connection is not waited for', async () => {
    const { setup } = unplugged();
    setup.connection.tell(true);
    expect(await setup.http.exchange({ ...get, retried: true })).toMatchObject({ error: { kind: 'no-answer' } });
  });
});

describe('a late answer to an earlier session', () => {
  it('a late answer to an earlier session is superseded, whatever it says, and leaves no token', async () => {
    const held = new HeldAnswers();
    const setup = adapterSetup('TW', new ScriptedTransport(held.script));
    for (const late of [answer(200, {}, { auth_checked: 'of-client-a' }), answer(401), offline]) {
      const call = setup.http.exchange(post);
      setup.epoch.advance();
      held.give(late);
      expect(await call).toEqual({ ok: false, error: { kind: 'superseded' } });
    }
    expect(setup.vault.read('AUTH_CHECKED')).toBeUndefined();
    expect(setup.inFlight.count).toBe(0);
  });

  it('[SHELL-05, SHELL-06] a late answer to an earlier session is no longer counted as in flight once that session is over', async () => {
    const held = new HeldAnswers();
    const setup = adapterSetup('TW', new ScriptedTransport(held.script));
    const call = setup.http.exchange(post);
    expect(setup.inFlight.count).toBe(1);
    setup.epoch.advance();
    expect(setup.inFlight.count).toBe(0);
    held.give(ok);
    await call;
    expect(setup.inFlight.count).toBe(0);
  });
});

describe('what renews the session', () => {
  const renewing = { ...post, name: 'finishReAuthentication', renewsSession: true };
  const renewed = answer(200, {}, { auth_checked: 'renewed' });

  function portal() {
    const held = new HeldAnswers();
    const transport = new ScriptedTransport(held.script);
    const setup = adapterSetup('TW', transport);
    setup.vault.write('AUTH_CHECKED', 'before');
    setup.vault.write('sessionName', 'session');
    const clock = new TestClock();
    const http = new HttpClient({ ...setup, transport, clock });
    const asked = () => transport.requests.map(({ name, headers }) => [name, headers['AUTH_CHECKED']]);
    const token = () => setup.vault.read('AUTH_CHECKED');
    return { held, http, clock, epoch: setup.epoch, asked, token };
  }
  const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

  it('[REAUTH-19, SESS-06] goes alone: after what was asked before it, and before what is asked after it, under the new token', async () => {
    const { held, http, asked } = portal();
    const [before, renewal, after, later] = [get, renewing, get, get].map((call) => http.exchange(call));
    await settled();
    expect(asked()).toEqual([['heartbeat', 'before']]);
    held.give(ok);
    expect(await before).toMatchObject({ ok: true });
    await settled();
    expect(asked().slice(1)).toEqual([['finishReAuthentication', 'before']]);
    held.give(renewed);
    expect(await renewal).toMatchObject({ ok: true });
    await settled();
    expect(asked().slice(2)).toEqual([
      ['heartbeat', 'renewed'],
      ['heartbeat', 'renewed'],
    ]);
    held.give(ok);
    held.give(ok);
    for (const call of [after, later]) expect(await call).toMatchObject({ ok: true });
  });

  /** A renewal that didn’t wait for a read any longer, and how that read is answered. */
  async function renewalBesideRead() {
    const setup = portal();
    const { held, http, clock, asked } = setup;
    const before = http.exchange({
      ...get,
      readTokenRefusal: ({ status }) => (status === 401 ? 'unread' : undefined),
    });
    const renewal = http.exchange(renewing);
    clock.advance(2_999);
    await settled();
    expect(asked()).toHaveLength(1);
    clock.advance(1);
    await settled();
    expect(asked()).toHaveLength(2);
    return { ...setup, before, renewal, answerBefore: held.takeFirst() };
  }

  it('[REAUTH-19, SESS-06] waits three seconds at most: an answer to what is still under way then is good, and the token it brings is not', async () => {
    const { held, before, renewal, answerBefore, token } = await renewalBesideRead();
    held.give(renewed);
    expect(await renewal).toMatchObject({ ok: true });
    answerBefore(answer(200, { rows: [] }, { auth_checked: 'before' }));
    expect(await before).toMatchObject({ ok: true, value: { status: 200 } });
    expect(token()).toBe('renewed');
  });

  it('[REAUTH-19, SESS-06] asks again, under the new token, what was still under way and is refused', async () => {
    const { held, before, renewal, answerBefore, asked } = await renewalBesideRead();
    held.give(renewed);
    expect(await renewal).toMatchObject({ ok: true });
    answerBefore(answer(401));
    await settled();
    expect(asked().slice(2)).toEqual([['heartbeat', 'renewed']]);
    held.give(ok);
    expect(await before).toMatchObject({ ok: true, value: { status: 200 } });
  });

  it('[SESS-03] a renewal that was refused leaves the token to the answers of others', async () => {
    const { held, before, renewal, answerBefore, token } = await renewalBesideRead();
    held.give(answer(400));
    await renewal;
    answerBefore(answer(200, {}, { auth_checked: 'next' }));
    expect(await before).toMatchObject({ ok: true });
    expect(token()).toBe('next');
  });

  it('lets nothing go on in another client’s session', async () => {
    const { held, http, epoch, asked } = portal();
    const renewal = http.exchange(renewing);
    const waiting = http.exchange(get);
    await settled();
    epoch.advance();
    held.give(renewed);
    expect([await renewal, await waiting]).toMatchObject([
      { ok: false, error: { kind: 'superseded' } },
      { ok: false, error: { kind: 'superseded' } },
    ]);
    expect(asked()).toHaveLength(1);
  });

  it('[REAUTH-19] lets the next one go once it has failed', async () => {
    const { held, http, asked } = portal();
    const renewals = [http.exchange(renewing), http.exchange(renewing)];
    await settled();
    held.give(offline);
    await settled();
    expect(asked()).toHaveLength(2);
    held.give(renewed);
    expect((await Promise.all(renewals)).map((result) => result.ok)).toEqual([false, true]);
  });
});
