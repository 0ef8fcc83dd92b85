import type { Page } from '@playwright/test';
import { expect } from './portal-test';

/** Turns the page to the light or the dark, and waits until it has followed. */
export async function turnTo(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
}

/** Looks with axe at the page as it stands, or at a part of it, in the light and in the dark. */
export async function inBothColorSchemes(
  page: Page,
  axe: (page: Page, part?: string) => Promise<void>,
  part?: string,
): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await turnTo(page, colorScheme);
    await axe(page, part);
  }
}
