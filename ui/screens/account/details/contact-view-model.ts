import { makeAutoObservable, runInAction } from 'mobx';
import type { ChangeContact } from '../../../../application/credentials/change-contact';
import { type CallFailure, isRejectedFor, isSessionOver } from '../../../../application/ports/call-failure';
import type { Contacts, OwnContact } from '../../../../application/ports/clients/contacts';
import type { SubmissionOutcome } from '../../../../application/submissions/submission-outcome';
import {
  contactErrorCodes,
  type ContactField,
  type ContactProblem,
  readContact,
} from '../../../../domain/credentials/contacts/contact-change';
import { stepUpErrorCodes } from '../../../../domain/credentials/re-authentication/step-up-error-codes';
import { secretPolicy } from '../../../../domain/credentials/secrets/secret-policy';
import {
  type PresentSecretProblem,
  readPresentSecret,
  typedSecret,
} from '../../../../domain/credentials/secrets/typed-secret';
import { ok } from '../../../../domain/kernel/result';
import type { Region } from '../../../../domain/region';
import { AsyncResource } from '../../../stores/async-resource';

type Result =
  /** `gone`: the request waited no more when it was to be given up. */
  | { readonly kind: 'requested' | 'cancelled' | 'gone'; readonly field: ContactField }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'session-over' }
  | { readonly kind: 'failed'; readonly failure: CallFailure };

type FailedChange = Exclude<SubmissionOutcome<OwnContact>, { readonly kind: 'received' }>;
type SentCall = { readonly kind: 'requested' | 'cancelled'; readonly field: ContactField };

/** The client's contact on file, the form for another one, and the requests that wait; of the secret nothing stays [R14]. */
export class ContactViewModel {
  readonly contact: AsyncResource<OwnContact>;
  /** The part whose form is open. */
  open: ContactField | undefined;
  value = '';
  secret = '';
  problem: ContactProblem | undefined;
  secretProblem: PresentSecretProblem | 'invalid' | undefined;
  isBusy = false;
  result: Result | undefined;

  constructor(
    source: Pick<Contacts, 'current'>,
    private readonly change: ChangeContact,
    private readonly region: Region,
  ) {
    this.contact = new AsyncResource(() => source.current());
    makeAutoObservable<this, 'change' | 'region'>(
      this,
      { contact: false, change: false, region: false },
      { autoBind: true, deep: false },
    );
  }

  load(): void {
    void this.contact.load();
  }

  edit(field: ContactField): void {
    if (this.isBusy) return;
    this.open = field;
    this.value = '';
    this.forget();
    this.result = undefined;
  }

  close(): void {
    if (this.isBusy) return;
    this.open = undefined;
    this.value = '';
    this.forget();
  }

  typeValue(text: string): void {
    this.value = text;
  }

  typeSecret(text: string): void {
    this.secret = text;
  }

  async submit(): Promise<void> {
    const { open: field, value } = this;
    if (this.isBusy || field === undefined) return;
    const read = readContact(this.region, { field, text: value }, '');
    const policy = secretPolicy(this.region, 'login');
    const present = readPresentSecret(policy, this.secret);
    this.result = undefined;
    this.problem = read.ok ? undefined : read.error;
    this.secretProblem = present.ok ? undefined : present.error;
    if (!read.ok || this.secretProblem) return;
    const secret = typedSecret(policy, this.secret);
    this.secret = '';
    await this.send({ kind: 'requested', field }, () => this.change.request({ field, value: read.value, secret }));
  }

  /** Gives up a request; the form of another part stays as it is. */
  cancel(id: string, field: ContactField): Promise<void> {
    return this.send({ kind: 'cancelled', field }, () => this.change.cancel(id));
  }

  private async send(done: SentCall, wish: () => Promise<SubmissionOutcome<OwnContact>>): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    const outcome = await wish();
    if (outcome.kind === 'received') await this.contact.load(() => Promise.resolve(ok(outcome.answer)));
    // Without a session any more, asking for the record would leave this page before the client has read why.
    else if (!isSessionOver(outcome.failure) && (outcome.kind === 'unknown' || isGone(outcome.failure)))
      await this.contact.load();
    runInAction(() => {
      this.isBusy = false;
      if (outcome.kind !== 'received') {
        this.fail(outcome, done);
        return;
      }
      if (done.kind === 'requested') {
        this.open = undefined;
        this.value = '';
        this.forget();
      }
      this.result = done;
    });
  }

  private fail(outcome: FailedChange, { kind, field }: SentCall): void {
    const { failure } = outcome;
    if (outcome.kind === 'unknown') {
      this.result = { kind: isSessionOver(failure) ? 'session-over' : 'unknown' };
      return;
    }
    const problem = kind === 'requested' ? contactProblem(failure) : undefined;
    if (problem) this.problem = problem;
    else if (isRejectedFor(failure, stepUpErrorCodes.credential)) this.secretProblem = 'invalid';
    else if (isGone(failure)) this.result = { kind: 'gone', field };
    else this.result = { kind: 'failed', failure };
  }

  private forget(): void {
    this.secret = '';
    this.problem = undefined;
    this.secretProblem = undefined;
  }
}

const contactProblem = (failure: CallFailure): ContactProblem | undefined =>
  (['missing', 'invalid', 'unchanged'] as const).find((problem) => isRejectedFor(failure, contactErrorCodes[problem]));

/** Returns true if there is no such request any more. */
const isGone = (failure: CallFailure): boolean => isRejectedFor(failure, contactErrorCodes.unknown);
