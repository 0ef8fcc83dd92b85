import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from './support/portal-test';

const root = join(import.meta.dirname, '../..');

test('[P1] nothing is fetched before the login form can be used but what the size budget counts', async ({ page }) => {
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (document.querySelector('form input') === null) return;
      observer.disconnect();
      const scripts = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
      window.name = JSON.stringify(scripts.filter((path) => path.endsWith('.js')));
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto('.');
  await expect(page.locator('form input').first()).toBeEditable();
  const fetched = JSON.parse(await page.evaluate(() => window.name)) as string[];
  expect(fetched.length).toBeGreaterThan(2);
  expect(fetched.filter((path) => !countedForLogin().has(path))).toEqual([]);
});

function countedForLogin(): ReadonlySet<string> {
  const served = process.env['PORTAL_FOLDER'] ?? 'dist';
  const list = execFileSync(process.execPath, ['scripts/size.mjs', '--list', served], { cwd: root, encoding: 'utf8' });
  const { login } = JSON.parse(list) as { login: string[] };
  return new Set(login.map((file) => `/eTrading/v2/${file}`));
}
