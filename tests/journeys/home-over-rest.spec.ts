import type { Region } from '../../domain/region';
import { signIn } from './support/clients';
import { holdingsTable } from './support/holdings-page';
import { expect, test } from './support/portal-test';

/** A sentence of each part that comes after the holdings, each when it is there. */
const lateParts: Readonly<Record<Region, readonly string[]>> = {
  HK: [
    'Platinum+',
    '12,490 points',
    '4 plans',
    '2 transactions in progress',
    'chanmei88@example.test',
    'Dealing over the coming holidays',
    'Switch funds free of charge this month',
    'Start a plan',
    'REFQJSFDWNV',
    'Recently viewed funds\nCloud Ridge',
    'Top 5 selling funds, by 1-year performance\nCloud Ridge',
    'Allocation by Fund',
  ],
  TW: [
    '尊榮級',
    '820 點',
    '成長',
    'wang8888@example.test',
    '連續假期基金交易時間調整',
    '定期定額免手續費日',
    '設定定期定額',
    '我已閱讀，開始搜尋',
    '最近看過的基金\n雲嶺',
    '符合您風險屬性的基金。\n\n雲嶺',
    '資產配置（基金）',
  ],
};

const overRest = {
  clientTiers: 'rest',
  holdings: 'rest',
  messages: 'rest',
  regularPlans: 'rest',
  suitabilityRecords: 'rest',
};
/** The ports that REST answers as GraphQL does; Taiwan has no REST call for the news of the side bar [API-31]. */
const chosen: Readonly<Record<Region, object>> = { HK: { ...overRest, clientNotices: 'rest' }, TW: overRest };

/** The operations that REST answers in their place. */
const replaced: Readonly<Record<Region, RegExp>> = {
  HK: /"operationName":"(HoldingStatistics\w*|ClientTiers|RegularPlansHK|AnnouncementsHK|TyphoonMessage|SideBarPromotionMessage)"/,
  TW: /"operationName":"(HoldingStatistics\w*|ClientTiers|UserSuitabilityTW\w*)"/,
};

test(
  '[API-29, API-38, API-50, API-59, CONFLICT-46, CONFLICT-57, CONFLICT-59] the home reads over REST as it does over GraphQL, where REST is chosen for every port whose answers both have',
  { tag: ['@desktop', '@long'] },
  async ({ page, portal }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(`${request.url()} ${request.postData() ?? ''}`));
    const reloaded = async () => {
      asked.length = 0;
      await page.reload();
      await expect(holdingsTable(page).getByTestId('holding-row').first()).toBeVisible();
      const text = () => page.locator('main').innerText();
      for (const part of lateParts[portal.region]) await expect.poll(text).toContain(part);
      // The time of a summary is that of its own answer.
      return (await text()).replace(/\d\d:\d\d/g, '');
    };
    await signIn(page, portal);
    await expect(holdingsTable(page).getByTestId('holding-row').first()).toBeVisible();
    // The tour is offered on the first visit alone, as soon as its code is there.
    await page.locator('[data-testid=tour-offer] button').last().click();
    const overGraphql = await reloaded();
    expect(asked.filter((call) => replaced[portal.region].test(call))).not.toEqual([]);
    expect(asked.filter((call) => /\/portfolio\?|portfolio-over-rest/.test(call))).toEqual([]);

    await page.route('**/eTrading/v2/**', async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const answer = await route.fetch();
      const body = (await answer.text()).replace(
        '"mode":"live"',
        `"mode":"live","adapters":${JSON.stringify(chosen[portal.region])}`,
      );
      return route.fulfill({ response: answer, body });
    });
    expect(await reloaded()).toBe(overGraphql);
    expect(asked.filter((call) => replaced[portal.region].test(call))).toEqual([]);
    for (const path of [
      '/portfolio?',
      '/clientTier',
      ...(portal.region === 'HK' ? ['/announcement'] : ['/suitability/kyp']),
    ])
      expect(asked.filter((call) => call.includes(path))).not.toEqual([]);
  },
);
