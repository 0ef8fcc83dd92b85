import { describe, expect, it } from 'vitest';
import { SignIn } from '../../../application/session/sign-in';
import { RegisterSession } from '../../../application/session/register-session';
import { SessionOpener } from '../../../application/session/session-opener';
import { SessionEpoch } from '../../../application/session/session-epoch';
import { LoginViewModel } from '../../../ui/screens/login/login-view-model';
import { SessionStore } from '../../../ui/stores/session-store';
import { MemoryDevice } from '../../builders/memory-device';
import { MemorySessionSharings } from '../../builders/memory-session-sharing';
import { MemoryVault } from '../../builders/memory-vault';
import { RecordedNavigation } from '../../builders/recorded-navigation';
import { ScriptedSessions } from '../../builders/scripted-sessions';

describe('the login page', () => {
  it('[AUTH-38, AUTH-39, AUTH-52, ERR-27] asks for both fields and sends nothing while one is blank', async () => {
    const { login, sessions } = page();
    await login.submit();
    expect(login.has('username-required')).toBe(true);
    expect(login.has('secret-required')).toBe(true);
    expect(login.errorCode).toBe('LOG0003');
    expect(sessions.asked).toEqual([]);
  });

  it('[AUTH-41, CONFLICT-06] finds the format of a Taiwan user code incorrect, and sends nothing', async () => {
    const { login, sessions } = page();
    login.typeUsername('WANG#888');
    login.typeSecret('Right1234');
    await login.submit();
    expect([login.has('format-incorrect'), login.errorCode]).toEqual([true, undefined]);
    expect(sessions.asked).toEqual([]);
  });

  it('[AUTH-01, AUTH-04, AUTH-06, SESS-01] opens the session at once when no code is asked for', async () => {
    const { login, session } = page();
    login.typeUsername('wang8888');
    login.typeSecret('Right1234');
    const submitted = login.submit();
    expect(login.loading).toBe(true);
    await submitted;
    expect(login.succeed).toBe(true);
    expect(session.isSignedIn).toBe(true);
    expect(login.secret).toBe('');
  });

  it('[AUTH-02, AUTH-05, AUTH-06, AUTH-09] asks for the code and is not signed in before it', async () => {
    const { login, session } = page({ asksForCode: true });
    login.typeUsername('WANG8888');
    login.typeSecret('Right1234');
    await login.submit();
    expect(login.oneTimeCode).toEqual({ maskedMobileNumber: '09****678' });
    expect(session.isSignedIn).toBe(false);
    login.finish();
    expect(session.isSignedIn).toBe(true);
  });

  it('[AUTH-44, ERR-28] comes back with the reason when the client is locked at the code', async () => {
    const { login, session } = page({ asksForCode: true });
    login.typeUsername('WANG8888');
    login.typeSecret('Right1234');
    await login.submit();
    login.refuse({ kind: 'rejected', errors: [{ code: 'LOG0005' }] });
    expect({ step: login.oneTimeCode, code: login.errorCode, name: login.username }).toEqual({
      step: undefined,
      code: 'LOG0005',
      name: '',
    });
    expect(session.isSignedIn).toBe(false);
  });

  it('[AUTH-10, AUTH-11, ERR-18, ERR-19] shows the first code of a refusal and clears the secret', async () => {
    const { login } = page();
    login.typeUsername('WANG8888');
    login.typeSecret('wrong');
    await login.submit();
    expect({ error: login.error, code: login.errorCode, succeed: login.succeed }).toEqual({
      error: true,
      code: 'LOG0001',
      succeed: false,
    });
    expect(login.secret).toBe('');
    expect(login.username).toBe('WANG8888');
  });

  it('[OPEN-76] keeps the form and says so when no answer comes', async () => {
    const { login, sessions, session } = page();
    sessions.failure = { kind: 'no-answer', reason: 'offline' };
    login.typeUsername('WANG8888');
    login.typeSecret('Right1234');
    await login.submit();
    expect(login.failure?.kind).toBe('no-answer');
    expect(session.isSignedIn).toBe(false);
  });

  it.each([
    ['no token', undefined, false],
    ['no token, which one of an earlier login is still there', 'left-over', false],
    ['no token, on its way to a code', 'left-over', true],
  ] as const)(
    '[AUTH-06, SESS-01, OPEN-12] an answer with %s doesn’t finish the login',
    async (_, leftOver, asksForCode) => {
      const { login, session, sessions, vault } = page({ asksForCode });
      if (leftOver) {
        vault.write('AUTH_CHECKED', leftOver);
        vault.write('oneTimeCodePending', true);
      }
      sessions.bringsToken = false;
      login.typeUsername('WANG8888');
      login.typeSecret('Right1234');
      await login.submit();
      expect([login.succeed, login.oneTimeCode, login.failure, login.secret]).toEqual([
        false,
        undefined,
        { kind: 'malformed' },
        '',
      ]);
      expect([session.isSignedIn, session.name, vault.read('AUTH_CHECKED')]).toEqual([false, '', undefined]);
    },
  );

  it('sends one login for a double click', async () => {
    const { login, sessions } = page();
    login.typeUsername('WANG8888');
    login.typeSecret('Right1234');
    await Promise.all([login.submit(), login.submit()]);
    expect(sessions.asked).toEqual(['logOn WANG8888']);
  });

  it('forgets the half-open session when the client starts again as someone else', async () => {
    const { login, session, vault } = page({ asksForCode: true });
    login.typeUsername('WANG8888');
    login.typeSecret('Right1234');
    await login.submit();
    login.startAgain();
    expect(vault.read('AUTH_CHECKED')).toBeUndefined();
    expect({ signedIn: session.isSignedIn, code: login.oneTimeCode, name: login.username }).toEqual({
      signedIn: false,
      code: undefined,
      name: '',
    });
  });
});

function page({ asksForCode = false } = {}) {
  const vault = new MemoryVault();
  const sessions = new ScriptedSessions(vault, { username: 'WANG8888', secret: 'Right1234', asksForCode });
  const device = new MemoryDevice();
  const tabs = device.channel();
  const browserSession = device.browserSession();
  const session = new SessionStore({
    vault,
    tabs,
    browserSession,
    navigation: new RecordedNavigation(),
    sharing: new MemorySessionSharings().open(),
    epoch: new SessionEpoch(),
  });
  const login = new LoginViewModel(
    new SignIn(sessions, vault, new SessionOpener(vault, new RegisterSession(browserSession, vault, tabs)), 'TW'),
    session,
  );
  return { login, session, sessions, vault };
}
