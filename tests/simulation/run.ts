import { join } from 'node:path';
import { startVitest } from 'vitest/node';
import { parseArguments, usage } from './arguments';

// `npm run simulate`: ends with 0 when nothing was found, 1 when something was, 2 when it could not begin.

const root = join(import.meta.dirname, '../..');

const parsed = parseArguments(process.argv.slice(2));
if (parsed.ok) {
  // By the runner of the other tests, which reads the portal's modules as its build does.
  const vitest = await startVitest('test', [], {
    config: false,
    root,
    include: ['tests/simulation/simulation-suite.ts'],
    watch: false,
    reporters: [{}],
    provide: { simulation: parsed.value },
    maxWorkers: 1,
    testTimeout: 0,
    hookTimeout: 0,
    disableConsoleIntercept: true,
    execArgv: ['--max-semi-space-size=64'],
    ...(parsed.value.isInspected ? { inspectBrk: true, fileParallelism: false } : {}),
  });
  const files = vitest.state.getFiles();
  for (const problem of vitest.state.getUnhandledErrors()) console.error(problem);
  for (const { tasks, result } of files)
    for (const error of [...(result?.errors ?? []), ...tasks.flatMap((task) => task.result?.errors ?? [])])
      console.error(error.stack ?? error.message);
  const hasPassed = files.length > 0 && files.every(({ result }) => result?.state === 'pass');
  await vitest.close();
  process.exitCode = hasPassed && vitest.state.getUnhandledErrors().length === 0 ? 0 : 1;
} else {
  console.error(`${parsed.error}\n\n${usage}`);
  process.exitCode = 2;
}
