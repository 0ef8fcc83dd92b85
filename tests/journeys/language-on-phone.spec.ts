import { demoClient, signIn, withoutCode } from './support/clients';
import { expectNoOverflow } from './support/layout';
import { expect, test } from './support/portal-test';

test(
  '[I18N-02, SHELL-03, OPEN-72] on a phone the other language of Hong Kong stands in the header’s one row, also at 320 pixels, and changes the page',
  { tag: ['@hk', '@phone'] },
  async ({ page, portal, region, axe }) => {
    await signIn(page, portal, { client: await demoClient(portal, withoutCode[region]) });
    const header = page.getByTestId('page-header');
    const mark = header.getByTestId('brand-mark');
    const menu = header.getByRole('button', { name: /^(Main menu|主選單)$/ });
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 640 });
      const other = header.getByRole('button', { name: '繁體中文' });
      await expect(other).toBeInViewport({ ratio: 1 });
      const [switchBox, markBox, menuBox] = await Promise.all([other, mark, menu].map((part) => part.boundingBox()));
      expect(switchBox?.height).toBeGreaterThanOrEqual(44);
      const middle = (switchBox?.y ?? 0) + (switchBox?.height ?? 0) / 2;
      for (const box of [markBox, menuBox])
        expect(Math.abs(middle - ((box?.y ?? 0) + (box?.height ?? 0) / 2)), String(width)).toBeLessThanOrEqual(8);
      await expectNoOverflow(page, String(width));
    }
    await axe(page, '[data-testid=page-header]');
    await header.getByRole('button', { name: '繁體中文' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hant-HK');
    await expect(header.getByRole('button', { name: 'English' })).toBeVisible();
  },
);
