import type { Locator, Page } from '@playwright/test';
import { demoClient, signIn, withoutCode } from './support/clients';
import { holdingsTable, nextPortfolio } from './support/holdings-page';
import { expect } from './support/portal-test';
import { say } from './support/sentences';
import { speaking } from './support/speaking';

const sentences = {
  en_US: {
    api: {
      'modal-cta-close': 'Close',
    },
    portfolio: {
      units: 'Total holdings (units)',
      nav: 'NAV',
      value: 'Total value',
      'profit-loss': 'Profit/loss',
      'return-rate': 'Return rate',
    },
    explain: {
      title: '{{figure}}: how it’s calculated',
      differs:
        'The figure shown comes from our records and differs from this calculation. If you have questions, please call {{phone}}.',
      'all-facts': 'More about this holding',
      'fact-share': 'Asset proportion (% of portfolio)',
      'fact-total-cost': 'Total cost',
      'fact-investment-market': 'Investment market',
      'fact-base-currency': 'Baseline currency',
      'fact-settlement-currency': 'Settlement currency',
      'fact-risk': 'Risk rating',
    },
  },
  zh_TW: {
    api: {
      'modal-cta-close': '關閉',
    },
    portfolio: {
      units: '單位數',
      nav: '淨值',
      value: '總值',
      'profit-loss': '未實現損益',
      'return-rate': '報酬率',
    },
    explain: {
      title: '{{figure}}的計算方式',
      differs: '顯示的數字以本公司帳載為準，與此算式有差異。如有疑問，請來電 {{phone}}。',
      'all-facts': '這檔持有基金的更多資料',
      'fact-share': '資產占比',
      'fact-total-cost': '總成本',
      'fact-investment-market': '投資市場',
      'fact-base-currency': '計價幣別',
      'fact-settlement-currency': '交割幣別',
      'fact-risk': '風險報酬等級',
    },
  },
};

type Words = (typeof sentences)['en_US'];

const test = speaking(sentences);

test(
  '[HOLD-18..21, HOLD-24, I18N-17, PORT-62, OPEN-77, CONFLICT-59] every figure of a line says how it was worked out, and what it says is what the line shows',
  { tag: '@each-once' },
  async ({ page, portal, region, words, axe }) => {
    const answer = nextPortfolio(page);
    await signIn(page, portal, { client: await demoClient(portal, withoutCode[region]) });
    const { lines } = await answer;
    const line = lines.toSorted((a, b) => Number(b.marketValue) - Number(a.marketValue))[0];
    const row = holdingsTable(page).getByRole('row', { name: line?.fund.name.code ?? '?' });
    const figures = row.getByTestId('figure');

    const value = figures.nth(0);
    const worth = (await value.innerText()).replace(/^[A-Z]{3}\s*/, '');
    await value.focus();
    await page.keyboard.press('Enter');
    const dialog = asked(page, words, words.portfolio.value);
    await expect(dialog).toContainText(line?.fund.name.value ?? '?');
    await expect(term(dialog, words.portfolio.units)).toContainText(/^[\d,.]+$/);
    await expect(term(dialog, words.portfolio.nav)).toContainText(line?.fund.baseCurrency ?? '?');
    await expect(dialog.locator('[data-testid=calculation] dd').last()).toContainText(worth);
    await dialog.getByText(words.explain['all-facts']).press('Enter');
    for (const fact of ['total-cost', 'share', 'investment-market', 'base-currency', 'risk'] as const)
      await expect(term(dialog, words.explain[`fact-${fact}`])).not.toBeEmpty();
    const settlement = dialog.getByText(words.explain['fact-settlement-currency']);
    await expect(settlement).toHaveCount(region === 'TW' ? 1 : 0);
    await expect(dialog.getByText(words.explain.differs.split('{{phone}}')[0] ?? '?')).toBeHidden();
    await axe(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(value).toBeFocused();

    await figures.nth(2).click();
    const ofProfit = asked(page, words, words.portfolio['profit-loss']);
    await expect(ofProfit.getByTestId('calculation')).toHaveCount(3);
    await expect(ofProfit.getByTestId('calculation').nth(1).locator('dd').last()).toContainText(worth);
    await ofProfit.getByRole('button', { name: words.api['modal-cta-close'] }).click();

    const rate = (await figures.nth(3).innerText()).replace(/^.*?([+-]?[\d.,]+%)$/s, '$1').replace('+', '');
    await figures.nth(3).click();
    await expect(asked(page, words, words.portfolio['return-rate']).locator('dd').nth(3)).toHaveText(rate);
  },
);

const asked = (page: Page, words: Words, figure: string): Locator =>
  page.getByRole('dialog', { name: say(words.explain.title, { figure }) });

const term = (dialog: Locator, name: string): Locator =>
  dialog.locator('dt', { hasText: name }).first().locator('xpath=following-sibling::dd[1]');
