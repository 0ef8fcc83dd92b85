import { vi } from 'vitest';

/** Waits until something holds, asking every few milliseconds; the time only ends what hangs, also on a busy machine. */
export const eventually = <T>(look: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(look, { timeout: 30_000, interval: 10 });
