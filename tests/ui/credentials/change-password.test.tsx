import { describe, expect, it, vi } from 'vitest';
import type { TransportAnswer } from '../../../adapters/http/transport';
import type { Language } from '../../../domain/language';
import type { Region } from '../../../domain/region';
import { answer, refusal, refusalSaying } from '../../adapters/support/scripted-transport';
import { eventually } from '../support/eventually';
import { ShownPortal } from '../support/shown-portal';

const portal = ShownPortal.forEachTest();

const open = async (region: Region, language: Language, answers: Readonly<Record<string, TransportAnswer>> = {}) => {
  await portal.open({
    block: { region, profile: 'standalone' },
    route: '/change-password',
    language,
    answer: ({ name, method }) => (method === 'POST' ? answers[name] : undefined),
  });
  await portal.find('input[name=login-current]');
};
const fill = (kind: string, current: string, next: string, again = next): void => {
  portal.type(`input[name=${kind}-current]`, current);
  portal.type(`input[name=${kind}-next]`, next);
  portal.type(`input[name=${kind}-again]`, again);
};
const send = async (): Promise<void> =>
  (await portal.find('[data-testid=change-password-page] button[type=submit]')).click();
const choose = async (label: string): Promise<void> =>
  (await portal.find('[data-testid=segmented] label', label)).click();
const sent = () => portal.requests.filter(({ name }) => name === 'changeSecret');

describe('the page where a PIN is changed', () => {
  it('[RESET-19, ERR-38, PIN-12] sends nothing before every field is filled in, and says at each what is missing', async () => {
    await open('HK', 'en_US');
    await send();
    await portal.find('[data-testid=text-field-error]', 'Please enter your current login PIN.');
    await portal.find('[data-testid=text-field-error]', 'Please enter a new login PIN.');
    await portal.find('[data-testid=text-field-error]', 'Please confirm the new login PIN.');
    await eventually(() => expect(document.activeElement?.getAttribute('name')).toBe('login-current'));
    expect(sent()).toEqual([]);
  });

  it('[PIN-05..12, ERR-40..45] turns its rules from neutral to kept or broken while one types', async () => {
    await open('HK', 'en_US');
    const statuses = () => portal.all('[data-testid=rule-list] li').map(({ dataset }) => dataset['status']);
    expect(new Set(statuses())).toEqual(new Set(['N']));
    portal.type('input[name=login-next]', '123456');
    await eventually(() => expect(statuses()).toEqual(['P', 'P', 'P', 'P', 'F', 'N']));
    fill('login', '528314', '905271', '905272');
    await eventually(() => expect(statuses()).toEqual(['P', 'P', 'P', 'P', 'P', 'N']));
    await send();
    await portal.find('[data-testid=text-field-error]', 'The two new login PINs do not match. Please enter it again.');
    expect(sent()).toEqual([]);
  });

  it('[ERR-47, API-22, API-89] sends once under a key, says that it is done, and keeps nothing that was typed', async () => {
    await open('HK', 'en_US');
    fill('login', '528314', '905271');
    await send();
    await portal.find('h2', 'Your login PIN has been changed.');
    expect(sent()).toHaveLength(1);
    expect(sent()[0]?.headers['Idempotency-Key']).toMatch(/^[\w.:-]{8,100}$/);
    const kept = JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage), window.location.href]);
    expect(kept).not.toMatch(/528314|905271/);
  });

  it('[R21, SESS-06] goes on under the name that its other tabs know, which are told its new token', async () => {
    const name = () => sessionStorage.getItem('etrading.sessionName');
    await open('HK', 'en_US');
    sessionStorage.setItem('etrading.sessionName', '"before"');
    fill('login', '528314', '905271');
    await send();
    await portal.find('h2', 'Your login PIN has been changed.');
    expect(name()).toBe('"before"');
    (await portal.find('a', 'Back to My account')).click();
    await portal.find('h1', 'My account');
  });

  it('[ERR-39] says at its field that the present one is wrong, and keeps what was typed', async () => {
    await open('HK', 'en_US', { changeSecret: answer(403, refusal('PIN0002')) });
    fill('login', '000001', '905271');
    await send();
    await portal.find(
      '[data-testid=text-field-error]',
      'The current login PIN is wrong. Please enter it again. After more than 3 wrong tries it is locked for 24 hours.',
    );
    await eventually(() => expect(document.activeElement?.getAttribute('name')).toBe('login-current'));
    expect(portal.all<HTMLInputElement>('input[name=login-next]')[0]?.value).toBe('905271');
  });

  it('[ERR-17, OPEN-04] says it in the server’s own words of the language, and after that in the portal’s', async () => {
    const said = refusalSaying('PIN0002', 'en_US', 'That is not your PIN, says the server.');
    await open('HK', 'en_US', { changeSecret: answer(403, said) });
    fill('login', '000001', '905271');
    await send();
    await portal.find('[data-testid=text-field-error]', 'That is not your PIN, says the server.');
    portal.type('input[name=login-current]', '');
    await send();
    await portal.find('[data-testid=text-field-error]', 'Please enter your current login PIN.');
    portal.close();
    await open('HK', 'zh_HK', { changeSecret: answer(403, said) });
    fill('login', '000001', '905271');
    await send();
    await portal.find('[data-testid=text-field-error]', /^現時的登入個人密碼不正確/);
  });

  it('[CRED-17] marks the rule that only the server knows once it has said so', async () => {
    await open('TW', 'zh_TW', { changeSecret: answer(400, refusal('PIN0014')) });
    const statuses = () => portal.all('[data-testid=rule-list] li').map(({ dataset }) => dataset['status']);
    expect(statuses()).toHaveLength(11);
    fill('login', 'Sunny4102Tea', 'Harbor4829Kite');
    await send();
    await portal.find('[data-testid=text-field-error]', '新的登入密碼不可以和目前或上一個相同，請換一個。');
    expect(statuses().filter((status) => status === 'F')).toHaveLength(1);
    portal.type('input[name=login-next]', 'Harbor4829Kites');
    await eventually(() => expect(statuses()).not.toContain('F'));
  });

  it('[CRED-22, OPEN-50] takes no password that everybody uses', async () => {
    await open('TW', 'zh_TW');
    fill('login', 'Sunny4102Tea', 'Password4829');
    await send();
    await portal.find('[data-testid=text-field-error]', '這個密碼列在已外流或常見的密碼名單上，容易被猜中，請換一個。');
  });

  it('[CRED-25..27] changes the trading password by its own rules', async () => {
    await open('TW', 'zh_TW');
    await choose('交易密碼');
    await portal.find('input[name=verification-next]');
    await send();
    await portal.find('[data-testid=text-field-error]', '請輸入新的交易密碼。');
    fill('verification', 'trade7316', 'ab1');
    await send();
    await portal.find('[data-testid=text-field-error]', '新的交易密碼太短，至少要 6 個英文字母或數字。');
    fill('verification', 'trade7316', 'ab-123');
    await send();
    await portal.find(
      '[data-testid=text-field-error]',
      /^這個交易密碼不能使用：請用至少 6 個半形英文字母或數字，不含其他字元；需要協助請來電 .+。$/,
    );
    fill('verification', 'trade7316', 'anchor4829');
    await send();
    await portal.find('h2', '您的交易密碼已變更。');
    expect(JSON.parse(sent()[0]?.body ?? '')).toEqual({ verification: { current: 'trade7316', next: 'anchor4829' } });
  });

  it('[OPEN-01, ERR-37] changes both at once, and names each that is missing', async () => {
    await open('HK', 'zh_HK');
    await choose('兩者均更改');
    await portal.find('input[name=verification-next]');
    await send();
    await eventually(() =>
      expect(portal.textsOf('[data-testid=text-field-error]')).toEqual([
        '請輸入現時的登入個人密碼。',
        '請輸入新的登入個人密碼。',
        '請再次輸入新的登入個人密碼。',
        '請輸入現時的交易密碼。',
        '請輸入新的交易密碼。',
        '請再次輸入新的交易密碼。',
      ]),
    );
    fill('login', '528314', '123456');
    await send();
    await portal.find('[data-testid=text-field-error]', '請輸入現時的交易密碼。');
    await portal.find(
      '[data-testid=text-field-error]',
      '新的登入個人密碼不可為順序遞增的數字，例如 123456，請另選一個。',
    );
    fill('login', '528314', '905271');
    fill('verification', '739162', '416038');
    await send();
    await portal.find('h2', '您的登入個人密碼及交易密碼已更改。');
  });

  it.each([
    [
      'Login PIN',
      ['login'],
      {
        PIN0001: 'Please enter your current login PIN.',
        PIN0003: 'Please enter a new login PIN.',
        PIN0011: 'Please confirm the new login PIN.',
        PIN0012: 'The two new login PINs do not match. Please enter it again.',
        PIN0015: 'Your login PIN has been changed.',
      },
    ],
    [
      'Transaction PIN',
      ['verification'],
      {
        PIN0017: 'Please enter your current transaction PIN.',
        PIN0019: 'Please enter a new transaction PIN.',
        PIN0027: 'Please confirm the new transaction PIN.',
        PIN0028: 'The two new transaction PINs do not match. Please enter it again.',
        PIN0031: 'Your transaction PIN has been changed.',
      },
    ],
    [
      'Both',
      ['login', 'verification'],
      {
        PIN0017: 'Please enter your current transaction PIN.',
        PIN0019: 'Please enter a new transaction PIN.',
        PIN0027: 'Please confirm the new transaction PIN.',
        PIN0028: 'The two new transaction PINs do not match. Please enter it again.',
        PIN0037: 'Your login PIN and your transaction PIN have been changed.',
      },
    ],
  ] as const)(
    '[ERR-38, ERR-43, ERR-47, OPEN-01] says by itself, for %s, what the server isn’t asked',
    async (label, kinds, words) => {
      await open('HK', 'en_US');
      await choose(label);
      for (const kind of kinds) await portal.find(`input[name=${kind}-next]`);
      const [current, next, again, differs, changed] = Object.values(words);
      await send();
      for (const said of [current, next, again]) await portal.find('[data-testid=text-field-error]', said);
      for (const kind of kinds) fill(kind, '528314', '905271', '905272');
      await send();
      await portal.find('[data-testid=text-field-error]', differs);
      expect(sent()).toEqual([]);
      for (const kind of kinds) fill(kind, '528314', '905271');
      await send();
      await portal.find('h2', changed);
    },
  );

  it('[ERR-61, AUTH-49] says what is locked, with the way to a reset', async () => {
    await open('TW', 'zh_TW', { changeSecret: answer(403, refusal('VPN0005')) });
    await choose('交易密碼');
    await portal.find('input[name=verification-next]');
    fill('verification', 'trade0000', 'anchor4829');
    await send();
    await portal.find(
      '[data-tone]',
      /^您的交易密碼因錯誤次數過多已暫停使用。請重設密碼、於 24 小時後再試，或來電 .+。忘記密碼？前往重設$/,
    );
    expect(await portal.addressOf('忘記密碼？前往重設')).toMatch(/\/reset-trading-password$/);
  });

  it.each([
    ['en_US', /^Two-factor login needs a new PIN\. Please reset your PIN first, or call .+\. Reset the PIN$/],
    ['zh_HK', /^如要使用雙重認證登入，您需要新的個人密碼。請先重設個人密碼，或致電 .+。重設個人密碼$/],
  ] as const)(
    '[ERR-49, OPEN-01] says in %s that the PIN must be reset first, with the way to the reset',
    async (language, words) => {
      await open('HK', language, { changeSecret: answer(403, refusal('PIN0039')) });
      await portal.find('input[name=login-next]');
      fill('login', '528314', '905271');
      await send();
      await portal.find('[data-tone]', words);
      expect(await portal.addressOf(language === 'zh_HK' ? '重設個人密碼' : 'Reset the PIN')).toMatch(/\/reset-pin$/);
    },
  );

  it('[API-90] leads to the login where the answer is lost and the session with it', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 500 });
    let isSent = false;
    await portal.open({
      block: { region: 'HK', profile: 'standalone' },
      route: '/change-password',
      language: 'en_US',
      answer: ({ name }) => {
        if (name === 'changeSecret') isSent = true;
        if (name === 'changeSecret') return answer(502, '<html>');
        return isSent && name === 'secretChanges' ? answer(401, refusal('SESSION_EXPIRED')) : undefined;
      },
    });
    await portal.find('input[name=login-current]');
    fill('login', '528314', '905271');
    await send();
    await portal.find('h2', 'Please log in again');
    await portal.find('button', 'Log in again');
    expect(sent()).toHaveLength(1);
  });

  it('[API-89, OPEN-16, ERR-10] says that nobody knows whether a change was made where it finds no session, and the login says so again', async () => {
    await open('HK', 'en_US', { changeSecret: answer(401, refusal('SESSION_EXPIRED')) });
    fill('login', '528314', '905271');
    await send();
    await portal.find('h2', 'Please log in again');
    await portal.find(
      '[data-tone=warning]',
      /^We could not confirm whether your change is in force\. Log in with the new one first\./,
    );
    (await portal.find('button', 'Log in again')).click();
    await portal.find(
      'main p',
      /^Your session has ended, and we could not confirm whether your last change was made\. Log in again and check it\./,
    );
    expect(sessionStorage.getItem('etrading.AUTH_CHECKED')).toBeNull();
  });

  it('[AUTH-25] lets a password manager fill in and keep the login’s secret, and not the other', async () => {
    await open('HK', 'en_US');
    const completions = () =>
      portal.all<HTMLInputElement>('[data-testid=change-password-group] input').map((input) => input.autocomplete);
    expect(completions()).toEqual(['current-password', 'new-password', 'new-password']);
    await choose('Transaction PIN');
    await portal.find('input[name=verification-next]');
    expect(completions()).toEqual(['off', 'off', 'off']);
  });
});

it('[CONFLICT-11, LINK-16] the profile’s link leads to the change of the password, in the standalone profile', async () => {
  await portal.open({ block: { region: 'HK', profile: 'standalone' }, route: '/profile', language: 'en_US' });
  expect(await portal.addressOf('Change PIN', '[data-testid=account-changes]')).toMatch(/\/change-password$/);
});
