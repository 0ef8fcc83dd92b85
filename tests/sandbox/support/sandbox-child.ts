import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

const secondsToStart = 90;

/** The sandbox chooses free ports itself and says which. */
export async function addressesOf(sandbox: ChildProcess): Promise<{ TW: string; HK: string }> {
  let output = '';
  return new Promise((resolve, reject) => {
    const give = (problem: string): void => {
      clearTimeout(timer);
      reject(new Error(`The sandbox ${problem}:\n${output}`));
    };
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

/** Ends a sandbox in good order, or else by force. */
export async function stop(sandbox: ChildProcess): Promise<void> {
  if (sandbox.exitCode !== null || sandbox.signalCode !== null) return;
  const ended = once(sandbox, 'exit');
  sandbox.kill('SIGTERM');
  const timer = setTimeout(() => sandbox.kill('SIGKILL'), 15_000);
  await ended;
  clearTimeout(timer);
}
