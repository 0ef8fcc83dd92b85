import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { root } from './project.mjs';

/** How long a process may take to finish its requests and release its data folder: more than it allows itself. */
const graceMilliseconds = 25_000;

const endWithParent = new URL('./end-with-parent.mjs', import.meta.url).href;

/** Starts Node on a program of the project that ends with this script, however that ends, kill -9 included; `exited` is its exit code. */
export function startProcess(args, { stdio, ...options }) {
  const streams = typeof stdio === 'string' ? [stdio, stdio, stdio] : stdio;
  // A process group of its own: Ctrl-C reaches this script and npm as well, and the program must hear it exactly once.
  const child = spawn(process.execPath, ['--import', endWithParent, ...args], {
    cwd: root,
    detached: true,
    // The channel closes with this script, whatever becomes of it.
    stdio: [...streams, 'ipc'],
    ...options,
  });
  const exited = new Promise((resolve) => {
    child.once('error', (error) => {
      console.error(`${args.join(' ')} could not be started: ${error.message}`);
      resolve(1);
    });
    child.once('exit', (code, signal) => resolve(code ?? 128 + constants.signals[signal]));
  });
  // The whole group: a program that watches its files has started another one.
  const kill = () => child.exitCode === null && child.signalCode === null && process.kill(-child.pid, 'SIGKILL');
  let stopping = false;
  const stop = (signal) => {
    if (!stopping) {
      stopping = true;
      child.kill(signal);
      setTimeout(kill, graceMilliseconds).unref();
    }
    return exited;
  };
  process.on('exit', kill);
  return { child, exited, stop };
}

/** Calls `stop` with the signal to pass on once this script is to end. */
export function whenAskedToEnd(stop) {
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stop(signal));
  process.on('SIGHUP', () => stop('SIGTERM'));
  if (process.env.npm_lifecycle_event) whenParentIsGone(() => stop('SIGTERM'));
}

/** npm can be killed without a word (kill -9, a closed container): what was started must not keep its ports and its data folder. */
function whenParentIsGone(act) {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    act();
  }, 1000);
  timer.unref();
}
