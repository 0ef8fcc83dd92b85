import { holdBack, refuseWith, takeOver } from './support/calls';
import { demoClient, signIn, withoutCode } from './support/clients';
import { holdingsTable } from './support/holdings-page';
import { expect, test } from './support/portal-test';
import { hotlines, say } from './support/words';

const ways = {
  'no answer': (route) => route.abort('connectionreset'),
  'a server error': (route) =>
    route.fulfill({ status: 500, json: { detail: { errors: [{ code: 'INTERNAL_ERROR' }] } } }),
  'a page instead of an answer': (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
  'another refusal': (route) =>
    route.fulfill({ json: { data: null, errors: [{ message: 'no', extensions: { classification: 'FORBIDDEN' } }] } }),
  'half an answer': (route) => route.fulfill({ contentType: 'application/json', body: '{"data":{"byFund":{"curr' }),
} satisfies Record<string, Parameters<typeof takeOver>[2]>;

test(
  '[ERR-05, ERR-12, ERR-14, OPEN-16, OPEN-92] a portfolio that fails leads to the general error page, which says what to do and leads back',
  { tag: ['@tw', '@desktop'] },
  async ({ page, portal, words, region }) => {
    await signIn(page, portal, { client: await demoClient(portal, withoutCode.TW) });
    const table = holdingsTable(page, words);
    await expect(table).toBeVisible();
    for (const [name, answer] of Object.entries(ways))
      await test.step(name, async () => {
        await takeOver(page, 'HoldingStatistics', answer);
        await page.getByRole('radio', { name: words.portfolio['group-FUND_CATEGORY'] }).click();
        await expect(page.getByRole('heading', { level: 1, name: words.title['general-error'] })).toBeVisible();
        await expect(page).toHaveURL(portal.address('/general-error'));
        await expect(page).toHaveTitle(`${words.title['general-error']} - ${words.product}`);
        await expect(page.getByText(say(words.page['general-error'], { phone: hotlines[region] }))).toBeVisible();
        await page.unrouteAll();
        await page.getByRole('link', { name: words.page['to-portfolio'] }).click();
        await expect(table).toBeVisible();
      });
  },
);

test(
  '[OPEN-92] a portfolio that can’t be understood is asked for again in its place',
  { tag: ['@hk', '@phone'] },
  async ({ page, portal, words }) => {
    await takeOver(page, 'HoldingStatistics', (route) => route.fulfill({ json: { data: { byFund: {} } } }));
    await signIn(page, portal);
    await expect(page.getByRole('alert')).toContainText(words.portfolio.failed);
    await expect(page).toHaveURL(portal.address('/'));
    await page.unrouteAll();
    await page.getByRole('button', { name: words.panel.retry }).click();
    await expect(holdingsTable(page, words)).toBeVisible();
    await expect(page.getByRole('alert')).toBeHidden();
  },
);

test(
  '[SHELL-08..12, ERR-08, ERR-09, ERR-15..17, OPEN-64, OPEN-72] errors of the server stand in a modal, one as a line and several as bullets, until it is closed',
  { tag: ['@hk', '@desktop'] },
  async ({ page, context, portal, words }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await signIn(page, portal);
    await expect(holdingsTable(page, words)).toBeVisible();
    const modal = page.getByRole('dialog', { name: words.api['modal-title'] });
    const close = modal.getByRole('button', { name: words.api['modal-cta-close'] });
    const choose = page.getByRole('radio', { name: words.portfolio['group-FUND_CATEGORY'] });
    const own = { code: 'HOLD9999', message: 'first', messages: { en_US: 'Please come back after lunch.' } };

    await takeOver(page, 'HoldingStatistics', refuseWith([own]));
    await choose.click();
    await expect(modal.getByText('Please come back after lunch.')).toBeVisible();
    await expect(modal.getByRole('listitem')).toHaveCount(0);
    await expect(modal).toHaveClass(/dialog-m/);
    await modal.getByRole('button', { name: words.api['copy-code'] }).click();
    await expect(modal.getByRole('status')).toHaveText(words.api.copied);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('HOLD9999');
    await close.click();
    await expect(modal).toBeHidden();
    await expect(page.getByRole('alert')).toContainText(words.portfolio.failed);

    await page.unrouteAll();
    await takeOver(page, 'HoldingStatistics', refuseWith([own, { code: 'LOG0012' }, { message: 'plain words' }, {}]));
    await page.getByRole('button', { name: words.panel.retry }).press('Enter');
    const general = say(words['error-codes'].general, { phone: hotlines.HK });
    await expect(modal.getByRole('listitem')).toHaveText([
      'Please come back after lunch.',
      words['error-codes'].LOG0012,
      `${general} plain words`,
      general,
    ]);
    await expect(modal.getByText(/HOLD9999 LOG0012 GENERATED-0003/)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(modal).toBeHidden();
    // The focus is back where it was, and what had been loaded is still there.
    await expect(holdingsTable(page, words)).toBeVisible();
    await expect(page.getByRole('button', { name: words.panel.retry })).toBeFocused();
  },
);

test(
  '[SHELL-04..06, OPEN-91] the loading modal covers the page while a slow call is under way, and never flashes for a fast one',
  { tag: ['@hk', '@desktop'] },
  async ({ page, portal, words }) => {
    await page.clock.install();
    await signIn(page, portal);
    await expect(holdingsTable(page, words)).toBeVisible();
    await page.clock.pauseAt(Date.now() + 30_000);
    const modal = page.getByRole('status').filter({ hasText: words.shell.loading });
    // What the page still asks for at first is answered, and the modal's time over.
    await expect(async () => {
      await page.clock.runFor(1000);
      await expect(modal).toBeHidden({ timeout: 100 });
    }).toPass();

    // Fast: answered before the delay is over.
    await page.getByRole('radio', { name: words.portfolio['group-FUND_CATEGORY'] }).check();
    await expect(page.getByRole('table', { name: categoryHeading(words) })).toBeAttached();
    await page.clock.runFor(2000);
    await expect(modal).toBeHidden();

    const release = await holdBack(page, 'HoldingStatistics');
    await page.getByRole('radio', { name: words.portfolio['group-FUND_BASE_CURRENCY'] }).check();
    await page.clock.runFor(149);
    await expect(modal).toBeHidden();
    await page.clock.runFor(1);
    await expect(modal).toBeVisible();
    await expect(modal).toHaveAttribute('aria-busy', 'true');
    const answered = page.waitForResponse(/\/graphql$/);
    release();
    await answered;
    await expect(modal).toBeVisible();
    await page.clock.runFor(300);
    await expect(modal).toBeHidden();
  },
);

const categoryHeading = ({ portfolio }: Parameters<typeof holdingsTable>[1]): string =>
  say(portfolio['allocation-by'], { grouping: portfolio['group-FUND_CATEGORY'] });
