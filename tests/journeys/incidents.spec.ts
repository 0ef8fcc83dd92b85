import type { Incident } from '../../application/ports/incidents';
import { regionDefaults } from '../../config/regions';
import { signIn } from './support/clients';
import { configure } from './support/configuration';
import { expect, test } from './support/portal-test';

type Report = { readonly release: string; readonly page: string; readonly incidents: readonly Incident[] };

const addressOf = { TW: `${regionDefaults.TW.apiBase}/incidents`, HK: `${regionDefaults.HK.apiBase}/incidents` };

test(
  '[R14, R23] operators are told of an error and of what the policy refused, without what the words quote, and of the vitals when the page is hidden',
  { tag: ['@tw', '@desktop'] },
  async ({ page, portal, tolerate }) => {
    tolerate(/no client|Content Security Policy|elsewhere\.invalid/);
    const address = addressOf[portal.region];
    await configure(page, { incidents: { address } });
    const watching = page.waitForResponse(/watch-incidents/);
    await page.goto(portal.address('/login'));
    await watching;
    await expect(page.locator('form input').first()).toBeEditable();

    const report = () => page.waitForRequest((request) => new URL(request.url()).pathname === address);
    const told = report();
    await page.evaluate(() => {
      setTimeout(() => {
        throw new TypeError("no client 'WANG8888'");
      });
      new Image().src = 'https://elsewhere.invalid/picture.png';
    });
    const request = await told;
    expect((await request.response())?.status()).toBe(204);
    const { release, page: path, incidents } = request.postDataJSON() as Report;
    expect(release).toMatch(/^\w+-[\w-]+\.js$/);
    expect(path).toBe('/eTrading/:id/login');
    expect(incidents).toContainEqual(
      expect.objectContaining({ kind: 'error', name: 'TypeError', text: 'no client [text]' }),
    );
    expect(incidents).toContainEqual({
      kind: 'policy',
      directive: 'img-src',
      blocked: 'https://elsewhere.invalid',
    });

    const left = report();
    // A browser without windows never hides a page, and says nothing of what a page sends that is gone.
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    });
    expect((await left).postData()).toContain('"kind":"vital","name":"CLS"');
  },
);

test(
  '[OPEN-92, R23] operators are told of a rejection that nobody caught, of a file of the build that didn’t arrive, and of the screen that it took away',
  { tag: ['@tw', '@desktop'] },
  async ({ page, portal, tolerate }) => {
    tolerate(/did not arrive|Failed to (?:load resource|fetch)|net::ERR_|Importing a module script failed|no order/);
    const address = addressOf[portal.region];
    await configure(page, { incidents: { address } });
    const told: Incident[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === address) told.push(...(request.postDataJSON() as Report).incidents);
    });
    const watching = page.waitForResponse(/watch-incidents/);
    await page.goto(portal.address('/login'));
    await watching;
    await page.evaluate(() => void Promise.reject(new RangeError('no order 20260304')));
    await expect
      .poll(() => told)
      .toContainEqual(expect.objectContaining({ kind: 'error', name: 'RangeError', text: 'no order [number]' }));

    await page.route('**/assets/holdings-*.js', (route) => route.abort('internetdisconnected'));
    await signIn(page, portal);
    await expect(page.getByTestId('message-page').getByRole('button', { name: '重新載入' })).toBeVisible();
    await expect.poll(() => told.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['missing-file', 'crash']));
  },
);
