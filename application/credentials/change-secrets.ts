import { type PinKind, pinKinds } from '../../domain/credentials/secrets/pin-error-codes';
import { ok } from '../../domain/kernel/result';
import type { LastChanges, SecretChange, SecretChanges } from '../ports/credentials/secret-changes';
import type { PendingSubmissions } from '../ports/submissions/pending-submissions';
import type { LookupContext } from '../submissions/find-outcome';
import type { NameSession } from '../session/name-session';
import { sendAndFind } from '../submissions/send-and-find';
import type { SubmissionOutcome, SubmissionStep } from '../submissions/submission-outcome';

type Sources = {
  readonly changes: SecretChanges;
  readonly submissions: Pick<PendingSubmissions, 'newKey'>;
  readonly nameSession: Pick<NameSession, 'execute'>;
  readonly context: LookupContext;
};

/**
 * Changes one secret or both, once under a key of its own [API-22, API-89]. Where the answer is lost, the time of the last
 * change says what became of it; where the session is gone too, nobody can say. Nothing of it is kept on the device: a
 * change that comes again without its key is refused for its present secret.
 */
export class ChangeSecrets {
  constructor(private readonly sources: Sources) {}

  async execute(change: SecretChange, onStep: (step: SubmissionStep) => void): Promise<SubmissionOutcome<LastChanges>> {
    const { changes, submissions, nameSession, context } = this.sources;
    const before = await changes.last();
    if (!before.ok) return { kind: 'not-received', failure: before.error };
    const key = submissions.newKey();
    const wanted = pinKinds.filter((kind) => change[kind] !== undefined);
    const look = async () => {
      const now = await changes.lastAfterLoss();
      return now.ok ? ok(wanted.every((kind) => isNewer(kind, before.value, now.value)) ? now.value : undefined) : now;
    };
    const outcome = await sendAndFind({ send: () => changes.change(change, key), look, onStep }, context);
    // The session goes on in this tab alone: no other one has its new token, or may end it for want of that.
    if (outcome.kind === 'received') nameSession.execute();
    return outcome;
  }
}

const isNewer = (kind: PinKind, before: LastChanges, now: LastChanges): boolean =>
  now[kind] !== undefined && now[kind] !== before[kind];
