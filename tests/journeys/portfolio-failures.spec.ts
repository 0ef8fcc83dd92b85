import { holdBack, refuseWith, takeOver } from './support/calls';
import { demoClient, signIn, withoutCode } from './support/clients';
import { holdingsTable } from './support/holdings-page';
import { expect, test } from './support/portal-test';
import { hotlines } from './support/sentences';

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
  async ({ page, portal, region }) => {
    await signIn(page, portal, { client: await demoClient(portal, withoutCode.TW) });
    const table = holdingsTable(page);
    await expect(table).toBeVisible();
    for (const [name, answer] of Object.entries(ways))
      await test.step(name, async () => {
        await takeOver(page, 'HoldingStatistics', answer);
        await page.getByRole('radio', { name: '投資區域' }).click();
        await expect(page.getByRole('heading', { level: 1, name: '系統發生問題' })).toBeVisible();
        await expect(page).toHaveURL(portal.address('/general-error'));
        await expect(page).toHaveTitle('系統發生問題 – 基金交易網');
        await expect(
          page.getByText(
            `系統發生問題，您的資料沒有因此變動，請稍後重新載入頁面。若問題持續，請來電基金客服專線 ${hotlines[region]}。`,
          ),
        ).toBeVisible();
        await page.unrouteAll({ behavior: 'wait' });
        await page.getByRole('link', { name: '回到我的投資組合' }).click();
        await expect(table).toBeVisible();
      });
  },
);

test(
  '[OPEN-92] a portfolio that can’t be understood is asked for again in its place',
  { tag: ['@hk', '@phone'] },
  async ({ page, portal }) => {
    await takeOver(page, 'HoldingStatistics', (route) => route.fulfill({ json: { data: { byFund: {} } } }));
    await signIn(page, portal);
    await expect(page.getByRole('alert')).toContainText('We could not load your portfolio.');
    await expect(page).toHaveURL(portal.address('/'));
    await page.unrouteAll({ behavior: 'wait' });
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(holdingsTable(page)).toBeVisible();
    await expect(page.getByRole('alert')).toBeHidden();
  },
);

test(
  '[SHELL-08..12, ERR-15..17, OPEN-64] errors of the server stand in a modal, one as a line and several as bullets, until it is closed',
  { tag: ['@hk', '@desktop'] },
  async ({ page, context, portal }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await signIn(page, portal);
    await expect(holdingsTable(page)).toBeVisible();
    const modal = page.getByRole('dialog', { name: 'We could not complete your request' });
    const close = modal.getByRole('button', { name: 'Close' });
    const choose = page.getByRole('radio', { name: 'Investment region' });
    const own = { code: 'HOLD9999', message: 'first', messages: { en_US: 'Please come back after lunch.' } };

    await takeOver(page, 'HoldingStatistics', refuseWith([own]));
    await choose.click();
    await expect(modal.getByText('Please come back after lunch.')).toBeVisible();
    await expect(modal.getByRole('listitem')).toHaveCount(0);
    await expect(modal).toHaveAttribute('data-size', 'm');
    await modal.getByRole('button', { name: 'Copy error code' }).click();
    await expect(modal.getByRole('status')).toHaveText('Copied');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('HOLD9999');
    await close.click();
    await expect(modal).toBeHidden();
    await expect(page.getByRole('alert')).toContainText('We could not load your portfolio.');

    await page.unrouteAll({ behavior: 'wait' });
    await takeOver(page, 'HoldingStatistics', refuseWith([own, { code: 'LOG0012' }, { message: 'plain words' }, {}]));
    await page.getByRole('button', { name: 'Try again' }).press('Enter');
    const general = `The system failed to process your request. Please contact our Funds InvestorLine at ${hotlines.HK}.`;
    await expect(modal.getByRole('listitem')).toHaveText([
      'Please come back after lunch.',
      'Please do not use a company’s internal network to trade for other people.',
      `${general} plain words`,
      general,
    ]);
    await expect(modal.getByText(/HOLD9999 LOG0012 GENERATED-\d{6}/)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(modal).toBeHidden();
    // The focus is back where it was, and what had been loaded is still there.
    await expect(holdingsTable(page)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try again' })).toBeFocused();
  },
);

test(
  '[SHELL-04..06, OPEN-91] the loading modal covers the page while a slow call is under way, and never flashes for a fast one',
  { tag: ['@hk', '@desktop'] },
  async ({ page, portal }) => {
    await page.clock.install();
    await signIn(page, portal);
    await expect(holdingsTable(page)).toBeVisible();
    await page.clock.pauseAt(Date.now() + 30_000);
    const modal = page.getByTestId('loading-modal').filter({ hasText: 'Working on it…' });
    // What the page still asks for at first is answered, and the modal's time over.
    await expect(async () => {
      await page.clock.runFor(1000);
      await expect(modal).toBeHidden({ timeout: 100 });
    }).toPass();

    // Fast: answered before the delay is over.
    await page.getByRole('radio', { name: 'Investment region' }).check();
    await expect(page.getByRole('table', { name: 'Allocation by Investment region' })).toBeAttached();
    await page.clock.runFor(2000);
    await expect(modal).toBeHidden();

    const release = await holdBack(page, 'HoldingStatistics');
    await page.getByRole('radio', { name: 'Base currency' }).check();
    await page.clock.runFor(149);
    await expect(modal).toBeHidden();
    await page.clock.runFor(1);
    await expect(modal).toBeVisible();
    const said = await modal.locator('p').boundingBox();
    const header = await page.getByRole('banner').boundingBox();
    expect((said?.y ?? NaN) + (said?.height ?? NaN), 'covers nothing that is read').toBeLessThanOrEqual(
      header?.height ?? 0,
    );
    await expect(modal).toHaveAttribute('aria-busy', 'true');
    // What can be read already is neither washed out nor behind a veil.
    await expect(modal).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await expect(modal).toHaveCSS('background-image', 'none');
    await expect(modal).toHaveCSS('backdrop-filter', 'none');
    await expect(page.getByRole('main')).toHaveCSS('opacity', '1');
    const answered = page.waitForResponse(/\/graphql$/);
    release();
    await answered;
    await expect(modal).toBeVisible();
    await page.clock.runFor(300);
    await expect(modal).toBeHidden();

    // A button that is being pressed while the modal comes is pressed all the same.
    const releaseAgain = await holdBack(page, 'HoldingStatistics');
    await page.getByRole('radio', { name: 'Investment region' }).check();
    await page.getByRole('button', { name: 'Display settings' }).hover();
    await page.mouse.down();
    await page.clock.runFor(150);
    await expect(modal).toBeVisible();
    await page.mouse.up();
    await expect(page.getByRole('group', { name: 'Text size' })).toBeVisible();
    // One that is pressed after it came isn't: the press is the modal's own, from its beginning to its end.
    await page.mouse.down();
    await expect(modal).toHaveCSS('pointer-events', 'auto');
    await page.mouse.up();
    releaseAgain();
  },
);
