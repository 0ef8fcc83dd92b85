import { describe, expect, it, vi } from 'vitest';
import { BrowserNavigation } from '../../../adapters/browser/browser-navigation';
import { answer } from '../../adapters/support/scripted-transport';
import { ShownPortal } from '../support/shown-portal';

const portal = ShownPortal.forEachTest();

const places = [
  {
    region: 'HK',
    language: 'en_US',
    account: 'Go to My account',
    offline: [
      'You appear to be offline',
      'The request could not be processed. Please check your connection and try later. If it happens again, call our Funds InvestorLine at 2.',
    ],
    unchanged:
      'Something went wrong on our side. Nothing has been changed, and you can reload the page in a moment. If it happens again, call our Funds InvestorLine at 2.',
    missing:
      'We can’t find this page. The address may be mistyped, or the page may have moved. If you can’t find what you need, call our Funds InvestorLine at 2.',
    code: 'Code for our hotline:',
    unanswered:
      'We received no reply, so we don’t know whether what you submitted arrived. Before you submit it again, check My account, your records or the page you came from. If you can’t find it there, call our Funds InvestorLine at 2.',
    unknown:
      'Something went wrong on our side. Please try again in a moment. If you just submitted something, check My account or your records first: it may have arrived. If it happens again, call our Funds InvestorLine at 2.',
  },
  {
    region: 'HK',
    language: 'zh_HK',
    account: '前往我的戶口',
    offline: ['網絡連線似乎已中斷', '未能處理您的要求。請檢查網絡連線，稍後再試。如問題持續，請致電基金投資熱線 2。'],
    unchanged: '系統出現問題，您的資料沒有因此更改，請稍後重新載入頁面。如問題持續，請致電基金投資熱線 2。',
    missing: '找不到此網頁。網址可能有誤，或網頁已經移動。如未能找到所需資料，請致電基金投資熱線 2。',
    code: '致電熱線時請提供此編號：',
    unanswered:
      '沒有收到回覆，未能確定您提交的內容是否已送達。再次提交前，請先到「我的戶口」、交易紀錄或先前的頁面查看。如仍未能確定，請致電基金投資熱線 2。',
    unknown:
      '系統出現問題，請稍後再試。如您剛提交任何內容，我們未能確定是否已送達，請先到「我的戶口」或紀錄查看。如問題持續，請致電基金投資熱線 2。',
  },
  {
    region: 'TW',
    language: 'zh_TW',
    account: '前往我的帳戶',
    offline: [
      '網路連線似乎中斷了',
      '目前無法處理您的要求，請確認網路連線後稍後再試。若問題持續，請來電基金客服專線 2。',
    ],
    unchanged: '系統發生問題，您的資料沒有因此變動，請稍後重新載入頁面。若問題持續，請來電基金客服專線 2。',
    missing: '找不到這個頁面。網址可能有誤，或頁面已經移動。若找不到需要的資料，請來電基金客服專線 2。',
    code: '來電時請提供此代碼：',
    unanswered:
      '您送出的內容沒有收到回覆，我們無法確定是否已送達。再次送出前，請先到「我的帳戶」、交易紀錄或先前的頁面查看。若仍無法確定，請來電基金客服專線 2。',
    unknown:
      '系統發生問題，請稍後再試。若您剛送出任何內容，我們無法確定是否已送達，請先到「我的帳戶」或交易紀錄查看。若問題持續，請來電基金客服專線 2。',
  },
] as const;

it('[OPEN-16] a page with a message bears the brand once, for a client and for a visitor', async () => {
  const block = { region: 'HK', profile: 'standalone', hotline: '2' } as const;
  await portal.open({ block, route: '/general-error' });
  await portal.find('[data-testid=page-header] [data-testid=brand-mark]');
  await portal.find('[data-testid=message-page] h1');
  expect(portal.all('[data-testid=brand-mark]').length).toBe(1);
  await portal.open({ block, route: '/general-error', signedIn: false });
  await portal.find('[data-testid=message-page] h1');
  expect(portal.all('[data-testid=brand-mark]').length).toBe(1);
});

describe.each(places)('the general error page in $region, read in $language', (place) => {
  const { region, language, account } = place;
  const block = { region, profile: 'standalone', hotline: '2' } as const;
  const navigation = new BrowserNavigation({
    region,
    profile: 'standalone',
    logoutAddress: undefined,
    extensions: new Set(),
  });

  it('[OPEN-16, ERR-05, ERR-14, I18N-02] says after a failed read that nothing was changed', async () => {
    await portal.open({
      block,
      language,
      answer: ({ name }) => (name.startsWith('HoldingStatistics') ? answer(500) : undefined),
    });
    await portal.find('[data-testid=message-page] p', place.unchanged);
    expect(linked()).not.toContain(account);
  });

  it('[OPEN-16, ERR-05, ERR-14, I18N-02] says after a write without an answer where to look whether it arrived', async () => {
    await portal.open({ block, language, route: '/client-tier' });
    await portal.find('h1');
    navigation.leaveAfterFailure('may-have-arrived', { kind: 'no-answer', reason: 'timeout' });
    await portal.find('[data-testid=message-page] p', place.unanswered);
    const code = await portal.find('[data-testid=failure-code]', new RegExp(`^${place.code} ?[\\da-f]{8}`));
    expect(code.querySelector('button')?.getAttribute('aria-label')).toMatch(/[\da-f]{8}$/);
    expect(await portal.addressOf(account)).toBe('/eTrading/v2/profile');
  });

  it('[OPEN-16, ERR-04] names no code after the end of a session, which nobody has on record', async () => {
    await portal.open({ block, language, route: '/client-tier' });
    await portal.find('h1');
    navigation.leaveAfterFailure('nothing-changed', { kind: 'unauthorized', errors: [] });
    await portal.find('[data-testid=message-page] p', place.unchanged);
    expect(portal.all('[data-testid=failure-code]')).toEqual([]);
  });

  it('[OPEN-16, I18N-02] says that neither is known when nothing is kept of the failure', async () => {
    await portal.open({ block, language, route: '/general-error' });
    await portal.find('[data-testid=message-page] p', place.unknown);
    expect(linked()).not.toContain(account);
    expect(portal.all('[data-testid=failure-code]')).toEqual([]);
  });

  it('[OPEN-16, I18N-02] says on a page that isn’t there whom to call', async () => {
    await portal.open({ block, language, route: '/page-not-found' });
    await portal.find('[data-testid=message-page] p', place.missing);
  });

  it('[OPEN-16, I18N-02] says that the client appears to be offline when the browser has no connection', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await portal.open({ block, language, route: '/general-error' });
    const [heading, text] = place.offline;
    await portal.find('[data-testid=message-page] h1', heading);
    await portal.find('[data-testid=message-page] p', text);
  });
});

const linked = () => portal.all('[data-testid=message-page] a').map(({ textContent }) => textContent);
