import { mkdirSync, rmdirSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const timeout = 30_000;
const step = 50;

/** Does what two journeys must not do at the same moment; a lock that its owner left behind gives way in the end. */
export async function oneAtATime<T>(name: string, act: () => Promise<T>): Promise<T> {
  const lock = join(tmpdir(), `fund-portal-journeys-${name}`);
  await take(lock);
  try {
    return await act();
  } finally {
    release(lock);
  }
}

async function take(lock: string): Promise<void> {
  for (let waited = 0; !taken(lock); waited += step) {
    if (waited >= timeout) throw new Error(`another journey holds ${lock}`);
    if (isLeftBehind(lock)) release(lock);
    await pause(step);
  }
}

/** Making a folder is atomic: of two who try, one succeeds. */
function taken(lock: string): boolean {
  try {
    mkdirSync(lock);
    return true;
  } catch {
    return false;
  }
}

function isLeftBehind(lock: string): boolean {
  try {
    return Date.now() - statSync(lock).mtimeMs > timeout / 2;
  } catch {
    return false;
  }
}

function release(lock: string): void {
  try {
    rmdirSync(lock);
  } catch {
    // Somebody else released it already.
  }
}
