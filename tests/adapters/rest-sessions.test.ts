import { describe, expect, it } from 'vitest';
import { RestKeepAlive } from '../../adapters/rest/session/rest-keep-alive';
import { RestSessions } from '../../adapters/rest/rest-sessions';
import { basicAuthorization } from '../../adapters/rest/basic-authorization';
import type { TransportAnswer } from '../../adapters/http/transport';
import type { Region } from '../../domain/region';
import { answer, HeldAnswers, offline, refusal, ScriptedTransport, textAnswer } from './support/scripted-transport';
import { adapterSetup } from './support/adapter-setup';

function sessionsOf(region: Region, given: TransportAnswer) {
  const transport = new ScriptedTransport(() => given);
  const setup = adapterSetup(region, transport);
  return { transport, setup, sessions: sessionsIn(setup) };
}

const sessionsIn = ({ rest, region, sessionEnd, clock, epoch }: ReturnType<typeof adapterSetup>) =>
  new RestSessions(rest, region, sessionEnd, clock, epoch);

const typed = { username: '123456789012', secret: '135790' };

describe('logging on', () => {
  it.each([
    ['HK', '/tet-web/rest/authentication/logon'],
    ['TW', '/tet-web/api/v2/authentication/logon'],
  ] as const)('[AUTH-03, AUTH-04, API-11, API-12] posts Basic credentials and no body in %s', async (region, url) => {
    const { transport, sessions } = sessionsOf(region, answer(200, {}));
    await sessions.logOn(typed);
    expect(transport.last).toMatchObject({ method: 'POST', url });
    expect(transport.last.body).toBeUndefined();
    expect(transport.last.headers['Authorization']).toBe(`Basic ${btoa('123456789012:135790')}`);
  });

  it('[AUTH-03] encodes the UTF-8 bytes of Chinese letters', () => {
    const encoded = basicAuthorization({ username: '王小明', secret: '密碼:1' }).replace('Basic ', '');
    expect(Buffer.from(encoded, 'base64').toString('utf8')).toBe('王小明:密碼:1');
  });

  it('[AUTH-05, AUTH-06] carries the masked contacts when a code is asked for', async () => {
    const body = { enabledLoginOtp: true, maskedMobileNumber: '09****678', maskedEmail: null };
    const { sessions } = sessionsOf('TW', answer(200, body));
    expect(await sessions.logOn(typed)).toEqual({
      ok: true,
      value: { oneTimeCode: { maskedMobileNumber: '09****678' } },
    });
  });

  it('[AUTH-06] logging on is complete when no code is asked for', async () => {
    const { sessions } = sessionsOf('TW', answer(200, { enabledLoginOtp: false, maskedEmail: 'a***@b.tw' }));
    expect(await sessions.logOn(typed)).toEqual({ ok: true, value: {} });
  });

  it('[API-11] logging on is complete without any body in HK', async () => {
    expect(await sessionsOf('HK', answer(200)).sessions.logOn(typed)).toEqual({ ok: true, value: {} });
  });

  it('[SESS-07, ERR-18, CONFLICT-09] a 401 carries the first code and marks the session expired, going nowhere', async () => {
    const { setup, sessions } = sessionsOf('TW', answer(401, refusal('LOG0005', 'LOG0006')));
    expect(await sessions.logOn(typed)).toEqual({
      ok: false,
      error: { kind: 'rejected', errors: [{ code: 'LOG0005' }] },
    });
    expect(setup.sessionEnd.events).toEqual(['marked']);
    expect(setup.navigation.exits).toEqual([]);
    expect(setup.failures.errors).toEqual([]);
  });

  it.each([
    answer(401),
    answer(401, { detail: { errors: [] } }),
    textAnswer(401, '<html>'),
    answer(400),
    answer(400, {}),
    answer(400, { detail: { errors: [{ message: 'plain words' }, {}] } }),
    answer(401, { detail: { errors: [{ code: null }] } }),
  ])('[AUTH-10, ERR-19] a refusal without a code is LOG0001 (%#)', async (given) => {
    const { setup, sessions } = sessionsOf('HK', given);
    expect(await sessions.logOn(typed)).toMatchObject({ error: { kind: 'rejected', errors: [{ code: 'LOG0001' }] } });
    expect(setup.navigation.exits).toEqual([]);
  });

  it('[ERR-17, ERR-18] a refusal gives its first code, or the server’s words where there is none', async () => {
    const messages = { zh_TW: '請稍後再試' };
    const { sessions } = sessionsOf('TW', answer(400, { detail: { errors: [{ messages }] } }));
    expect(await sessions.logOn(typed)).toMatchObject({ error: { errors: [{ code: 'LOG0001', messages }] } });
    const coded = sessionsOf('TW', answer(400, { detail: { errors: [{ message: 'plain' }, { code: 'LOG0008' }] } }));
    expect(await coded.sessions.logOn(typed)).toMatchObject({ error: { errors: [{ code: 'LOG0008' }] } });
  });

  it('[AUTH-11, CONFLICT-10] a 400 hands its first code to the form and shows no modal', async () => {
    const { setup, sessions } = sessionsOf('HK', answer(400, refusal('LOG0003')));
    expect(await sessions.logOn(typed)).toMatchObject({ error: { kind: 'rejected', errors: [{ code: 'LOG0003' }] } });
    expect([setup.failures.errors, setup.sessionEnd.events]).toEqual([[], []]);
  });

  it('[ERR-05] a 5xx goes to the general error page', async () => {
    const { setup, sessions } = sessionsOf('TW', answer(503));
    expect(await sessions.logOn(typed)).toEqual({ ok: false, error: { kind: 'server-error', status: 503 } });
    expect(setup.navigation.exits).toEqual(['general-error']);
  });

  it('logging on is sent once, whatever comes of it', async () => {
    const { transport, sessions } = sessionsOf('TW', offline);
    expect(await sessions.logOn(typed)).toEqual({ ok: false, error: offline });
    expect(transport.requests).toHaveLength(1);
  });
});

describe('an earlier question', () => {
  it.each([
    ['a logon', (sessions: RestSessions) => sessions.logOn(typed)],
    ['a right code', (sessions: RestSessions) => sessions.validateOneTimeCode('12345678')],
    ['logging out', (sessions: RestSessions) => sessions.logOut()],
  ])('an earlier question is nobody’s business after %s', async (_, change) => {
    const held = new HeldAnswers();
    const setup = adapterSetup('TW', new ScriptedTransport(held.script));
    const sessions = sessionsIn(setup);
    const early = new RestKeepAlive(setup.rest).heartbeat();
    const changed = change(sessions);
    const answerHeartbeat = held.takeFirst();
    held.give(answer(200, { a: 1 }, { auth_checked: 'of-b' }));
    expect(await changed).toMatchObject({ ok: true });
    answerHeartbeat(answer(401));
    expect(await early).toEqual({ ok: false, error: { kind: 'superseded' } });
    expect(setup.vault.read('AUTH_CHECKED')).toBe('of-b');
    expect([setup.sessionEnd.events, setup.navigation.exits]).toEqual([[], []]);
  });

  it.each([
    ['a refused logon', answer(401), (sessions: RestSessions) => sessions.logOn(typed)],
    ['a wrong code', answer(200), (sessions: RestSessions) => sessions.validateOneTimeCode('12345678')],
  ])('still counts after %s', async (_, given, attempt) => {
    const held = new HeldAnswers();
    const setup = adapterSetup('TW', new ScriptedTransport(held.script));
    const sessions = sessionsIn(setup);
    const early = new RestKeepAlive(setup.rest).heartbeat();
    const attempted = attempt(sessions);
    const answerHeartbeat = held.takeFirst();
    held.give(given);
    await attempted;
    answerHeartbeat(answer(200, {}));
    expect(await early).toMatchObject({ ok: true });
  });
});

describe('one-time codes', () => {
  it.each(['mobile', 'email'] as const)(
    '[API-13, OPEN-19] asks for one by %s and tells when it was sent',
    async (channel) => {
      const given = answer(200, {}, { date: 'Fri, 20 Nov 2026 02:00:05 GMT' });
      const { transport, sessions } = sessionsOf('TW', given);
      expect(await sessions.sendOneTimeCode(channel)).toEqual({
        ok: true,
        value: { sentAt: '2026-11-20T02:00:05.500Z' },
      });
      expect(transport.last.url).toBe(`/tet-web/api/v2/authentication/login/sendOtp/${channel}`);
    },
  );

  it('[API-13] counts from our own clock where the server shows none', async () => {
    const { sessions } = sessionsOf('TW', answer(200, {}, { date: 'yesterday' }));
    expect(await sessions.sendOneTimeCode('email')).toEqual({
      ok: true,
      value: { sentAt: '2026-11-20T02:00:00.000Z' },
    });
  });

  it('[API-14, OPEN-19] posts the code', async () => {
    const { transport, sessions } = sessionsOf('TW', answer(200, { verified: true }));
    await sessions.validateOneTimeCode('01234567');
    expect(transport.last).toMatchObject({
      method: 'POST',
      url: '/tet-web/api/v2/authentication/login/validateOtp',
      body: '{"otp":"01234567"}',
    });
  });

  it.each([
    [answer(200, { verified: true }), true],
    [answer(200, 'ok'), true],
    [answer(200, true), true],
    [answer(200), false],
    [textAnswer(200, '  \n'), false],
    [answer(200, ''), false],
    [answer(200, null), false],
    [answer(200, {}), false],
    [answer(200, []), false],
  ])('[AUTH-08, API-14] a one-time code is right when the body is non-empty (%#)', async (given, right) => {
    expect(await sessionsOf('TW', given).sessions.validateOneTimeCode('12345678')).toEqual({ ok: true, value: right });
  });

  it('[AUTH-08] takes a page of HTML for no answer to the question', async () => {
    const { sessions } = sessionsOf('TW', textAnswer(200, '<html>Welcome</html>'));
    expect(await sessions.validateOneTimeCode('12345678')).toEqual({ ok: false, error: { kind: 'malformed' } });
  });

  it('[SESS-03] records the check token that a right code brings', async () => {
    const { setup, sessions } = sessionsOf('TW', answer(200, { verified: true }, { auth_checked: 'second' }));
    setup.vault.write('AUTH_CHECKED', 'first');
    await sessions.validateOneTimeCode('12345678');
    expect(setup.vault.readRaw('AUTH_CHECKED')).toBe('"second"');
  });

  it('[CONFLICT-10] leaves a 400 to the form', async () => {
    const { setup, sessions } = sessionsOf('TW', answer(400, refusal('OTP0001')));
    expect(await sessions.validateOneTimeCode('12345678')).toMatchObject({ error: { kind: 'rejected' } });
    expect([setup.failures.errors, setup.navigation.exits]).toEqual([[], []]);
  });

  it('[CONFLICT-09] goes to the general error page after a 401', async () => {
    const { setup, sessions } = sessionsOf('TW', answer(401, refusal('SESSION_EXPIRED')));
    await sessions.validateOneTimeCode('12345678');
    expect([setup.navigation.exits, setup.sessionEnd.events]).toEqual([['general-error'], ['marked']]);
  });

  it('[API-10, OPEN-59] one-time codes are in HK for a server with the extension alone', async () => {
    const transport = new ScriptedTransport(() => answer(200, { verified: true }));
    const specified = sessionsIn(adapterSetup('HK', transport, []));
    expect(await specified.sendOneTimeCode('email')).toEqual({ ok: false, error: { kind: 'not-offered' } });
    expect(await specified.validateOneTimeCode('12345678')).toEqual({ ok: false, error: { kind: 'not-offered' } });
    expect(transport.requests).toEqual([]);
    const extended = sessionsIn(adapterSetup('HK', transport, ['login-codes']));
    expect(await extended.sendOneTimeCode('email')).toMatchObject({ ok: true });
    expect(transport.last.url).toBe('/tet-web/rest/authentication/login/sendOtp/email');
    expect(await extended.validateOneTimeCode('12345678')).toEqual({ ok: true, value: true });
  });

  it('[AUTH-05, AUTH-06, OPEN-59] one-time codes are asked for after a logon of HK that says so', async () => {
    const body = { enabledLoginOtp: true, maskedMobileNumber: '61****00', enabledLoginPasskey: true };
    expect(await sessionsOf('HK', answer(200, body)).sessions.logOn(typed)).toEqual({
      ok: true,
      value: { oneTimeCode: { maskedMobileNumber: '61****00', hasPasskey: true } },
    });
  });
});

describe('closing a session', () => {
  it.each([answer(200), answer(401), answer(400), answer(500), offline])(
    '[AUTH-51, API-21, CONFLICT-54] logging out goes nowhere by itself, whatever is answered (%#)',
    async (given) => {
      const { transport, setup, sessions } = sessionsOf('TW', given);
      setup.vault.write('AUTH_CHECKED', 'abc');
      await sessions.logOut();
      expect(transport.last).toMatchObject({ method: 'POST', url: '/tet-web/api/v2/auth/logout' });
      expect([setup.navigation.exits, setup.sessionEnd.events, setup.failures.errors]).toEqual([[], [], []]);
    },
  );
});
