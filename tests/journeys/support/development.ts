import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Region } from '../../../domain/region';
import { stop } from '../../sandbox/support/sandbox-child';

/** `npm run dev` with data of its own: the front end, and the sandbox behind it. */
export type Development = {
  readonly origin: string;
  /** Ends npm, with which both end; says whether the data folder was given back within half a minute. */
  readonly end: () => Promise<{ readonly gaveFolderBack: boolean }>;
};

/** Starts the command and waits until the front end says where it is. */
export async function startDevelopment(region: Region): Promise<Development> {
  const folder = mkdtempSync(join(tmpdir(), 'fund-portal-development-'));
  const { DATABASE_URL: _, PORT: __, PORT_HK: ___, ...environment } = process.env;
  const development = spawn('npm', ['run', 'dev'], {
    cwd: join(import.meta.dirname, '../../..'),
    env: { ...environment, REGION: region, DATA_DIR: folder, NODE_ENV: 'development', NO_COLOR: '1', FORCE_COLOR: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const end = async () => {
    await stop(development);
    const lock = join(folder, 'lock');
    for (let seconds = 0; existsSync(lock) && seconds < 30; seconds += 0.5) await pause(500);
    const gaveFolderBack = !existsSync(lock);
    rmSync(folder, { recursive: true, force: true });
    return { gaveFolderBack };
  };
  try {
    return { origin: await announced(development), end };
  } catch (problem) {
    await end();
    throw problem;
  }
}

function announced(development: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    const read = (part: Buffer): void => {
      output += part.toString();
      const origin = /Local: +(http:\/\/[^/\s]+)\//.exec(output)?.[1];
      if (origin !== undefined) resolve(origin);
    };
    development.stdout?.on('data', read);
    development.stderr?.on('data', read);
    development.once('exit', () => reject(new Error(`npm run dev ended:\n${output}`)));
  });
}
