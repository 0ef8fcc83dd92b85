import { regionDefaults } from '../../config/regions';
import { changeAnswer } from './support/calls';
import { demoClient, signIn, withoutCode } from './support/clients';
import { configure, outsidePage } from './support/configuration';
import { holdingsTable } from './support/holdings-page';
import { expect } from './support/portal-test';
import { say } from './support/sentences';
import { speaking } from './support/speaking';

const sentences = {
  en_US: {
    product: 'Fund Portal',
    title: {
      portfolio: 'My portfolio',
    },
    shell: {
      'last-login': 'Last login {{at}}',
      privacy: 'Privacy statement',
      terms: 'Terms of use',
      security: 'Security information',
      footer: 'About this site',
    },
  },
  zh_TW: {
    product: '基金交易網',
    title: {
      portfolio: '我的投資組合',
    },
    shell: {
      'last-login': '上次登入 {{at}}',
      privacy: '隱私權聲明',
      terms: '使用條款',
      security: '資訊安全說明',
      footer: '關於本網站',
    },
  },
};

const test = speaking(sentences);

test(
  '[SHELL-03, SHELL-16..18, ACCT-09, ACCT-10, I18N-08, LINK-42, LINK-43, FMT-05, OPEN-83] the page names the client and the last login, the title and the language mark, and its foot leads outside',
  { tag: '@desktop' },
  async ({ page, portal, words, region }) => {
    await changeAnswer<Record<string, object>>(page, 'UserPortfolio', (data) =>
      Object.fromEntries(
        Object.entries(data).map(([name, user]) => [name, { ...user, lastLoginDate: '2026-03-08T16:30:00.000Z' }]),
      ),
    );
    await signIn(page, portal, { client: await demoClient(portal, withoutCode[region]) });
    const header = page.getByRole('banner');
    await expect(header.getByText(region === 'HK' ? 'Ms Chan' : '林先生')).toBeVisible();
    // Half past four in London's afternoon is past midnight in Hong Kong.
    const at = region === 'HK' ? '09 Mar 2026 00:30' : '2026/03/09 00:30';
    await expect(header.getByText(say(words.shell['last-login'], { at }))).toBeVisible();
    await expect(page).toHaveTitle(`${words.title.portfolio} – ${words.product}`);
    await expect(page.locator('html')).toHaveAttribute('lang', region === 'HK' ? 'en' : 'zh-Hant-TW');
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    const language = regionDefaults[region].fallbackLanguage;
    const foot = page.getByRole('contentinfo', { name: words.shell.footer });
    for (const name of ['privacy', 'terms', 'security'] as const) {
      const link = foot.getByRole('link', { name: words.shell[name] });
      await expect(link).toHaveAttribute('href', await outsidePage(page, name, language));
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    }
    const opening = page.context().waitForEvent('page');
    await foot.getByRole('link', { name: words.shell.privacy }).click();
    const outside = await opening;
    await expect(outside.getByRole('heading', { level: 1 })).toHaveText(/Privacy statement|隱私權聲明/);
    expect(await outside.evaluate(() => window.opener === null)).toBe(true);
  },
);

test(
  '[I18N-02, I18N-09, SHELL-03] a signed-in client changes the language of everything, funds and the own name too',
  { tag: ['@hk', '@desktop'] },
  async ({ page, portal }) => {
    await signIn(page, portal);
    await page.getByRole('banner').getByRole('button', { name: '繁體中文' }).click();
    await expect(page.getByText('陳女士')).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hant-HK');
    await expect(page).toHaveTitle('我的投資組合 – 基金交易平台');
    const table = holdingsTable(page);
    await expect(table.getByRole('columnheader', { name: '盈虧' })).toBeVisible();
    await expect(table.getByRole('row').nth(1)).toContainText(/基金|債券|股票/);
    await expect(page.getByRole('main')).not.toContainText(/Cloud Ridge|Profit|Total/);
  },
);

test(
  '[CONF-02, OPEN-71] a configuration that can’t be used gives a readable page, and names the field in the console',
  { tag: ['@tw', '@desktop'] },
  async ({ page, tolerate, axe }) => {
    tolerate(/^console: portal configuration: /);
    const wrong: readonly (readonly [Readonly<Record<string, unknown>>, string])[] = [
      [{ region: 'SG' }, 'region'],
      [{ limits: { idleSeconds: 5 } }, 'limits.idleSeconds'],
      [{ colour: 'blue' }, 'colour'],
    ];
    for (const [change, field] of wrong) {
      await page.unrouteAll({ behavior: 'wait' });
      await configure(page, change);
      const line = page.waitForEvent('console', (message) => message.text().includes('portal configuration'));
      await page.goto('.');
      expect((await line).text()).toContain(`portal configuration: ${field}: `);
      await expect(page.getByRole('main')).toContainText('This page is not set up correctly');
      await expect(page.getByRole('main')).toContainText('此網頁設定有誤');
    }
    await axe(page);
  },
);

test(
  '[ANAL-01, ANAL-02, ANAL-03, CONF-19, OPEN-62] the tag manager is told of pages and the account where it is configured, and of nothing where it isn’t',
  { tag: ['@hk', '@desktop'] },
  async ({ page, portal }) => {
    await signIn(page, portal);
    await expect(page.getByText('Ms Chan')).toBeVisible();
    expect(await page.evaluate(() => window.dataLayer)).toBeUndefined();

    await configure(page, { tagManager: '/tag-manager.js' });
    await page.route('**/tag-manager.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'window.name = "tag manager";' }),
    );
    await page.goto('.');
    await expect(page.getByText('Ms Chan')).toBeVisible();
    await expect.poll(() => page.evaluate(() => window.name)).toBe('tag manager');
    await page.getByRole('button', { name: 'Log out' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Logged out' })).toBeVisible();
    const told = await page.evaluate(() => window.dataLayer);
    expect(told).toContainEqual({ event: 'page_view', path: '/' });
    expect(told).toContainEqual({ accountId: 'HK-TYPICAL' });
    expect(told?.at(-1)).toEqual({ event: 'page_view', path: '/logged-out' });
  },
);

test(
  '[SHELL-15, CHAT-01, CHAT-03..05, CONF-17, CONF-18, CONFLICT-42, OPEN-63] the assistant is there where it is enabled, with the script of the language and, in Chinese, with advice',
  { tag: ['@hk', '@phone'] },
  async ({ page }) => {
    await page.goto('login');
    await expect(page.getByLabel('Username or MasterAccount number')).toBeVisible();
    await expect(page.getByText('Assistant', { exact: true })).toBeHidden();

    await configure(page, { chatbot: { enabled: true, english: '/chat-en.js', other: '/chat.js' } });
    const scripts: string[] = [];
    await page.route(/\/chat(-en)?\.js$/, (route) => {
      scripts.push(new URL(route.request().url()).pathname);
      return route.fulfill({ contentType: 'text/javascript', body: '' });
    });
    await page.reload();
    await expect(page.getByText('Assistant', { exact: true })).toBeVisible();
    await expect.poll(() => scripts).toEqual(['/chat-en.js']);
    await page.getByText('Assistant', { exact: true }).click();
    await expect(page.getByText('Please ask in Chinese, in at most 20 characters.')).toBeHidden();
    const panel = page.getByRole('group').filter({ hasText: 'Assistant' });
    await expect(panel).toHaveAttribute('open');
    await page.getByText('Assistant', { exact: true }).click();
    await expect(panel).not.toHaveAttribute('open');
    await page.getByRole('button', { name: '繁體中文' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hant-HK');
    await expect.poll(() => scripts).toEqual(['/chat-en.js', '/chat.js']);
    await page.getByText('查詢助理', { exact: true }).click();
    await expect(page.getByText('請以中文發問，每次不超過 20 字。')).toBeVisible();
  },
);
