import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, type Page, test as base } from '@playwright/test';
import axeCore from 'axe-core';
import { type Language, languages } from '../../domain/language';
import { contentSecurityPolicy } from '../../config/security-headers';
import { changedOnPurpose } from './base-commit';
import type { WorkshopOptions } from './text-sizes';

/** The built workshops, as build-workshops.ts names them. */
const now = process.env['WORKSHOP_NOW'] ?? '';
const before = process.env['WORKSHOP_BEFORE'];
const onPurpose = before ? changedOnPurpose(process.env['WORKSHOP_BASE'] ?? '') : [];

const themes = ['light', 'dark'] as const;

/** Machine, browser and fonts are the same for both pictures: what differs by more than a rounded edge is a change. */
const tolerance = { maxDiffPixels: 0, threshold: 0.1 };

type Shown = { readonly title: string; readonly story?: string; readonly language: Language; readonly theme: string };

const test = base.extend<WorkshopOptions>({ percent: [100, { option: true }] });

for (const { title, stories } of storiesOnDisk()) {
  const isComparable = before !== undefined && !onPurpose.includes(title) && !onPurpose.includes('all');
  test(title, async ({ page, context, percent }, { snapshotPath }) => {
    const faults: string[] = [];
    page.on('pageerror', ({ message }) => faults.push(message));
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) faults.push(message.text());
    });
    await serve(page, now);
    const pageBefore = before === undefined ? undefined : await context.newPage();
    if (pageBefore && before !== undefined) await serve(pageBefore, before);
    for (const story of stories)
      for (const language of languages)
        for (const theme of themes) {
          const shown = { title, language, theme, ...(story ? { story } : {}) };
          const name = `${[title.replaceAll('/', '-'), story, language, theme].filter(Boolean).join('-')}.png`;
          const isExpected = isComparable && pageBefore !== undefined && (await open(pageBefore, shown));
          if (isExpected) await keepPicture(pageBefore, snapshotPath(name));
          expect(await open(page, shown), `${title} is in the workshop`).toBe(true);
          if (isExpected) await expect.soft(page).toHaveScreenshot(name, { ...tolerance, fullPage: true });
          if (percent === 100 && language === 'en_US') expect.soft(await violationsOn(page), name).toEqual([]);
        }
    expect(faults).toEqual([]);
  });
}

/** Returns each component's file and the stories of it that need the page for themselves. */
function storiesOnDisk(): readonly { readonly title: string; readonly stories: readonly string[] }[] {
  const ui = join(import.meta.dirname, '../../ui');
  const files = readdirSync(ui, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.stories.tsx'));
  return files.toSorted().map((file) => {
    const text = readFileSync(join(ui, file), 'utf8');
    const title = /title: '([^']+)'/.exec(text)?.[1] ?? file;
    const names = [...text.matchAll(/^export const (\w+)/gm)].map(([, name = '']) => name);
    return { title, stories: text.includes('coversPage: true') ? names : [''] };
  });
}

const origin = 'http://workshop.test';

/** Answers a page's requests from a folder, under the portal's own policy. */
async function serve(page: Page, folder: string): Promise<void> {
  await page.route(`${origin}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    const path = join(folder, pathname === '/' ? 'index.html' : pathname);
    const headers = { 'content-security-policy': contentSecurityPolicy([]) };
    await route.fulfill(existsSync(path) ? { path, headers } : { status: 404 });
  });
}

/** Shows a component's sheet; false where that workshop has no such component. */
async function open(page: Page, { title, story = '', language, theme }: Shown): Promise<boolean> {
  const region = language === 'zh_TW' ? 'TW' : 'HK';
  const hash = `#${new URLSearchParams({ bare: '', title, story, language, theme, region }).toString()}`;
  await page.goto(`${origin}/${hash}`);
  const sheet = page.locator(`[data-address="${hash}"]`);
  await sheet.or(page.getByTestId('workshop-none')).waitFor();
  return sheet.isVisible();
}

async function keepPicture(page: Page, path: string): Promise<void> {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, await page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide', scale: 'css' }));
}

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

async function violationsOn(page: Page): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeCore.source);
  const { violations } = await page.evaluate(
    (values) => window.axe.run({ resultTypes: ['violations'], runOnly: { type: 'tag', values } }),
    standards,
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
