import { defineConfig } from 'vitest/config';

// `npm run test:long` draws thousands of examples where `npm test` draws a hundred.
const patience = process.env['TEST_LONG'] === '1' ? 90 : 1;
const shared = {
  setupFiles: ['tests/fast-check-setup.ts'],
  testTimeout: 20_000 * patience,
  hookTimeout: 60_000 * patience,
};
const pure = 'tests/domain/**/*.test.ts';
const never = ['tests/journeys/**', 'tests/bench/**', 'node_modules/**'];

export default defineConfig({
  test: {
    projects: [
      // Pure functions leave nothing behind: the files share their modules, which are many.
      { test: { ...shared, name: 'domain', include: [pure], isolate: false } },
      { test: { ...shared, name: 'node', include: ['tests/**/*.test.ts'], exclude: [...never, pure] } },
      { test: { ...shared, name: 'dom', include: ['tests/**/*.test.tsx'], exclude: never, environment: 'jsdom' } },
    ],
    coverage: {
      provider: 'v8',
      include: ['{adapters,application,config,domain,sandbox,ui}/**/*.{ts,tsx}'],
      exclude: ['adapters/graphql/generated/**'],
      reporter: ['text-summary', 'html'],
    },
  },
});
