import { closeSync, writeSync } from 'node:fs';
import { type Holder, holderOf, lockText } from './lock-text';
import { readFileIfPresent } from './read-file-if-present';

/** A lock that was taken: where it is, the open file behind it, and by whom. */
export type HeldLock = { readonly file: string; readonly descriptor: number; readonly holder: Holder };

/** How often a holder shows that it lives, after how long without a sign it counts as dead, and what a lost lock leads to. */
export type Heartbeat = { readonly every: number; readonly timeout: number; readonly lost: () => void };

/**
 * Renews a lock until it is told to stop. It writes into the file that it made, never to its name: once another process
 * has made one of its own there, nothing of that is overwritten.
 */
export function startHeartbeat(held: HeldLock, { every, timeout: patience, lost }: Heartbeat): () => void {
  let count = 0;
  let renewedAt = performance.now();
  let isOver = false;
  const stop = (): void => {
    if (isOver) return;
    isOver = true;
    clearInterval(timer);
    closeSync(held.descriptor);
  };
  const beat = (): void => {
    const renewed = isLockHeld(held) && renew(held, (count += 1));
    if (renewed) renewedAt = performance.now();
    else if (!isLockHeld(held) || performance.now() - renewedAt > patience / 2) {
      stop();
      lost();
    }
  };
  const timer = setInterval(beat, every).unref();
  return stop;
}

/** Whether the lock at its place is still the one that was taken. */
export const isLockHeld = ({ file, holder }: HeldLock): boolean =>
  holderOf(readFileIfPresent(file))?.nonce === holder.nonce;

function renew({ descriptor, holder }: HeldLock, count: number): boolean {
  try {
    writeSync(descriptor, lockText(holder, count), 0);
    return true;
  } catch {
    return false;
  }
}
