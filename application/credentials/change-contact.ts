import type { Contacts, OwnContact } from '../ports/clients/contacts';
import type { SessionEnd } from '../ports/session/session-end';
import type { LookupContext } from '../submissions/recover-outcome';
import type { SubmissionOutcome } from '../submissions/submission-outcome';
import { submitWithRecovery } from '../submissions/submit-with-recovery';

type Deps = {
  readonly contacts: Pick<Contacts, 'request' | 'cancel'>;
  readonly sessionEnd: Pick<SessionEnd, 'announce'>;
  readonly context: LookupContext;
};

/**
 * Requests another contact with the present secret, and gives a request up. A lost answer isn't looked up: the record shows
 * what waits, and the same again changes nothing [R14, OPEN-16].
 */
export class ChangeContact {
  constructor(private readonly deps: Deps) {}

  request(input: Parameters<Contacts['request']>[0]): Promise<SubmissionOutcome<OwnContact>> {
    const { contacts, sessionEnd, context } = this.deps;
    return submitWithRecovery({ send: () => contacts.request(input), sessionEnd }, context);
  }

  cancel(id: string): Promise<SubmissionOutcome<OwnContact>> {
    const { contacts, context } = this.deps;
    return submitWithRecovery({ send: () => contacts.cancel(id) }, context);
  }
}
