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
  // At once: what is still on its way when the process ends is lost.
  const tell = (line: string): number => writeSync(1, `${line}\n`);
  const found = await liveThrough(inject('simulation'), tell);
  if (found > 0) throw new Error(tellOf(found));
});
