import { describe, expect, it } from 'vitest';
import type { TransportAnswer } from '../../../adapters/http/transport';
import { answer } from '../../adapters/support/scripted-transport';
import { ShownPortal } from '../support/shown-portal';

const portal = ShownPortal.forEachTest();
const says = (success: boolean, headers = {}): TransportAnswer =>
  answer(200, { data: { localUserLogin: { success } } }, headers);
const token = { auth_checked: 'mock:1' };

async function logIn(given: TransportAnswer, kept = {}): Promise<void> {
  await portal.open({
    block: { region: 'HK', profile: 'standalone' },
    route: '/local-login',
    language: 'en_US',
    signedIn: false,
    kept,
    answer: ({ name }) => (name === 'LocalUserLogin' ? given : undefined),
  });
  await portal.find('input[name=username]');
  portal.type('input[name=username]', 'chantaiman');
  portal.type('input[name=password]', '135790');
  (await portal.find('button[type=submit]', 'Log in')).click();
}

describe('local login', () => {
  it.each([
    ['success: false, though it brings a token', says(false, token), {}],
    ['success: true and no token', says(true), {}],
    [
      'success: true and no token, where an earlier login left one',
      says(true),
      { AUTH_CHECKED: 'left', oneTimeCodePending: true },
    ],
  ])(
    '[AUTH-15, AUTH-06, OPEN-12, GQL-30] an answer of %s opens no session at the local login',
    async (_, given, kept) => {
      await logIn(given, kept);
      await portal.find('[role=alert]');
      expect(window.location.pathname).toBe('/eTrading/v2/local-login');
      expect(portal.all<HTMLInputElement>('input').map(({ value }) => value)).toEqual(['chantaiman', '']);
      expect(sessionStorage.getItem('etrading.isLocalLogin')).toBeNull();
    },
  );

  it('[AUTH-15, SESS-01, SESS-22] an answer of success: true that brings a token opens a session at the local login', async () => {
    await logIn(says(true, token));
    await portal.find('h1', /^Value of your funds/);
    expect(sessionStorage.getItem('etrading.AUTH_CHECKED')).toBe('"mock:1"');
    expect(sessionStorage.getItem('etrading.isLocalLogin')).toBe('true');
  });
});
