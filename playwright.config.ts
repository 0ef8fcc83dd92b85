import { availableParallelism } from 'node:os';
import { defineConfig, devices, type Project } from '@playwright/test';
import { chromiumOptions } from './scripts/chromium.mjs';
import type { PortalOptions } from './tests/journeys/support/portal-test';

const chromium = chromiumOptions();

const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } };
const phone = { ...devices['Desktop Chrome'], viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const taiwan = { region: 'TW', locale: 'zh-TW' } as const;
// Drawing every step of the chart's animation takes a tenth of a journey's time: hk-desktop alone does.
const still = { contextOptions: { reducedMotion: 'reduce' } } as const;
const guards = 'journey-guards.spec.ts';
const hongKong = { region: 'HK', locale: 'en-HK' } as const;

// A journey without tags runs in all four; @tw, @hk, @desktop and @phone keep it to where it says something new, and
// @each-once to each region and each width once, where what it proves of a region has nothing to do with the width.
// @long is for what is dear and proven below the browser too: `npm run test:long` alone has it. @tw-long and @hk-long keep
// it so in one region, where what it proves has little to do with the region.
const isLong = process.env['TEST_LONG'] === '1';
const other = { tw: 'hk', hk: 'tw' } as const;
/** The tags that keep a journey out of a project: those of the other region and of some others. */
const notOf = (region: keyof typeof other, ...others: readonly string[]): RegExp =>
  new RegExp(`@(${[other[region], ...others, ...(isLong ? [] : ['long', `${region}-long`])].join('|')})(?![\\w-])`);

const projects: readonly Project<PortalOptions>[] = [
  { name: 'tw-desktop', grepInvert: notOf('tw', 'phone'), use: { ...desktop, ...still, ...taiwan } },
  {
    name: 'tw-phone',
    grepInvert: notOf('tw', 'desktop', 'each-once'),
    testIgnore: guards,
    use: { ...phone, ...still, ...taiwan },
  },
  {
    name: 'hk-desktop',
    grepInvert: notOf('hk', 'phone', 'each-once'),
    testIgnore: guards,
    use: { ...desktop, ...hongKong },
  },
  {
    name: 'hk-phone',
    grepInvert: notOf('hk', 'desktop'),
    testIgnore: guards,
    use: { ...phone, ...still, ...hongKong },
  },
];

// One more than cores: a journey waits a fifth of its time.
const workers = availableParallelism() + 1;
// In a whole run each project has workers of its own: one that changes to another project begins anew with another browser,
// which cost the run a twentieth.
const isWhole = process.env['CI'] !== undefined;
const workersEach = Math.max(1, Math.round(workers / projects.length));

export default defineConfig<PortalOptions>({
  testDir: 'tests/journeys',
  testMatch: '*.spec.ts',
  outputDir: '.cache/journeys',
  globalSetup: './tests/journeys/support/start-sandbox.ts',
  workers: isWhole ? projects.length * workersEach : workers,
  fullyParallel: true,
  forbidOnly: isWhole,
  // A second try only tells a flaky journey from a broken one: either fails the run.
  retries: isWhole ? 1 : 0,
  failOnFlakyTests: true,
  // These only end what hangs; how fast a page comes is measured elsewhere, on a quiet machine.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['./scripts/refuse-empty-run.mjs']],
  use: {
    timezoneId: 'Asia/Hong_Kong',
    // A portal that is named, such as that of `npm run twin`, may have made its certificate itself.
    ignoreHTTPSErrors: process.env['PORTAL_TW'] !== undefined,
    screenshot: 'only-on-failure',
    // Tracing takes a fifth of a journey's time: where there is a second try, that is traced.
    trace: isWhole ? 'on-first-retry' : 'retain-on-failure',
    launchOptions: {
      ...chromium,
      // Nothing here is drawn by a graphics processor: a process for it only passes on what others ask of it.
      args: [...chromium.args, '--in-process-gpu'],
    },
  },
  projects: projects.map((project) => (isWhole ? { ...project, workers: workersEach } : project)),
});
