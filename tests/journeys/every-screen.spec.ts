import { demoClient, signIn, withoutCode } from './support/clients';
import { expect, test } from './support/portal-test';

const everywhere = [
  '/',
  '/client-tier',
  '/funds',
  '/watchlist',
  '/message',
  '/dealing-calendar',
  '/profile',
  '/change-password',
  '/username',
  '/order/buy',
  '/order/sell',
  '/order/switch',
  '/orders',
  '/orders?tab=past',
  '/gains',
  '/account/documentUpload',
] as const;
const inRegion = {
  HK: [
    '/risk-questionnaire',
    '/plans',
    '/plans/new',
    '/plans/switch',
    '/plans/move',
    '/vca/tx-balance',
    '/vca/top-up',
    '/vca/withdraw',
  ],
  TW: [
    '/enhanced-suitability',
    '/reset-trading-password',
    '/orders?tab=scheduled',
    '/order/pre-order',
    '/order/ipo-buy',
    '/order/ipo-switch',
  ],
} as const;

test(
  'every page after the login begins on a phone where its foot does, keeps its distance from both edges of the window, is no wider than it and ends with its foot, however it is come by',
  { tag: ['@each-once', '@hk-long'] },
  async ({ page, portal, region }) => {
    await signIn(page, portal, { client: await demoClient(portal, withoutCode[region]) });
    for (const path of [...everywhere, ...inRegion[region]])
      await test.step(path, async () => {
        // Anew each time, so that no page has the styles of another.
        await page.goto(portal.address(path));
        const heading = page.getByRole('main').getByRole('heading', { level: 1 });
        await expect(heading).toBeVisible();
        for (const width of [390, 1280]) {
          await page.setViewportSize({ width, height: 800 });
          const fits = () =>
            heading.evaluate((element) => {
              const { left, right } = element.getBoundingClientRect();
              const isAway = Math.min(left, window.innerWidth - right) >= 16;
              // On a phone there is no room for a narrower page in the middle.
              const foot = document.querySelector('footer a')?.getBoundingClientRect().left ?? 0;
              const beginsAlike = window.innerWidth > 768 || Math.abs(foot - left) < 1;
              const isNoWider = document.documentElement.scrollWidth <= window.innerWidth;
              // The bar of the phone covers a little at the end of the page.
              const end = (document.querySelector('footer')?.getBoundingClientRect().bottom ?? 0) + window.scrollY;
              const endsWithFoot = document.documentElement.scrollHeight - Math.max(end, window.innerHeight) < 160;
              return [window.innerWidth, isAway, isNoWider, beginsAlike, endsWithFoot];
            });
          // The page takes another width a moment after the window.
          await expect.poll(fits).toEqual([width, true, true, true, true]);
        }
      });
  },
);
