import { expect, type Page } from '@playwright/test';

/** Opens a link of the page in a tab of its own, as Ctrl and a click do: it has nothing of what this tab keeps. */
export async function openBeside(page: Page, address: string): Promise<Page> {
  const opening = page.context().waitForEvent('page');
  await page.evaluate((url) => {
    const link = Object.assign(document.createElement('a'), { href: url, target: '_blank', rel: 'noopener' });
    document.body.append(link);
    link.click();
    link.remove();
  }, address);
  const opened = await opening;
  await opened.waitForLoadState();
  return opened;
}

/** Waits until a tab shares its session, which it does with a lock that other tabs may hold as well. */
export const isSharing = (page: Page) =>
  expect
    .poll(
      () =>
        page.evaluate(async () => (await navigator.locks.query()).held?.filter(({ mode }) => mode === 'shared').length),
      {
        message: 'the tab shares its session',
      },
    )
    .toBeGreaterThan(0);
