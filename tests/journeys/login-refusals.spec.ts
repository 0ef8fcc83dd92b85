import type { Page } from '@playwright/test';
import { demoClient, nobodysName, submitLogin } from './support/clients';
import { expect, type Portal, test } from './support/portal-test';
import { hotlines, say, words as allWords, type Words } from './support/words';

/** What each demonstration client meets who isn't let in, by a word of her note. */
const refusals = [
  [/^locked/i, 'LOG0005'],
  [/^frozen/i, 'LOG0005'],
  [/^disabled/i, 'LOG0006'],
  [/reset is in progress/i, 'LOG0008'],
  [/not activated/i, 'LOG0009'],
  [/refused \(LOG0013\)/, 'LOG0013'],
] as const;

test(
  '[AUTH-42, AUTH-43, AUTH-45, AUTH-46, AUTH-48, ERR-28, ERR-29, ERR-31, ERR-32, ERR-36, I18N-15] who may not log in is told why, in the words of the region',
  { tag: '@desktop' },
  async ({ page, portal, words }) => {
    await page.goto('login');
    for (const [about, code] of refusals)
      await test.step(code, async () => {
        const { login, secret } = await demoClient(portal, about);
        await submitLogin(page, login, secret);
        await expect(page.getByRole('alert')).toHaveText(textOf(words, code, portal));
        await expect(page.getByLabel(words.login.username)).toHaveValue(login);
        await expect(page.getByLabel(words.login.secret, { exact: true })).toHaveValue('');
      });
  },
);

test(
  '[AUTH-10, AUTH-11, AUTH-40, AUTH-44, ERR-18, ERR-19, ERR-26, SESS-07, CONFLICT-08] a wrong name is told three times, and locked at the fourth',
  { tag: ['@tw', '@desktop'] },
  async ({ page, portal, words }) => {
    const name = nobodysName();
    await page.goto('login');
    for (const code of ['LOG0001', 'LOG0001', 'LOG0001', 'LOG0005'] as const) {
      await answerTo(page, () => submitLogin(page, name, 'Wrong4102Tea'));
      await expect(page.getByRole('alert')).toHaveText(textOf(words, code, portal));
    }
    expect(await page.evaluate(() => sessionStorage.getItem('etrading.sessionExpired'))).toBe('true');
    expect(await page.evaluate(() => sessionStorage.getItem('etrading.AUTH_CHECKED'))).toBeNull();
  },
);

test(
  '[ERR-15, ERR-26, I18N-14] a refusal changes its language with the page',
  { tag: ['@hk', '@desktop'] },
  async ({ page, portal, words }) => {
    await page.goto('login');
    await submitLogin(page, nobodysName(), '111222');
    await expect(page.getByRole('alert')).toHaveText(textOf(words, 'LOG0001', portal));
    await page.getByRole('button', { name: '繁體中文' }).click();
    await expect(page.getByRole('alert')).toHaveText(textOf(allWords.zh_HK, 'LOG0001', portal));
  },
);

/** The catalogue's text for a code; a line break is shown as one. */
const textOf = (words: Words, code: keyof Words['error-codes'], { region }: Portal): string =>
  say(words['error-codes'][code], { phone: hotlines[region] });

async function answerTo(page: Page, act: () => Promise<void>): Promise<void> {
  const answered = page.waitForResponse(/\/authentication\/logon$/);
  await act();
  await answered;
}
