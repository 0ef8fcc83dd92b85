import type { Page } from '@playwright/test';
import { signIn } from './clients';
import type { Portal } from './portal-test';

/** Signs a client in, and waits until the watch over idle time is at work, which comes after what the page is for. */
export async function signInWatched(page: Page, portal: Portal, options: Parameters<typeof signIn>[2]): Promise<void> {
  const watch = page.waitForResponse(/\/assets\/idle-watch-[\w-]+\.js$/);
  await signIn(page, portal, options);
  await watch;
  await page.waitForLoadState('networkidle');
}
