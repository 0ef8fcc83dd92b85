import { takeOver } from './support/calls';
import { demoClient, signIn, withoutCode } from './support/clients';
import { expect, test } from './support/portal-test';

/** The figures and Latin words that stand on more than one line. */
function brokenWords(elements: readonly Element[]): string[] {
  return elements.flatMap((element) =>
    Array.from(element.childNodes)
      .filter((node) => node instanceof Text)
      .flatMap((node) =>
        Array.from(node.data.matchAll(/[\w.,%+]+/g), ({ 0: word, index }) => {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          return range.getClientRects().length > 1 ? word : '';
        }),
      )
      .filter(Boolean),
  );
}

test(
  '[ROUTE-09, ROUTE-10, TIER-16, TIER-17, TIER-24, TIER-31, OPEN-68, CONFLICT-22] the tier of Taiwan’s client leads to all tiers, their fees and how they are set',
  { tag: ['@tw', '@phone'] },
  async ({ page, portal, axe }) => {
    await signIn(page, portal, { client: await demoClient(portal, withoutCode.TW) });
    const tier = page.getByTestId('summary-part').filter({ has: page.getByRole('heading', { name: '會員等級' }) });
    const gist = tier.getByTestId('summary-gist');
    const name = (await gist.innerText()).replace('會員等級', '').trim();
    await gist.click();
    await page.getByRole('link', { name: '查看各等級與手續費' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('會員等級');
    await expect(page).toHaveURL(/\/client-tier$/);
    const own = page.locator('#user-tier-details');
    await expect(own).toContainText(name);
    await expect(own.getByText('列入等級計算的投資總額').locator('..')).toContainText(/TWD [\d,]+/);
    await expect(own.getByText('有效期限至').locator('..')).toContainText(/\d{4}\/\d{2}\/\d{2}/);
    const all = page.locator('#tier-instructions');
    await expect(all.getByRole('row')).toHaveText([
      /.*/,
      /TWD|不限金額.*0\.6% - 1\.2%/,
      /TWD 1,000,000.*0\.2%/,
      /TWD 3,000,000.*0%/,
      /超過 1,000 萬.*TWD 10,000,000.*0%/,
    ]);
    await expect(all.getByRole('row').filter({ hasText: '您目前的等級' })).toHaveCount(1);
    await expect(all).toContainText(/每日結算，結算後立即生效；每月 1 日寄送通知信/);
    await axe(page);
    await page.setViewportSize({ width: 320, height: 700 });
    expect(await all.locator('td, th').evaluateAll(brokenWords)).toEqual([]);
  },
);

test(
  '[ROUTE-09, ROUTE-10, TIER-24, TIER-26, TIER-27, TIER-28, TIER-29, CONFLICT-22, OPEN-92] Hong Kong’s terms stand while the client’s own tier fails and is asked for again',
  { tag: ['@hk', '@desktop'] },
  async ({ page, portal, axe }) => {
    await takeOver(page, 'ClientTiers', (route) => route.fulfill({ status: 500, json: {} }));
    await signIn(page, portal, { route: '/client-tier' });
    const all = page.locator('#tier-instructions');
    await expect(all.getByRole('row')).toHaveText([
      /.*/,
      /Silver.*0\.88%/,
      /Gold.*HKD 200,000\.00.*0\.58%/,
      /Platinum.*HKD 7,500,000\.00.*0\.18%/,
      /Select.*By invitation.*0%/,
    ]);
    for (const text of [
      'month-end NAV',
      'Tiers with a “+” pay 0% on monthly plans through eScheduler.',
      'Select pays 0% on every investment.',
    ])
      await expect(all).toContainText(text);
    const own = page.locator('#user-tier-details');
    await expect(own.getByRole('alert')).toContainText('We could not load your tier.');
    await axe(page);
    await page.unrouteAll({ behavior: 'wait' });
    await own.getByRole('button', { name: 'Try again' }).press('Enter');
    await expect(own).toContainText('Platinum+');
    await expect(all.getByRole('row', { name: 'Your tier' }).getByRole('rowheader')).toHaveText(/^Platinum\+/);
    await page.setViewportSize({ width: 320, height: 700 });
    expect(await all.locator('td, th').evaluateAll(brokenWords)).toEqual([]);
    await page.getByRole('link', { name: 'Back to my portfolio' }).click();
    await expect(page.getByTestId('holdings')).toBeVisible();
  },
);
