import type { Locator, Page } from '@playwright/test';
import { demoClient, signIn } from './support/clients';
import { expectNoOverflow } from './support/layout';
import { openMenu } from './support/open-menu';
import { expect } from './support/portal-test';
import { speaking } from './support/speaking';

const sentences = {
  en_US: {
    title: {
      'client-tier': 'Account tier',
      username: 'Your username',
    },
    shell: {
      'main-menu': 'Main menu',
    },
    'menu-group': {
      funds: 'Funds',
      trade: 'Trade',
      records: 'Records',
      account: 'My account',
    },
    menu: {
      'fund-search': 'Find a fund',
      'ipo-buy': 'Buy a new fund',
      'ipo-switch': 'Switch into a new fund',
      'watch-list': 'Watch list',
      'price-alert': 'Price alerts',
      'dealing-calendar': 'Dealing calendar',
      'fund-notes': 'Fund notes',
      'offer-documents': 'Offering documents',
      buy: 'Buy',
      switch: 'Switch',
      sell: 'Sell',
      'pre-order': 'Pre-order',
      'scheduled-buy': 'Set up a monthly plan',
      'scheduled-switch': 'Set up a monthly switch',
      'scheduled-edit': 'Monthly plans',
      'regular-plan-buy': 'Set up a monthly plan',
      'regular-plan-edit': 'Monthly plans',
      'smart-switch': 'Smart switch',
      'dividend-fund': 'Dividend instructions',
      'order-status': 'Order status',
      'pre-order-status': 'Pre-order status',
      'order-history': 'Past orders',
      'distribution-history': 'Dividends paid',
      gains: 'Gains and income',
      'e-statements': 'Statements',
      'contract-notes': 'Contract notes',
      profile: 'Personal details',
      messages: 'Messages',
      'client-tier': 'Account tier',
      'cash-account': 'Cash Account',
      suitability: 'Risk questionnaire',
      'risk-rating': 'What risk ratings mean',
      payment: 'Payment details',
      'bank-list': 'Bank accounts',
      communication: 'Communication preferences',
      'change-username': 'Change username',
      'change-pin': 'Change PIN',
      security: 'Security',
      'referral-terms': 'Terms of the referral promotion',
      faq: 'Frequently asked questions',
      'self-service': 'Self-service guide',
      contact: 'Contact us',
    },
  },
  zh_TW: {
    title: {
      'client-tier': '會員等級',
      username: '使用者代碼',
    },
    shell: {
      'main-menu': '主選單',
    },
    'menu-group': {
      funds: '基金總覽',
      trade: '下單交易',
      records: '委託與對帳單',
      account: '我的帳戶',
    },
    menu: {
      'fund-search': '基金搜尋',
      'ipo-buy': '新基金募集申購',
      'ipo-switch': '轉申購新募集基金',
      'watch-list': '觀察清單',
      'price-alert': '到價通知',
      'dealing-calendar': '基金交易日曆',
      'fund-notes': '基金注意事項',
      'offer-documents': '公開說明書',
      buy: '單筆申購',
      switch: '轉申購',
      sell: '買回',
      'pre-order': '預約申購',
      'scheduled-buy': 'eScheduler 定期定額',
      'scheduled-switch': 'eScheduler 定期轉申購',
      'scheduled-edit': '我的 eScheduler 約定',
      'regular-plan-buy': '新增定期定額約定',
      'regular-plan-edit': '變更定期定額約定',
      'smart-switch': '智慧轉申購',
      'dividend-fund': '配息轉申購',
      'order-status': '委託查詢',
      'pre-order-status': '預約委託查詢',
      'order-history': '歷史交易',
      'distribution-history': '配息紀錄',
      gains: '損益與配息',
      'e-statements': '電子對帳單',
      'contract-notes': '電子交易確認書',
      profile: '基本資料',
      messages: '訊息通知',
      'client-tier': '會員等級',
      'cash-account': '現金帳戶',
      suitability: '風險屬性問卷',
      'risk-rating': '風險報酬等級說明',
      payment: '扣款資料',
      'bank-list': '約定銀行帳號',
      communication: '通知設定',
      'change-username': '變更使用者代碼',
      'change-pin': '變更密碼',
      security: '帳戶安全',
      'referral-terms': '推薦活動條款',
      faq: '常見問題',
      'self-service': '自助服務說明',
      contact: '聯絡我們',
    },
  },
};

type Words = (typeof sentences)['en_US'];

const test = speaking(sentences);

const group = (page: Page, words: Words, name: keyof Words['menu-group']): Locator =>
  page
    .getByRole('navigation', { name: words.shell['main-menu'] })
    .getByRole('button', { name: words['menu-group'][name], exact: true });

test(
  '[SHELL-19..25, ROLE-07, CONF-26, CONF-27] the menu leads to everything the region’s clients do, one group at a time',
  { tag: '@desktop' },
  async ({ page, portal, words, region, axe }) => {
    await signIn(page, portal, { client: await demoClient(portal) });
    const { menu } = words;
    const expected = {
      funds: [
        'fund-search',
        ...(region === 'TW' ? ['ipo-buy', 'ipo-switch'] : []),
        'watch-list',
        'price-alert',
        'dealing-calendar',
        'fund-notes',
        'offer-documents',
      ],
      trade:
        region === 'HK'
          ? ['buy', 'switch', 'sell', 'scheduled-buy', 'scheduled-switch', 'scheduled-edit']
          : [
              'buy',
              'switch',
              'sell',
              'pre-order',
              'regular-plan-buy',
              'regular-plan-edit',
              'smart-switch',
              'dividend-fund',
            ],
      records: [
        'order-status',
        ...(region === 'TW' ? ['pre-order-status'] : []),
        'order-history',
        'distribution-history',
        'gains',
        'e-statements',
        'contract-notes',
      ],
      account: [
        'profile',
        'messages',
        'client-tier',
        ...(region === 'HK' ? ['cash-account'] : []),
        'suitability',
        'risk-rating',
        region === 'HK' ? 'payment' : 'bank-list',
        'communication',
        'change-username',
        'change-pin',
        'security',
        'referral-terms',
        'faq',
        ...(region === 'TW' ? ['self-service'] : []),
        'contact',
      ],
    } as const satisfies Record<keyof Words['menu-group'], readonly string[]>;
    const open = page.locator('[data-testid=menu-lines]:popover-open');
    for (const [name, lines] of Object.entries(expected) as [keyof typeof expected, readonly (keyof typeof menu)[]][]) {
      await group(page, words, name).click();
      await expect(open).toHaveCount(1);
      await expect(open.getByRole('link')).toHaveText(lines.map((line) => menu[line]));
    }
    await axe(page);
    await page.keyboard.press('Escape');
    await expect(open).toHaveCount(0);
    await expect(group(page, words, 'account')).toBeFocused();

    await group(page, words, 'account').press('Enter');
    await page.keyboard.press('Tab');
    await expect(open.getByRole('link', { name: menu.profile })).toBeFocused();
    await open.getByRole('link', { name: menu['client-tier'] }).click();
    await expect(page.getByRole('heading', { level: 1, name: words.title['client-tier'] })).toBeVisible();
    await expect(open).toHaveCount(0);

    await group(page, words, 'records').click();
    await open.getByRole('link', { name: menu['e-statements'] }).click();
    await expect(page.getByRole('tab', { name: menu['e-statements'] })).toHaveAttribute('aria-selected', 'true');

    await group(page, words, 'funds').click();
    await open.getByRole('link', { name: menu['dealing-calendar'] }).click();
    await expect(page.getByRole('table').locator('caption')).toBeVisible();

    await group(page, words, 'account').click();
    await open.getByRole('link', { name: menu['change-username'], exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: words.title.username })).toBeVisible();
  },
);

test(
  '[SHELL-19, OPEN-17] the menu of a phone opens beneath one row, and its groups within the page',
  { tag: ['@phone', '@hk-long'] },
  async ({ page, portal, words, axe }) => {
    await signIn(page, portal);
    await expect(group(page, words, 'funds')).toBeHidden();
    await openMenu(page);
    for (const name of ['funds', 'trade', 'records', 'account'] as const) {
      await group(page, words, name).click();
      const box = await page.locator('[data-testid=menu-lines]:popover-open').boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? Infinity)).toBeLessThanOrEqual(390);
      const button = await group(page, words, name).boundingBox();
      expect(Math.abs((box?.y ?? 0) - (button?.y ?? 0) - (button?.height ?? 0)), 'right under its button').toBeLessThan(
        4,
      );
      expect((box?.y ?? 0) + (box?.height ?? Infinity)).toBeLessThanOrEqual(844);
      await page.keyboard.press('Escape');
    }
    await expectNoOverflow(page, 'the menu');
    await axe(page);
  },
);
