import type { PinKind } from '../../domain/credentials/secrets/pin-error-codes';
import { ok } from '../../domain/kernel/result';
import type { IdempotencyKey } from '../../domain/submissions/idempotency-key';
import type { AsyncResult } from '../ports/call-failure';
import type { LastChanges, SecretChanges } from '../ports/credentials/secret-changes';
import type { SessionEnd } from '../ports/session/session-end';
import type { PendingSubmissions } from '../ports/submissions/pending-submissions';
import type { LookupContext } from '../submissions/recover-outcome';
import { submitWithRecovery } from '../submissions/submit-with-recovery';
import type { SubmissionOutcome, SubmissionStep } from '../submissions/submission-outcome';

/** The dependencies of a change of secrets: its calls, and the look-up of its outcome. */
export type ChangeDeps = {
  readonly changes: Pick<SecretChanges, 'last' | 'lastAfterLoss'>;
  readonly submissions: Pick<PendingSubmissions, 'newKey'>;
  readonly sessionEnd: Pick<SessionEnd, 'announce'>;
  readonly context: LookupContext;
};

type Change = {
  readonly kinds: readonly PinKind[];
  readonly send: (key: IdempotencyKey) => AsyncResult<LastChanges>;
  readonly onStep: (step: SubmissionStep) => void;
};

/** Sends a change of secrets once under a key of its own; where the answer is lost, the time of the last change of each says what became of it [API-89, OPEN-16]. */
export async function changeSecretsWithRecovery(
  { changes, submissions, sessionEnd, context }: ChangeDeps,
  { kinds, send, onStep }: Change,
): Promise<SubmissionOutcome<LastChanges>> {
  const before = await changes.last();
  if (!before.ok) return { kind: 'not-received', failure: before.error };
  const key = submissions.newKey();
  const lookup = async () => {
    const now = await changes.lastAfterLoss();
    return now.ok ? ok(kinds.every((kind) => isNewer(kind, before.value, now.value)) ? now.value : undefined) : now;
  };
  return submitWithRecovery({ send: () => send(key), lookup, sessionEnd, onStep }, context);
}

const isNewer = (kind: PinKind, before: LastChanges, now: LastChanges): boolean =>
  now[kind] !== undefined && now[kind] !== before[kind];
