import { randomUUID } from 'node:crypto';
import { closeSync, openSync, rmSync, statSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { StartProblem } from '../context/configuration/start-problem';
import { hostIdentity } from './host-identity';
import { type Heartbeat, type FileLock, isLockHeld, startHeartbeat } from './lock-heartbeat';
import { parseHolder, lockText } from './lock-text';
import { makePrivate } from './private-folder';
import { isRunning, processSignature } from './process-signature';
import { readFileIfPresent } from './read-file-if-present';
import { errorCode } from '../context/error-code';

/** Gives the folder back. */
export type Release = () => void;

type Terms = Heartbeat & { readonly host: string };

const takeoverLastsAtMost = 10_000;
const lookEvery = 200;

/**
 * Takes the data folder for this process, since PGlite takes no lock; refuses while another process holds it. A process
 * of this host is asked for by its id, so a killed one's folder is free at once. Nobody can ask for one of another
 * machine or container: it lives as long as its lock changes, by our own clock alone.
 */
export async function lockFolder(folder: string, terms: Partial<Terms> = {}): Promise<Release> {
  const { host, ...heartbeat } = { ...usualTerms(folder), ...terms };
  makePrivate(folder);
  const file = join(folder, 'lock');
  const held = await take({ folder, file, host, patience: heartbeat.timeout });
  const stop = startHeartbeat(held, heartbeat);
  const release = (): void => {
    process.off('exit', release);
    stop();
    if (isLockHeld(held)) rmSync(file, { force: true });
  };
  process.on('exit', release);
  return release;
}

/** Whoever has lost the folder must not write to it once more, not even to close it in good order. */
const usualTerms = (folder: string): Terms => ({
  host: hostIdentity(),
  every: 3_000,
  timeout: 20_000,
  lost: (why) => {
    const what = why === 'taken' ? 'was taken over by another sandbox' : 'can no longer be kept from other sandboxes';
    console.error(`The data folder ${folder} ${what}: this one stops at once`);
    process.exit(1);
  },
  unreadable: (reason) => {
    console.error(`The lock of the data folder ${folder} can't be read and is tried again: ${reason}`);
  },
});

type Takeover = { readonly folder: string; readonly file: string; readonly host: string; readonly patience: number };

async function take(takeover: Takeover): Promise<FileLock> {
  try {
    return create(takeover.file, takeover.host) ?? (await takeOver(takeover));
  } catch (problem) {
    if (problem instanceof StartProblem) throw problem;
    // Who holds it can't be told, so it counts as held.
    const reason = problem instanceof Error ? problem.message : String(problem);
    throw new StartProblem(`The lock of the data folder ${takeover.folder} can't be read: ${reason}`);
  }
}

async function takeOver({ folder, file, host, patience }: Takeover): Promise<FileLock> {
  const dead = await whenDead({ folder, file, host, patience });
  const guard = `${file}.takeover`;
  // Only one process at a time may remove a dead lock, or two could each remove the other's new one.
  const guarding = create(guard, host);
  if (guarding === undefined && isFresh(guard)) throw inUse(folder);
  try {
    if (readFileIfPresent(file) !== dead) throw inUse(folder);
    rmSync(file, { force: true });
    const held = create(file, host);
    if (held === undefined) throw inUse(folder);
    return held;
  } finally {
    if (guarding !== undefined) closeSync(guarding.descriptor);
    rmSync(guard, { force: true });
  }
}

/** The text of a lock whose holder is dead; refuses as soon as there is a sign of life. */
async function whenDead({ folder, file, host, patience }: Takeover): Promise<string | undefined> {
  const seen = readFileIfPresent(file);
  const holder = parseHolder(seen);
  if (holder?.host === host) {
    if (isRunning(holder.process)) throw inUse(folder);
    return seen;
  }
  console.log(`The data folder ${folder} is locked from elsewhere; waiting for a sign that its holder lives ...`);
  for (const until = performance.now() + patience; performance.now() < until;) {
    await wait(lookEvery);
    const now = readFileIfPresent(file);
    if (now === undefined) return undefined;
    if (now !== seen) throw inUse(folder);
  }
  return seen;
}

/** Makes a lock where there is none. */
function create(file: string, host: string): FileLock | undefined {
  const holder = { host, process: processSignature(process.pid), nonce: randomUUID() };
  try {
    const descriptor = openSync(file, 'wx', 0o600);
    writeSync(descriptor, lockText(holder, 0), 0);
    return { file, descriptor, holder };
  } catch (problem) {
    if (errorCode(problem) === 'EEXIST') return undefined;
    const reason = problem instanceof Error ? problem.message : String(problem);
    throw new StartProblem(`The data folder can't be written: ${reason}`);
  }
}

function isFresh(file: string): boolean {
  const changed = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  return Date.now() - changed < takeoverLastsAtMost;
}

const inUse = (folder: string): StartProblem =>
  new StartProblem(`The data folder ${folder} is in use by another running sandbox; stop it first, or set DATA_DIR`);
