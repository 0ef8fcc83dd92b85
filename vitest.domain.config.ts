import { defineConfig } from 'vitest/config';

/** The tests of the domain alone, on one fixed seed, so that neither a mutant's fate nor the coverage depends on luck. */
export default defineConfig({
  test: {
    include: ['tests/domain/**/*.test.ts'],
    setupFiles: ['tests/fast-check-setup.ts'],
    env: { FAST_CHECK_SEED: '1' },
    testTimeout: 20_000,
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
