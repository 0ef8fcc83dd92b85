import { mkdirSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { addUp, counted, exitCode, lastLines } from './count-results.mjs';
import { ensureDependencies } from './dependencies.mjs';
import { duration, root } from './project.mjs';

const long = process.argv.includes('--long');
const started = Date.now();
const reports = join(root, '.cache/test-reports');
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

await ensureDependencies();

// Imported only now: some steps use installed packages.
const { checks, longSuites, suites } = await import('./test-steps.mjs');
const seed = Number(process.env.FAST_CHECK_SEED ?? Date.now() % 2 ** 31);
const env = { ...process.env, CI: 'true', FAST_CHECK_SEED: String(seed), ...(long ? { TEST_LONG: '1' } : {}) };
// What a step says is kept and shown only when it fails, where colours would be codes.
env.NO_COLOR = '1';
delete env.FORCE_COLOR;
// React's test tools and Vite choose their own.
delete env.NODE_ENV;

const results = [];
const summary = [];
const remarks = [];
// The checks two at a time where there are two cores: most of them keep one busy.
const ended = new Map();
const waiting = [...checks];
await Promise.all(Array.from({ length: Math.min(2, availableParallelism()) }, () => performAll(waiting)));
await performAll([...suites, ...(long ? longSuites : [])]);

// Here too, where whoever reads the end alone finds them.
for (const remark of remarks) console.log(`\n${remark}`);
const totals = addUp(results);
if (exitCode(totals) !== 0) console.log(`\n${summary.join('\n')}`);
console.log(
  `\nfast-check seed ${seed}: repeat with FAST_CHECK_SEED=${seed} npm test; took ${duration(Date.now() - started)}`,
);
console.log(lastLines(totals).join('\n'));
process.exitCode = exitCode(totals);

/** Takes step after step until none is waiting. */
async function performAll(steps) {
  for (let step = steps.shift(); step; step = steps.shift()) {
    await ended.get(step.after);
    const performing = perform(step);
    ended.set(step.name, performing);
    await performing;
  }
}

async function perform(step) {
  const begun = Date.now();
  const took = () => duration(Date.now() - begun).padStart(11);
  const tell = (far) => {
    console.log(`...   ${step.name.padEnd(34)} ${took()}  ${far}`);
    pulse.refresh();
  };
  // Whoever reads along sees that a step which counts nothing is still at work.
  const pulse = setInterval(() => tell('is at work'), 30_000);
  const say = (text) => {
    for (const [, far] of text.matchAll(/^progress: (.*)$/gm)) tell(far);
  };
  const result = await step.run({ env, reports, long, say }).catch(failedToRun);
  clearInterval(pulse);
  const { tests, note = '', output = '', reasons = [] } = result;
  results.push(result);
  const isGood = exitCode(addUp([result])) === 0;
  if (!isGood && output.trim() !== '') console.log(output.trim());
  const line = `${isGood ? 'ok  ' : 'FAIL'}  ${step.name.padEnd(34)} ${took()}  ${tests ? counted(tests) : ''}${note}`;
  summary.push(line);
  console.log(line);
  remarks.push(...reasons);
  for (const fact of output.split('\n').filter((text) => /^(architecture|size|sandbox): /.test(text)))
    console.log(`      ${fact}`);
}

function failedToRun(error) {
  return { checks: { passed: 0, failed: 1 }, output: String(error.stack) };
}
