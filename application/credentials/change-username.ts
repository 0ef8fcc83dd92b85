import { ok } from '../../domain/kernel/result';
import type { OwnUsername, UsernameChange, Usernames } from '../ports/credentials/usernames';
import type { PendingSubmissions } from '../ports/submissions/pending-submissions';
import type { NameSession } from '../session/name-session';
import type { LookupContext } from '../submissions/find-outcome';
import { sendAndFind } from '../submissions/send-and-find';
import type { SubmissionOutcome, SubmissionStep } from '../submissions/submission-outcome';

type Sources = {
  readonly usernames: Usernames;
  readonly submissions: Pick<PendingSubmissions, 'newKey'>;
  readonly nameSession: Pick<NameSession, 'execute'>;
  readonly context: LookupContext;
};

/** Makes or changes the client's login name, once under a key of its own; where the answer is lost, the name that is in force says what became of it [ACCT-04, ACCT-07, OPEN-16]. */
export class ChangeUsername {
  constructor(private readonly sources: Sources) {}

  async execute(
    change: UsernameChange,
    onStep: (step: SubmissionStep) => void,
  ): Promise<SubmissionOutcome<OwnUsername>> {
    const { usernames, submissions, nameSession, context } = this.sources;
    const key = submissions.newKey();
    const look = async () => {
      const now = await usernames.ownAfterLoss();
      return now.ok ? ok(now.value.username === change.username ? now.value : undefined) : now;
    };
    const outcome = await sendAndFind({ send: () => usernames.change(change, key), look, onStep }, context);
    // The session goes on in this tab alone: no other one has its new token, or may end it for want of that.
    if (outcome.kind === 'received') nameSession.execute();
    return outcome;
  }
}
