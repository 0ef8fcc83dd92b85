import { afterAll, vi } from 'vitest';

// Files share their process: what one puts in the place of a browser, the next one's engine would take for it.
afterAll(() => {
  vi.unstubAllGlobals();
});

// At their first use fake timers note what there is to take the place of: before anything is put in the place of a browser.
vi.isFakeTimers();
