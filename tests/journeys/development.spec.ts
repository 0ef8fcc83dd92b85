import { basePath } from '../../config/regions';
import { demoClient, signInByForm, withoutCode } from './support/clients';
import { startDevelopment } from './support/development';
import { expect, test } from './support/portal-test';

const policyOf = async (address: string): Promise<string> =>
  (await fetch(address)).headers.get('content-security-policy') ?? '';

test(
  '[R22] the front end under development runs under the policy of the served portal and over a sandbox of its own',
  { tag: ['@tw', '@desktop', '@long'] },
  async ({ page, portal, tolerate }) => {
    const { origin, end } = await startDevelopment(portal.region);
    try {
      const policy = await policyOf(`${origin}${basePath}/`);
      expect(policy).toMatch(/; style-src 'self' 'nonce-[^']+';/);
      expect(policy.replace(/ 'nonce-[^']+'/, '')).toBe(await policyOf(portal.address('/')));

      const developed = { ...portal, origin };
      await page.goto(`${origin}${basePath}/login`);
      await signInByForm(page, developed, await demoClient(developed, withoutCode.TW));
      expect(await page.evaluate(() => 'SharedWorker' in window), 'what would wait in a blob:').toBe(false);

      tolerate(/^policy: style-src-elem blocked inline|^console: Applying inline style/);
      const color = await page.evaluate(() => {
        const style = document.createElement('style');
        style.append('body { color: rgb(1, 2, 3) }');
        document.head.append(style);
        return getComputedStyle(document.body).color;
      });
      expect(color, 'a style element that is not of the server').not.toBe('rgb(1, 2, 3)');
    } finally {
      await page.close();
      expect(await end()).toEqual({ gaveFolderBack: true });
    }
  },
);
