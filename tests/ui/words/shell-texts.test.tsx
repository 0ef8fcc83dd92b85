import { afterEach, describe, expect, it, vi } from 'vitest';
import type { TransportAnswer, TransportRequest } from '../../../adapters/http/transport';
import recordedInHongKong from '../../../mocks/hk/UserPortfolioHK.json';
import { answer, offline } from '../../adapters/support/scripted-transport';
import { eventually } from '../support/eventually';
import { ShownPortal } from '../support/shown-portal';

const portal = ShownPortal.forEachTest();

const places = [
  { region: 'HK', language: 'en_US' },
  { region: 'HK', language: 'zh_HK' },
  { region: 'TW', language: 'zh_TW' },
] as const;

/** Refuses the calls about holdings, with these codes. */
const refusing = (...codes: readonly string[]) => refusingWith(codes.map((code) => ({ code })));

const refusingWith =
  (errors: readonly object[]) =>
  ({ name }: TransportRequest): TransportAnswer | undefined =>
    name.startsWith('HoldingStatistics')
      ? answer(200, {
          errors: [{ extensions: { classification: 'INTERNAL_ERROR', errors } }],
        })
      : undefined;

/** The recorded client, with a password that is old. */
const forgetful = ({ name }: TransportRequest): TransportAnswer | undefined => {
  const { userPortfolioHK } = recordedInHongKong.body.data;
  if (name === 'UserPortfolioHK')
    return answer(200, { data: { userPortfolioHK: { ...userPortfolioHK, passwordChangeReminder: true } } });
  if (name === 'accountInfo') return answer(200, { passwordChangeReminder: true });
  return undefined;
};

// A script of the assistant stands in the head, which outlives a portal that is closed.
afterEach(() => {
  for (const script of portal.all('script')) script.remove();
});

describe.each(places)('in $region, read in $language', ({ region, language }) => {
  const chatbot = { enabled: true, english: '/chat-en.js', other: '/chat.js' };
  const summary = { en_US: 'Assistant', zh_HK: '查詢助理', zh_TW: '小幫手' }[language];

  it('[SHELL-15, CONF-18, CHAT-04, CHAT-05] the Chinese assistant comes with advice: Chinese alone, and at most 20 characters; either with what not to tell it', async () => {
    await portal.open({ block: { region, chatbot }, language, route: '/login', signedIn: false });
    const resource = (await portal.find('summary', summary)).closest('details');
    expect([...(resource?.querySelectorAll('p') ?? [])].map(({ textContent }) => textContent)).toEqual(
      {
        en_US: ['Never share a PIN, a password or an account number with the assistant.'],
        zh_HK: ['請以中文發問，每次不超過 20 字。', '請勿向查詢助理透露密碼或戶口號碼。'],
        zh_TW: ['請用中文提問，每次最多 20 個字。', '請勿向小幫手透露密碼或帳號。'],
      }[language],
    );
  });

  it('[SHELL-15] there is no assistant where none is configured', async () => {
    await portal.open({ block: { region }, language, route: '/login', signedIn: false });
    await portal.find('h1');
    expect(portal.all('summary').filter(({ textContent }) => textContent === summary)).toEqual([]);
  });

  it('[I18N-11, MSG-17, LINK-16, CONST-12, CRED-23] a client whose password is old reads that it should be changed every 90 days', async () => {
    await portal.open({ block: { region }, language, answer: forgetful });
    expect((await portal.find('[data-testid=warning-list] li')).textContent).toBe(
      {
        en_US:
          'It has been more than 90 days since you changed your PIN or password. We recommend changing it every 90 days. Change it now',
        zh_HK: '您上次更改個人密碼已超過 90 日。我們建議每 90 日更改一次。立即更改',
        zh_TW: '您的密碼已超過 90 天未變更，建議每 90 天變更一次。前往變更',
      }[language],
    );
  });

  it('[SHELL-09, SHELL-12, ERR-15] one error is a line of its own in a modal of size m, in the words of its code', async () => {
    await portal.open({ block: { region }, language, answer: refusing('LOG0012') });
    const text = await portal.find(
      'dialog p',
      {
        en_US: 'Please do not use a company’s internal network to trade for other people.',
        zh_HK: '請勿使用公司內部網絡為他人進行交易。',
        zh_TW: '請勿使用公司內部網路代他人進行交易。',
      }[language],
    );
    const modal = text.closest('dialog');
    expect(modal?.getAttribute('data-size')).toBe('m');
    expect(modal?.querySelector('li')).toBeNull();
    expect(modal?.querySelector('code')?.textContent).toBe('LOG0012');
  });

  it('[SHELL-10, ERR-15, ERR-16] several errors are a list; one whose code isn’t known has the general text', async () => {
    const block = { region, hotline: '2345 6789', profile: 'standalone' } as const;
    await portal.open({ block, language, answer: refusing('LOG0013', 'XYZ9') });
    await portal.find('dialog li');
    expect(portal.all('dialog li').map(({ textContent }) => textContent)).toEqual(
      {
        en_US: [
          'You have set a username. Please log in with your username only.',
          'The system failed to process your request. Please contact our Funds InvestorLine at 2345\u00a06789.',
        ],
        zh_HK: [
          '您已設定用戶名稱，請只以用戶名稱登入。',
          '系統未能處理您的要求，請致電基金投資熱線 2345\u00a06789 與我們聯絡。',
        ],
        zh_TW: [
          '您已設定使用者代碼，請僅以使用者代碼登入。',
          '系統無法處理您的要求，請來電基金客服專線 2345\u00a06789。',
        ],
      }[language],
    );
  });

  it('[OPEN-04, ERR-15, ERR-17, ERR-80] the server’s words in the client’s language come first, then those of the code, and the general text before what the server says of any other', async () => {
    const block = { region, hotline: '2345 6789', profile: 'standalone' } as const;
    const other = language === 'en_US' ? 'zh_TW' : 'en_US';
    const errors = [
      { code: 'LOG0013', messages: { [language]: 'the server’s own words', [other]: 'not these' } },
      { code: 'LOG0013', messages: { [other]: 'not these either' } },
      { code: 'XYZ9', message: 'what is known' },
    ];
    await portal.open({ block, language, answer: refusingWith(errors) });
    await portal.find('dialog li');
    const [general, named] = {
      en_US: [
        'The system failed to process your request. Please contact our Funds InvestorLine at 2345\u00a06789.',
        'You have set a username. Please log in with your username only.',
      ],
      zh_HK: [
        '系統未能處理您的要求，請致電基金投資熱線 2345\u00a06789 與我們聯絡。',
        '您已設定用戶名稱，請只以用戶名稱登入。',
      ],
      zh_TW: [
        '系統無法處理您的要求，請來電基金客服專線 2345\u00a06789。',
        '您已設定使用者代碼，請僅以使用者代碼登入。',
      ],
    }[language];
    expect(portal.all('dialog li').map(({ textContent }) => textContent)).toEqual([
      'the server’s own words',
      named,
      `${general}\nwhat is known`,
    ]);
  });

  it('[ERR-81] a login that isn’t answered says to try later', async () => {
    const silent = ({ name }: TransportRequest) => (name === 'logon' ? offline : undefined);
    await portal.open({ block: { region }, language, route: '/login', signedIn: false, answer: silent });
    await portal.find('input[name=username]');
    portal.type('input[name=username]', region === 'HK' ? 'chanmei88' : 'WANG8888');
    portal.type('input[name=password]', region === 'HK' ? '528314' : 'Sunny4102Tea');
    portal.all<HTMLFormElement>('[data-testid=login-form]')[0]?.requestSubmit();
    expect((await portal.find('[role=alert]', /./)).textContent).toBe(
      {
        en_US: 'The request could not be processed. Please check your connection and try later.',
        zh_HK: '未能處理您的要求。請檢查網絡連線，稍後再試。',
        zh_TW: '目前無法處理您的要求，請確認網路連線後稍後再試。',
      }[language],
    );
  });

  it('[AUTH-12, AUTH-17, AUTH-18, CONFLICT-12] the login page has a field for the secret, the way to a new one, tips and promotions', async () => {
    await portal.open({ block: { region }, language, route: '/login', signedIn: false });
    const told = {
      en_US: ['PIN or password', 'Forgot PIN', 'What is dollar-cost averaging?', 'A quiet start to investing'],
      zh_HK: ['個人密碼', '忘記個人密碼', '甚麼是平均成本法？', '輕鬆開始投資'],
      zh_TW: ['登入密碼', '忘記代碼或密碼', '什麼是定期定額？', '新戶專屬：首筆申購手續費優惠'],
    }[language];
    const [label = '', forgot = '', tip = '', promotion = ''] = told;
    const field = (await portal.find<HTMLLabelElement>('label', label)).control;
    expect(field?.getAttribute('type')).toBe('password');
    const ways = { HK: '/eTrading/#/forgotPin', TW: '/eTrading/v2/reset-username-password' };
    expect(await portal.addressOf(forgot)).toBe(ways[region]);
    await portal.find('[data-testid=login-tip] b', tip);
    await portal.find('[data-testid=login-list] li', new RegExp(promotion));
  });
});

describe('the assistant’s script', () => {
  const chatbot = { enabled: true, english: '/chat-en.js', other: '/chat.js' };
  const scripts = () => portal.all<HTMLScriptElement>('script').map((script) => script.getAttribute('src'));

  const open = (route: string) =>
    portal.open({ block: { region: 'HK', chatbot }, language: 'en_US', route, signedIn: false });

  it('[CHAT-02] the assistant is not offered where a client proves who acts', async () => {
    for (const route of ['/re-auth-redirect', '/re-auth-callback?result=a&nonce=b']) {
      await open(route);
      await portal.find('[data-testid=step-up-text]');
      await vi.dynamicImportSettled();
      expect(portal.all('[data-testid=chatbot-panel]')).toEqual([]);
      expect(scripts()).toEqual([]);
    }
  });

  it('[CHAT-01, CONF-17, OPEN-63] the assistant is nowhere where it isn’t enabled, or has no address in the language', async () => {
    for (const bot of [
      { ...chatbot, enabled: false },
      { ...chatbot, english: '' },
    ]) {
      const block = { region: 'HK', chatbot: bot } as const;
      await portal.open({ block, language: 'en_US', route: '/login', signedIn: false });
      await portal.find('h1');
      await vi.dynamicImportSettled();
      expect([scripts(), portal.all('[data-testid=chatbot-panel]')]).toEqual([[], []]);
    }
  });

  it('[CHAT-01, CHAT-03, CONF-18, CONFLICT-42] comes with the page, before the panel is opened; another language has its own in its place', async () => {
    await open('/login');
    expect((await portal.find('summary', 'Assistant')).closest('details')?.open).toBe(false);
    await eventually(() => expect(scripts()).toEqual(['/chat-en.js']));
    (await portal.find('button[lang^=zh]')).click();
    const summary = await portal.find('summary', '查詢助理');
    expect(summary.closest('details')?.open).toBe(false);
    await eventually(() => expect(scripts()).toEqual(['/chat.js']));
  });
});
