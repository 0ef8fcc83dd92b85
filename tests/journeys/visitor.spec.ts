import { changeAnswer } from './support/calls';
import { outsidePage } from './support/configuration';
import { expect, test } from './support/portal-test';

test(
  '[AUTH-50, FUND-10, ROLE-06, CONFLICT-29] a visitor in Hong Kong sees best sellers in the server’s order',
  { tag: ['@hk', '@desktop'] },
  async ({ page }) => {
    const answer = page.waitForResponse(/\/fund\/top5$/);
    await page.goto('login');
    const sold = (await (await answer).json()) as readonly { readonly name: { readonly value: string } }[];
    const best = page.locator('[data-testid=login-list]', {
      has: page.getByRole('heading', { name: 'Top 5 selling funds' }),
    });
    await expect(best.getByRole('listitem')).toHaveCount(5);
    await expect(best.getByRole('listitem')).toContainText(sold.map(({ name }) => name.value));
  },
);

test(
  '[AUTH-12, MSG-02, MSG-03, MSG-06, MSG-07, MSG-13, MSG-14, MSG-23, MSG-25, MSG-28] a visitor in Hong Kong reads promotions, tips, news and the disclaimer',
  { tag: ['@hk', '@desktop'] },
  async ({ page }) => {
    await page.goto('login');
    for (const text of [
      'Go paperless & save a tree',
      'Keep your PIN to yourself',
      /^Beware of phishing/,
      /^Investment involves risk/,
    ])
      await expect(page.getByText(text).first()).toBeVisible();
    // Switched off at the server.
    await expect(page.getByText(/interrupted for maintenance/)).toBeHidden();
    // A tip opens a new page unless it says otherwise.
    await expect(page.getByRole('link', { name: 'Read the risk rating first' })).toHaveAttribute('target', '_blank');
    await expect(page.getByRole('link', { name: 'What is dollar-cost averaging?' })).not.toHaveAttribute('target');
  },
);

test(
  '[AUTH-18..21, ROLE-06, I18N-08, SHELL-16..18, LINK-55] a visitor in Hong Kong has the links in and out',
  { tag: ['@hk', '@desktop'] },
  async ({ page }) => {
    await page.goto('login');
    await expect(page.getByRole('link', { name: 'Forgot PIN' })).toHaveAttribute('href', '/eTrading/v2/reset-pin');
    await expect(page.getByRole('link', { name: 'Online trading demo' })).toHaveAttribute('href', /\/login\?demo=on$/);
    for (const [name, outside] of [
      ['Activate account', 'activateAccount'],
      ['Apply now', 'accountOpening'],
      ['Privacy statement', 'privacy'],
      ['Terms of use', 'terms'],
      ['Security information', 'security'],
    ] as const) {
      const link = page.getByRole('link', { name });
      await expect(link).toHaveAttribute('href', await outsidePage(page, outside, 'en_US'));
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    }
  },
);

test(
  '[MSG-02, MSG-03, MSG-06, MSG-28, I18N-03, CONFLICT-47] a visitor in Taiwan sees news, promotions, tips and the disclaimer, and no other language',
  { tag: ['@tw', '@phone'] },
  async ({ page }) => {
    await page.goto('login');
    for (const text of [/^防詐騙提醒/, /^基金投資有風險.過去績效/, '看懂基金風險等級', '新客戶'])
      await expect(page.getByText(text).first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'English' })).toBeHidden();
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hant-TW');
  },
);

test(
  '[AUTH-20, AUTH-33..36, ROLE-06] a visitor in Taiwan sees the links in, and no best sellers',
  { tag: ['@tw', '@phone'] },
  async ({ page }) => {
    await page.goto('login');
    for (const [name, outside] of [
      ['立即開戶', 'accountOpening'],
      ['與我們聯絡', 'accountOpeningConsultation'],
      ['查看常見問題', 'faq'],
      ['啟用帳戶', 'activateAccount'],
    ] as const)
      await expect(page.getByRole('link', { name })).toHaveAttribute('href', await outsidePage(page, outside, 'zh_TW'));
    await expect(page.getByRole('link', { name: '網路交易示範' })).toHaveAttribute('href', /\/login\?demo=on$/);
    await expect(page.getByRole('heading', { name: '五大熱銷基金' })).toBeHidden();
  },
);

test(
  '[I18N-02, I18N-04, I18N-09, SHELL-03] English and Chinese change texts, title, language mark, answers and links, and keep what was typed',
  { tag: ['@hk', '@desktop'] },
  async ({ page }) => {
    await page.goto('login');
    await page.getByLabel('Username or MasterAccount number').fill('chanmei88');
    await page.getByLabel('PIN or password', { exact: true }).fill('528314');
    await expect(page).toHaveTitle('Log in – Fund Portal');
    await page.getByRole('button', { name: '繁體中文' }).click();
    await expect(page.getByRole('heading', { level: 1, name: '登入' })).toBeVisible();
    await expect(page.getByLabel('用戶名稱或綜合戶口號碼')).toHaveValue('chanmei88');
    await expect(page.getByLabel('個人密碼', { exact: true })).toHaveValue('528314');
    await expect(page).toHaveTitle('登入 – 基金交易平台');
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hant-HK');
    await expect(page.getByText('切勿透露密碼')).toBeVisible();
    await expect(page.getByRole('link', { name: '私隱聲明' })).toHaveAttribute(
      'href',
      await outsidePage(page, 'privacy', 'zh_HK'),
    );
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: '登入' })).toBeVisible();
    await page.getByRole('button', { name: 'English' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.getByText('Keep your PIN to yourself')).toBeVisible();
  },
);

test.describe('visitors whose browser reads Chinese', () => {
  test.use({ locale: 'zh-HK' });

  test(
    '[I18N-02, I18N-04] a first visit to Hong Kong is in Chinese, and English stays once it is chosen',
    { tag: ['@hk', '@desktop'] },
    async ({ page }) => {
      await page.goto('login');
      await expect(page.getByRole('heading', { level: 1, name: '登入' })).toBeVisible();
      await page.getByRole('button', { name: 'English' }).click();
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      await page.reload();
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    },
  );
});

test(
  '[MSG-04, MSG-07, OPEN-92] visitors see what is switched on at the server, and a part that fails is asked for again by itself',
  { tag: ['@hk', '@phone'] },
  async ({ page }) => {
    await changeAnswer<{ readonly message: object }>(page, 'PublicMaintenanceMessage', ({ message }) => ({
      message: { ...message, enable: true },
    }));
    await page.route(/\/preLoginCoolKnowledge$/, (route) => route.fulfill({ status: 500 }));
    await page.goto('login');
    await expect(page.getByText(/interrupted for maintenance/)).toBeVisible();
    const failed = page.getByRole('alert').filter({ hasText: 'We could not load this part.' });
    await expect(failed).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Promotions' })).toBeVisible();
    await page.unroute(/\/preLoginCoolKnowledge$/);
    await failed.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('Keep your PIN to yourself')).toBeVisible();
    await expect(failed).toBeHidden();
  },
);
