import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { root as ownRoot } from './project.mjs';
import { traceRequirements } from './trace-requirements.mjs';

// `npm run trace`: writes reports/trace.md and fails when a row has no proof. --check writes nothing; --root FOLDER traces
// another project. No library does it (trace-requirements.mjs says why).

const args = process.argv.slice(2);
const root = args.includes('--root') ? resolve(args[args.indexOf('--root') + 1]) : ownRoot;
const { faults, report } = traceRequirements(root);

if (!args.includes('--check')) {
  const written = join(root, 'reports/trace.md');
  mkdirSync(dirname(written), { recursive: true });
  writeFileSync(written, report());
}
if (faults.length > 0) {
  console.error(faults.join('\n'));
  process.exitCode = 1;
}
