import { describe, expect, it } from 'vitest';
import { keepAliveCalls } from '../../../contract/rest/sessions/keep-alive-calls';
import { readNothing } from '../../../adapters/rest/read-answer';
import { RestClient } from '../../../adapters/rest/rest-client';
import { answer, refusal } from '../../adapters/support/scripted-transport';
import { ShownPortal } from '../support/shown-portal';

const portal = ShownPortal.forEachTest();

const places = [
  { region: 'HK', language: 'en_US' },
  { region: 'HK', language: 'zh_HK' },
  { region: 'TW', language: 'zh_TW' },
] as const;

describe.each(places)('in $region, read in $language', ({ region, language }) => {
  const block = { region, profile: 'standalone' } as const;

  it('[TIER-16, TIER-17, CONFLICT-22] the tiers say when they are set: at the month’s end in Hong Kong, daily and with a letter in Taiwan', async () => {
    await portal.open({ block, language, route: '/client-tier' });
    const terms = {
      en_US:
        'Your tier follows the value of your portfolio at month-end NAV. Fees are a percentage of the amount of a lump-sum purchase.',
      zh_HK: '級別按投資組合於月底單位價格計算的總值釐定。費用為每筆整額認購金額的百分比。',
      zh_TW:
        '等級每日結算，結算後立即生效；每月 1 日寄送通知信，說明過去 30 天的等級異動。手續費依單筆申購金額的百分比計算。',
    }[language];
    expect((await portal.find('#tier-instructions p', terms)).isConnected).toBe(true);
  });

  it('[DIV-02, DIV-03, DIV-04] the payment details say who names an e-payment account, and what happens without it', async () => {
    await portal.open({ block, language, route: '/profile?tab=payment' });
    await portal.find('[data-testid=payment-rules] li');
    // Another part's list may be there by now, always above this one.
    const rules = portal.all('[data-testid=payment-rules]').at(-1)?.children ?? [];
    expect(Array.from(rules, ({ textContent }) => textContent)).toEqual(
      {
        en_US: [
          'Only the beneficiary may set the e-payment account that receives dividends.',
          'If the e-payment account is unlinked, dividends are paid to the backup bank account.',
          'In that case you bear the transfer fees.',
        ],
        zh_HK: [
          '只有受益人本人可設定收取派息的電子支付戶口。',
          '如電子支付戶口已解除連結，派息會存入後備銀行戶口。',
          '在此情況下，轉賬費用由您承擔。',
        ],
        zh_TW: [
          '只有受益人本人可以設定收取配息的電子支付帳戶。',
          '電子支付帳戶如已解除連結，配息會改匯入備援銀行帳戶。',
          '屆時匯款費用由您負擔。',
        ],
      }[language],
    );
  });

  it('[SUIT-25, FUND-18] a fund above the client’s risk level warns with its rating, and buying it isn’t the way put first', async () => {
    await portal.open({ block, language });
    const row = await portal.find('[data-testid=holding-row]', /HK0001|TW0001/);
    row.querySelector<HTMLElement>('[data-testid=holding-fund]')?.click();
    const warning = {
      en_US: 'This fund (RR5) is above your risk profile. Please think carefully before you buy it.',
      zh_HK: '此基金的風險評級（RR5）高於您的風險取向，認購前請仔細考慮。',
      zh_TW: '這檔基金的風險報酬等級（RR5）高於您的風險屬性，申購前請審慎評估。',
    }[language];
    await portal.find('[data-testid=fund-preview] [data-tone]', warning);
    expect(portal.all('[data-testid=fund-actions] [data-theme]').length).toBeGreaterThan(2);
    expect(portal.all('[data-testid=fund-actions] [data-theme=primary]')).toEqual([]);
  });

  it('[FUND-18] a fund within the client’s risk level has buying put first, and nothing beside it', async () => {
    await portal.open({ block, language });
    const row = await portal.find('[data-testid=holding-row]', /HK0002|TW0002/);
    row.querySelector<HTMLElement>('[data-testid=holding-fund]')?.click();
    await portal.find('[data-testid=fund-actions] a');
    expect(portal.all('[data-testid=fund-actions] [data-theme=primary]').map(({ textContent }) => textContent)).toEqual(
      [{ en_US: 'Buy more', zh_HK: '增加認購', zh_TW: '加碼申購' }[language]],
    );
  });

  it('[FUND-18, FUND-20, FUND-21, FUND-24] the home offers to buy, switch and sell a fund that is held, and all else behind one word', async () => {
    await portal.open({ block, language });
    const row = await portal.find('[data-testid=holding-row]', /HK0002|TW0002/);
    row.querySelector<HTMLElement>('[data-testid=holding-fund]')?.click();
    await portal.find('[data-testid=fund-actions] a');
    const said = (selector: string) => portal.all(selector).map(({ textContent }) => textContent);
    expect(said('[data-testid=fund-actions] > li > a, [data-testid=fund-actions] > li > details > summary')).toEqual(
      {
        en_US: ['Buy more', 'Switch', 'Sell now', 'More'],
        zh_HK: ['增加認購', '轉換', '贖回', '更多'],
        zh_TW: ['加碼申購', '轉申購', '買回', '更多功能'],
      }[language],
    );
    const more = (await portal.find('[data-testid=fund-actions] summary')).closest('details');
    expect(more?.open).toBe(false);
    expect(said('[data-testid=fund-actions] details a')).toContain(
      { en_US: 'Compare', zh_HK: '比較基金', zh_TW: '基金比較' }[language],
    );
  });

  it('[PORT-29, ENUM-17] the list is sorted by worth at first, then by what is chosen', async () => {
    await portal.open({ block, language });
    const [worth, profit] = {
      en_US: ['Total value ↓', 'Profit/loss ↓'],
      zh_HK: ['總值 ↓', '盈虧 ↓'],
      zh_TW: ['總值 ↓', '未實現損益 ↓'],
    }[language];
    await portal.find('[aria-sort=descending] button', worth);
    // How the list is shown is asked for once the list is there.
    await portal.find('select option[value=profit]');
    portal.choose('select', 'profit');
    await portal.find('[aria-sort=descending] button', profit);
  });

  it('[CONST-13, AUTH-49, ERR-28] a locked client reads after how many tries, and for how long', async () => {
    const locked = ({ name }: { readonly name: string }) =>
      name === 'logon' ? answer(401, refusal('LOG0005')) : undefined;
    await portal.open({ block, language, route: '/login', signedIn: false, answer: locked });
    await logIn();
    expect((await portal.find('[role=alert]', /./)).textContent).toBe(
      {
        en_US:
          'Your account is locked. If there were more than 3 wrong attempts, you can reset your PIN online or try again after 24 hours. If you mistyped nothing, or neither helps, call 0000\u00a00000.',
        zh_HK:
          '您的戶口現時已鎖定。如曾錯誤輸入超過 3 次，您可於網上重設個人密碼，或於 24 小時後再試；如沒有輸入錯誤，或仍未能登入，請致電 0000\u00a00000。',
        zh_TW:
          '您的帳戶目前已鎖定。若是密碼或驗證碼錯誤超過 3 次，您可以在線上重設密碼，或於 24 小時後再試；若您並未輸入錯誤，或仍無法登入，請來電 0000\u00a00000。',
      }[language],
    );
  });

  it.each([
    ['development', region === 'HK'],
    ['test', region === 'HK'],
    ['production', false],
  ] as const)('[ROLE-13, CONFLICT-14] the local login in %s is offered: %s', async (environment, isOffered) => {
    await portal.open({
      block: { ...block, environment, hotline: '2', approvedOrderNotes: '3' },
      language,
      route: '/login',
      signedIn: false,
    });
    await portal.find('[data-testid=login-links] a');
    const offered = portal.all('[data-testid=login-links] a').map((link) => link.getAttribute('href'));
    expect(offered.includes('/eTrading/v2/local-login')).toBe(isOffered);
  });

  it('[SHELL-27, ROUTE-03, CONFLICT-15] identity documents are sent in Hong Kong, and the page is unknown in Taiwan', async () => {
    await portal.open({ block, language, route: '/account/documentUpload' });
    await portal.find(
      'h1',
      { en_US: 'Send an identity document', zh_HK: '提交身份證明文件', zh_TW: '找不到頁面' }[language],
    );
  });

  it.each([
    ['/', { en_US: /^Value of your funds/, zh_HK: /^基金總值/, zh_TW: /^持有基金總值/ }],
    ['/funds', { en_US: /^Find a fund$/, zh_HK: /^所有基金$/, zh_TW: /^全部基金$/ }],
    ['/profile', { en_US: /^My account$/, zh_HK: /^我的戶口$/, zh_TW: /^我的帳戶$/ }],
    ['/client-tier', { en_US: /^Account tier$/, zh_HK: /^會員級別$/, zh_TW: /^會員等級$/ }],
    ['/vca/tx-balance', { en_US: /^Cash Account$/, zh_HK: /^現金戶口$/, zh_TW: /^找不到頁面$/ }],
    ['/general-error', { en_US: /^Something went wrong$/, zh_HK: /^系統出現問題$/, zh_TW: /^系統發生問題$/ }],
  ])('[I18N-02, ENUM-33] %s has its heading in the words of the region', async (route, headings) => {
    await portal.open({ block, language, route });
    await portal.find('h1', headings[language]);
  });

  it('[EPNT-07, EPNT-08] the points say which orders they can be used for: in Hong Kong lump-sum and eScheduler ones', async () => {
    await portal.open({ block, language });
    const label = { en_US: 'Can be used for', zh_HK: '適用指示', zh_TW: '適用交易' }[language];
    const told = (await portal.find('dt', label)).nextElementSibling?.textContent;
    expect(told).toBe(
      {
        en_US: 'lump-sum orders · eScheduler orders',
        zh_HK: '整額認購 · eScheduler 月供',
        zh_TW: '單筆申購',
      }[language],
    );
  });

  it('[ERR-01] a refused call of a part that shows its errors is a modal that says each with its words and code', async () => {
    const errors = [
      { code: 'AMOUNT_LOW', messages: { en_US: 'Too little.', zh_HK: '金額過低。', zh_TW: '金額太低。' } },
      { code: 'DAY_OVER', messages: { en_US: 'Come back tomorrow.', zh_HK: '請於明日再試。', zh_TW: '請明天再試。' } },
    ];
    const refused = answer(400, { detail: { errors } });
    await portal.open({ block, language, answer: ({ name }) => (name === 'heartbeat' ? refused : undefined) });
    await portal.find('[data-testid=holding-row]');
    const policy = { showErrors: true };
    await portal.part(RestClient).call(keepAliveCalls, { name: 'heartbeat', policy, read: readNothing });
    await portal.find('dialog li');
    expect(portal.all('dialog li').map(({ textContent }) => textContent)).toEqual(
      {
        en_US: ['Too little.', 'Come back tomorrow.'],
        zh_HK: ['金額過低。', '請於明日再試。'],
        zh_TW: ['金額太低。', '請明天再試。'],
      }[language],
    );
    expect(portal.all('dialog code').map(({ textContent }) => textContent)).toEqual(['AMOUNT_LOW DAY_OVER']);
  });

  async function logIn(): Promise<void> {
    await portal.find('input[name=username]');
    portal.type('input[name=username]', region === 'HK' ? 'chanmei88' : 'WANG8888');
    portal.type('input[name=password]', region === 'HK' ? '528314' : 'Sunny4102Tea');
    portal.all<HTMLFormElement>('[data-testid=login-form]')[0]?.requestSubmit();
  }
});

it('[AUTH-29, CONST-15] a code sent in Taiwan has eight digits and 15 minutes', async () => {
  await portal.open({ block: { region: 'TW' }, route: '/login', signedIn: false });
  await portal.find('input[name=username]');
  portal.type('input[name=username]', 'WANG8888');
  portal.type('input[name=password]', 'Sunny4102Tea');
  portal.all<HTMLFormElement>('[data-testid=login-form]')[0]?.requestSubmit();
  (await portal.find('button', /^簡訊：/)).click();
  await portal.find('p', /^驗證碼已用簡訊傳送至 .+，15 分鐘內有效。$/);
  await portal.find('label', '8 位數字驗證碼');
});
