import type { IdempotencyKey } from '../../domain/submissions/idempotency-key';
import { isKeySpent } from '../../domain/submissions/submission-error-codes';
import { type AsyncResult, type CallFailure, rejectionCodes } from '../ports/call-failure';
import type {
  PendingEntry,
  PendingSubmission,
  PendingSubmissions,
  SubmissionSubject,
} from '../ports/submissions/pending-submissions';
import { recoverOutcome, type LookupContext } from './recover-outcome';
import { submitWithRecovery } from './submit-with-recovery';
import type { SubmissionOutcome, SubmissionStep } from './submission-outcome';

/** One submission: whose, under which key, how it is sent and how it is looked up. */
type Submission<T> = {
  readonly subject: SubmissionSubject;
  readonly pending: Pick<PendingSubmission, 'key' | 'before'>;
  readonly send: (key: IdempotencyKey) => AsyncResult<T>;
  /**
   * Asks the server's records for it, given what they held `before`. Without it a lost answer stays unknown, and nothing
   * more is sent for the subject until `abandon`.
   */
  readonly lookup?: ((before: string | undefined) => AsyncResult<T | undefined>) | undefined;
  readonly onStep?: ((step: SubmissionStep) => void) | undefined;
};

const lost: CallFailure = { kind: 'no-answer', reason: 'offline' };

/**
 * Submits so that it takes effect at most once: its key is kept before anything is sent and stays the same over
 * another try, a reload, the end of a session and another tab; what has no outcome is looked up before anything is sent
 * again, and nothing is sent again by itself [API-89, API-90].
 */
export class SubmitOnce {
  constructor(
    private readonly submissions: PendingSubmissions,
    private readonly context: LookupContext,
  ) {}

  /** The submission of a subject that is under way, or a new one: its key is the same for every tab. */
  begin(subject: SubmissionSubject): Promise<PendingSubmission> {
    return this.submissions.hold(subject, (entry) => {
      const known = entry.read();
      if (known) return Promise.resolve(known);
      const started = { key: this.submissions.newKey(), isSent: false };
      entry.write(started);
      return Promise.resolve(started);
    });
  }

  /** Sends, unless what was sent before turns out to have arrived or has no outcome yet; that is then the outcome. */
  execute<T>({ subject, pending, send, lookup, onStep }: Submission<T>): Promise<SubmissionOutcome<T>> {
    return this.inSession(subject, async (entry) => {
      if (entry.read()?.isSent) {
        onStep?.('finding');
        const earlier = await this.resolve(entry, lookup);
        if (earlier.kind === 'received') return { ...earlier, isEarlier: true };
        if (earlier.kind !== 'not-received') return earlier;
      }
      entry.write({ ...pending, isSent: true });
      const sending = { send: () => send(pending.key), lookup: lookup && (() => lookup(pending.before)), onStep };
      return settle(entry, await submitWithRecovery(sending, this.context));
    });
  }

  /** Looks up what was sent, and sends nothing. */
  find<T>({ subject, lookup }: Pick<Submission<T>, 'subject' | 'lookup'>): Promise<SubmissionOutcome<T>> {
    return this.inSession(subject, (entry) => this.resolve(entry, lookup));
  }

  /** Gives up a submission whose outcome the client knows from elsewhere; the next one has another key. */
  abandon(subject: SubmissionSubject): Promise<void> {
    return this.submissions.hold(subject, (entry) => Promise.resolve(entry.remove()));
  }

  /** While a tab waits for another one, its session may end: then nothing is sent or asked in the next one. */
  private inSession<T>(
    subject: SubmissionSubject,
    work: (entry: PendingEntry) => Promise<SubmissionOutcome<T>>,
  ): Promise<SubmissionOutcome<T>> {
    const { epoch } = this.context;
    const session = epoch.current();
    return this.submissions.hold(subject, (entry) =>
      epoch.current() === session ? work(entry) : Promise.resolve({ kind: 'unknown', failure: { kind: 'superseded' } }),
    );
  }

  private async resolve<T>(entry: PendingEntry, lookup: Submission<T>['lookup']): Promise<SubmissionOutcome<T>> {
    const before = entry.read()?.before;
    return settle(entry, await recoverOutcome(lost, lookup && (() => lookup(before)), this.context));
  }
}

/** Keeps what an outcome leaves open: a key that wasn't used up stays the subject's own. */
function settle<T>(entry: PendingEntry, outcome: SubmissionOutcome<T>): SubmissionOutcome<T> {
  const known = entry.read();
  if (outcome.kind === 'received' || isUsedUp(outcome)) entry.remove();
  else if (outcome.kind !== 'unknown' && known) entry.write({ ...known, isSent: false });
  return outcome;
}

/** Something was carried out under the key before, so nothing more can be. */
const isUsedUp = (outcome: SubmissionOutcome<unknown>): boolean =>
  outcome.kind === 'refused' && isKeySpent(rejectionCodes(outcome.failure));
