import { defineConfig } from 'vitest/config';

/** For Stryker: the tests of the domain alone, on one fixed seed so that a mutant's fate doesn't depend on luck. */
export default defineConfig({
  test: {
    include: ['tests/domain/**/*.test.ts'],
    setupFiles: ['tests/fast-check-setup.ts'],
    env: { FAST_CHECK_SEED: '1' },
  },
});
