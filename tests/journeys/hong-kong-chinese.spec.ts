import type { Page } from '@playwright/test';
import { signIn } from './support/clients';
import { holdingsTable } from './support/holdings-page';
import { expect, test } from './support/portal-test';

/** Words that Taiwan's Chinese alone has: none of them may be read in Hong Kong. */
const taiwans = /帳戶|申購|買回|淨值|報酬率|對帳單|定期定額|網路|簡訊/;

test(
  '[I18N-01, I18N-02, ENUM-32] a client of Hong Kong reads every screen in the Chinese of Hong Kong, and no word of Taiwan’s',
  { tag: ['@hk', '@desktop'] },
  async ({ page, portal }) => {
    await page.addInitScript(() => {
      localStorage.setItem('etrading.preferences', JSON.stringify({ language: 'zh_HK' }));
    });
    await signIn(page, portal);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('基金總值');
    for (const label of ['未變現盈虧', '回報率', '總成本', '基金數目'])
      await expect(page.getByRole('term').filter({ hasText: label }).first()).toBeVisible();
    await expect(holdingsTable(page).getByRole('columnheader')).toHaveText([
      '基金名稱',
      '持有單位平均單位成本',
      '單位價格價格日期',
      /^總值 ↓資產比例$/,
      '盈虧回報率',
    ]);
    await expect(page.getByText('您上次更改個人密碼已超過 90 日。我們建議每 90 日更改一次。')).toBeVisible();
    await expect(page.getByText('級別按投資組合於月底單位價格計算的總值釐定', { exact: false })).toBeAttached();
    await expectNoneOfTaiwans(page);

    await page.goto('funds');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('所有基金');
    await expect(page.getByLabel('以名稱、編號或 ISIN 搜尋')).toBeVisible();
    await expectNoneOfTaiwans(page);

    await page.goto('fund/HK0009');
    const actions = page.getByRole('list', { name: '您可為此基金辦理' });
    await actions.getByText('更多', { exact: true }).click();
    await expect(actions.getByRole('link', { name: '設定到價提示' })).toBeVisible();
    for (const name of ['概覽', '表現', '過往價格', '投資組合', '文件', '派息']) {
      await page.getByRole('tab', { name, exact: true }).click();
      await expect(page.getByRole('tabpanel')).toContainText(/./);
      await expectNoneOfTaiwans(page);
    }

    await page.goto('profile');
    for (const [name, words] of [
      ['個人資料', '綜合戶口號碼'],
      ['付款資料', '贖回基金及提取現金戶口的款項，只會存入此戶口（即您的常設付款指示）。'],
      ['到價提示', '最新價格'],
      ['通訊選擇', '結單及成交單據'],
      ['風險取向', '填寫風險取向問卷'],
    ] as const) {
      await page.getByRole('tab', { name, exact: true }).click();
      await expect(page.getByRole('tabpanel')).toContainText(words);
      await expectNoneOfTaiwans(page);
    }

    await page.goto('client-tier');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('會員級別');
    await expect(page.getByRole('columnheader', { name: '整額認購費' })).toBeVisible();
    await expectNoneOfTaiwans(page);
  },
);

const expectNoneOfTaiwans = (page: Page): Promise<void> => expect(page.locator('body')).not.toContainText(taiwans);
