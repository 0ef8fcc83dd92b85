import { signIn } from './support/clients';
import { holdingsTable } from './support/holdings-page';
import { expect, test } from './support/portal-test';

test(
  '[API-38, CONFLICT-57, CONFLICT-59] where REST alone is chosen for the portfolio, the whole page reads as it does over GraphQL',
  { tag: '@desktop' },
  async ({ page, portal }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(`${request.url()} ${request.postData() ?? ''}`));
    const reloaded = async () => {
      asked.length = 0;
      await page.reload();
      await expect(holdingsTable(page).locator('.holding-row').first()).toBeVisible();
      await page.waitForLoadState('networkidle');
      // The time of a summary is that of its own answer.
      return (await page.locator('main').innerText()).replace(/\d\d:\d\d/g, '');
    };
    await signIn(page, portal);
    await expect(holdingsTable(page).locator('.holding-row').first()).toBeVisible();
    const overGraphql = await reloaded();
    expect(asked.filter((call) => call.includes('HoldingStatistics'))).not.toEqual([]);
    expect(asked.filter((call) => /\/portfolio\?|portfolio-over-rest/.test(call))).toEqual([]);

    await page.route('**/eTrading/v2/**', async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const answer = await route.fetch();
      const body = (await answer.text()).replace('"mode":"live"', '"mode":"live","holdingsOver":"rest"');
      return route.fulfill({ response: answer, body });
    });
    expect(await reloaded()).toBe(overGraphql);
    expect(asked.filter((call) => call.includes('HoldingStatistics'))).toEqual([]);
    expect(asked.filter((call) => call.includes('/portfolio?'))).not.toEqual([]);
  },
);
