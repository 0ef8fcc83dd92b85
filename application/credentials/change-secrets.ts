import { pinKinds } from '../../domain/credentials/secrets/pin-error-codes';
import type { LastChanges, SecretChange, SecretChanges } from '../ports/credentials/secret-changes';
import type { SubmissionOutcome, SubmissionStep } from '../submissions/submission-outcome';
import { changeSecretsWithRecovery, type ChangeDeps } from './change-secrets-with-recovery';

type Deps = ChangeDeps & { readonly changes: SecretChanges };

/**
 * Changes one secret or both, once under a key of its own [API-22, API-89]. Where the answer is lost, the time of the last
 * change says what became of it; where the session is gone too, nobody can say. Nothing of it is kept on the device: a
 * change that comes again without its key is refused for its present secret.
 */
export class ChangeSecrets {
  constructor(private readonly deps: Deps) {}

  execute(change: SecretChange, onStep: (step: SubmissionStep) => void): Promise<SubmissionOutcome<LastChanges>> {
    return changeSecretsWithRecovery(this.deps, {
      kinds: pinKinds.filter((kind) => change[kind] !== undefined),
      send: (key) => this.deps.changes.change(change, key),
      onStep,
    });
  }
}
