import { test } from './support/portal-test';

// Each of these must fail: they prove that a journey notices what goes wrong behind the page.
test.describe('a journey fails by itself', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('.');
  });

  test('a journey fails on a script the content security policy refuses', async ({ page }) => {
    test.fail();
    await page.evaluate(() => {
      const script = document.createElement('script');
      script.append('window.name = "inline"');
      document.body.append(script);
    });
  });

  test('a journey fails on text that becomes markup against Trusted Types', async ({ page }) => {
    test.fail();
    await page.evaluate(() => {
      try {
        document.body.innerHTML = '<b>markup</b>'; // oxlint-disable-line fund-portal/refused-syntax -- the very thing that must be noticed
      } catch {
        // Chromium throws as well as reporting; only the report counts here.
      }
    });
  });

  test('a journey fails on an error nobody caught', async ({ page }) => {
    test.fail();
    await page.evaluate(() => {
      setTimeout(() => {
        throw new Error('nobody caught this');
      });
    });
    await page.waitForTimeout(200);
  });

  test('a journey fails on an error in the console', async ({ page }) => {
    test.fail();
    await page.evaluate(() => {
      console.error('something is wrong');
    });
  });

  test('a journey fails on an accessibility violation', async ({ page, axe }) => {
    test.fail();
    await page.evaluate(() => {
      document.body.append(document.createElement('input'));
    });
    await axe(page);
  });
});
