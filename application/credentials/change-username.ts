import { ok } from '../../domain/kernel/result';
import type { StoredUsername, UsernameChange, Usernames } from '../ports/credentials/usernames';
import type { SessionEnd } from '../ports/session/session-end';
import type { PendingSubmissions } from '../ports/submissions/pending-submissions';
import type { LookupContext } from '../submissions/recover-outcome';
import { submitWithRecovery } from '../submissions/submit-with-recovery';
import type { SubmissionOutcome, SubmissionStep } from '../submissions/submission-outcome';

type Deps = {
  readonly usernames: Usernames;
  readonly submissions: Pick<PendingSubmissions, 'newKey'>;
  readonly sessionEnd: Pick<SessionEnd, 'announce'>;
  readonly context: LookupContext;
};

/** Makes or changes the client's login name, once under a key of its own; where the answer is lost, the name that is in force says what became of it [ACCT-04, ACCT-07, OPEN-16]. */
export class ChangeUsername {
  constructor(private readonly deps: Deps) {}

  async execute(
    change: UsernameChange,
    onStep: (step: SubmissionStep) => void,
  ): Promise<SubmissionOutcome<StoredUsername>> {
    const { usernames, submissions, sessionEnd, context } = this.deps;
    const key = submissions.newKey();
    const lookup = async () => {
      const now = await usernames.ownAfterLoss();
      return now.ok ? ok(now.value.username === change.username ? now.value : undefined) : now;
    };
    return submitWithRecovery({ send: () => usernames.change(change, key), lookup, sessionEnd, onStep }, context);
  }
}
