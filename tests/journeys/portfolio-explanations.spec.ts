import type { Locator, Page } from '@playwright/test';
import { demoClient, signIn, withoutCode } from './support/clients';
import { holdingsTable, nextPortfolio } from './support/holdings-page';
import { expect, test } from './support/portal-test';
import { say, type Words } from './support/words';

test('[HOLD-18..21, HOLD-24, I18N-17, PORT-62, OPEN-77, CONFLICT-59] every figure of a line says how it was worked out, and what it says is what the line shows', async ({
  page,
  portal,
  region,
  words,
  axe,
}) => {
  const answer = nextPortfolio(page);
  await signIn(page, portal, { client: await demoClient(portal, withoutCode[region]) });
  const { lines } = await answer;
  const line = lines.toSorted((a, b) => Number(b.marketValue) - Number(a.marketValue))[0];
  const row = holdingsTable(page, words).getByRole('row', { name: line?.fund.name.code ?? '?' });
  const figures = row.locator('.figure');

  const value = figures.nth(0);
  const worth = (await value.innerText()).replace(/^[A-Z]{3}\s*/, '');
  await value.focus();
  await page.keyboard.press('Enter');
  const dialog = asked(page, words, words.portfolio.value);
  await expect(dialog).toContainText(line?.fund.name.value ?? '?');
  await expect(term(dialog, words.portfolio.units)).toContainText(/^[\d,.]+$/);
  await expect(term(dialog, words.portfolio.nav)).toContainText(line?.fund.baseCurrency ?? '?');
  await expect(dialog.locator('.reckoning dd').last()).toContainText(worth);
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
  await expect(ofProfit.locator('.reckoning')).toHaveCount(3);
  await expect(ofProfit.locator('.reckoning').nth(1).locator('dd').last()).toContainText(worth);
  await ofProfit.getByRole('button', { name: words.api['modal-cta-close'] }).click();

  const rate = (await figures.nth(3).innerText()).replace(/^.*?([+-]?[\d.,]+%)$/s, '$1').replace('+', '');
  await figures.nth(3).click();
  await expect(asked(page, words, words.portfolio['return-rate']).locator('dd').nth(3)).toHaveText(rate);
});

const asked = (page: Page, words: Words, figure: string): Locator =>
  page.getByRole('dialog', { name: say(words.explain.title, { figure }) });

const term = (dialog: Locator, name: string): Locator =>
  dialog.locator('dt', { hasText: name }).first().locator('xpath=following-sibling::dd[1]');
