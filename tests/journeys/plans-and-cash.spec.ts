import type { Page } from '@playwright/test';
import { takeOver } from './support/calls';
import { demoClient, signIn } from './support/clients';
import { expect, test } from './support/portal-test';

const part = (page: Page, heading: string) =>
  page.getByTestId('summary-part').filter({ has: page.getByRole('heading', { level: 2, name: heading, exact: true }) });

const amounts = /[1-9],?\d{3}\.\d{2}/;

test(
  '[RSP-01..06, CONFLICT-41] a client of Hong Kong reads of the plans, and where each leads',
  { tag: ['@hk', '@desktop'] },
  async ({ page, portal, axe }) => {
    await signIn(page, portal);
    const plans = part(page, 'Monthly plans');
    await expect(plans.getByTestId('summary-gist')).toHaveText('Monthly plans 4 plans');
    await plans.getByTestId('summary-gist').press('Enter');
    await expect(plans).toContainText('HKD 3,000.00');
    await expect(plans).toContainText('10th of every month');
    await expect(plans).toContainText('Paused');
    // The one that has ended is no plan any more, and the legacy one takes neither purchases nor changes.
    await expect(plans.getByRole('listitem').filter({ hasText: 'HKD' })).toHaveCount(4);
    await expect(plans).toContainText('Since 1 September 2021');
    const places = await plans.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(places.slice(0, 4)).toEqual([
      '/eTrading/v2/plans',
      '/eTrading/v2/order/switch?accountNo=51001230018901',
      '/eTrading/v2/order/sell?accountNo=51001230018901',
      '/eTrading/v2/plans/move',
    ]);
    await expect(plans.getByRole('link', { name: 'Or stop it under Monthly plans' })).toHaveAttribute(
      'href',
      '/eTrading/v2/plans',
    );
    await axe(page);
    await page.getByRole('button', { name: 'Hide amounts' }).click();
    await expect(plans).not.toContainText(amounts);
  },
);

test(
  '[VCA-01, VCA-03, VCA-19, VCA-20, CONFLICT-49] a client of Hong Kong reads of the Cash Account',
  { tag: ['@hk', '@desktop'] },
  async ({ page, portal, axe }) => {
    await signIn(page, portal);
    const cash = part(page, 'Cash Account');
    await expect(cash.getByTestId('summary-gist')).toContainText('HKD 37,250.50Available balance');
    await expect(cash.getByTestId('summary-gist')).toContainText('2 transactions in progress');
    await cash.getByTestId('summary-gist').press('Enter');
    const withdrawal = cash.getByRole('listitem').filter({ hasText: 'Withdrawal' });
    await expect(withdrawal).toContainText('HKD 8,000.00 out');
    await expect(withdrawal).toContainText('Pending');
    await expect(withdrawal).toContainText(/expected by \d{2} \w{3} \d{4}/);
    await cash.getByText('Latest transactions').press('Enter');
    await expect(cash.getByRole('listitem').filter({ hasText: 'Rejected' })).toHaveCount(1);
    await expect(cash).toContainText('The Cash Account earns no interest.');
    await expect(cash).not.toContainText(/virtual|VCA|_topup/i);
    await axe(page);
    await page.getByRole('button', { name: 'Hide amounts' }).click();
    await expect(cash).not.toContainText(amounts);
  },
);

test(
  '[ACCT-12..15] a client of Hong Kong reads the details on record, and what the risk rating means',
  { tag: ['@hk', '@desktop'] },
  async ({ page, portal, axe }) => {
    await signIn(page, portal);
    const line = page.getByTestId('client-line');
    for (const fact of ['510012300189', 'Growth', 'chanmei88@example.test']) await expect(line).toContainText(fact);
    await line.getByRole('button', { name: /Growth \(suits RR4 and below\)$/ }).click();
    const profile = page.getByRole('dialog', { name: 'Your risk profile' });
    await expect(profile).toContainText(
      'Funds with a risk rating up to RR4 suit you. RR1 carries the least risk, RR5 the most.',
    );
    await expect(profile.getByRole('link', { name: 'Update my risk profile' })).toHaveAttribute(
      'href',
      '/eTrading/v2/risk-questionnaire',
    );
    await page.keyboard.press('Escape');
    await expect(line.getByRole('button', { name: /Growth \(suits RR4 and below\)$/ })).toBeFocused();
    await axe(page);
  },
);

test(
  '[RSP-02..06, VCA-03, VCA-19, CONFLICT-49, EPNT-07, EPNT-08] a client of Hong Kong reads the same of the plans, the Cash Account and the points in Chinese',
  { tag: ['@hk', '@phone'] },
  async ({ page, portal }) => {
    await page.addInitScript(() => {
      localStorage.setItem('etrading.preferences', JSON.stringify({ language: 'zh_HK' }));
    });
    await signIn(page, portal);
    const plans = part(page, '月供計劃');
    await expect(plans.getByTestId('summary-gist')).toHaveText('月供計劃 4 項計劃');
    await plans.getByTestId('summary-gist').click();
    for (const text of [
      'eScheduler 月供計劃',
      '月供投資計劃（舊）',
      '每月 10 日',
      '已暫停',
      '由 2021 年 9 月 1 日起，此舊計劃不再接受認購或更改。',
      '將此計劃轉移至 eScheduler',
      '或於「月供計劃」終止此計劃',
    ])
      await expect(plans).toContainText(text);

    const cash = part(page, '現金戶口');
    await expect(cash.getByTestId('summary-gist')).toContainText('2 項交易處理中');
    await cash.getByTestId('summary-gist').click();
    const withdrawal = cash.getByRole('listitem').filter({ hasText: '提款' });
    await expect(withdrawal).toContainText('支出 HKD 8,000.00');
    await expect(withdrawal).toContainText('處理中');
    await expect(cash).toContainText('現金戶口不計利息。');

    const points = part(page, '獎賞積分（ePoints）');
    await points.getByTestId('summary-gist').click();
    await expect(points.getByText('適用指示', { exact: true }).locator('..')).toContainText(
      '整額認購 · eScheduler 月供',
    );
  },
);

test(
  '[RSP-05, RSP-13, VCA-34, OPEN-57] a client reads why the plan can’t be moved, another that the Cash Account can be enabled, a third that there is no plan',
  { tag: ['@hk', '@phone'] },
  async ({ page, portal }) => {
    const client = await demoClient(portal, /cannot be moved/);
    await signIn(page, portal, { client: { ...client, login: 'fungwai1' } });
    const plans = part(page, 'Monthly plans');
    await plans.getByTestId('summary-gist').click();
    await expect(plans).toContainText('This plan cannot be transferred to eScheduler at the moment.');
    await expect(plans).toContainText('No bank account is linked for payments yet.');
    await expect(plans.getByRole('link', { name: 'Transfer to eScheduler' })).toHaveCount(0);

    await signIn(page, portal, { client: await demoClient(portal, /^500 holdings/) });
    await expect(part(page, 'Cash Account')).toContainText(/To have yours enabled/);

    await signIn(page, portal, { client: await demoClient(portal, /^no holdings/i) });
    await expect(plans.getByTestId('summary-gist')).toHaveText('Monthly plans None yet');
    await plans.getByTestId('summary-gist').click();
    await expect(plans.getByRole('link')).toHaveAttribute('href', '/eTrading/v2/plans/new');
    await expect(part(page, 'Cash Account')).toHaveCount(0);
  },
);

test(
  '[OPEN-92, RSP-13, VCA-01] plans, their move and the Cash Account fail each by itself, and are asked for again in their place',
  { tag: ['@hk', '@desktop', '@long'] },
  async ({ page, portal }) => {
    const broken = { status: 500, json: {} };
    for (const operation of ['RegularPlansHK', 'VcaTransactions'])
      await takeOver(page, operation, (route) => route.fulfill(broken));
    await page.route(/\/rspMigration$/, (route) => route.fulfill(broken));
    await signIn(page, portal);
    const plans = part(page, 'Monthly plans');
    const cash = part(page, 'Cash Account');
    await expect(plans.getByRole('alert')).toContainText('We could not load your monthly plans.');
    await expect(cash.getByRole('alert')).toContainText('We could not load your Cash Account.');
    await expect(page.getByTestId('holdings')).toBeVisible();
    await page.unrouteAll({ behavior: 'wait' });
    const retry = { name: 'Try again' };
    await plans.getByRole('button', retry).press('Enter');
    await plans.getByTestId('summary-gist').click();
    await expect(plans.getByRole('alert')).toContainText('We could not check whether this plan can be transferred.');
    await plans.getByRole('button', retry).click();
    await expect(plans.getByRole('link', { name: 'Transfer to eScheduler' })).toBeVisible();
    await cash.getByRole('button', retry).click();
    await expect(cash).toContainText('HKD 37,250.50');
    await cash.getByTestId('summary-gist').click();
    await expect(cash.getByText(/^As of \d{2} \w{3} \d{4} \d{2}:\d{2}$/)).toBeVisible();
  },
);
