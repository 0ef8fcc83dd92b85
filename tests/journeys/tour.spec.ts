import type { Page } from '@playwright/test';
import { tourSteps } from '../../ui/screens/portfolio/tour/tour-steps';
import { demoClient, signIn, withoutCode } from './support/clients';
import { openMenu } from './support/open-menu';
import { expect } from './support/portal-test';
import { say } from './support/sentences';
import { speaking } from './support/speaking';

const sentences = {
  en_US: {
    portfolio: {
      'tour-offer': 'New here?',
      'tour-take': 'Take the tour',
    },
    tour: {
      open: 'Help: a tour of your portfolio',
      label: 'Tour of your portfolio',
      welcome: 'Welcome to your portfolio',
      start: 'Start the tour',
      count: 'Step {{step}} of {{steps}}',
      finish: 'Finish',
      summary: 'Your portfolio at a glance',
      'total-value': 'Total value',
      profit: 'Profit, loss and return',
      pie: 'How your money is spread',
      'pie-absent': 'Once you hold funds, a chart here shows how your money is spread among them.',
      breakdown: 'Group',
      'account-filter': 'One account or all',
      'payment-filter': 'Lump sum or monthly plan',
      'currency-view': 'Display currency',
      sort: 'Sort order',
      layout: 'Layout',
      'holding-row': 'One of your funds',
      'action-bar': 'What you can do with a fund',
      excel: 'Excel file',
      'tier-points': 'Your tier and ePoints',
      help: 'Menu and help',
    },
  },
  zh_TW: {
    portfolio: {
      'tour-offer': '第一次使用嗎？',
      'tour-take': '開始導覽',
    },
    tour: {
      open: '說明：認識這一頁',
      label: '認識您的投資組合',
      welcome: '歡迎來到您的投資組合',
      start: '開始導覽',
      count: '第 {{step}} 步／共 {{steps}} 步',
      finish: '完成',
      summary: '投資組合總覽',
      'total-value': '投資總值',
      profit: '損益與報酬率',
      pie: '資產配置',
      'pie-absent': '持有基金之後，這裡會用圖表顯示您的資產配置。',
      breakdown: '分組',
      'account-filter': '選擇帳戶',
      'payment-filter': '交割幣別',
      'currency-view': '金額的幣別',
      sort: '排列順序',
      layout: '版面',
      'holding-row': '您的一檔基金',
      'action-bar': '您可以為基金辦理的交易',
      excel: '下載 Excel',
      'tier-points': '會員等級與 ePoints',
      help: '選單與說明',
    },
  },
};

type Words = (typeof sentences)['en_US'];

const test = speaking(sentences);

const tour = (page: Page, words: Words) => page.getByRole('dialog', { name: words.tour.label });
const card = (page: Page, words: Words) => tour(page, words).getByRole('group');
const welcome = (page: Page, words: Words) => page.getByRole('dialog', { name: words.tour.welcome });
const count = (words: Words, step: number) => say(words.tour.count, { step, steps: 15 });

/** The lit part of the page, the card beside it and what of the step's own part the page has, as they stand on the screen. */
const spotlight = (page: Page, step: string) =>
  page.evaluate((name) => {
    const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().toJSON() as DOMRect;
    const named = [...document.querySelectorAll<HTMLElement>(`[data-tour~='${name}']`)];
    const own = named.find((part) => part.checkVisibility() && part.getBoundingClientRect().height > 0);
    return {
      light: box('[data-testid=tour-light]'),
      card: box('[data-testid=tour-card]'),
      own: own?.getBoundingClientRect().toJSON() as DOMRect | undefined,
      width: document.documentElement.clientWidth,
      height: window.innerHeight,
    };
  }, step);

/** Walks the whole tour; each step lights a part that can be seen, its own where the page has it, and hides none of it. */
async function walk(page: Page, words: Words): Promise<readonly string[]> {
  const absent: string[] = [];
  for (const [place, step] of tourSteps.entries()) {
    const shown = card(page, words);
    await expect(shown).toContainText(count(words, place + 1));
    await expect(shown).toContainText(words.tour[step]);
    await expect(shown).toBeFocused();
    await expect(async () => {
      const seen = await spotlight(page, step);
      const { light } = seen;
      expect(light.height, `${step} is lit`).toBeGreaterThan(0);
      expect(light.top, `${step} begins on the screen`).toBeGreaterThanOrEqual(0);
      expect(light.left).toBeGreaterThanOrEqual(0);
      expect(light.right).toBeLessThanOrEqual(seen.width + 1);
      expect(light.top + Math.min(light.height, 40), `${step} is to be seen`).toBeLessThanOrEqual(seen.height);
      expect(seen.card.top).toBeGreaterThanOrEqual(0);
      expect(seen.card.bottom).toBeLessThanOrEqual(seen.height);
      const isCovered = seen.card.top < light.top + Math.min(light.height, 40) && seen.card.bottom > light.top;
      expect(isCovered, `the card covers ${step}`).toBe(false);
      if (seen.own) expect(light.top).toBeCloseTo(seen.own.top, 0);
    }).toPass();
    if (!(await spotlight(page, step)).own) absent.push(step);
    await page.keyboard.press(place + 1 < tourSteps.length ? 'ArrowRight' : 'Tab');
  }
  await tour(page, words).getByRole('button', { name: words.tour.finish }).click();
  await expect(tour(page, words)).toBeHidden();
  return absent;
}

test(
  '[PORT-09, PORT-10, OPEN-26] the tour is offered once, welcomes, and shows fifteen parts of the page, each to be seen',
  { tag: ['@each-once', '@hk-long'] },
  async ({ page, portal, words, axe }) => {
    await signIn(page, portal, { client: await demoClient(portal, withoutCode[portal.region]) });
    await page.getByRole('button', { name: words.portfolio['tour-take'] }).click();
    await expect(welcome(page, words)).toBeVisible();
    await axe(page);
    await page.getByRole('button', { name: words.tour.start }).press('Enter');
    await expect(card(page, words)).toBeVisible();
    await axe(page);
    const absent = await walk(page, words);
    expect(absent).toEqual([]);
    await page.reload();
    await openMenu(page);
    await expect(page.getByRole('button', { name: words.tour.open })).toBeVisible();
    await expect(page.getByText(words.portfolio['tour-offer'])).toBeHidden();
  },
);

test(
  '[PORT-10, OPEN-26] a client without funds has the same fifteen steps, which say what will be there',
  { tag: ['@phone', '@long'] },
  async ({ page, portal, words }) => {
    await signIn(page, portal, { client: await demoClient(portal, /^no holdings/i) });
    await page.getByRole('button', { name: words.portfolio['tour-take'] }).click();
    await page.getByRole('button', { name: words.tour.start }).click();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(card(page, words)).toContainText(words.tour['pie-absent']);
    for (let back = 0; back < 3; back += 1) await page.keyboard.press('ArrowLeft');
    expect(await walk(page, words)).toEqual(expect.arrayContaining(['pie', 'sort', 'holding-row', 'excel']));
  },
);

test(
  '[PORT-08, PORT-10, PORT-12, OPEN-26] the tour is left by Escape, and Help takes it up again at that step, with its choice of the list kept',
  { tag: ['@hk', '@desktop', '@long'] },
  async ({ page, portal, words }) => {
    await signIn(page, portal);
    await page.getByRole('button', { name: 'Not now' }).click();
    await expect(page.getByText('New here?')).toBeHidden();
    await page.getByRole('radio', { name: 'Investment region' }).check();
    const help = page.getByRole('button', { name: 'Help: a tour of your portfolio' });
    await help.press('Enter');
    await page.getByRole('button', { name: 'Start the tour' }).click();
    await tour(page, words).getByRole('button', { name: 'Next' }).click();
    await tour(page, words).getByRole('button', { name: 'Next' }).click();
    await tour(page, words).getByRole('button', { name: 'Back' }).click();
    await expect(card(page, words)).toContainText(count(words, 2));
    await page.keyboard.press('Escape');
    await expect(tour(page, words)).toBeHidden();
    await expect(help).toBeFocused();
    await expect(page.getByRole('radio', { name: 'Investment region' })).toBeChecked();

    await page.reload();
    await help.click();
    await page.getByRole('button', { name: 'Continue with step 2' }).click();
    await expect(card(page, words)).toContainText('Total value');
    await tour(page, words).getByRole('button', { name: 'Skip' }).click();
    await expect(help).toBeFocused();
  },
);
