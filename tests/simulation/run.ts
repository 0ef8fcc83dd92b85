import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { startVitest } from 'vitest/node';
import { parseArguments, usage } from './arguments';
import { takeBack } from './mends/take-back';
import { beginAnew, tellAll } from './report';

// `npm run simulate`: ends with 0 when nothing was found, 1 when something was, 2 when it could not begin.

const root = join(import.meta.dirname, '../..');

const parsed = parseArguments(process.argv.slice(2));
if (parsed.ok) {
  const asked = parsed.value;
  const parts = asked.minutes === undefined ? 1 : availableParallelism();
  if (asked.minutes !== undefined && !asked.isResumed) beginAnew();
  // By the runner of the other tests, which reads the portal's modules as its build does; many seeds by a process a core.
  const vitest = await startVitest('test', [], {
    config: false,
    root,
    watch: false,
    reporters: [{}],
    maxWorkers: parts,
    disableConsoleIntercept: true,
    projects: Array.from({ length: parts }, (_, part) => ({
      plugins: asked.without === undefined ? [] : [takeBack(asked.without, root)],
      test: {
        name: `part ${String(part)}`,
        root,
        include: ['tests/simulation/simulation-suite.ts'],
        provide: { simulation: { ...asked, share: { part, parts } } },
        testTimeout: 0,
        hookTimeout: 0,
        execArgv: ['--max-semi-space-size=64'],
      },
    })),
    ...(asked.isInspected ? { inspectBrk: true, fileParallelism: false } : {}),
  });
  const files = vitest.state.getFiles();
  for (const problem of vitest.state.getUnhandledErrors()) console.error(problem);
  for (const { tasks, result } of files)
    for (const error of [...(result?.errors ?? []), ...tasks.flatMap((task) => task.result?.errors ?? [])])
      console.error(error.stack ?? error.message);
  const hasPassed = files.length > 0 && files.every(({ result }) => result?.state === 'pass');
  if (asked.minutes !== undefined) tellAll((line) => process.stdout.write(`${line}\n`));
  await vitest.close();
  process.exitCode = hasPassed && vitest.state.getUnhandledErrors().length === 0 ? 0 : 1;
} else {
  console.error(`${parsed.error}\n\n${usage}`);
  process.exitCode = 2;
}
