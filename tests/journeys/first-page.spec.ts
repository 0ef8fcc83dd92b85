import { expect, test } from './support/portal-test';

test('a visitor sees the login page, without a policy report or an accessibility violation', async ({ page, axe }) => {
  await page.goto('.');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await axe(page);
});
