import { readFile } from 'node:fs/promises';
import { columnOf, readWorkbook } from '../builders/read-workbook';
import { signIn } from './support/clients';
import { expect, test } from './support/portal-test';

const number = (text: string | null): number => Number((text ?? '').replaceAll(/[^\d.-]/g, ''));

test(
  '[PORT-46, PORT-45, ORDQ-09] a client of Taiwan reads the gains and income of the year, sale by sale, and the same figures in Excel',
  { tag: ['@tw', '@desktop'] },
  async ({ page, portal, axe }) => {
    await signIn(page, portal);
    const menu = page.getByRole('banner');
    await menu.getByRole('button', { name: '委託與對帳單' }).click();
    await menu.getByRole('link', { name: '損益與配息' }).click();
    await expect(page.getByRole('heading', { level: 1, name: '損益與配息' })).toBeVisible();

    const realised = page.getByTestId('gains-sums').locator('dd').first();
    const sum = number(await realised.textContent());
    const rows = page.getByTestId('gains-funds').locator('tbody tr[aria-rowindex]');
    await expect(rows.first()).toBeVisible();
    const byFund = await rows.locator('td:nth-child(2)').allTextContents();
    expect(byFund.map(number).reduce((total, gain) => total + gain, 0)).toBe(sum);
    await axe(page);

    await page.getByRole('tab', { name: '買回' }).click();
    const gains = await page
      .getByTestId('gains-sales')
      .locator('tbody tr[aria-rowindex] td:last-child')
      .allTextContents();
    expect(gains.length).toBeGreaterThan(1);
    expect(gains.map(number).reduce((total, gain) => total + gain, 0)).toBe(sum);
    await expect(page).toHaveURL(/part=sales/);

    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: '下載 Excel 檔' }).click();
    const file = await saved;
    expect(file.suggestedFilename()).toMatch(/^損益與配息_\d{4}_\d{8}\.xlsx$/);
    const sheets = await readWorkbook(Uint8Array.from(await readFile(await file.path())).buffer);
    const inFile = columnOf(sheets.get('買回') ?? [], '損益').map(Number);
    expect(inFile.toSorted()).toEqual(gains.map(number).toSorted());
  },
);

test(
  '[PORT-46, ORDQ-09, ORDQ-14] a client of Hong Kong goes from the whole of the money to last year’s gains and the annual statement, on a phone',
  { tag: ['@hk', '@phone'] },
  async ({ page, portal, axe }) => {
    await signIn(page, portal, { route: '/gains?year=2025' });
    const balance = page.getByTestId('value-bridge');
    await expect(balance).toContainText('31 Dec 2025');
    await axe(page);
    await page.getByRole('link', { name: 'Annual statement (PDF)' }).click();
    const statements = page.getByTestId('annual-statement-list');
    await expect(statements).toContainText('Annual statement 2025');
    const saved = page.waitForEvent('download');
    await statements.getByRole('button').click();
    expect((await saved).suggestedFilename()).toBe('Annual statement 2025.pdf');
  },
);
