import { describe, expect, it } from 'vitest';
import type { TransportAnswer } from '../../../adapters/http/transport';
import type { Language } from '../../../domain/language';
import { answer, refusal } from '../../adapters/support/scripted-transport';
import { ShownPortal } from '../support/shown-portal';

const portal = ShownPortal.forEachTest();

const open = async (language: Language = 'en_US', given: TransportAnswer = answer(200, {})) => {
  await portal.open({
    block: { region: 'HK', profile: 'standalone' },
    route: '/activate-pin',
    language,
    signedIn: false,
    answer: ({ name }) => (name === 'activatePin' ? given : undefined),
  });
  await portal.find('input[name=account]');
};
const fill = (kind: string, current: string, next: string, again = next): void => {
  portal.type('input[name=account]', 'maknew');
  portal.type(`input[name=${kind}-current]`, current);
  portal.type(`input[name=${kind}-next]`, next);
  portal.type(`input[name=${kind}-again]`, again);
};
const send = async (): Promise<void> => (await portal.find('[data-testid=reset-sheet] button[type=submit]')).click();
const sent = () => portal.requests.filter(({ name }) => name === 'activatePin');

describe('the page where a PIN is activated', () => {
  it('[AUTH-46, PIN-12] sends nothing before every field is filled in, and says at each what is missing', async () => {
    await open();
    await send();
    await portal.find('[data-testid=text-field-error]', 'Please enter your username or account number.');
    await portal.find('[data-testid=text-field-error]', 'Please enter the PIN we sent you.');
    await portal.find('[data-testid=text-field-error]', 'Please enter a new login PIN.');
    await portal.find('[data-testid=text-field-error]', 'Please confirm the new login PIN.');
    expect(sent()).toEqual([]);
  });

  it.each([
    [0, ['login'], 'en_US', 'PIN0016', 'Your login PIN has been created.'],
    [0, ['login'], 'zh_HK', 'PIN0016', '您的登入個人密碼已建立。'],
    [1, ['verification'], 'en_US', 'PIN0032', 'Your transaction PIN has been created.'],
    [1, ['verification'], 'zh_HK', 'PIN0032', '您的交易密碼已建立。'],
    [2, ['login', 'verification'], 'en_US', 'PIN0038', 'Your login PIN and your transaction PIN have been created.'],
    [2, ['login', 'verification'], 'zh_HK', 'PIN0038', '您的登入個人密碼及交易密碼已建立。'],
  ] as const)(
    '[ERR-48] %s %j in %s says %s, and keeps nothing that was typed',
    async (at, kinds, language, _, says) => {
      await open(language);
      portal.all('[data-testid=segmented] input')[at]?.click();
      for (const kind of kinds) {
        await portal.find(`input[name=${kind}-current]`);
        fill(kind, kind === 'login' ? '184730' : '906245', kind === 'login' ? '905271' : '827163');
      }
      await send();
      await portal.find('h2', says);
      expect(sent()).toHaveLength(1);
      const kept = JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage), window.location.href]);
      expect(kept).not.toMatch(/184730|905271|906245|827163|maknew/);
    },
  );

  it.each([
    [
      403,
      'LOG0001',
      'The account or the PIN we sent you is wrong. Please check both. After more than 3 wrong tries the login is locked for 24 hours.',
    ],
    [403, 'LOG0008', 'Your PIN is being reset. We will send your new PIN within 3 business days.'],
    [403, 'PIN_ACTIVE', 'This PIN is already active. You can log in with it.'],
    [400, 'PIN0014', 'The new login PIN must be different from your current and previous PIN. Please choose another.'],
  ])('[ERR-15..17, ERR-31] says %i %s below the form', async (status, code, says) => {
    await open('en_US', answer(status, refusal(code)));
    fill('login', '184730', '905271');
    await send();
    await portal.find('[data-tone]', says);
    expect(portal.all<HTMLInputElement>('input[name=login-next]')[0]?.value).toBe('905271');
  });

  it('[ERR-32, AUTH-46] the login page leads to the activation when the PIN is not activated', async () => {
    await portal.open({
      block: { region: 'HK', profile: 'standalone' },
      route: '/login',
      language: 'en_US',
      signedIn: false,
      answer: ({ name }) => (name === 'logon' ? answer(401, refusal('LOG0009')) : undefined),
    });
    await portal.find('input[name=username]');
    portal.type('input[name=username]', 'maknew');
    portal.type('input[name=password]', '184730');
    (await portal.find('form button[type=submit]')).click();
    (await portal.find('a', 'Activate your PIN')).click();
    await portal.find('h1', 'Activate your PIN');
  });
});
