import type { Page } from '@playwright/test';
import { type Axe, expect } from './portal-test';

/** Turns the page to the light or the dark, and waits until it has followed. */
export async function turnTo(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
}

/** Looks with axe at the page as it stands, or at a part of it, in the light and in the dark, where nothing but its colours is other. */
export async function inBothColorSchemes(page: Page, axe: Axe, part?: string): Promise<void> {
  await turnTo(page, 'light');
  await axe(page, part);
  await turnTo(page, 'dark');
  await axe(page, part, ['color-contrast', 'link-in-text-block']);
}
