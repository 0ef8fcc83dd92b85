import { ok } from '../../domain/kernel/result';
import type { CallFailure } from '../ports/call-failure';
import type {
  CredentialResets,
  NewCredentials,
  PasswordChecks,
  ResetCompletion,
  UserCodeChecks,
} from '../ports/credentials/credential-resets';
import type { LookupContext } from '../submissions/recover-outcome';
import { submitWithRecovery } from '../submissions/submit-with-recovery';
import type { SubmissionStep } from '../submissions/submission-outcome';

export type ResetOutcome =
  | { readonly kind: 'done' }
  | { readonly kind: 'refused'; readonly userCodeChecks: UserCodeChecks; readonly passwordChecks: PasswordChecks }
  | {
      readonly kind: 'failed';
      readonly failure: CallFailure;
      readonly arrival: 'refused' | 'not-received' | 'unknown';
    };

/** Ends a reset with the new details; where the answer is lost, the step of the reset says what became of it [RESET-06, OPEN-16]. */
export class CompleteReset {
  constructor(
    private readonly resets: CredentialResets,
    private readonly context: LookupContext,
  ) {}

  async execute(details: NewCredentials, onStep: (step: SubmissionStep) => void): Promise<ResetOutcome> {
    const send = () => this.resets.complete(details);
    const outcome = await submitWithRecovery({ send, lookup: () => this.lookup(), onStep }, this.context);
    if (outcome.kind !== 'received') return { kind: 'failed', failure: outcome.failure, arrival: outcome.kind };
    const { step, userCodeChecks, passwordChecks } = outcome.answer;
    return step === '999' ? { kind: 'done' } : { kind: 'refused', userCodeChecks, passwordChecks };
  }

  private async lookup() {
    const found = await this.resets.progress();
    if (!found.ok) return found;
    const done: ResetCompletion = { ...found.value, userCodeChecks: [], passwordChecks: [] };
    return ok(found.value.step === '999' ? done : undefined);
  }
}
