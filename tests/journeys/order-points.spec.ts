import { demoClient, signIn } from './support/clients';
import { inBothColorSchemes } from './support/in-both-color-schemes';
import { expect, test } from './support/portal-test';

const figure = (text: string, pattern: RegExp): number => Number((pattern.exec(text)?.[1] ?? '').replaceAll(',', ''));

test(
  '[EPNT-01, EPNT-05, EPNT-06, EPNT-07] a client of Hong Kong redeems points for a purchase’s fee, reads them on the receipt, and has fewer afterwards',
  { tag: ['@hk', '@desktop'] },
  async ({ page, portal, axe }) => {
    await page.addInitScript(() => {
      localStorage.setItem('etrading.preferences', JSON.stringify({ language: 'zh_HK' }));
    });
    const client = await demoClient(portal, /^500 holdings/);
    await signIn(page, portal, { client, route: '/order/buy?fundCode=HK0002' });
    await page.getByRole('textbox', { name: '認購額（HKD）' }).fill('10000');
    await page.getByRole('button', { name: '下一步：核對指示' }).click();
    await expect(page.getByRole('heading', { name: '請確認 1 項指示' })).toBeFocused();

    const points = page.getByRole('group', { name: '以獎賞積分（ePoints）扣減費用' });
    const hint = points.getByText(/^可用積分：[\d,]+。每 50 積分可扣減費用 HKD 1\.00。$/);
    const before = figure(await hint.innerText(), /可用積分：([\d,]+)/);
    const fact = (name: string) =>
      page.locator('[data-testid=order-facts] > div').filter({ hasText: name }).locator('dd');
    await points.getByRole('textbox', { name: '使用積分' }).fill('75');
    await expect(points.getByRole('alert')).toHaveText('請輸入 50 的倍數。');
    await inBothColorSchemes(page, axe);
    await points.getByRole('textbox', { name: '使用積分' }).fill('50');
    await expect(fact('積分扣減')).toHaveText('HKD -1.00');
    const notes = page.getByTestId('order-notes').getByRole('checkbox');
    await expect(notes.first()).toBeVisible();
    for (const note of await notes.all()) await note.check();
    await page.getByLabel('交易密碼', { exact: true }).fill(client.tradingSecret);
    await page.getByRole('button', { name: '確認並提交' }).click();
    await expect(page.getByRole('heading', { name: '我們已收到您的指示' })).toBeFocused();
    await expect(page.getByTestId('order-receipt')).toBeVisible();
    await expect(fact('積分扣減')).toHaveText('50（HKD 1.00）');
    await inBothColorSchemes(page, axe);

    await page.getByRole('link', { name: '返回我的投資組合' }).click();
    const balance = page.getByTestId('summary-gist').filter({ hasText: '獎賞積分（ePoints）' });
    await expect(balance).toContainText(/\d 分$/);
    // Others redeem this client's points meanwhile.
    expect(figure(await balance.innerText(), /([\d,]+) 分/)).toBeLessThanOrEqual(before - 50);
  },
);
