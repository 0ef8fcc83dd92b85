import { type BrowserContext, expect, type Page, test as base } from '@playwright/test';
import axeCore from 'axe-core';
import { basePath } from '../../../config/regions';
import type { Language } from '../../../domain/language';
import type { Region } from '../../../domain/region';

/** The options that a project of playwright.config.ts sets for its journeys. */
export type PortalOptions = { readonly region: Region };

/** Where the portal of this journey is served. */
export type Portal = {
  readonly region: Region;
  /** Scheme, host and port, for the sandbox's own pages and the API. */
  readonly origin: string;
  /** The other region's, served by the same sandbox. */
  readonly otherOrigin: string;
  /** Full address of a route of the app: `address('/portfolio')`. */
  readonly address: (route: string) => string;
};

/** Returns where the portal of a region is, on servers at these origins: the journey's own, or those of the whole run. */
export const portalOver = (origins: Readonly<Record<Region, string>>, region: Region): Portal => ({
  region,
  origin: origins[region],
  otherOrigin: origins[region === 'TW' ? 'HK' : 'TW'],
  address: (route) => `${origins[region]}${basePath}${route}`,
});

/** Asserts that a page as it stands, or a part of it, has no accessibility violation (WCAG 2.2 AA), or none of some rules. */
export type Axe = (page: Page, part?: string, rules?: readonly string[]) => Promise<void>;

type Fixtures = {
  readonly portal: Portal;
  /** The language that a new visitor of the region reads. */
  readonly language: Language;
  readonly axe: Axe;
  /** Lets a journey cause, on purpose, a problem that would otherwise fail it. */
  readonly tolerate: (problem: RegExp) => void;
  readonly problems: Problems;
};

type Problems = { readonly seen: string[]; readonly tolerated: RegExp[] };

declare global {
  interface Window {
    /** The global that examines a page for the fixture `axe`, once it was read into it. */
    axe: typeof axeCore;
    /** Set by `watch` in every page of a journey. */
    reportPolicyViolation: (report: string) => void;
  }
}

// Up to so many milliseconds, so that answers come in any order: finds journeys that read what may still be on its way.
const latest = Number(process.env['ANSWERS_LATE_BY'] ?? 0);

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * A journey through the real portal in Chromium. It fails by itself on any report of the content security policy or of
 * Trusted Types, on an uncaught error, on an error in the console and on a file of the portal that can't be loaded.
 */
export const test = base.extend<PortalOptions & Fixtures>({
  region: ['TW', { option: true }],

  portal: async ({ region }, use) => {
    const origins = { TW: process.env['PORTAL_TW'] ?? '', HK: process.env['PORTAL_HK'] ?? '' };
    await use(portalOver(origins, region));
  },

  language: async ({ region }, use) => {
    await use(region === 'HK' ? 'en_US' : 'zh_TW');
  },

  baseURL: async ({ portal }, use) => {
    await use(`${portal.origin}${basePath}/`);
  },

  problems: [
    async ({ context }, use) => {
      const problems: Problems = { seen: [], tolerated: [] };
      await watch(context, problems);
      if (latest > 0) await delayAnswers(context);
      await use(problems);
      // A call that is still being answered when the journey is over has nobody left to answer.
      for (const place of [context, ...context.pages()]) await place.unrouteAll({ behavior: 'ignoreErrors' });
      const left = problems.seen.filter((problem) => !problems.tolerated.some((tolerated) => tolerated.test(problem)));
      expect(left, 'nothing goes wrong behind the page').toEqual([]);
    },
    { auto: true },
  ],

  tolerate: async ({ problems }, use) => {
    await use((problem) => problems.tolerated.push(problem));
  },

  axe: async ({ problems: _ }, use) => {
    await use(async (page, part = 'html', rules) => {
      // What the bar covers can be scrolled from under it; while it is looked at, nothing is covered.
      const lay = (position: string) =>
        page.evaluate((value) => {
          document.querySelector<HTMLElement>('[data-testid=bottom-bar]')?.style.setProperty('position', value);
        }, position);
      await lay('static');
      // Some 600 kB, which a page that isn't left keeps: reading them anew took a good part of each look.
      if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeCore.source);
      const { violations } = await page.evaluate(
        async ({ part, values, type }) =>
          // Of what is in order only an example: naming each of a page's thousand elements took most of the time.
          window.axe.run(part, { resultTypes: ['violations'], runOnly: { type, values } }),
        rules ? { part, type: 'rule' as const, values: [...rules] } : { part, type: 'tag' as const, values: standards },
      );
      await lay('');
      const found = violations.map(
        ({ id, help, nodes }) =>
          `${id} (${help}): ${nodes.map(({ html, failureSummary = '' }) => `${html} ${failureSummary}`).join(' · ')}`,
      );
      expect(found, 'axe finds no violation').toEqual([]);
    });
  },
});

export { expect };

async function delayAnswers(context: BrowserContext): Promise<void> {
  await context.route(/\/tet-web\/|graphql/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, Math.random() * latest));
    await route.fallback();
  });
}

async function watch(context: BrowserContext, { seen }: Problems): Promise<void> {
  await context.exposeBinding('reportPolicyViolation', (_, report: string) => seen.push(`policy: ${report}`));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { effectiveDirective, blockedURI, sample, sourceFile, lineNumber } = event;
      const report = `${effectiveDirective} blocked ${blockedURI} ${sample} (${sourceFile}:${String(lineNumber)})`;
      window.reportPolicyViolation(report);
    });
  });
  context.on('weberror', (error) => seen.push(`uncaught: ${error.error().stack ?? error.error().message}`));
  context.on('console', (message) => {
    // Chromium writes a line of its own for each answer of 400 and above; a journey looks at what the page makes of it.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      seen.push(`console: ${message.text()}`);
  });
  context.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (response.status() >= 400 && pathname.startsWith(basePath))
      seen.push(`file: ${String(response.status())} for ${pathname}`);
  });
}
