import { makeAutoObservable, runInAction } from 'mobx';
import type {
  BankAccountChanges,
  BankAccountProof,
  BankAccountRequest,
  OwnBankAccounts,
} from '../../../../application/ports/banking/bank-account-changes';
import {
  type CallFailure,
  isRejectedFor,
  isSessionOver,
  rejectionCodes,
} from '../../../../application/ports/call-failure';
import type { ChangeBankAccount } from '../../../../application/security/change-bank-account';
import type { SubmissionOutcome } from '../../../../application/submissions/submission-outcome';
import {
  bankAccountCurrencies,
  bankAccountErrorCodes,
  type BankAccountField,
  bankAccountFields,
  type BankAccountProblems,
  readBankAccount,
  type TypedBankAccount,
} from '../../../../domain/banking/bank-account-change';
import { maskAccountNumber } from '../../../../domain/banking/mask-account-number';
import { stepUpErrorCodes } from '../../../../domain/credentials/re-authentication/step-up-error-codes';
import { secretPolicy } from '../../../../domain/credentials/secrets/secret-policy';
import {
  type PresentSecretProblem,
  readPresentSecret,
  typedSecret,
} from '../../../../domain/credentials/secrets/typed-secret';
import { parseUploadProblem, type UploadProblem } from '../../../../domain/documents/upload-problem';
import { err, ok, type Result } from '../../../../domain/kernel/result';
import type { Region } from '../../../../domain/region';
import { readUpload } from '../../../documents/read-upload';
import { AsyncResource } from '../../../stores/async-resource';

type Done = { readonly kind: 'requested' | 'cancelled'; readonly account: string };

type FailedChange = Exclude<SubmissionOutcome<OwnBankAccounts>, { readonly kind: 'received' }>;

type Outcome =
  /** `gone`: the request waited no more when it was to be given up. */
  | (Done | { readonly kind: 'gone'; readonly account: string })
  | { readonly kind: 'unknown' }
  | { readonly kind: 'session-over' }
  | { readonly kind: 'failed'; readonly failure: CallFailure };

/** A place that a new account can take: that of one in use, or one beside the others in a currency. */
export type AccountPlace = { readonly replaces: string } | { readonly currency: string };

type Rules = { readonly region: Region; readonly uploadBytes: number };

const nothing: TypedBankAccount = { bank: '', branch: '', number: '' };

/** The form for another bank account with its proof, and the requests that wait; of the secret nothing stays [R14]. */
export class BankAccountChangeViewModel {
  readonly own: AsyncResource<OwnBankAccounts>;
  isOpen = false;
  /** Undefined until it is chosen: of several accounts none is taken for the one that is meant. */
  place: AccountPlace | undefined;
  isPlaceMissing = false;
  typed: TypedBankAccount = nothing;
  secret = '';
  file: File | undefined;
  problems: BankAccountProblems = {};
  /** The account is in use already, or the one whose place it is to take is not. */
  refusal: 'known' | 'replaced' | undefined;
  proofProblem: UploadProblem | 'missing' | undefined;
  secretProblem: PresentSecretProblem | 'invalid' | undefined;
  isBusy = false;
  outcome: Outcome | undefined;

  constructor(
    source: Pick<BankAccountChanges, 'current'>,
    private readonly change: ChangeBankAccount,
    private readonly rules: Rules,
  ) {
    this.own = new AsyncResource(() => source.current());
    makeAutoObservable<this, 'change' | 'rules'>(
      this,
      { own: false, change: false, rules: false, currencies: false },
      { autoBind: true, deep: false },
    );
  }

  /** The currencies that a further account can be kept in. */
  get currencies(): readonly string[] {
    return bankAccountCurrencies[this.rules.region];
  }

  load(): void {
    void this.own.load();
  }

  open(): void {
    if (this.isBusy) return;
    this.clear();
    this.isOpen = true;
    this.outcome = undefined;
  }

  close(): void {
    if (this.isBusy) return;
    this.clear();
    this.isOpen = false;
  }

  choosePlace(place: AccountPlace): void {
    this.place = place;
    this.isPlaceMissing = false;
  }

  type(field: BankAccountField, text: string): void {
    this.typed = { ...this.typed, [field]: text };
  }

  typeSecret(text: string): void {
    this.secret = text;
  }

  chooseFile(file: File | undefined): void {
    this.file = file;
    this.proofProblem = undefined;
  }

  async submit(): Promise<void> {
    if (this.isBusy) return;
    const { file, place } = this;
    const read = readBankAccount(this.rules.region, this.typed);
    const policy = secretPolicy(this.rules.region, 'login');
    const present = readPresentSecret(policy, this.secret);
    this.outcome = undefined;
    this.refusal = undefined;
    this.problems = read.ok ? {} : read.error;
    this.secretProblem = present.ok ? undefined : present.error;
    this.isPlaceMissing = place === undefined;
    this.isBusy = true;
    const proof = await this.readProof(file);
    runInAction(() => {
      this.isBusy = false;
      this.proofProblem = proof.ok ? undefined : proof.error;
    });
    if (!read.ok || !present.ok || !proof.ok || place === undefined) return;
    const secret = typedSecret(policy, this.secret);
    this.typeSecret('');
    const { bank, number } = read.value;
    const account = `${bank} ${maskAccountNumber(number)}`;
    await this.send({ kind: 'requested', account }, () =>
      this.change.request({ ...read.value, place, secret }, proof.value),
    );
  }

  /** Gives up a request; an open form stays as it is. */
  cancel({ id, bank, masked }: BankAccountRequest): Promise<void> {
    return this.send({ kind: 'cancelled', account: `${bank} ${masked}` }, () => this.change.cancel(id));
  }

  private async readProof(file: File | undefined): Promise<Result<BankAccountProof, UploadProblem | 'missing'>> {
    if (file === undefined) return err('missing');
    const read = await readUpload(file, this.rules.uploadBytes);
    return read.ok ? ok({ file: read.value, content: file }) : read;
  }

  private async send(done: Done, ask: () => Promise<SubmissionOutcome<OwnBankAccounts>>): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    const outcome = await ask();
    if (outcome.kind === 'received') await this.own.load(() => Promise.resolve(ok(outcome.answer)));
    // Without a session any more, asking for the record would leave this page before the client has read why.
    else if (!isSessionOver(outcome.failure) && (outcome.kind === 'unknown' || isOutdated(outcome.failure)))
      await this.own.load();
    runInAction(() => {
      this.isBusy = false;
      if (outcome.kind !== 'received') {
        this.fail(outcome, done);
        return;
      }
      if (done.kind === 'requested') {
        this.clear();
        this.isOpen = false;
      }
      this.outcome = done;
    });
  }

  private fail(outcome: FailedChange, { kind, account }: Done): void {
    const { failure } = outcome;
    if (outcome.kind === 'unknown') {
      this.outcome = { kind: isSessionOver(failure) ? 'session-over' : 'unknown' };
      return;
    }
    if (kind === 'requested' && this.showRefusal(failure)) return;
    this.outcome = isGone(failure) ? { kind: 'gone', account } : { kind: 'failed', failure };
  }

  /** Shows beside its field what the server found wrong; false where it names none. */
  private showRefusal(failure: CallFailure): boolean {
    const fields = bankAccountFields.filter((field) => isRejectedFor(failure, bankAccountErrorCodes[field]));
    this.problems = Object.fromEntries(fields.map((field) => [field, 'invalid' as const]));
    this.refusal = (['known', 'replaced'] as const).find((reason) =>
      isRejectedFor(failure, bankAccountErrorCodes[reason]),
    );
    // The one that was chosen is offered no more.
    if (this.refusal === 'replaced') this.place = undefined;
    this.proofProblem = rejectionCodes(failure).map(parseUploadProblem).find(Boolean);
    this.secretProblem = isRejectedFor(failure, stepUpErrorCodes.credential) ? 'invalid' : undefined;
    return fields.length > 0 || [this.refusal, this.proofProblem, this.secretProblem].some(Boolean);
  }

  private clear(): void {
    this.place = undefined;
    this.isPlaceMissing = false;
    this.typed = nothing;
    this.secret = '';
    this.file = undefined;
    this.problems = {};
    this.refusal = undefined;
    this.proofProblem = undefined;
    this.secretProblem = undefined;
  }
}

const isGone = (failure: CallFailure): boolean => isRejectedFor(failure, bankAccountErrorCodes.unknown);

/** Tells whether a refusal says that the accounts or the requests aren't any more what the page shows. */
const isOutdated = (failure: CallFailure): boolean =>
  isGone(failure) || isRejectedFor(failure, bankAccountErrorCodes.replaced);
