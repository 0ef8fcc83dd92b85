import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Region } from '../../../domain/region';
import { programPath } from '../../sandbox/support/programs';
import { fillDataFolder } from '../../sandbox/support/fill-data-folder';
import { addressesOf, stop } from '../../sandbox/support/sandbox-child';
import { shortLived } from '../../sandbox/support/short-lived';

/** A sandbox of one journey's own, which leaves clients otherwise than the other journeys need them. */
export type OwnSandbox = {
  readonly TW: string;
  readonly HK: string;
  /** Stops serving, and runs a command on the books that are left. */
  readonly stopAndRun: (...command: readonly string[]) => Promise<void>;
  /** Serves once more what a command has left, at other addresses. */
  readonly serveAgain: () => Promise<Readonly<Record<Region, string>>>;
  readonly end: () => Promise<void>;
};

export const serveOwn = (...options: readonly string[]): Promise<OwnSandbox> => serveOwnAs({}, options);

/** Serves a sandbox whose environment says something else than the other journeys’. */
export async function serveOwnAs(
  environment: Readonly<Record<string, string>>,
  options: readonly string[] = [],
): Promise<OwnSandbox> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'fund-portal-own-'));
  let sandbox: ChildProcess | undefined;
  const end = async (): Promise<void> => {
    if (sandbox !== undefined) await stop(sandbox);
    rmSync(dataFolder, { recursive: true, force: true });
  };
  try {
    await fillDataFolder(dataFolder);
    sandbox = await runSandbox(dataFolder, ['serve', ...options], environment);
    let serving = sandbox;
    const stopAndRun = async (...command: readonly string[]): Promise<void> => {
      await stop(serving);
      const run = await runSandbox(dataFolder, command, environment);
      await once(run, 'exit');
      if (run.exitCode !== 0) throw new Error(`${command.join(' ')} ended with ${String(run.exitCode)}`);
    };
    const serveAgain = async () => {
      serving = await runSandbox(dataFolder, ['serve', ...options], environment);
      sandbox = serving;
      return addressesOf(serving);
    };
    return { ...(await addressesOf(sandbox)), stopAndRun, serveAgain, end };
  } catch (problem) {
    await end();
    throw problem;
  }
}

/** A command of the sandbox on a data folder, over the portal's files that the journeys are served. */
export async function runSandbox(
  dataFolder: string,
  command: readonly string[],
  own: Readonly<Record<string, string>> = {},
) {
  const { DATABASE_URL: _, PORTAL_FOLDER: portalFolder = 'dist', ...environment } = process.env;
  const settings = { PORT: '0', PORT_HK: '0', PROFILE: 'standalone', NODE_ENV: 'test', STATIC_DIR: portalFolder };
  return spawn(process.execPath, [...shortLived, programPath('sandbox'), ...command], {
    cwd: join(import.meta.dirname, '../../..'),
    env: { ...environment, ...settings, ...own, DATA_DIR: dataFolder },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}
