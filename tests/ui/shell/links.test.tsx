import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ExternalPage, externalPageNames } from '../../../config/external-pages';
import type { DataBlock } from '../../../config/portal-configuration';
import type { Language } from '../../../domain/language';
import { ShownPortal } from '../support/shown-portal';

const portal = new ShownPortal();
afterAll(() => portal.close());

describe('beside the older site', () => {
  describe('in Hong Kong', () => {
    beforeAll(() => portal.open({ block: { region: 'HK', profile: 'coexist' } }));

    it.each([
      ['LINK-07', 'Set up a monthly switch', '/eTrading/#/eScheduler/switch/placeOrder'],
      ['LINK-09', 'Contract notes', '/eTrading/#/statement/contractNotes'],
      ['LINK-10', 'Statements', '/eTrading/#/statement/eStatements'],
      ['LINK-12', 'Past orders', '/eTrading/#/holdingTransaction/orderHistory'],
      ['LINK-14', 'Payment details', '/eTrading/#/account/payment'],
      ['LINK-16', 'Change PIN', '/eTrading/#/account/changePin'],
      ['LINK-17', 'Change username', '/eTrading/#/account/changeUsername'],
      ['LINK-24', 'Risk questionnaire', '/eTrading/#/suitability/kyp'],
      ['LINK-25', 'Dealing calendar', '/eTrading/#/fund/dealingCalendar'],
      ['LINK-26', 'Dividends paid', '/eTrading/#/holdingTransaction/distributionHistory'],
    ])(
      '[LINK-07, LINK-09, LINK-10, LINK-12, LINK-14, LINK-16, LINK-17, LINK-24..26] %s: “%s” of the menu leads to %s',
      async (_, line, address) => {
        expect(await portal.addressOf(line, '[data-testid=menu-lines]')).toBe(address);
      },
    );
  });

  describe('in Taiwan', () => {
    beforeAll(() => portal.open({ block: { region: 'TW', profile: 'coexist' } }));

    it.each([
      ['LINK-09', '電子交易確認書', '/eTrading/#/statement/contractNotes'],
      ['LINK-10', '電子對帳單', '/eTrading/#/statement/eStatements'],
      ['LINK-12', '歷史交易', '/eTrading/#/holdingTransaction/orderHistory'],
      ['LINK-15', '約定銀行帳號', '/eTrading/#/account/bankList'],
      ['LINK-16', '變更密碼', '/eTrading/#/account/changePin'],
      ['LINK-17', '變更使用者代碼', '/eTrading/#/account/changeUsername'],
      ['LINK-25', '基金交易日曆', '/eTrading/#/fund/dealingCalendar'],
      ['LINK-26', '配息紀錄', '/eTrading/#/holdingTransaction/distributionHistory'],
    ])(
      '[LINK-09, LINK-10, LINK-12, LINK-15..17, LINK-25, LINK-26] %s: “%s” of the menu leads to %s',
      async (_, line, address) => {
        expect(await portal.addressOf(line, '[data-testid=menu-lines]')).toBe(address);
      },
    );

    it('[CONFLICT-12, ROUTE-11] the questionnaire’s line of the menu leads to its own route', async () => {
      expect(await portal.addressOf('風險屬性問卷', '[data-testid=menu-lines]')).toBe(
        '/eTrading/v2/enhanced-suitability',
      );
    });
  });

  it.each([
    ['HK', 'Create a username', 'See how it works'],
    ['TW', '設定使用者代碼', '查看如何移轉'],
  ] as const)(
    '[LINK-20, LINK-21] reminders in %s, where flagged, lead to creating a username and to moving a plan',
    async (region, username, plan) => {
      const kept = { showCreateUsernameReminder: true, showRipMigrationMessage: true };
      await portal.open({ block: { region, profile: 'coexist' }, kept });
      expect(await portal.addressOf(username, '[data-testid=warning-list]')).toBe('/eTrading/#/account/createUsername');
      expect(await portal.addressOf(plan, '[data-testid=warning-list]')).toBe('/eTrading/#/rsp/migration');
    },
  );
});

const places = [
  ['HK', 'en_US'],
  ['HK', 'zh_HK'],
  ['TW', 'zh_TW'],
] as const;

const menuLines: Readonly<Record<Language, readonly (readonly [string, ExternalPage, string])[]>> = {
  en_US: [
    ['LINK-40', 'riskRating', 'What risk ratings mean'],
    ['LINK-44', 'contact', 'Contact us'],
    ['LINK-45', 'fundNotes', 'Fund notes'],
    ['LINK-46', 'offerDocuments', 'Offering documents'],
    ['LINK-48', 'faq', 'Frequently asked questions'],
    ['LINK-49', 'referralTerms', 'Terms of the referral promotion'],
  ],
  zh_HK: [
    ['LINK-40', 'riskRating', '風險評級說明'],
    ['LINK-44', 'contact', '聯絡我們'],
    ['LINK-45', 'fundNotes', '基金須知'],
    ['LINK-46', 'offerDocuments', '銷售文件'],
    ['LINK-48', 'faq', '常見問題'],
    ['LINK-49', 'referralTerms', '推薦優惠條款'],
  ],
  zh_TW: [
    ['LINK-40', 'riskRating', '風險報酬等級說明'],
    ['LINK-44', 'contact', '聯絡我們'],
    ['LINK-45', 'fundNotes', '基金注意事項'],
    ['LINK-46', 'offerDocuments', '公開說明書'],
    ['LINK-48', 'faq', '常見問題'],
    ['LINK-49', 'referralTerms', '推薦活動條款'],
    ['LINK-50', 'selfService', '自助服務說明'],
  ],
};

describe.each(places)('outside pages of %s in %s', (region, language) => {
  const configured = { region, externalPages: everyPage() };

  describe('that are configured', () => {
    beforeAll(() => portal.open({ block: configured, language }));

    it.each(menuLines[language])(
      '[LINK-40, LINK-44..46, LINK-48..50] %s: %s is “%s” of the menu, in a tab of its own',
      async (_, page, line) => {
        const link = await portal.find<HTMLAnchorElement>('[data-testid=menu-lines] a', line);
        expect(link.getAttribute('href')).toBe(`https://pages.example/${page}/${language}`);
        expect([link.target, link.rel]).toEqual(['_blank', 'noopener noreferrer']);
      },
    );
  });

  it('[OPEN-15] that aren’t configured are no lines of the menu', async () => {
    await portal.open({ block: { region }, language });
    await portal.find('[data-testid=menu-lines] a');
    const shown = new Set(portal.all('[data-testid=menu-lines] a').map(({ textContent }) => textContent));
    expect(menuLines[language].filter(([, , line]) => shown.has(line))).toEqual([]);
  });

  it('[LINK-39] outside pages include the form to change a bank account', async () => {
    await portal.open({ block: { ...configured, profile: 'standalone' }, language, route: '/profile?tab=payment' });
    const text = { en_US: 'Get the form', zh_HK: '取得表格', zh_TW: '下載表格' }[language];
    expect(await portal.addressOf(text)).toBe(`https://pages.example/forms/${language}`);
  });

  it('[LINK-41, LINK-47, AUTH-19] show a visitor the terms and the way to open an account', async () => {
    await portal.open({ block: configured, language, route: '/login', signedIn: false });
    const [terms, apply] = {
      en_US: ['Terms of use', 'Apply now'],
      zh_HK: ['使用條款', '立即申請'],
      zh_TW: ['使用條款', '立即開戶'],
    }[language];
    expect(await portal.addressOf(terms ?? '')).toBe(`https://pages.example/terms/${language}`);
    expect(await portal.addressOf(apply ?? '')).toBe(`https://pages.example/accountOpening/${language}`);
  });
});

it('[LINK-48] a visitor in Taiwan finds the questions often asked', async () => {
  await portal.open({ block: { region: 'TW', externalPages: everyPage() }, route: '/login', signedIn: false });
  expect(await portal.addressOf('查看常見問題')).toBe('https://pages.example/faq/zh_TW');
});

/** An address of its own for every page and language. */
function everyPage(): DataBlock['externalPages'] {
  const languages: readonly Language[] = ['en_US', 'zh_HK', 'zh_TW'];
  const addresses = (page: ExternalPage) =>
    Object.fromEntries(languages.map((language) => [language, `https://pages.example/${page}/${language}`]));
  return Object.fromEntries(externalPageNames.map((page) => [page, addresses(page)]));
}
