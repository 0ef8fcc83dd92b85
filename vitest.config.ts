import { defineConfig } from 'vitest/config';

// `npm run test:long` draws thousands of examples where `npm test` draws a hundred.
const patience = process.env['TEST_LONG'] === '1' ? 90 : 1;
const shared = {
  setupFiles: ['tests/fast-check-setup.ts'],
  testTimeout: 20_000 * patience,
  hookTimeout: 60_000 * patience,
};
const never = ['tests/journeys/**', 'tests/bench/**', 'node_modules/**'];

export default defineConfig({
  test: {
    projects: [
      { test: { ...shared, name: 'node', include: ['tests/**/*.test.ts'], exclude: never } },
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
