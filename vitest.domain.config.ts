import { defineConfig } from 'vitest/config';

const timeoutFactor = process.env['TEST_LONG'] === '1' ? 90 : 1;

/** The tests of the domain alone; without a seed given on a fixed one, so that a mutant's fate doesn't depend on luck. */
export default defineConfig({
  test: {
    include: ['tests/domain/**/*.test.ts'],
    setupFiles: ['tests/fast-check-setup.ts'],
    reporters: ['default', './scripts/refuse-empty-run.mjs'],
    env: { FAST_CHECK_SEED: process.env['FAST_CHECK_SEED'] ?? '1' },
    testTimeout: 20_000 * timeoutFactor,
    // Pure functions leave nothing behind: the files share their modules, which are many.
    isolate: false,
    coverage: {
      provider: 'v8',
      include: ['domain/**/*.ts'],
      reporter: ['text'],
      reportsDirectory: '.cache/domain-coverage',
      skipFull: true,
      thresholds: { branches: 100, functions: 100, statements: 100 },
    },
  },
});
