import { describe, expect, it } from 'vitest';
import type { TransportAnswer, TransportRequest } from '../../../adapters/http/transport';
import type { Language } from '../../../domain/language';
import type { Region } from '../../../domain/region';
import { answer } from '../../adapters/support/scripted-transport';
import { eventually } from '../support/eventually';
import { ShownPortal } from '../support/shown-portal';

const portal = ShownPortal.forEachTest();

type Answering = (request: TransportRequest) => TransportAnswer | Promise<TransportAnswer> | undefined;

const open = (region: Region, language: Language, answering?: Answering) =>
  portal.open({
    block: {
      region,
      profile: 'standalone',
      externalPages: { contact: { [language]: 'https://pages.example/contact' } },
    },
    language,
    route: '/profile?tab=security',
    ...(answering ? { answer: answering } : {}),
  });
const at = '2026-11-20T02:00:00.000Z';
const nowhere = { browser: null, system: null, address: null };
const current = { id: 'S1', startedAt: at, seenAt: at, ...nowhere, isCurrent: true };
const other = { ...current, id: 'S2', system: 'Android', isCurrent: false };
const record = { logins: [], sessions: [current], changes: [] };
const shown = () => portal.all('[data-testid=security-list] li').map(({ textContent }) => textContent);

describe('the security of the account', () => {
  it.each([
    [
      'HK',
      'en_US',
      {
        session:
          'Chrome on Windows · Internet address 127.0.*.*Since 20 Nov 2026 10:00, last used 20 Nov 2026 10:00This session',
        end: 'End the session on Safari on iPhone, open since 20 Nov 2026 10:00',
        login: '20 Nov 2026 10:00Chrome on Windows · Internet address 127.0.*.*Logged in',
        none: 'Nothing was changed.',
        ended: 'The session has ended.',
        heading: 'Open sessions',
      },
    ],
    [
      'HK',
      'zh_HK',
      {
        session: 'Windows · Chrome · IP 位址 127.0.*.*2026/11/20 10:00 登入，上次使用 2026/11/20 10:00此裝置',
        end: '登出 iPhone · Safari（2026/11/20 10:00 登入）',
        login: '2026/11/20 10:00Windows · Chrome · IP 位址 127.0.*.*成功登入',
        none: '沒有任何更改。',
        ended: '該裝置已登出。',
        heading: '目前登入中',
      },
    ],
    [
      'TW',
      'zh_TW',
      {
        session: 'Windows 的 Chrome · IP：127.0.*.*2026/11/20 10:00 登入，最近使用 2026/11/20 10:00這台裝置',
        end: '將 2026/11/20 10:00 登入的 iPhone 的 Safari 登出',
        login: '2026/11/20 10:00Windows 的 Chrome · IP：127.0.*.*登入成功',
        none: '沒有任何變更。',
        ended: '該裝置已登出。',
        heading: '登入中的裝置',
      },
    ],
  ] as const)(
    '[R14, ACCT-10] the security section in %s and %s tells logins, open sessions and changes, and ends a session elsewhere',
    async (region, language, says) => {
      await open(region, language);
      await portal.find('[data-testid=security-list] li');
      expect(shown()[0]).toBe(says.session);
      expect(shown()).toContain(says.login);
      await portal.find('[data-testid=security] p', says.none);
      (await portal.find(`button[aria-label="${says.end}"]`)).click();
      await portal.find('[data-tone]', says.ended);
      expect(portal.all('[aria-labelledby=security-sessions] button')).toEqual([]);
      await eventually(() => expect(document.activeElement?.textContent).toBe(says.heading));
    },
  );

  it('[R14] says what isn’t known, what failed and what was changed, and lists the latest ten until all are asked for', async () => {
    const logins = Array.from({ length: 12 }, () => ({ at, outcome: 'wrong-secret', ...nowhere }));
    const changes = [{ at, what: 'login-secret', way: 'reset' }];
    await open('TW', 'zh_TW', ({ name }) =>
      name === 'accountSecurity' ? answer(200, { logins, sessions: [current], changes }) : undefined,
    );
    await portal.find('[data-testid=security-list] li');
    expect(shown()).toHaveLength(12);
    expect(shown()[1]).toBe('2026/11/20 10:00無法辨識裝置 · IP 位址不明密碼錯誤');
    expect(shown()[11]).toBe('登入密碼重設 · 2026/11/20 10:00');
    await portal.find('[data-testid=security] [data-testid=account-note]', '您目前沒有在其他裝置登入。');
    (await portal.find('button', '顯示全部 12 筆')).click();
    await eventually(() => expect(shown()).toHaveLength(14));
    expect(document.activeElement?.getAttribute('data-testid')).toBe('security-list');
  });

  it('[R14] says of a new account that nothing is on record yet', async () => {
    await open('HK', 'en_US', ({ name }) => (name === 'accountSecurity' ? answer(200, record) : undefined));
    await portal.find('[data-testid=security] p', 'No logins on record yet.');
  });

  it('[R14, OPEN-16] looks up whether the others have ended when the answer is lost', async () => {
    let isEnded = false;
    await open('HK', 'en_US', ({ name }) => {
      if (name === 'accountSecurity')
        return answer(200, { ...record, sessions: isEnded ? [current] : [current, other] });
      if (name !== 'endOtherSessions') return undefined;
      isEnded = true;
      return { kind: 'no-answer', reason: 'timeout' };
    });
    (await portal.find('button', 'End all other sessions')).click();
    await portal.find('[data-tone]', 'All other sessions have ended.');
    expect(portal.requests.filter(({ name }) => name === 'endOtherSessions')).toHaveLength(1);
    await portal.find('[data-testid=security] [data-testid=account-note]', 'You are not logged in anywhere else.');
  });

  it.each([
    ['Y', null, 'Set up: logging in takes more than the PIN or password.', []],
    [
      'N',
      'Please register.',
      'Not set up: your PIN or password alone opens the account.',
      ['Please register.', 'To set it up, call 0000 0000 or visit us. Contact us'],
    ],
    [
      'N',
      null,
      'Not set up: your PIN or password alone opens the account.',
      ['To set it up, call 0000 0000 or visit us. Contact us'],
    ],
    [null, 'Please register.', 'Not available at the moment.', []],
  ] as const)(
    '[API-71, ENT-14, OPEN-57, SHAPE-15] says in Hong Kong whether the login has a second factor: %s, %s',
    async (mfaIndicator, mfaReminderMessage, says, reminder) => {
      await open('HK', 'en_US', ({ name }) =>
        name === 'mfa' ? answer(200, { mfaIndicator, mfaReminderMessage }) : undefined,
      );
      await portal.find('[aria-labelledby=security-second-factor] p', says);
      const lines = portal
        .all('[aria-labelledby=security-second-factor] p')
        .map(({ textContent }) => textContent.replaceAll('\u00a0', ' '));
      expect(lines).toEqual([says, ...reminder]);
    },
  );

  it('[API-71, I18N-08, I18N-12] repeats the server’s reminder in the language that is read', async () => {
    const reminders = { en_US: 'Please reset your PIN.', zh_HK: '請重設您的個人密碼。' };
    await open('HK', 'en_US', ({ name, headers }) => {
      if (name !== 'mfa') return undefined;
      const mfaReminderMessage = headers['USER_LOCALE'] === 'en_US' ? reminders.en_US : reminders.zh_HK;
      return answer(200, { mfaIndicator: 'N', mfaReminderMessage });
    });
    await portal.find('[aria-labelledby=security-second-factor] p', reminders.en_US);
    (await portal.find('button[lang^=zh]')).click();
    await portal.find('[aria-labelledby=security-second-factor] p', reminders.zh_HK);
  });

  it('[API-71] says nothing of it in Taiwan, whose login tells it by itself', async () => {
    await open('TW', 'zh_TW');
    await portal.find('[data-testid=security-list] li');
    expect(portal.all('#security-second-factor')).toEqual([]);
    expect(portal.requests.map(({ name }) => name)).not.toContain('mfa');
  });

  it('[R14, AUTH-42] says what a freeze does, freezes after the confirmation alone, says what it called off, and leaves', async () => {
    const freeze = { frozenAt: at, cancelledOrders: 1, cancelledWithdrawals: 2, pausedPlans: 0, left: 1 };
    await open('HK', 'en_US', ({ name }) => (name === 'freezeAccount' ? answer(200, freeze) : undefined));
    const ask = await portal.find('[aria-labelledby=security-freeze] button', 'Freeze my account');
    ask.click();
    await portal.find('dialog h2', 'Freeze your account?');
    (await portal.find('dialog button', 'Don’t freeze')).click();
    await eventually(() => expect(portal.all('dialog')).toEqual([]));
    expect(portal.requests.map(({ name }) => name)).not.toContain('freezeAccount');
    ask.click();
    (await portal.find('dialog button', 'Freeze my account now')).click();
    await portal.find('dialog h2', 'Your account is frozen');
    expect(portal.all('dialog li').map(({ textContent }) => textContent)).toEqual([
      'One order was cancelled.',
      '2 withdrawals were cancelled.',
      'One order or withdrawal could no longer be cancelled. We will look into it.',
    ]);
    (await portal.find('dialog button', 'Close')).click();
    await portal.find('h1', 'Logged out');
    await portal.find('p', /^Your account is frozen\. To use it again, call/);
  });

  it('[R14, AUTH-42] freezes also where the record can’t be read', async () => {
    const freeze = { frozenAt: at, cancelledOrders: 0, cancelledWithdrawals: 0, pausedPlans: 0, left: 0 };
    await open('HK', 'en_US', ({ name }) => {
      if (name === 'accountSecurity') return answer(500, {});
      return name === 'freezeAccount' ? answer(200, freeze) : undefined;
    });
    await portal.find('[data-testid=security] button', 'Try again');
    (await portal.find('[aria-labelledby=security-freeze] button', 'Freeze my account')).click();
    (await portal.find('dialog button', 'Freeze my account now')).click();
    await portal.find('dialog h2', 'Your account is frozen');
  });

  it('[R14, OPEN-59] no button freezes the account where the server can’t', async () => {
    await portal.open({
      block: { region: 'HK', profile: 'standalone', extensions: ['account-security'] },
      language: 'en_US',
      route: '/profile?tab=security',
    });
    await portal.find('[data-testid=security-list] li');
    expect(portal.all('#security-freeze')).toEqual([]);
  });
});
