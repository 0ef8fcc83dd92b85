import { availableParallelism } from 'node:os';
import which from 'which';
import { defineConfig, type Plugin } from 'vitest/config';

// `npm run test:long` draws thousands of examples where `npm test` draws a hundred.
const isLong = process.env['TEST_LONG'] === '1';
const timeoutFactor = isLong ? 30 : 1;
/** The programs that the long run compares with, which `scripts/install.mjs --long` installs. */
const programs = { LIBREOFFICE_PATH: ['soffice', 'libreoffice'], NGINX_PATH: ['nginx'] };
const found = Object.entries(programs).flatMap(([variable, names]) => {
  const path = names.map((name) => which.sync(name, { nothrow: true })).find((each) => each !== null);
  return isLong && path ? [[variable, path] as const] : [];
});
const shared = {
  setupFiles: ['tests/fast-check-setup.ts', 'tests/unstub-globals.ts'],
  // Whatever a machine is set to.
  env: { NODE_ENV: 'test', ...Object.fromEntries(found) },
  // These only end what hangs, also on a machine that has other things to do.
  testTimeout: 60_000 * timeoutFactor,
  hookTimeout: 120_000 * timeoutFactor,
  // Slower ones are named in the list of files.
  slowTestThreshold: 5_000,
  // The tests make much short-lived garbage: with more room for it the collector takes a third less time.
  execArgv: ['--max-semi-space-size=64'],
  // Vitest's own choice is one fewer than cores; one more fills the times in which a test waits for a process or a timer.
  maxWorkers: availableParallelism() + 1,
};
const pure = 'tests/domain/**/*.test.ts';
const never = ['tests/journeys/**', 'tests/bench/**', 'node_modules/**'];

/** Keeps no module that lists files in the cache: a file that comes later would be missing in it. */
const listsAreMadeAnew: Plugin = {
  name: 'fund-portal:lists-are-made-anew',
  configureVitest: ({ experimental_defineCacheKeyGenerator: defineKey }) => {
    defineKey(({ sourceCode }) => (sourceCode.includes('import.meta.glob') ? false : undefined));
  },
};

export default defineConfig({
  test: {
    // What a module became is kept from run to run: making it anew took a quarter of the time of those in a browser's stand-in.
    experimental: { fsModuleCache: true, fsModuleCachePath: '.cache/vitest' },
    reporters: ['default', './scripts/refuse-empty-run.mjs'],
    projects: [
      // Pure functions leave nothing behind: the files share their modules, which are many.
      { test: { ...shared, name: 'domain', include: [pure], isolate: false } },
      // The modules are read once a worker, not once a file: half of what these files cost. Each has a database of its own
      // and leaves nothing behind; the engine's code and the seeded original are made once a worker.
      {
        plugins: [listsAreMadeAnew],
        test: {
          ...shared,
          name: 'node',
          globalSetup: 'tests/sandbox/support/programs.ts',
          setupFiles: [...shared.setupFiles, 'tests/check-books.ts'],
          include: ['tests/**/*.test.ts'],
          exclude: [...never, pure],
          isolate: false,
        },
      },
      // With the React that clients get, which is quicker than the one for developers, and one page after the other in the
      // same browser's stand-in: reading modules and drawing with warnings took half of the time.
      {
        plugins: [listsAreMadeAnew],
        oxc: { jsx: { runtime: 'automatic', development: false } },
        test: {
          ...shared,
          name: 'dom',
          setupFiles: [...shared.setupFiles, 'tests/ui/support/settle-imports.ts'],
          include: ['tests/**/*.test.tsx'],
          exclude: never,
          environment: 'jsdom',
          // Classes keep their names; what they look like is nothing to jsdom.
          css: { include: [/\.module\.css$/], modules: { classNameStrategy: 'non-scoped' } },
          // Written as ES modules, which its package doesn't tell Node.
          server: { deps: { inline: ['echarts-for-react'] } },
          env: { NODE_ENV: 'production' },
          isolate: false,
        },
      },
    ],
    coverage: {
      provider: 'v8',
      include: ['{adapters,application,config,domain,sandbox,ui}/**/*.{ts,tsx}'],
      exclude: ['contract/graphql/**/generated/**'],
      reporter: ['text-summary', 'html'],
    },
  },
});
