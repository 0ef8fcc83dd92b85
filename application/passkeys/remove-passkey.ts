import type { PasskeyList, Passkeys } from '../ports/passkeys/passkeys';
import type { SessionEnd } from '../ports/session/session-end';
import type { LookupContext } from '../submissions/recover-outcome';
import type { SubmissionOutcome } from '../submissions/submission-outcome';
import { submitWithRecovery } from '../submissions/submit-with-recovery';

type Deps = {
  readonly passkeys: Pick<Passkeys, 'remove'>;
  readonly sessionEnd: Pick<SessionEnd, 'announce'>;
  readonly context: LookupContext;
};

/** Removes a passkey, with the present secret. A lost answer isn't looked up: the list shows whether it is gone [R14, OPEN-16]. */
export class RemovePasskey {
  constructor(private readonly deps: Deps) {}

  execute(input: Parameters<Passkeys['remove']>[0]): Promise<SubmissionOutcome<PasskeyList>> {
    const { passkeys, sessionEnd, context } = this.deps;
    return submitWithRecovery({ send: () => passkeys.remove(input), sessionEnd }, context);
  }
}
