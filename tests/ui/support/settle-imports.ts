import { afterEach, vi } from 'vitest';

// Files share their modules: one that is still being read when its file ends would be missing for all that follow, and
// what waits for it would go on in the next test's page.
afterEach(() => vi.dynamicImportSettled());
