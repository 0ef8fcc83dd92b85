import type { Page } from '@playwright/test';
import { changeAnswer } from './support/calls';
import { demoClient, signIn } from './support/clients';
import { expect, test } from './support/portal-test';

const sayTo = (page: Page, language: 'en_US' | 'zh_HK'): Promise<unknown> =>
  page.addInitScript((chosen) => {
    localStorage.setItem('etrading.preferences', JSON.stringify({ language: chosen }));
  }, language);

/** The same answer, without what the client was rated or reminded of. */
const unrated = (data: object): unknown =>
  JSON.parse(
    JSON.stringify(data, (key, value: unknown) => (['effectiveCrr', 'kycStatus'].includes(key) ? null : value)),
  );

const narrowest = { width: 320, height: 700 };
const widthOf = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth);

test(
  '[FUND-04, SUIT-29, SUIT-30] a client of Taiwan who was never assessed is featured low-risk funds alone, reads why, and where nothing suits reads that nothing is featured',
  { tag: ['@tw', '@phone'] },
  async ({ page, portal, axe }) => {
    await signIn(page, portal, { client: await demoClient(portal, /\(alert N\)/) });
    const funds = page.getByRole('region', { name: '基金搜尋' });
    const note = funds.getByText('您尚未填寫風險屬性問卷，因此僅主推風險報酬等級 RR2（含）以下的基金。');
    await expect(note).toBeVisible();
    await expect(note.getByRole('link', { name: '填寫風險屬性問卷' })).toHaveAttribute('href', /enhanced-suitability/);
    const featured = funds.getByRole('list', { name: '主推基金' }).getByRole('listitem');
    await expect(featured).toHaveText([/TW0006.*RR2/s]);
    await page.setViewportSize(narrowest);
    expect(await widthOf(page)).toBeLessThanOrEqual(narrowest.width);
    await axe(page);
    await changeAnswer(page, 'User', unrated);
    await page.reload();
    await expect(funds.getByText('您尚未填寫風險屬性問卷，因此不主推任何基金。')).toBeVisible();
    await expect(funds.getByRole('list', { name: '主推基金' })).toHaveCount(0);
    await expect(funds.getByText('目前沒有資料。')).toHaveCount(0);
  },
);

test(
  '[ROLE-09, CONFLICT-52, OPEN-89] a client of Hong Kong reads in both languages the code to give to friends, and one who works for the company none',
  { tag: ['@hk', '@phone'] },
  async ({ page, portal, axe }) => {
    const sentences = {
      en_US: [
        'Refer a friend',
        'Friends who open an account can give your referral code: REFQJSFDWNV',
        'Terms of the referral promotion',
      ],
      zh_HK: ['推薦親友', '親友開立戶口時，可提供您的推薦編號：REFQJSFDWNV', '推薦活動的條款'],
    } as const;
    for (const language of ['en_US', 'zh_HK'] as const) {
      await sayTo(page, language);
      const [heading, sentence, terms] = sentences[language];
      await signIn(page, portal);
      await expect(page.getByRole('heading', { name: heading })).toBeVisible();
      await expect(page.getByText(sentence, { exact: true })).toBeVisible();
      await expect(page.getByRole('link', { name: terms })).toBeVisible();
    }
    await axe(page, '[data-testid=notices]');
    await signIn(page, portal, { client: await demoClient(portal, /works for the company/) });
    await expect(page.getByRole('heading', { name: '公告' })).toBeVisible();
    await expect(page.getByRole('heading', { name: '推薦親友' })).toHaveCount(0);
  },
);

test(
  '[ROLE-05, OPEN-57, OPEN-89, ENT-14] a client of Hong Kong without a username reads in both languages how to come by a second factor and what a username is good for',
  { tag: ['@hk', '@desktop', '@long'] },
  async ({ page, portal, axe }) => {
    const sentences = {
      en_US: [
        'Please visit a service centre to register a mobile number for two-factor login.',
        'With a username of your own, you no longer need your MasterAccount number to log in.',
      ],
      zh_HK: [
        '請親臨客戶服務中心登記手提電話號碼，以使用雙重認證登入。',
        '設定用戶名稱後，登入時便毋須再輸入綜合戶口號碼。',
      ],
    } as const;
    const client = await demoClient(portal, /no username yet/);
    for (const language of ['en_US', 'zh_HK'] as const) {
      await sayTo(page, language);
      const [secondFactor, username] = sentences[language];
      await signIn(page, portal, { client });
      await expect(page.getByRole('listitem').filter({ hasText: secondFactor })).toBeVisible();
      await page.goto('profile');
      await expect(page.getByText(username, { exact: true })).toBeVisible();
    }
    await axe(page);
    await signIn(page, portal);
    await expect(page.getByRole('heading', { level: 1, name: /基金總值/ })).toBeVisible();
    await expect(page.getByText(sentences.zh_HK[0])).toHaveCount(0);
  },
);
