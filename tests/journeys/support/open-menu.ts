import { expect, type Page } from '@playwright/test';

/** On a phone, opens what the header keeps behind its menu; elsewhere all of it stands in the header already. */
export async function openMenu(page: Page): Promise<void> {
  const header = page.getByRole('banner');
  await expect(header.locator('[aria-pressed]')).toBeVisible();
  const menu = header.getByRole('button', { name: /^(Main menu|主選單)$/ });
  if (await menu.isVisible()) await menu.click();
}
