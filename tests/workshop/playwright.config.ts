import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { chromiumOptions } from '../../scripts/chromium.mjs';
import { textSizes, type WorkshopOptions } from './text-sizes';

const root = join(import.meta.dirname, '../..');

const chromium = chromiumOptions();

/** The pictures of the component workshop, held against those of an earlier commit. */
export default defineConfig<WorkshopOptions>({
  testDir: import.meta.dirname,
  testMatch: '*.spec.ts',
  outputDir: join(root, '.cache/workshop/results'),
  snapshotPathTemplate: join(root, '.cache/workshop/pictures/{projectName}/{arg}{ext}'),
  globalSetup: './build-workshops.ts',
  fullyParallel: true,
  // One more than cores: a page waits for its requests and pictures.
  workers: availableParallelism() + 1,
  forbidOnly: process.env['CI'] !== undefined,
  timeout: 180_000,
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    contextOptions: { reducedMotion: 'reduce' },
    timezoneId: 'Asia/Hong_Kong',
  },
  projects: textSizes.map(({ percent, width }) => ({
    name: `text-${String(percent)}`,
    use: {
      percent,
      viewport: { width, height: 600 },
      launchOptions: {
        ...chromium,
        // The size that a client sets in the browser: layouts follow it too, which a larger root element alone wouldn't show.
        args: [
          ...chromium.args,
          '--in-process-gpu',
          `--blink-settings=defaultFontSize=${String((16 * percent) / 100)}`,
        ],
      },
    },
  })),
});
