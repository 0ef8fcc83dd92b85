import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartProblem } from '../configuration/start-problem';
import { isRunning, signatureOf } from './process-signature';

/** Gives the folder back. */
export type Release = () => void;

const takeoverLastsAtMost = 10_000;

/** Takes the data folder for this process, since PGlite takes no lock; refuses while another process holds it. */
export function lockFolder(folder: string): Release {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (problem) {
    throw new StartProblem(`The data folder ${folder} can't be made: ${reason(problem)}`);
  }
  const file = join(folder, 'lock');
  if (!create(file)) takeOver(folder, file);
  const mine = signatureOf(process.pid);
  const release = (): void => {
    process.off('exit', release);
    if (read(file) === mine) rmSync(file, { force: true });
  };
  process.on('exit', release);
  return release;
}

/** Only one process at a time may remove a stale lock, or two could each remove the other's new one. */
function takeOver(folder: string, file: string): void {
  const guard = `${file}.takeover`;
  if (!create(guard) && isFresh(guard)) throw inUse(folder);
  try {
    const holder = read(file);
    if (holder !== undefined && isRunning(holder)) throw inUse(folder);
    rmSync(file, { force: true });
    if (!create(file)) throw inUse(folder);
  } finally {
    rmSync(guard, { force: true });
  }
}

function create(file: string): boolean {
  try {
    writeFileSync(file, signatureOf(process.pid), { flag: 'wx' });
    return true;
  } catch (problem) {
    if (code(problem) === 'EEXIST') return false;
    throw new StartProblem(`The data folder can't be written: ${reason(problem)}`);
  }
}

function isFresh(file: string): boolean {
  const changed = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  return Date.now() - changed < takeoverLastsAtMost;
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

const inUse = (folder: string): StartProblem =>
  new StartProblem(`The data folder ${folder} is in use by another running sandbox; stop it first, or set DATA_DIR`);

const reason = (problem: unknown): string => (problem instanceof Error ? problem.message : String(problem));

const code = (problem: unknown): unknown => (problem instanceof Error && 'code' in problem ? problem.code : undefined);
