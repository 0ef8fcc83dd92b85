import { millisBetween } from '../millis-between';

const minute = 60_000;

/** The number of milliseconds without a sign of the client after which a session ends at the server [OPEN-11]. */
export const idleAtMost = 15 * minute;

const lastsAtMost = 12 * 60 * minute;

/** The time, in milliseconds, that a session's last sign may lie ahead: clocks of several processes differ by less. */
const clocksDiffer = minute;

/**
 * Returns true if a session goes on at an instant: neither its client's last sign nor its beginning is too long ago.
 * One whose last sign lies ahead ends, or a clock that was set back would let it live on [OPEN-11].
 */
export function isSessionAlive(
  { seenAt, createdAt }: { readonly seenAt: string; readonly createdAt: string },
  now: string,
): boolean {
  const idle = millisBetween(seenAt, now);
  return idle >= -clocksDiffer && idle <= idleAtMost && millisBetween(createdAt, now) <= lastsAtMost;
}
