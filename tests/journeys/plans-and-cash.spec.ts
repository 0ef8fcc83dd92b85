import { destinations } from '../../config/destinations';
import type { Page } from '@playwright/test';
import { takeOver } from './support/calls';
import { demoClient, signIn } from './support/clients';
import { expect, test } from './support/portal-test';
import { say } from './support/words';

const part = (page: Page, heading: string) =>
  page.locator('.summary-part').filter({ has: page.getByRole('heading', { level: 2, name: heading, exact: true }) });

test(
  '[RSP-01..06, VCA-01, VCA-03, VCA-19, VCA-20, CONFLICT-41, CONFLICT-49, ACCT-12..15] a client of Hong Kong reads of her plans and her Cash Account, and where each leads',
  { tag: ['@hk', '@desktop'] },
  async ({ page, portal, words, axe }) => {
    await signIn(page, portal);
    const plans = part(page, words.plans.heading);
    await expect(plans.locator('.summary-gist')).toHaveText(say(words.plans.count_other, { count: 4 }));
    await plans.locator('.summary-gist').press('Enter');
    await expect(plans).toContainText('HKD 3,000.00');
    await expect(plans).toContainText(say(words.plans['day-monthly'], { day: 10 }));
    await expect(plans).toContainText(words.plans['status-suspended']);
    // The one that has ended is no plan any more, and the legacy one takes neither purchases nor changes.
    await expect(plans.getByRole('listitem').filter({ hasText: 'HKD' })).toHaveCount(4);
    await expect(plans).toContainText('Since 1 September 2021');
    const places = await plans.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(places.slice(0, 4)).toEqual([
      '/eTrading/#/eScheduler/edit/existingSchedule',
      '/eTrading/#/lsi/switch/placeOrder',
      '/eTrading/#/lsi/sell/placeOrder',
      '/eTrading/#/rsp/migration',
    ]);
    await expect(plans.getByRole('link', { name: words.plans['terminate-form'] })).toBeVisible();

    const cash = part(page, words.cash.heading);
    await expect(cash.locator('.summary-gist')).toContainText('HKD 37,250.50');
    await expect(cash.locator('.summary-gist')).toContainText(say(words.cash['pending-count_other'], { count: 2 }));
    await cash.locator('.summary-gist').press('Enter');
    const withdrawal = cash.getByRole('listitem').filter({ hasText: words.cash['type-withdrawal'] });
    await expect(withdrawal).toContainText(say(words.cash['way-out'], { amount: 'HKD 8,000.00' }));
    await expect(withdrawal).toContainText(words.cash['status-pending']);
    await expect(withdrawal).toContainText(/expected by \d{2} \w{3} \d{4}/);
    await cash.getByText(words.cash.latest).press('Enter');
    await expect(cash.getByRole('listitem').filter({ hasText: words.cash['status-rejected'] })).toHaveCount(1);
    await expect(cash).toContainText(words.cash['no-interest']);
    await expect(cash).not.toContainText(/virtual|VCA|_topup/i);

    const line = page.locator('.client-line');
    for (const fact of ['510012300189', words.about['risk-growth'], 'chanmei88@example.test'])
      await expect(line).toContainText(fact);
    await line.getByRole('button', { name: words.about['risk-growth'] }).click();
    const profile = page.getByRole('dialog', { name: words['risk-profile'].title });
    await expect(profile).toContainText(say(words['risk-profile'].suits, { risk: 4 }));
    await expect(profile.getByRole('link', { name: words['risk-profile'].update })).toHaveAttribute(
      'href',
      destinations.suitabilityForm.legacy,
    );
    await page.keyboard.press('Escape');
    await expect(line.getByRole('button', { name: words.about['risk-growth'] })).toBeFocused();
    await axe(page);
    await page.getByRole('button', { name: words.shell['hide-amounts'] }).click();
    for (const each of [plans, cash]) await expect(each).not.toContainText(/[1-9],?\d{3}\.\d{2}/);
  },
);

test(
  '[RSP-05, RSP-13, VCA-34, OPEN-57] a client reads why her plan can’t be moved, another that the Cash Account can be enabled, a third that she has no plan',
  { tag: ['@hk', '@phone'] },
  async ({ page, portal, words }) => {
    const client = await demoClient(portal, /cannot be moved/);
    await signIn(page, portal, { client: { ...client, login: 'fungwai1' } });
    const plans = part(page, words.plans.heading);
    await plans.locator('.summary-gist').click();
    await expect(plans).toContainText(words.plans['migration-refused']);
    await expect(plans).toContainText(words.plans['reason-NO_BANK']);
    await expect(plans.getByRole('link', { name: words.plans.migrate })).toHaveCount(0);

    await signIn(page, portal, { client: await demoClient(portal, /^500 holdings/) });
    await expect(part(page, words.cash.heading)).toContainText(/To have yours enabled/);

    await signIn(page, portal, { client: await demoClient(portal, /^no holdings/i) });
    await expect(plans.locator('.summary-gist')).toHaveText(words.plans.none);
    await plans.locator('.summary-gist').click();
    await expect(plans.getByRole('link')).toHaveAttribute('href', '/eTrading/#/eScheduler/buy/placeOrder');
    await expect(part(page, words.cash.heading)).toHaveCount(0);
  },
);

test(
  '[OPEN-92, RSP-13, VCA-01] plans, their move and the Cash Account fail each by itself, and are asked for again in their place',
  { tag: ['@hk', '@desktop'] },
  async ({ page, portal, words }) => {
    const broken = { status: 500, json: {} };
    for (const operation of ['RegularPlansHK', 'VcaTransactions'])
      await takeOver(page, operation, (route) => route.fulfill(broken));
    await page.route(/\/rspMigration$/, (route) => route.fulfill(broken));
    await signIn(page, portal);
    const [plans, cash] = [part(page, words.plans.heading), part(page, words.cash.heading)];
    await expect(plans.getByRole('alert')).toContainText(words.plans.failed);
    await expect(cash.getByRole('alert')).toContainText(words.cash.failed);
    await expect(page.locator('table.holdings')).toBeVisible();
    await page.unrouteAll();
    const retry = { name: words.panel.retry };
    await plans.getByRole('button', retry).press('Enter');
    await plans.locator('.summary-gist').click();
    await expect(plans.getByRole('alert')).toContainText(words.plans['migration-unknown']);
    await plans.getByRole('button', retry).click();
    await expect(plans.getByRole('link', { name: words.plans.migrate })).toBeVisible();
    await cash.getByRole('button', retry).click();
    await expect(cash).toContainText('HKD 37,250.50');
    await cash.locator('.summary-gist').click();
    await expect(cash.getByText(/^As of \d{2} \w{3} \d{4} \d{2}:\d{2}$/)).toBeVisible();
  },
);
