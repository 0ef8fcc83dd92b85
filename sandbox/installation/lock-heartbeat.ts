import { closeSync, writeSync } from 'node:fs';
import { type Holder, parseHolder, lockText } from './lock-text';
import { readFileIfPresent } from './read-file-if-present';

/** A lock that was taken: where it is, the open file behind it, and by whom. */
export type FileLock = { readonly file: string; readonly descriptor: number; readonly holder: Holder };

/** Why a holder gives up: another process has the lock, or may have it soon, since it could not be renewed for long. */
export type LockLoss = 'taken' | 'not renewed';

/** The heartbeat of a lock's holder, and the events it reports. */
export type Heartbeat = {
  /** Milliseconds from one sign to the next. */
  readonly every: number;
  /** Milliseconds without a sign after which a holder counts as dead. */
  readonly timeout: number;
  readonly lost: (why: LockLoss) => void;
  /** Called when the lock can't be read, which is tried again; not a second time before it could be read. */
  readonly unreadable: (reason: string) => void;
};

/**
 * Renews a lock until it is told to stop. It writes into the file that it made, never to its name: once another process
 * has made one of its own there, nothing of that is overwritten.
 */
export function startHeartbeat(held: FileLock, { every, timeout: patience, lost, unreadable }: Heartbeat): () => void {
  let count = 0;
  let renewedAt = performance.now();
  let isReadable = true;
  let isOver = false;
  const stop = (): void => {
    if (isOver) return;
    isOver = true;
    clearInterval(timer);
    closeSync(held.descriptor);
  };
  const giveUp = (why: LockLoss): void => {
    stop();
    lost(why);
  };
  const beat = (): void => {
    const state = stateOf(held);
    if (state.kind === 'lost') {
      giveUp('taken');
      return;
    }
    if (state.kind === 'unreadable' && isReadable) unreadable(state.reason);
    isReadable = state.kind === 'held';
    if (renew(held, (count += 1))) renewedAt = performance.now();
    else if (performance.now() - renewedAt > patience / 2) giveUp('not renewed');
  };
  const timer = setInterval(beat, every).unref();
  return stop;
}

/** Returns true if the lock at its place is known to be the one that was taken. */
export const isLockHeld = (held: FileLock): boolean => stateOf(held).kind === 'held';

type LockState = { readonly kind: 'held' | 'lost' } | { readonly kind: 'unreadable'; readonly reason: string };

/** A lock that can't be read proves nothing: whoever is short of open files would else give up what nobody has taken. */
function stateOf({ file, holder }: FileLock): LockState {
  try {
    return { kind: parseHolder(readFileIfPresent(file))?.nonce === holder.nonce ? 'held' : 'lost' };
  } catch (problem) {
    return { kind: 'unreadable', reason: problem instanceof Error ? problem.message : String(problem) };
  }
}

function renew({ descriptor, holder }: FileLock, count: number): boolean {
  try {
    writeSync(descriptor, lockText(holder, count), 0);
    return true;
  } catch {
    return false;
  }
}
