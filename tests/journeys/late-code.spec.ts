import { signIn } from './support/clients';
import { holdingsTable } from './support/holdings-page';
import { expect, test } from './support/portal-test';

const refused = /did not arrive|Failed to (?:load resource|fetch)|net::ERR_|Importing a module script failed/;

test(
  '[OPEN-92] a page whose code doesn’t arrive says so, and comes when it is loaded again',
  { tag: ['@tw', '@phone'] },
  async ({ page, portal, words, tolerate }) => {
    tolerate(refused);
    await page.goto('.');
    await page.route('**/graphql-holdings.module-*.js', (route) => route.abort('internetdisconnected'));
    await signIn(page, portal);
    await expect(page.getByRole('alert')).toContainText(words.page.crashed);
    await page.unrouteAll();
    await page.getByRole('button', { name: words.page.reload }).click();
    await expect(holdingsTable(page, words)).toBeVisible();
  },
);

test(
  '[OPEN-92] the parts of the home whose code doesn’t arrive say so, and the holdings stand beside them',
  { tag: ['@hk', '@desktop'] },
  async ({ page, portal, words, tolerate }) => {
    tolerate(refused);
    await page.route('**/graphql-home.module-*.js', (route) => route.abort('internetdisconnected'));
    await signIn(page, portal);
    await expect(holdingsTable(page, words)).toBeVisible();
    const again = page.getByRole('button', { name: words.page.reload });
    await expect(again.nth(1)).toBeVisible();
    await page.unrouteAll();
    await again.first().click();
    await expect(holdingsTable(page, words)).toBeVisible();
    await expect(page.getByText(words.summary.points, { exact: true }).first()).toBeVisible();
    await expect(again).toHaveCount(0);
  },
);

test(
  '[OPEN-92] what stands beside the login form doesn’t hold it up, not even when its code doesn’t arrive',
  { tag: ['@hk', '@phone'] },
  async ({ page, words, tolerate }) => {
    tolerate(refused);
    await page.route('**/*-visitors.module-*.js', (route) => route.abort('internetdisconnected'));
    await page.goto('login');
    const again = page.getByRole('button', { name: words.page.reload });
    await expect(again).toBeVisible();
    await expect(page.getByLabel(words.login.username)).toBeEditable();
    await page.unrouteAll();
    await again.click();
    await expect(page.getByRole('heading', { level: 2, name: words.login.tips })).toBeVisible();
    await expect(again).toHaveCount(0);
  },
);
