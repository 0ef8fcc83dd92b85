import type { Locator, Page } from '@playwright/test';
import { demoClient, signIn, withoutCode } from './support/clients';
import { exact, shown, signed } from './support/figures';
import { holdingsTable, nextPortfolio } from './support/holdings-page';
import { expect } from './support/portal-test';
import { speaking } from './support/speaking';

const sentences = {
  en_US: {
    shell: {
      settings: 'Display settings',
      'gain-green': 'Gains green, losses red',
      'gain-red': 'Gains red, losses green',
      'gain-safe': 'Gains blue, losses orange',
      'appearance-system': 'Match device',
      'appearance-dark': 'Dark',
    },
    figure: {
      gain: 'gain',
      loss: 'loss',
    },
  },
  zh_TW: {
    shell: {
      settings: '顯示設定',
      'gain-green': '綠漲紅跌',
      'gain-red': '紅漲綠跌',
      'gain-safe': '藍漲橘跌（色弱適用）',
      'appearance-system': '依裝置設定',
      'appearance-dark': '深色',
    },
    figure: {
      gain: '獲利',
      loss: '虧損',
    },
  },
};

const test = speaking(sentences);

test(
  '[OPEN-72] gains and losses have the colours of the region or those chosen, by day and by night, and always a sign, an arrow and a word',
  { tag: ['@desktop', '@long'] },
  async ({ page, portal, region, words }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await signIn(page, portal, { client: await demoClient(portal, withoutCode[region]) });
    const table = holdingsTable(page);
    const gain = table
      .locator('td > [data-testid=figure] > [data-testid=change]', { hasText: words.figure.gain })
      .first();
    const loss = table
      .locator('td > [data-testid=figure] > [data-testid=change]', { hasText: words.figure.loss })
      .first();
    await expect(gain).toHaveText(new RegExp(`^${words.figure.gain} ▲ \\+[\\d,.]+$`));
    await expect(loss).toHaveText(new RegExp(`^${words.figure.loss} ▼ -[\\d,.]+$`));
    const [up, down] = region === 'TW' ? ['red', 'green'] : ['green', 'red'];
    await expect.poll(() => Promise.all([hue(gain), hue(loss)])).toEqual([up, down]);

    await page.getByRole('button', { name: words.shell.settings }).click();
    await page.getByRole('radio', { name: words.shell[`gain-${region === 'TW' ? 'green' : 'red'}`] }).check();
    await expect.poll(() => Promise.all([hue(gain), hue(loss)])).toEqual([down, up]);
    await page.getByRole('radio', { name: words.shell['gain-safe'] }).check();
    await expect.poll(() => Promise.all([hue(gain), hue(loss)])).toEqual(['blue', 'orange']);

    expect(await brightness(page)).toBeGreaterThan(200);
    await page.getByRole('radio', { name: words.shell['appearance-dark'] }).check();
    expect(await brightness(page)).toBeLessThan(60);
    await page.getByRole('radio', { name: words.shell['appearance-system'] }).check();
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(() => brightness(page)).toBeLessThan(60);
    await page.reload();
    await expect.poll(() => Promise.all([hue(gain), hue(loss)])).toEqual(['blue', 'orange']);
  },
);

test(
  'the eye hides every amount at once, and they stay hidden after loading again',
  { tag: ['@hk', '@phone'] },
  async ({ page, portal }) => {
    const answer = nextPortfolio(page);
    await signIn(page, portal);
    const { viewed } = await answer;
    const amounts = [viewed.totalValue, viewed.totalCost, viewed.profit]
      .concat(viewed.tableViewDetails.flatMap(({ marketValue, profit }) => [marketValue ?? '0', profit ?? '0']))
      .map((figure) => signed(exact(figure), 2).replace(/^[+-]/, ''))
      .concat(viewed.tableViewDetails.map(({ holdingUnits }) => shown(exact(holdingUnits), 4)))
      .filter((amount) => amount !== '0.00');
    const leaked = async () => {
      const html = await page.content();
      return amounts.filter((amount) => html.includes(amount));
    };
    await expect.poll(leaked).not.toEqual([]);
    const eye = page.getByRole('button', { name: 'Hide amounts' });
    await eye.click();
    await expect(eye).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(leaked).toEqual([]);
    await expect(page.getByText('Amount hidden').first()).toBeAttached();
    await page.reload();
    await page.getByRole('radio', { name: 'Investment region' }).check();
    await expect(page.getByText('Amount hidden').first()).toBeAttached();
    expect(await leaked()).toEqual([]);
    await eye.click();
    await expect.poll(leaked).not.toEqual([]);
  },
);

test(
  '[OPEN-72] clients who asked for less motion see the other light at once, on every element',
  { tag: ['@hk', '@phone'] },
  async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await page.goto('login');
    await expect(page.getByLabel('Username or MasterAccount number')).toBeVisible();
    // A transition of any length hands an inherited colour down one element a frame.
    const underWay = await page.evaluate(() => {
      document.documentElement.dataset['theme'] = 'dark';
      return document.getAnimations().filter((animation) => animation instanceof CSSTransition).length;
    });
    expect(underWay).toBe(0);
  },
);

/** Returns the name that a person would give the colour of a text. */
async function hue(text: Locator): Promise<string> {
  const [red = 0, green = 0, blue = 0] = await colour(text, 'color');
  if (blue > red && blue > green) return 'blue';
  if (green > red) return 'green';
  return green > blue + 20 ? 'orange' : 'red';
}

const brightness = async (page: Page): Promise<number> =>
  Math.max(...(await colour(page.locator('body'), 'backgroundColor')));

function colour(element: Locator, property: 'color' | 'backgroundColor'): Promise<readonly number[]> {
  return element.evaluate(
    (node, name) => (getComputedStyle(node)[name].match(/\d+/g) ?? []).slice(0, 3).map(Number),
    property,
  );
}
