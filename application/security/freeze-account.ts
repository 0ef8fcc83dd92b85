import type { AccountFreeze, AccountSecurity } from '../ports/clients/account-security';
import type { SessionEnd } from '../ports/session/session-end';
import type { LookupContext } from '../submissions/recover-outcome';
import type { SubmissionOutcome } from '../submissions/submission-outcome';
import { submitWithRecovery } from '../submissions/submit-with-recovery';

type Deps = {
  readonly security: Pick<AccountSecurity, 'freeze'>;
  readonly sessionEnd: Pick<SessionEnd, 'announce' | 'end'>;
  readonly context: LookupContext;
};

/**
 * Freezes the client's account, and tells the other tabs. A lost answer isn't looked up: whether the account is frozen, the
 * end of the session or the hotline tells, and the same again does no harm [R14, AUTH-42].
 */
export class FreezeAccount {
  constructor(private readonly deps: Deps) {}

  async execute(): Promise<SubmissionOutcome<AccountFreeze>> {
    const { security, sessionEnd, context } = this.deps;
    const outcome = await submitWithRecovery({ send: () => security.freeze(), sessionEnd }, context);
    if (outcome.kind === 'received') sessionEnd.announce('account-frozen');
    return outcome;
  }

  /** Leaves what there is no session for any more. */
  leave(reason: 'account-frozen' | 'change-unconfirmed'): void {
    this.deps.sessionEnd.end(reason);
  }
}
