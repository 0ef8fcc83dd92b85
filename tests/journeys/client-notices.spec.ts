import type { Page } from '@playwright/test';
import { destinations } from '../../config/destinations';
import { basePath } from '../../config/regions';
import { changeAnswer, takeOver } from './support/calls';
import { demoClient, signIn, withoutCode } from './support/clients';
import { expect } from './support/portal-test';
import { speaking } from './support/speaking';

const sentences = {
  en_US: {
    notices: {
      urgent: 'Important notices',
      'risk-N':
        'You have not answered the risk questionnaire yet. Until you do, we treat your risk level as low, and you cannot buy or switch funds. You can still sell funds and make enquiries.',
      'risk-O':
        'Your yearly risk questionnaire is overdue. Until you renew it, we treat your risk level as low, and you cannot buy or switch funds. You can still sell funds and make enquiries.',
      'risk-S':
        'Your risk profile needs your review and confirmation. Until then, you cannot buy or switch funds online. You can still sell funds and make enquiries.',
      'risk-R':
        'Your employer, job title or industry is missing or was not recognised. Until you update it, you cannot buy or switch funds. You can still sell funds and make enquiries.',
      label: 'Announcements and offers',
    },
    next: {
      'risk-N': 'Answer the risk questionnaire',
      'risk-O': 'Renew the risk questionnaire',
      'risk-S': 'Review my risk profile',
      'risk-R': 'Update my details',
    },
  },
  zh_TW: {
    notices: {
      urgent: '重要提醒',
      'risk-N': '您尚未填寫風險屬性問卷。填寫前將以「保守型」辦理，無法申購或轉申購；買回與查詢不受影響。',
      'risk-O': '您的風險屬性問卷已逾一年。更新前將以「保守型」辦理，無法申購或轉申購；買回與查詢不受影響。',
      'risk-S': '您的風險屬性需要您重新檢視並確認，確認前無法在網路申購或轉申購；買回與查詢不受影響。',
      'risk-R': '您的任職機構、職稱或行業別不完整或無法辨識，更新前無法申購或轉申購；買回與查詢不受影響。',
      label: '公告與優惠活動',
    },
    next: {
      'risk-N': '填寫風險屬性問卷',
      'risk-O': '更新風險屬性問卷',
      'risk-S': '確認風險屬性',
      'risk-R': '更新基本資料',
    },
  },
};

type Words = (typeof sentences)['en_US'];

const test = speaking(sentences);

const band = (page: Page, words: Words) => page.getByRole('region', { name: words.notices.urgent });
const notices = (page: Page, words: Words) => page.getByRole('region', { name: words.notices.label });
const part = (page: Page, words: Words, heading: string) =>
  notices(page, words)
    .getByTestId('notice-part')
    .filter({ has: page.getByRole('heading', { level: 2, name: heading }) });

const enable = (value: string) => (data: { readonly message: object }) => ({
  message: { ...data.message, enable: true, values: [{ code: '1', value }] },
});

test(
  '[MSG-01, MSG-02, MSG-03, MSG-10, MSG-14, MSG-19, MSG-21, MSG-24, MSG-26, SHAPE-04, OPEN-86] a client in Hong Kong reads announcements, offers, news and tips at the end of the portfolio',
  { tag: ['@hk', '@desktop'] },
  async ({ page, portal, words, axe }) => {
    await signIn(page, portal);
    const announcements = part(page, words, 'Announcements');
    await expect(announcements.getByRole('listitem')).toHaveCount(3);
    await expect(announcements.locator('b')).toHaveText([
      'Dealing over the coming holidays',
      'Your yearly statement is ready',
      'Beware of fake investment apps',
    ]);
    const first = announcements.getByRole('listitem').first();
    await expect(first.locator('time')).toHaveText(/^\d{2} \w{3} \d{4}$/);
    await expect(first.getByText(/not dealt on public holidays/)).toBeHidden();
    await first.locator('summary').press('Enter');
    await expect(first.getByText(/not dealt on public holidays/)).toBeVisible();
    await expect(first.getByRole('link', { name: 'Dealing calendar' })).toHaveAttribute(
      'href',
      `${basePath}/dealing-calendar`,
    );

    const offers = part(page, words, 'Offers for you');
    await expect(offers.locator('[data-testid=promotion-large] b')).toHaveText(
      'Switch funds free of charge this month',
    );
    // A sticky one can't be hidden.
    await expect(offers.getByRole('button')).toHaveCount(1);
    const news = part(page, words, 'News');
    await expect(news.getByRole('link', { name: 'Start a plan' })).toHaveAttribute('href', `${basePath}/plans/new`);
    const tips = part(page, words, 'Good to know');
    await tips.locator('summary').press('Enter');
    await expect(tips.getByText('Every figure explains itself')).toBeVisible();
    await expect(tips.getByRole('link', { name: 'Read the risk rating first' })).toHaveAttribute('target', '_blank');
    await axe(page);
    await offers.getByRole('button').click();
    await expect(offers.getByText('Switch funds free of charge this month')).toBeHidden();
    await page.reload();
    await expect(offers.getByText('Go paperless & save a tree')).toBeVisible();
    await expect(offers.getByText('Switch funds free of charge this month')).toHaveCount(0);
  },
);

test(
  '[MSG-04, MSG-05, MSG-16..18, CONFLICT-56, OPEN-10, OPEN-51, I18N-11] urgent notices are one band; marked as read, the warnings go for the session and the maintenance stays',
  { tag: ['@hk', '@phone'] },
  async ({ page, portal, words }) => {
    await changeAnswer(page, 'TyphoonMessage', enable('Typhoon signal no. 8 is hoisted. Dealing is suspended.'));
    await changeAnswer(page, 'PublicMaintenanceMessage', enable('Maintenance on Sunday from 02:00 to 06:00.'));
    await signIn(page, portal);
    const urgent = band(page, words);
    // Folded on a phone, so that the portfolio stays near.
    const folded = urgent.getByText('Important notices (3)');
    await expect(urgent.getByText(/^Typhoon signal/)).toBeHidden();
    await folded.click();
    await expect(urgent.getByRole('listitem')).toHaveText([
      /^Maintenance on Sunday/,
      /^Typhoon signal no. 8/,
      /more than 90 days since you changed/,
    ]);
    await expect(urgent.getByRole('link', { name: 'Change it now' })).toHaveAttribute('href', /\/change-password$/);
    await urgent.getByRole('button', { name: 'Dismiss' }).click();
    await expect(urgent.getByRole('listitem')).toHaveText([/^Maintenance on Sunday/]);
    await page.reload();
    await expect(urgent.getByRole('listitem')).toHaveText([/^Maintenance on Sunday/]);
    const kept = await page.evaluate(() =>
      Object.entries(sessionStorage).filter(([key]) => !key.startsWith('etrading')),
    );
    expect(new Map(kept)).toEqual(
      new Map([
        ['warning-message-read', 'true'],
        ['typhoon-message', '"Typhoon signal no. 8 is hoisted. Dealing is suspended."'],
        ['account-message', '"password-change"'],
        ['pin-change-reminder', 'true'],
      ]),
    );
  },
);

test(
  '[SHELL-14, SUIT-26, SUIT-30..32, SUIT-34, ERR-89..92] a client in Taiwan reads why the risk profile stops purchases, and where to update it',
  { tag: ['@tw', '@desktop'] },
  async ({ page, portal, words }) => {
    for (const alert of ['N', 'O', 'S', 'R'] as const) {
      await signIn(page, portal, { client: await demoClient(portal, new RegExp(`\\(alert ${alert}\\)`)) });
      const urgent = band(page, words);
      await expect(urgent.getByText(words.notices[`risk-${alert}`])).toBeVisible();
      await expect(urgent.getByRole('link', { name: words.next[`risk-${alert}`] })).toHaveAttribute(
        'href',
        `${basePath}${destinations.suitabilityForm.route}`,
      );
      await expect(page.getByTestId('holdings')).toBeVisible();
    }
  },
);

test(
  '[SHELL-13, SUIT-27, SUIT-33] a client in Taiwan reads what the risk profile stops, which redemptions and enquiries are not among',
  { tag: ['@tw', '@desktop', '@long'] },
  async ({ page, portal, words, axe }) => {
    for (const alert of ['N', 'R'] as const) {
      await signIn(page, portal, { client: await demoClient(portal, new RegExp(`\\(alert ${alert}\\)`)) });
      await band(page, words).getByRole('button', { name: '對我的影響' }).click();
      const profile = page.getByRole('dialog', { name: '您的風險屬性' });
      await expect(profile.getByText(words.notices[`risk-${alert}`])).toBeVisible();
      const effect = (what: string) => profile.getByText(what, { exact: true }).locator('..');
      for (const stopped of ['申購', '轉申購']) await expect(effect(stopped)).toContainText('更新後才能辦理');
      for (const open of ['買回', '查詢委託與持有基金']) await expect(effect(open)).toContainText('可辦理');
      if (alert === 'N') await axe(page);
      await profile.getByRole('button', { name: '關閉' }).click();
      await expect(profile).toBeHidden();
    }
  },
);

test(
  '[ROLE-10, ROLE-11, GQL-19, SHAPE-05, SHAPE-06, MSG-22, MSG-06] a client in Taiwan reads announcements, the disclaimer and what to know before an order, and one who works for the company what staff must know',
  { tag: ['@tw', '@desktop'] },
  async ({ page, portal, words, axe }) => {
    await signIn(page, portal, { client: await demoClient(portal, /\(alert S\)/) });
    await part(page, words, '下單前請注意').locator('summary').click();
    await expect(page.getByText('員工交易：申購、轉申購或買回前須取得核准，且至少持有 30 天。')).toBeVisible();

    await signIn(page, portal, { client: await demoClient(portal, /\(alert R\)/) });
    const announcements = part(page, words, '最新公告');
    await expect(announcements.locator('b')).toHaveText([
      '連續假期基金交易時間調整',
      '電子對帳單寄送時間',
      '慎防假冒投資群組',
    ]);
    await expect(announcements.locator('time').first()).toHaveText(/^\d{4}\/\d{2}\/\d{2}$/);
    await expect(page.getByRole('contentinfo').getByText(/^基金投資有風險.過去績效/)).toBeVisible();
    const before = part(page, words, '下單前請注意');
    await before.locator('summary').click();
    await expect(before.getByRole('listitem')).toHaveText([/^RR5 為最高風險等級/, /^同一基金之不同級別/]);
    await axe(page);
  },
);

test(
  '[MSG-11, MSG-12, CONFLICT-61, SHAPE-20, OPEN-92] broken documents show nothing, a part that fails is asked for again by itself, and the rest of the page stands',
  { tag: ['@tw', '@phone'] },
  async ({ page, portal, words }) => {
    const broken = [
      '<announcement><title>x</announcement>',
      '<!DOCTYPE a><announcement><title>x</title></announcement>',
    ];
    await changeAnswer(page, 'AnnouncementsTW', () => ({
      announcements: broken.map((descText, position) => ({ headerText: 'broken', descText, position })),
    }));
    await changeAnswer(page, 'SideBarPromotionMessage', enable('<promotion><title>x</promotion>'));
    await page.route(/\/coolKnowledge$/, (route) => route.fulfill({ status: 500, json: {} }));
    await takeOver(page, 'TyphoonMessage', (route) => route.fulfill({ json: { data: { message: 'T8' } } }));
    await takeOver(page, 'PublicDisclaimerMessage', (route) => route.fulfill({ json: { data: { message: '' } } }));
    await signIn(page, portal, { client: await demoClient(portal, withoutCode.TW) });
    await expect(page.getByTestId('holdings')).toBeVisible();
    await expect(part(page, words, '最新公告')).toContainText('目前無公告。');
    await expect(part(page, words, '活動訊息')).toHaveCount(0);
    await expect(notices(page, words).getByText('broken')).toHaveCount(0);
    const tips = part(page, words, '理財小常識');
    await expect(tips.getByRole('alert')).toContainText('理財小常識無法載入。');
    const urgent = band(page, words);
    await expect(urgent.getByRole('alert')).toContainText('部分重要提醒無法載入。');
    await page.unrouteAll({ behavior: 'wait' });
    await tips.getByRole('button', { name: '再試一次' }).click();
    await expect(tips.getByRole('alert')).toHaveCount(0);
    await tips.locator('summary').click();
    await expect(tips.getByText('數字從哪裡來？')).toBeVisible();
    await urgent.getByRole('button', { name: '再試一次' }).click();
    await expect(urgent).toHaveCount(0);
    await page.getByRole('contentinfo').getByRole('button', { name: '再試一次' }).click();
    await expect(page.getByRole('contentinfo').getByText(/^基金投資有風險/)).toBeVisible();
  },
);
