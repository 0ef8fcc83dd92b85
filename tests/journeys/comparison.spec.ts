import { takeOver } from './support/calls';
import { demoClient, signIn, withoutCode } from './support/clients';
import { inBothColorSchemes } from './support/in-both-color-schemes';
import { expectNoOverflow } from './support/layout';
import { openMenu } from './support/open-menu';
import { expect, test } from './support/portal-test';

test(
  '[FUND-24, FUND-05, FUND-07, FUND-29, SHAPE-19] a client of Taiwan takes a fund from its preview into a comparison, adds another with the keyboard, and takes one out',
  { tag: ['@tw', '@desktop'] },
  async ({ page, portal, axe }) => {
    await signIn(page, portal, { client: await demoClient(portal, withoutCode.TW) });
    await page.getByTestId('holding-fund').first().click();
    const name = await page.getByRole('dialog').getByRole('heading').first().innerText();
    await page.getByRole('dialog').getByText('更多功能').press('Enter');
    await page.getByRole('dialog').getByRole('link', { name: '基金比較' }).click();
    await expect(page).toHaveURL(/\/funds\?compare=SEEDTW/);
    const comparison = page.getByRole('region', { name: '基金比較' }).first();
    await expect(comparison.getByRole('status')).toHaveText('請從下方清單再選一檔基金來比較。');
    await expect(comparison.getByRole('columnheader')).toHaveCount(1);
    await expect(comparison.getByRole('columnheader')).toContainText(name);
    await page.getByRole('searchbox', { name: '搜尋基金（名稱、代碼或 ISIN）' }).fill('TW0003');
    const choice = page.getByRole('button', { name: /^比較 / }).first();
    await choice.press('Enter');
    await expect(choice).toHaveAttribute('aria-pressed', 'true');
    await expect(comparison.getByRole('status')).toHaveText('已選 2 檔（最多 4 檔），請從下方清單加選。');
    await expect(comparison.getByRole('columnheader')).toHaveCount(2);
    for (const line of ['風險報酬等級', '計價幣別', '淨值', '網路交易', '一年', '二年', '三年', '今年以來', '績效截至'])
      await expect(comparison.getByRole('row', { name: line }).first()).toContainText(/[A-Z\d可]/);
    await inBothColorSchemes(page, axe);
    await page.reload();
    await expect(comparison.getByRole('columnheader')).toHaveCount(2);
    await comparison.getByRole('button', { name: `移除 ${name}` }).press('Enter');
    await expect(comparison.getByRole('heading', { name: '基金比較' })).toBeFocused();
    await expect(comparison.getByRole('columnheader')).toHaveCount(1);
    await comparison.getByRole('button', { name: /^移除/ }).press('Enter');
    await expect(page.getByRole('heading', { name: '基金比較' })).toHaveCount(0);
  },
);

test(
  '[FUND-24, FUND-06, FUND-07, FUND-29, SHAPE-19, OPEN-92] a client of Hong Kong compares four funds on a phone in both languages, after the comparison failed once',
  { tag: ['@hk', '@phone'] },
  async ({ page, portal, axe }) => {
    await takeOver(page, 'FundPreviews', (route) => route.fulfill({ status: 500, json: {} }));
    const chosen = ['HK0001', 'HK0002', 'HK0003', 'HK0004'].map((code) => `compare=${code}`).join('&');
    await signIn(page, portal, { route: `/funds?${chosen}` });
    const comparison = page.getByRole('region', { name: 'Funds compared' }).first();
    await expect(comparison.getByRole('alert')).toContainText('We could not load the funds you chose.');
    await page.unrouteAll({ behavior: 'wait' });
    await comparison.getByRole('button', { name: 'Try again' }).click();
    await expect(comparison.getByRole('columnheader')).toHaveCount(4);
    await expect(comparison.getByRole('status')).toHaveText(
      'You can compare up to 4 funds. Remove one to add another.',
    );
    for (const line of ['NAV date', 'Performance as of'])
      await expect(comparison.getByRole('row', { name: line })).toContainText(/\d{2} [A-Z][a-z]{2} \d{4}/);
    await expect(comparison.getByRole('row', { name: /^NAV [A-Z]{3} \d/ })).toContainText(/\d+\.\d{2}/);
    for (const column of ['1 year', '3 years', '5 years'])
      await expect(comparison.getByRole('row', { name: column })).toContainText(/%|–/);
    await expect(comparison.getByRole('row', { name: '2 years' })).toHaveCount(0);
    await page.getByRole('table', { name: 'All funds' }).getByRole('button', { expanded: false }).first().click();
    const others = { name: /^Compare /, pressed: false };
    await expect(page.getByRole('button', others)).not.toHaveCount(0);
    await expect(page.getByRole('button', { ...others, disabled: false })).toHaveCount(0);
    await page.setViewportSize({ width: 320, height: 700 });
    await expectNoOverflow(page, 'the comparison');
    await axe(page);
    await openMenu(page);
    await page.getByRole('button', { name: 'Display settings' }).click();
    await page.getByRole('button', { name: '繁體中文' }).click();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('region', { name: '基金比較' }).first().getByRole('status')).toHaveText(
      '最多可比較 4 隻基金。請先移除一隻，再加入其他基金。',
    );
  },
);

test(
  '[FUND-24] the list stays where it is under the finger while the comparison above it grows and shrinks',
  { tag: ['@hk', '@phone'] },
  async ({ page, portal }) => {
    await signIn(page, portal, { route: '/funds' });
    await page.getByRole('table', { name: 'All funds' }).getByRole('button', { expanded: false }).first().click();
    await expect(page.getByRole('button', { name: /^Compare / })).not.toHaveCount(0);
    // What comes later is drawn into the same list.
    await page.waitForLoadState('networkidle');
    const comparison = page.getByRole('region', { name: 'Funds compared' }).first();
    const names = await page
      .getByRole('button', { name: /^Compare / })
      .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label') ?? ''));
    for (const [nth, columns] of [
      [1, 1],
      [2, 2],
      [1, 1],
    ] as const) {
      const choice = page.getByRole('button', { name: names[nth] ?? '?', exact: true });
      const top = async () => (await choice.boundingBox())?.y ?? Number.NaN;
      // Where it is as it is pressed: whoever presses may have to scroll to it before.
      await page.evaluate(() => {
        const note = ({ target }: PointerEvent) => {
          const button = target instanceof Element ? target.closest('button') : null;
          document.documentElement.dataset['pressedAt'] = String(button?.getBoundingClientRect().top);
        };
        document.addEventListener('pointerdown', note, { capture: true, once: true });
      });
      await choice.click();
      const before = await page.evaluate(() => Number(document.documentElement.dataset['pressedAt']));
      await expect(comparison.getByRole('columnheader')).toHaveCount(columns);
      // A page is scrolled by whole pixels.
      await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThanOrEqual(1);
    }
    await page.evaluate(() => {
      window.scrollTo(0, 0);
    });
    await comparison.getByRole('button', { name: /^Remove/ }).click();
    await expect(comparison).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  },
);
