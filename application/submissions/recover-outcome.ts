import { commitDeadline } from '../../domain/submissions/commit-deadline';
import type { CallFailure } from '../ports/call-failure';
import type { Clock } from '../ports/clock';
import type { SessionEpoch } from '../session/session-epoch';
import type { Lookup, SubmissionOutcome } from './submission-outcome';

export type LookupContext = { readonly clock: Clock; readonly epoch: SessionEpoch };

/** When the second lookup comes, in milliseconds: an answer that was only slow is found soon. */
const secondLookup = 3_000;

/**
 * Looks up what became of something whose answer was lost. `not-received` only once the server's deadline has passed;
 * in another session the records are another client's, so it stays unknown.
 */
export async function recoverOutcome<T>(
  failure: CallFailure,
  lookup: Lookup<T> | undefined,
  { clock, epoch }: LookupContext,
): Promise<SubmissionOutcome<T>> {
  const unknown: SubmissionOutcome<T> = { kind: 'unknown', failure };
  if (lookup === undefined) return unknown;
  const session = epoch.current();
  let isAbsent = false;
  // From now on, since a page that was closed meanwhile has measured nothing, and nobody's clock is trusted.
  const deadline = elapsed(clock, commitDeadline);
  for (const moment of [undefined, elapsed(clock, secondLookup), deadline]) {
    await moment;
    if (epoch.current() !== session) return unknown;
    const found = await lookup();
    if (epoch.current() !== session) return unknown;
    if (found.ok && found.value !== undefined) return { kind: 'received', answer: found.value };
    isAbsent = found.ok;
  }
  return isAbsent ? { kind: 'not-received', failure } : unknown;
}

const elapsed = (clock: Clock, milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    clock.after(milliseconds, resolve);
  });
