import type {
  BankAccountChanges,
  BankAccountProof,
  BankAccountWish,
  OwnBankAccounts,
} from '../ports/banking/bank-account-changes';
import type { SessionEnd } from '../ports/session/session-end';
import type { LookupContext } from '../submissions/recover-outcome';
import type { SubmissionOutcome } from '../submissions/submission-outcome';
import { submitWithRecovery } from '../submissions/submit-with-recovery';

type Deps = {
  readonly changes: Pick<BankAccountChanges, 'request' | 'cancel'>;
  readonly sessionEnd: Pick<SessionEnd, 'announce'>;
  readonly context: LookupContext;
};

/**
 * Requests another bank account with the present secret and a proof, and gives a request up. A lost answer isn't looked up:
 * the record shows what waits, and the same again changes nothing [R14, OPEN-16].
 */
export class ChangeBankAccount {
  constructor(private readonly deps: Deps) {}

  request(wish: BankAccountWish, proof: BankAccountProof): Promise<SubmissionOutcome<OwnBankAccounts>> {
    const { changes, sessionEnd, context } = this.deps;
    return submitWithRecovery({ send: () => changes.request(wish, proof), sessionEnd }, context);
  }

  cancel(id: string): Promise<SubmissionOutcome<OwnBankAccounts>> {
    const { changes, context } = this.deps;
    return submitWithRecovery({ send: () => changes.cancel(id) }, context);
  }
}
