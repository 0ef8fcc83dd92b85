import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from './support/portal-test';

const root = join(import.meta.dirname, '../..');

test(
  '[P1] nothing is fetched before the login form can be used but what the size budget counts',
  { tag: '@each-once' },
  async ({ page }) => {
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
  },
);

test('[R22] the folder that is served holds no source map, and no file of it names one @tw @desktop', () => {
  const served = process.env['PORTAL_FOLDER'] ?? join(root, 'dist');
  const files = readdirSync(served, { recursive: true, encoding: 'utf8' });
  const scripts = files.filter((file) => file.endsWith('.js') || file.endsWith('.css'));
  expect(scripts.length).toBeGreaterThan(10);
  expect(files.filter((file) => /\.map(\.|$)/.test(file))).toEqual([]);
  const naming = scripts.filter((file) => readFileSync(join(served, file), 'utf8').includes('sourceMappingURL='));
  expect(naming).toEqual([]);
});

function countedForLogin(): ReadonlySet<string> {
  const served = process.env['PORTAL_FOLDER'] ?? 'dist';
  const list = execFileSync(process.execPath, ['scripts/size.mjs', '--list', served], { cwd: root, encoding: 'utf8' });
  const { login } = JSON.parse(list) as { login: string[] };
  return new Set(login.map((file) => `/eTrading/v2/${file}`));
}
