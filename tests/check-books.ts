import { afterEach } from 'vitest';
import { bookChecks } from './sandbox/support/book-checks';

// After every test, so that no file that moves money can forget it.
afterEach(async () => {
  for (const check of bookChecks) await check();
});
