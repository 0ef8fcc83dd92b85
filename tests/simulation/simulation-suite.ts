import { writeSync } from 'node:fs';
import { inject, test } from 'vitest';
import type { SimulationArguments } from './arguments';
import { liveThrough, tellOf } from './live-through';

declare module 'vitest' {
  export interface ProvidedContext {
    simulation: SimulationArguments;
  }
}

test('the seeds of the command are lived through', async () => {
  const found = await liveThrough(inject('simulation'), tellAtOnce);
  if (found > 0) throw new Error(tellOf(found));
});

/** Writes a line at once: what is still on its way when the process ends is lost. Waits for whoever reads it slowly. */
function tellAtOnce(line: string): void {
  let rest = Buffer.from(`${line}\n`);
  while (rest.length > 0) {
    try {
      rest = rest.subarray(writeSync(1, rest));
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EAGAIN')) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10);
    }
  }
}
