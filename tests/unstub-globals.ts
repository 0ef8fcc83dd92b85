import { afterAll, vi } from 'vitest';

// Files share their process: what one puts in the place of a browser, the next one's engine would take for it.
afterAll(() => {
  vi.unstubAllGlobals();
});
