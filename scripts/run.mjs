import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { join } from 'node:path';
import { root } from './project.mjs';

/** The programs of installed packages, started by node itself: no shell, no PATH, the same on every machine. */
const programs = {
  tsx: 'node_modules/tsx/dist/cli.mjs',
  vite: 'node_modules/vite/bin/vite.js',
  vitest: 'node_modules/vitest/vitest.mjs',
  oxfmt: 'node_modules/oxfmt/bin/oxfmt',
  oxlint: 'node_modules/oxlint/bin/oxlint',
  codegen: 'node_modules/@graphql-codegen/cli/esm/bin.js',
  knip: 'node_modules/knip/bin/knip.js',
  playwright: 'node_modules/@playwright/test/cli.js',
};

const endings = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** Where a package's program is. */
export const programPath = (name) => join(root, programs[name]);

/** Runs a package's program to its end; its output goes to the screen, or is kept when `quiet`. */
export function runProgram(name, args, options = {}) {
  return run(process.execPath, [programPath(name), ...args], options);
}

/** Runs a command to its end; never rejects; each part of a quiet one's output is given to `say` as it comes. Whoever ends this script meanwhile ends the command as well. */
export function run(command, args, { env = process.env, quiet = false, timeout, say = () => {} } = {}) {
  return new Promise((resolve) => {
    const stdio = quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit';
    // A group of its own, so that running out of time ends whatever the command has started as well.
    const child = spawn(command, args, { cwd: root, env, stdio, detached: timeout !== undefined });
    const timer = timeout && setTimeout(() => process.kill(-child.pid, 'SIGKILL'), timeout);
    const output = [];
    child.stdout?.on('data', (part) => output.push(part) && say(part.toString()));
    child.stderr?.on('data', (part) => output.push(part));
    const stop = (signal) => {
      child.kill(signal);
      process.exitCode = 128 + constants.signals[signal];
      child.once('close', () => process.exit());
    };
    const finish = (result) => {
      clearTimeout(timer);
      for (const signal of endings) process.off(signal, stop);
      resolve(result);
    };
    for (const signal of endings) process.once(signal, stop);
    child.on('error', (error) => finish({ code: 1, output: String(error) }));
    child.on('close', (code) => finish({ code: code ?? 1, output: Buffer.concat(output).toString('utf8') }));
  });
}
