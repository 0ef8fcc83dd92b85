import { refuseWith, takeOver } from './support/calls';
import { demoClient, signIn, submitLogin, withoutCode } from './support/clients';
import { holdingsTable, openToolbar } from './support/holdings-page';
import { inBothColorSchemes } from './support/in-both-color-schemes';
import { openMenu } from './support/open-menu';
import { signInWatched } from './support/sign-in-watched';
import { expect } from './support/portal-test';
import { speaking } from './support/speaking';

const sentences = {
  en_US: {
    api: {
      'modal-title': 'We could not complete your request',
    },
    title: {
      'not-found': 'Page not found',
      'general-error': 'Something went wrong',
      'logged-out': 'Logged out',
    },
    shell: {
      'hide-amounts': 'Hide amounts',
      settings: 'Display settings',
      'appearance-dark': 'Dark',
    },
    idle: {
      title: 'Are you still there?',
      continue: 'Continue',
    },
    login: {
      heading: 'Log in',
      submit: 'Log in',
      'local-login': 'Local login',
      tips: 'Good to know',
    },
    portfolio: {
      'group-FUND_CATEGORY': 'Investment region',
      'group-FUND_MARKET_TYPE': 'Asset class',
      'group-FUND_BASE_CURRENCY': 'Base currency',
      empty: 'You hold no funds yet.',
    },
  },
  zh_TW: {
    api: {
      'modal-title': '無法完成您的要求',
    },
    title: {
      'not-found': '找不到頁面',
      'general-error': '系統發生問題',
      'logged-out': '已登出',
    },
    shell: {
      'hide-amounts': '隱藏金額',
      settings: '顯示設定',
      'appearance-dark': '深色',
    },
    idle: {
      title: '您即將自動登出',
      continue: '繼續使用',
    },
    login: {
      heading: '登入',
      submit: '登入',
      'local-login': '本機登入',
      tips: '小提醒',
    },
    portfolio: {
      'group-FUND_CATEGORY': '投資區域',
      'group-FUND_MARKET_TYPE': '資產類別',
      'group-FUND_BASE_CURRENCY': '計價幣別',
      empty: '您目前沒有持有基金。',
    },
  },
};

const test = speaking(sentences);

type Inspect = (part?: string) => Promise<void>;

// Each page is looked at twice, and looking is slow on a busy machine.
test.slow();

test(
  '[OPEN-72] visitors’ pages have no accessibility violation, by day and by night',
  { tag: '@each-once' },
  async ({ page, axe, words, region }) => {
    const look: Inspect = (part) => inBothColorSchemes(page, axe, part);
    const pages = [
      ['login', words.login.heading],
      ['not-found', words.title['not-found']],
      ['general-error', words.title['general-error']],
      ['logged-out', words.title['logged-out']],
      ...(region === 'HK' ? ([['local-login', words.login['local-login']]] as const) : []),
    ] as const;
    for (const [path, heading] of pages)
      await test.step(path, async () => {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
        if (path === 'login') {
          await expect(page.getByRole('heading', { level: 2, name: words.login.tips })).toBeVisible();
          await page.getByRole('button', { name: words.login.submit, exact: true }).click();
          await expect(page.getByRole('alert')).toHaveCount(3);
        }
        await look();
      });
  },
);

test(
  '[AUTH-26, AUTH-28, OPEN-72] the two steps of the one-time code have no accessibility violation, by day and by night',
  { tag: '@tw' },
  async ({ page, portal, axe }) => {
    const look: Inspect = (part) => inBothColorSchemes(page, axe, part);
    const { login, secret } = await demoClient(portal);
    await page.goto('login');
    await submitLogin(page, login, secret);
    await expect(page.getByRole('group', { name: '接收驗證碼的方式' })).toBeVisible();
    await look();
    await page.getByRole('button', { name: '我已經有驗證碼' }).click();
    await page.getByRole('button', { name: '確認' }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await look();
  },
);

test(
  '[PORT-04..07, OPEN-72] the portfolio has no accessibility violation in any grouping, with its settings open, or with hidden amounts, by day and by night',
  { tag: ['@each-once', '@long'] },
  async ({ page, portal, axe, words }) => {
    const look: Inspect = (part) => inBothColorSchemes(page, axe, part);
    await signIn(page, portal);
    await expect(holdingsTable(page)).toBeVisible();
    const folded = page.locator('[data-testid=allocation] summary');
    if (await folded.isVisible()) await folded.click();
    await expect(page.locator('[data-testid=allocation-pie] svg')).toBeVisible();
    await look();
    for (const menu of ['filter', 'view'] as const) {
      await openToolbar(page, menu);
      await axe(page, '[data-testid=toolbar-menu]:popover-open');
      await page.keyboard.press('Escape');
    }
    for (const by of ['FUND_CATEGORY', 'FUND_MARKET_TYPE', 'FUND_BASE_CURRENCY'] as const)
      await test.step(by, async () => {
        await page.getByRole('radio', { name: words.portfolio[`group-${by}`] }).check();
        await expect(page.getByTestId('group-row').first()).toBeVisible();
        // Groupings differ in their rows, not in what is around them, nor in their colours: one is looked at by day and by night.
        await (by === 'FUND_CATEGORY'
          ? look('[data-testid=portfolio-body]')
          : axe(page, '[data-testid=portfolio-body]'));
      });
    await page.getByRole('button', { name: words.shell['hide-amounts'] }).click();
    await openMenu(page);
    await page.getByRole('button', { name: words.shell.settings }).click();
    await expect(page.getByRole('radio', { name: words.shell['appearance-dark'] })).toBeVisible();
    await look();
  },
);

test(
  '[PORT-46, OPEN-72] the opened history of the home and each part of the gains have no accessibility violation, by day and by night',
  { tag: '@each-once' },
  async ({ page, portal, axe, region }) => {
    const look: Inspect = (part) => inBothColorSchemes(page, axe, part);
    await signIn(page, portal, { client: await demoClient(portal, withoutCode[region]) });
    const past = page.getByTestId('portfolio-past');
    await expect(past).toBeVisible();
    for (const folded of await past.locator('summary').all()) await folded.click();
    for (const part of ['value-bridge', 'contributions', 'flows', 'value-chart', 'benchmark-choice'])
      await expect(past.getByTestId(part)).toBeVisible();
    const choice = past.getByTestId('benchmark-choice');
    await choice.getByRole('textbox').last().fill('2.5');
    await choice.getByRole('button').last().click();
    await expect(past.getByTestId('benchmark-result')).toBeVisible();
    await look('[data-testid=portfolio-past]');

    await page.goto(portal.address('/gains'));
    await expect(page.getByTestId('gains-sums')).toBeVisible();
    const tabs = await page.getByRole('tab').all();
    expect(tabs).toHaveLength(4);
    for (const tab of tabs) {
      await tab.click();
      await expect(tab).toHaveAttribute('aria-selected', 'true');
      await look();
    }
  },
);

test(
  '[SHELL-08, OPEN-11, OPEN-72] dialogs, a failed and an empty portfolio have no accessibility violation, by day and by night',
  { tag: ['@each-once', '@tw-long'] },
  async ({ page, portal, axe, words, region }) => {
    const look: Inspect = (part) => inBothColorSchemes(page, axe, part);
    await signInWatched(page, portal, {
      client: await demoClient(portal, region === 'TW' ? /^no holdings/i : withoutCode.HK),
    });
    await expect(region === 'TW' ? page.getByText(words.portfolio.empty) : holdingsTable(page)).toBeVisible();
    if (region === 'TW') await look();
    await page.clock.runFor(65_000);
    await expect(page.getByRole('dialog', { name: words.idle.title })).toBeVisible();
    await look();
    await page.getByRole('button', { name: words.idle.continue }).click();

    await takeOver(page, 'HoldingStatistics', refuseWith([{ code: 'LOG0012' }, { code: 'LOG0010' }]));
    await page.reload();
    const modal = page.getByRole('dialog', { name: words.api['modal-title'] });
    await expect(modal).toBeVisible();
    await look();
    await page.keyboard.press('Escape');
    await expect(modal).toBeHidden();
    await expect(holdingsTable(page)).toBeHidden();
    await look();
  },
);
