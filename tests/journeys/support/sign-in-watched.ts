import { expect, type Page } from '@playwright/test';
import { signIn } from './clients';
import { configure } from './configuration';
import type { Portal } from './portal-test';

/** The limits of a client who is signed in by `signInWatched`. */
const limits = { idleSeconds: 120, idleWarningSeconds: 60, heartbeatSeconds: 10 };

/**
 * Signs a client in whose page has a clock of its own and short limits, and waits until the watch over idle time is at
 * work, which comes after what the page is for: the server hears of the client's last key, pressed just before.
 */
export async function signInWatched(page: Page, portal: Portal, options: Parameters<typeof signIn>[2]): Promise<void> {
  await page.clock.install();
  await configure(page, { limits });
  let beats = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/heartbeat')) beats += 1;
  });
  await signIn(page, portal, options);
  await expect(async () => {
    await page.clock.runFor(limits.heartbeatSeconds * 1000);
    await page.keyboard.press('Shift');
    await page.clock.runFor(2000);
    expect(beats).toBeGreaterThan(0);
  }).toPass();
}
