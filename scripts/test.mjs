import { mkdirSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { ensureDependencies } from './dependencies.mjs';
import { duration, root } from './project.mjs';

const long = process.argv.includes('--long');
const started = Date.now();
const reports = join(root, '.cache/test-reports');
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

await ensureDependencies();

// Imported only now: some steps use installed packages.
const { checks, suites } = await import('./test-steps.mjs');
const seed = Number(process.env.FAST_CHECK_SEED ?? Date.now() % 2 ** 31);
const env = { ...process.env, CI: 'true', FAST_CHECK_SEED: String(seed), ...(long ? { TEST_LONG: '1' } : {}) };
// What a step says is kept and shown only when it fails, where colours would be codes.
env.NO_COLOR = '1';
delete env.FORCE_COLOR;
// React's test tools and Vite choose their own.
delete env.NODE_ENV;

const total = { passed: 0, failed: 0 };
const summary = [];
const remarks = [];
// The checks two at a time where there are two cores: most of them keep one busy.
const waiting = [...checks];
await Promise.all(Array.from({ length: Math.min(2, availableParallelism()) }, () => performAll(waiting)));
await performAll([...suites]);

// Here too, where whoever reads the end alone finds them.
for (const remark of remarks) console.log(`\n${remark}`);
if (total.failed > 0) console.log(`\n${summary.join('\n')}`);
console.log(
  `\nfast-check seed ${seed}: repeat with FAST_CHECK_SEED=${seed} npm test; took ${duration(Date.now() - started)}`,
);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;

/** Takes step after step until none is waiting. */
async function performAll(steps) {
  for (let step = steps.shift(); step; step = steps.shift()) await perform(step);
}

async function perform(step) {
  const begun = Date.now();
  const {
    passed,
    failed,
    note = '',
    output = '',
    reasons = [],
  } = await step.run({ env, reports, long }).catch((error) => ({ passed: 0, failed: 1, output: String(error.stack) }));
  const facts = output.split('\n').filter((text) => /^(architecture|size|sandbox): /.test(text));
  total.passed += passed;
  total.failed += failed;
  if (failed > 0 && output.trim() !== '') console.log(output.trim());
  const counts = passed + failed > 1 ? ` ${passed} passed, ${failed} failed` : '';
  const line = `${failed === 0 ? 'ok  ' : 'FAIL'}  ${step.name.padEnd(34)} ${duration(Date.now() - begun).padStart(11)} ${counts}${note}`;
  summary.push(line);
  console.log(line);
  remarks.push(...reasons);
  for (const fact of facts) console.log(`      ${fact}`);
}
