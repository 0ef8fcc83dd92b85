import type { Page } from '@playwright/test';
import { holdBack } from './support/calls';
import { demoClient, signIn } from './support/clients';
import { holdingsTable } from './support/holdings-page';
import { expect, type Portal, test } from './support/portal-test';

/** The traces of the first client: the name, funds that the next one doesn't hold, and their value. */
const ofFirst = ['Ms Chan', 'HK0011', 'HK0012', '10,113,461.02'];

test.describe('the login of another client on the same page', { tag: ['@hk', '@desktop'] }, () => {
  test('[R13, FMT-17] the next client, addressed as Mr where the first was Ms, never sees anything of the first, though the first one’s holdings arrive late', async ({
    page,
    portal,
  }) => {
    const release = await holdBack(page, 'HoldingStatistics');
    await signIn(page, portal);
    await expect(page.getByText('Ms Chan')).toBeVisible();
    expect(await seenByTheNext(page, portal, release)).toEqual([]);
  });

  test('[R13] the next client never sees anything of the first, though the first one’s name arrives late', async ({
    page,
    portal,
  }) => {
    const release = await holdBack(page, 'UserPortfolio');
    await signIn(page, portal);
    await expect(holdingsTable(page)).toContainText('HK0011');
    expect(await seenByTheNext(page, portal, release)).toEqual([]);
  });
});

/** The first logs out, the next logs in, then come the answers to both: what of the first is shown meanwhile. */
async function seenByTheNext(page: Page, portal: Portal, release: () => void): Promise<readonly string[]> {
  const next = await demoClient(portal, /^no holdings/i);
  // By keyboard: the loading modal covers the page for as long as the call of the first is under way.
  await page.getByRole('button', { name: 'Log out' }).press('Enter');
  await page.getByRole('link', { name: 'Log in again' }).press('Enter');
  const seen = await watchFor(page, ofFirst);
  await page.getByLabel('Username or MasterAccount number').fill(next.login);
  await page.getByLabel('PIN or password', { exact: true }).fill(next.secret);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('banner')).toBeVisible();
  release();
  await expect(page.getByText('Mr Ho')).toBeVisible();
  await expect(page.getByText('You hold no funds yet.')).toBeVisible();
  return seen.jsonValue();
}

/** Watches for texts that the page shows from now on, if only for a moment. */
function watchFor(page: Page, texts: readonly string[]) {
  return page.evaluateHandle((watched) => {
    const seen: string[] = [];
    const look = (): void => {
      const shown = `${document.title} ${document.body.textContent}`;
      seen.push(...watched.filter((text) => shown.includes(text)));
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true });
    look();
    return seen;
  }, texts);
}
