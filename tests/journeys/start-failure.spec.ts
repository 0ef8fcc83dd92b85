import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, test } from './support/portal-test';

const sentences = [
  '網頁尚未開啟。若稍候仍是如此，請重新載入，或改用較新的瀏覽器（Chrome 或 Edge 114、Firefox 125、Safari 17 以上版本），也可以來電洽詢。',
  '網頁仍未開啟。如稍後依然如此，請重新載入，或使用較新的瀏覽器（Chrome 或 Edge 114、Firefox 125、Safari 17 或以上），亦可致電查詢。',
  "This page hasn't opened yet. If it stays like this, please load it again, use a newer browser (Chrome or Edge 114, Firefox 125, Safari 17 or later), or call us.",
];
const hotlines = { TW: '+886 2 0000 0000', HK: '+852 0000 0000' };

/** Lets the ten seconds pass that the style sheet gives the scripts. */
async function waitForStyleSheet(page: Page): Promise<number> {
  return page.locator('.start-failure').evaluate((element) => {
    const [appearance] = element.getAnimations();
    if (!appearance) throw new Error('Nothing delays the message.');
    const { delay = 0 } = appearance.effect?.getTiming() ?? {};
    appearance.finish();
    return delay;
  });
}

test(
  '[R5] a page whose entry script is blocked says so in three languages, names the hotline and loads again',
  { tag: '@each-once' },
  async ({ page, portal, tolerate, axe }) => {
    tolerate(/ERR_FAILED|assets\//);
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto(portal.address('/login'));
    const message = page.locator('.start-failure');
    await expect(message).toBeHidden();
    expect(await waitForStyleSheet(page)).toBe(10_000);
    await expect(message).toBeVisible();
    for (const sentence of sentences) await expect(message).toContainText(sentence, { useInnerText: true });
    await expect(message).toContainText(hotlines[portal.region]);
    await axe(page);

    await page.unroute('**/assets/*.js');
    await page.getByRole('link', { name: 'load it again' }).click();
    await expect(page.locator('form input').first()).toBeEditable();
    await expect(message).not.toBeAttached();
  },
);

test(
  '[R22] an entry script that was changed on its way does not run, and the page says what to do',
  { tag: ['@tw', '@desktop'] },
  async ({ page, portal, tolerate }) => {
    tolerate(/integrity|assets\//);
    await page.route('**/assets/*.js', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: `${await response.text()}\ndocument.title = 'changed';` });
    });
    await page.goto(portal.address('/login'));
    await waitForStyleSheet(page);
    await expect(page.locator('.start-failure')).toBeVisible();
    await expect(page).not.toHaveTitle('changed');
  },
);

test.describe('the page without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test(
    '[R5] a browser without scripts shows the message and the hotline, first its style sheet failing',
    { tag: ['@hk', '@desktop'] },
    async ({ page, portal, tolerate }) => {
      tolerate(/ERR_FAILED|assets\//);
      await page.route('**/assets/*.css', (route) => route.abort());
      await page.goto(portal.address('/login'));
      await expect(page.getByText(sentences[2] ?? '')).toBeVisible();
      await expect(page.getByText(hotlines.HK)).toBeVisible();
    },
  );
});

test(
  '[R22] each script and style sheet that the page names has the hash of its content',
  { tag: '@each-once' },
  async ({ page, portal, request }) => {
    await page.goto(portal.address('/login'));
    const html = await (await request.get(portal.address('/login'))).text();
    const tags = [...html.matchAll(/<(?:script|link)\b[^>]*\b(?:src|href)="([^"]+\.(?:js|css))"[^>]*>/g)];
    expect(tags.length).toBeGreaterThan(3);
    for (const [tag, address = ''] of tags) {
      const body = await (await request.get(portal.origin + address)).body();
      const digest = createHash('sha384').update(body).digest('base64');
      expect(tag).toContain(`integrity="sha384-${digest}"`);
    }
  },
);
