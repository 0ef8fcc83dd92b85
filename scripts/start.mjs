import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { ensureDependencies } from './dependencies.mjs';
import { ensureFrontEnd } from './front-end.mjs';
import { root } from './project.mjs';

/** A portfolio of 500 holdings makes much short-lived garbage; with more room for it the collector hardly shows. */
const youngGeneration = '--max-semi-space-size=64';

/** How long the sandbox may take to finish its requests and release its data folder. */
const graceMilliseconds = 20_000;

await ensureDependencies();
if (!(await ensureFrontEnd())) {
  console.error('The front end could not be built (see above), so there is nothing to serve.');
  process.exit(1);
}
serve(process.argv.slice(2));

function serve(args) {
  // A process group of its own: Ctrl-C reaches this script and npm as well, and the sandbox must hear it exactly once.
  const sandbox = spawn(process.execPath, [youngGeneration, '--import', 'tsx', 'sandbox/main.ts', 'serve', ...args], {
    cwd: root,
    detached: true,
    stdio: 'inherit',
  });
  let stopping = false;
  const stop = (signal) => {
    if (stopping) return;
    stopping = true;
    sandbox.kill(signal);
    setTimeout(() => sandbox.kill('SIGKILL'), graceMilliseconds);
  };
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop);
  process.on('SIGHUP', () => stop('SIGTERM'));
  process.on('exit', () => sandbox.kill('SIGKILL'));
  if (process.env.npm_lifecycle_event) whenParentIsGone(() => stop('SIGTERM'));
  sandbox.on('error', (error) => {
    console.error(`The sandbox could not be started: ${error.message}`);
    process.exit(1);
  });
  sandbox.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]));
}

/** npm can be killed without a word (kill -9, a closed container): the sandbox must not keep its ports and its data folder. */
function whenParentIsGone(act) {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    act();
  }, 1000);
  timer.unref();
}
