import type { Locator, Page } from '@playwright/test';
import { demoClient, signIn, withoutCode } from './support/clients';
import { expectNoOverflow } from './support/layout';
import { expect } from './support/portal-test';
import { speaking } from './support/speaking';

const test = speaking({
  en_US: {
    fund: 'HK0002',
    amount: /^Amount/,
    go: 'Next: review your order',
    heading: 'Review your order',
    terms: /^Next: \d+ texts? to accept$/,
    secretNext: 'Next: enter your transaction PIN',
    secret: 'Transaction PIN',
  },
  zh_TW: {
    fund: 'TW0002',
    amount: '金額（TWD）',
    go: '下一步：核對委託',
    heading: '請確認 1 筆委託',
    terms: /^下一步：尚有 \d+ 項待同意$/,
    secretNext: '下一步：輸入交易密碼',
    secret: '交易密碼',
  },
});

/** An amount that no other journey of this client orders: a second order of one day is asked about. */
const amount = '17654';

/** The part of the window that bars at its foot leave to what is read. */
const clearOfBars = (page: Page): Promise<number> =>
  page.getByTestId('next-step').evaluate((bar) => bar.getBoundingClientRect().top);

/** Asserts that something is whole between the top of the window and the bars at its foot. */
async function expectInReach(page: Page, target: Locator): Promise<void> {
  const box = await target.boundingBox();
  expect(box?.y ?? -1).toBeGreaterThanOrEqual(0);
  const bar = page.getByTestId('next-step');
  const foot = (await bar.isVisible()) ? await clearOfBars(page) : (page.viewportSize()?.height ?? 0);
  expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(foot);
}

test(
  '[OPEN-40, OPEN-72, ORDQ-04] on a phone a bar stays in reach from the top of the review, and leads to each text to accept and then to the secret, also at 320 pixels',
  { tag: '@phone' },
  async ({ page, portal, region, words, axe }) => {
    await signIn(page, portal, { client: await demoClient(portal, withoutCode[region]) });
    await page.goto(portal.address(`/order/buy?fundCode=${words.fund}`));
    await page.getByRole('textbox', { name: words.amount }).fill(amount);
    await page.getByRole('button', { name: words.go }).click();
    await expect(page.getByRole('heading', { name: words.heading })).toBeFocused();
    const boxes = page.getByTestId('order-notes').getByRole('checkbox');
    await expect(boxes.first()).toBeEnabled();
    const open = await boxes.count();
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 640 });
      for (let place = 0; place < open; place += 1) {
        // From the top, where whoever reads begins.
        await page.evaluate(() => {
          scrollTo(0, 0);
        });
        const next = page.getByTestId('next-step').getByRole('button', { name: words.terms });
        await expect(next).toBeInViewport({ ratio: 1 });
        expect((await next.boundingBox())?.height).toBeGreaterThanOrEqual(44);
        await next.click();
        await expect(boxes.nth(place)).toBeFocused();
        await expectInReach(page, boxes.nth(place));
        await boxes.nth(place).press('Space');
      }
      await expectNoOverflow(page, String(width));
      await axe(page);
      await page.evaluate(() => {
        scrollTo(0, 0);
      });
      await page.getByTestId('next-step').getByRole('button', { name: words.secretNext }).click();
      const field = page.getByLabel(words.secret, { exact: true });
      await expect(field).toBeFocused();
      await expect(page.getByTestId('next-step')).toBeHidden();
      await expectInReach(page, field);
      await field.blur();
      if (width === 320) for (const box of await boxes.all()) await box.uncheck();
    }
  },
);

test(
  '[OPEN-72] beside the orders there is no bar, since both are in sight',
  { tag: ['@tw', '@desktop'] },
  async ({ page, portal, region, words }) => {
    await signIn(page, portal, { client: await demoClient(portal, withoutCode[region]) });
    await page.goto(portal.address(`/order/buy?fundCode=${words.fund}`));
    await page.getByRole('textbox', { name: words.amount }).fill(amount);
    await page.getByRole('button', { name: words.go }).click();
    await expect(page.getByRole('heading', { name: words.heading })).toBeFocused();
    await expect(page.getByTestId('order-notes').getByRole('checkbox').first()).toBeInViewport();
    await expect(page.getByTestId('next-step')).toBeHidden();
  },
);
