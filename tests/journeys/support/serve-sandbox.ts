import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** The project's folder, in which the sandbox is started. */
export const root = join(import.meta.dirname, '../../..');

/** A sandbox of its own, with the addresses of its portals. */
export type ServedSandbox = { readonly TW: string; readonly HK: string; readonly end: () => Promise<void> };

const secondsToStart = 90;

/** Serves the built portal from a data folder, on free ports. */
export async function serveSandbox(dataFolder: string): Promise<ServedSandbox> {
  const sandbox = runSandbox(dataFolder, ['serve']);
  const end = () => stop(sandbox);
  try {
    return { ...(await addressesOf(sandbox)), end };
  } catch (problem) {
    await end();
    throw problem;
  }
}

/** Starts a command of the sandbox on a data folder. */
export function runSandbox(dataFolder: string, command: readonly string[]) {
  const { DATABASE_URL: _, ...environment } = process.env;
  return spawn(process.execPath, ['--import', 'tsx', 'sandbox/main.ts', ...command], {
    cwd: root,
    env: { ...environment, PORT: '0', PORT_HK: '0', DATA_DIR: dataFolder, PROFILE: 'standalone', NODE_ENV: 'test' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}
/** The sandbox chooses free ports itself and says which. */
async function addressesOf(sandbox: ChildProcess): Promise<{ TW: string; HK: string }> {
  let output = '';
  return new Promise((resolve, reject) => {
    const give = (problem: string): void => reject(new Error(`The sandbox ${problem}:\n${output}`));
    const timer = setTimeout(() => give(`was not ready after ${String(secondsToStart)} s`), secondsToStart * 1000);
    sandbox.once('exit', (code) => give(`ended with ${String(code)} before it was ready`));
    const read = (part: Buffer): void => {
      output = `${output}${part.toString()}`.slice(-20_000);
      const [TW, HK] = ['TW', 'HK'].map(
        (region) => new RegExp(`${region} portal +(http://\\S+?)/eTrading`).exec(output)?.[1],
      );
      if (TW === undefined || HK === undefined) return;
      clearTimeout(timer);
      resolve({ TW, HK });
    };
    sandbox.stdout?.on('data', read);
    sandbox.stderr?.on('data', read);
  });
}

async function stop(sandbox: ChildProcess): Promise<void> {
  if (sandbox.exitCode !== null || sandbox.signalCode !== null) return;
  const ended = once(sandbox, 'exit');
  sandbox.kill('SIGTERM');
  const timer = setTimeout(() => sandbox.kill('SIGKILL'), 15_000);
  await ended;
  clearTimeout(timer);
}
