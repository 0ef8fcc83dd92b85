import { makeAutoObservable, runInAction } from 'mobx';
import { type AsyncResult, type CallFailure, mayHaveBeenApplied } from '../../../../application/ports/call-failure';
import type { Contacts, OwnContact } from '../../../../application/ports/clients/contacts';
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
  | { readonly kind: 'failed'; readonly failure: CallFailure };

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
    private readonly source: Contacts,
    private readonly region: Region,
  ) {
    this.contact = new AsyncResource(() => source.current());
    makeAutoObservable<this, 'source' | 'region'>(
      this,
      { contact: false, source: false, region: false },
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
    await this.send({ kind: 'requested', field }, () => this.source.request({ field, value: read.value, secret }));
  }

  /** Gives up a request; the form of another part stays as it is. */
  cancel(id: string, field: ContactField): Promise<void> {
    return this.send({ kind: 'cancelled', field }, () => this.source.cancel(id));
  }

  private async send(done: SentCall, wish: () => AsyncResult<OwnContact>): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    const answer = await wish();
    if (answer.ok) await this.contact.load(() => Promise.resolve(ok(answer.value)));
    else if (mayHaveBeenApplied(answer.error) || isGone(answer.error)) await this.contact.load();
    runInAction(() => {
      this.isBusy = false;
      if (!answer.ok) {
        this.fail(answer.error, done);
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

  private fail(failure: CallFailure, { kind, field }: SentCall): void {
    const problem = kind === 'requested' ? contactProblem(failure) : undefined;
    if (problem) this.problem = problem;
    else if (hasCode(failure, stepUpErrorCodes.credential)) this.secretProblem = 'invalid';
    else if (isGone(failure)) this.result = { kind: 'gone', field };
    else this.result = mayHaveBeenApplied(failure) ? { kind: 'unknown' } : { kind: 'failed', failure };
  }

  private forget(): void {
    this.secret = '';
    this.problem = undefined;
    this.secretProblem = undefined;
  }
}

const hasCode = (failure: CallFailure, code: string): boolean =>
  failure.kind === 'rejected' && failure.errors.some((error) => error.code === code);

const contactProblem = (failure: CallFailure): ContactProblem | undefined =>
  (['missing', 'invalid', 'unchanged'] as const).find((problem) => hasCode(failure, contactErrorCodes[problem]));

/** Returns true if there is no such request any more. */
const isGone = (failure: CallFailure): boolean => hasCode(failure, contactErrorCodes.unknown);
