import { inject, test } from 'vitest';
import type { SimulationArguments } from './arguments';
import { liveThrough, tellOf } from './live-through';

declare module 'vitest' {
  export interface ProvidedContext {
    simulation: SimulationArguments;
  }
}

test('the seeds of the command are lived through', async () => {
  const tell = (line: string): boolean => process.stdout.write(`${line}\n`);
  const found = await liveThrough(inject('simulation'), tell);
  if (found > 0) throw new Error(tellOf(found));
});
