import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { firstLoad } from '../../scripts/first-load.mjs';
import { signIn } from './support/clients';
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

test(
  '[P2] the home takes at most 25 requests and 200 kB of scripts before the holdings’ first rows, and what is late begins after them',
  { tag: '@each-once' },
  async ({ page, portal }) => {
    await page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        if (document.querySelector('[data-testid=holdings] tbody th') === null) return;
        observer.disconnect();
        window.name = JSON.stringify(
          performance.getEntriesByType('resource').map(({ name, encodedBodySize }) => ({
            path: new URL(name).pathname.replace(/^.*\//, ''),
            bytes: encodedBodySize,
          })),
        );
      }).observe(document, { childList: true, subtree: true });
    });
    await signIn(page, portal);
    await page.evaluate(() => {
      window.name = '';
    });
    await page.reload();
    await expect.poll(() => page.evaluate(() => window.name)).not.toBe('');
    const fetched = JSON.parse(await page.evaluate(() => window.name)) as { path: string; bytes: number }[];
    const scripts = fetched.filter(({ path }) => path.endsWith('.js'));
    expect(fetched.length).toBeGreaterThan(8);
    // The page itself is one more.
    expect(fetched.length + 1).toBeLessThanOrEqual(25);
    expect(scripts.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(200_000);
    expect(
      scripts.filter(({ path }) => /^(chart|allocation|late-shell|portfolio-parts|shared|luxon)/.test(path)),
    ).toEqual([]);
    // On a phone it is behind the bar.
    const bar = page.locator('[data-testid=allocation] summary');
    if (await bar.isVisible()) await bar.click();
    await expect(
      page.locator('[data-testid=allocation-chart] canvas, [data-testid=allocation-chart] svg').first(),
    ).toBeAttached();
  },
);

test(
  '[P2] the whole home takes at most 46 requests, 18 of them calls',
  { tag: '@each-once' },
  async ({ page, portal }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(`${request.resourceType()} ${new URL(request.url()).pathname}`));
    /** On a busy machine the network rests before the last parts of the page are asked for. */
    const hasSettled = async (...lastCalls: readonly RegExp[]): Promise<void> => {
      for (const late of [/late-shell-.*js$/, /portfolio-parts-.*js$/, ...lastCalls])
        await expect.poll(() => asked.some((each) => late.test(each))).toBe(true);
      await expect(page.getByTestId('fund-list').last().getByRole('listitem').last()).toBeVisible();
      await page.waitForLoadState('networkidle');
    };
    await signIn(page, portal);
    await expect(
      page
        .locator(
          '[data-testid=allocation-chart] canvas, [data-testid=allocation-chart] svg, [data-testid=allocation] summary',
        )
        .first(),
    ).toBeAttached();
    // What is to be done after a login is asked for once.
    await hasSettled(/pageFlow$/);
    // Nothing of the page before is counted.
    asked.length = 0;
    await page.reload();
    await hasSettled();
    await expect(page.locator('[data-testid=holdings] tbody th').first()).toBeVisible();
    expect(asked.length).toBeGreaterThan(25);
    expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(46);
    const calls = asked.filter((each) => each.startsWith('xhr '));
    expect(calls.length).toBeGreaterThan(8);
    expect(calls.length, calls.join('\n')).toBeLessThanOrEqual(18);
  },
);

test(
  '[P2] the page shows its sign and its paper before any script, in the light or dark that the device or the client prefers',
  { tag: ['@tw', '@desktop'] },
  async ({ page, portal, tolerate }) => {
    tolerate(/ERR_FAILED|assets\/|^uncaught: $/);
    await page.route('**/assets/start-*.js', (route) => route.abort());
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(portal.address('/login'));
    await expect(page.locator('.shell svg')).toBeVisible();
    const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    expect(await paper()).toBe('rgb(20, 23, 26)');
    await page.evaluate(() => {
      localStorage.setItem('etrading.preferences', '{"theme":"light"}');
    });
    await page.reload();
    await expect.poll(paper).toBe('rgb(250, 248, 244)');
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
  const served = process.env['PORTAL_FOLDER'] ?? join(root, 'dist');
  const { login, texts } = firstLoad(served);
  return new Set([...login, ...texts.flat()].map((file) => `/eTrading/v2/${relative(served, file)}`));
}
