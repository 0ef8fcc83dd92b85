import { makeAutoObservable, runInAction } from 'mobx';
import type { VerifyIdentity } from '../../../application/credentials/verify-identity';
import type { CallFailure } from '../../../application/ports/call-failure';
import type { ResetProgress } from '../../../application/ports/credentials/credential-resets';
import type { ResetProblem } from '../../../domain/credentials/reset/check-reset-identity';
import type { ResetType } from '../../../domain/credentials/reset/reset-type';
import type { Region } from '../../../domain/region';
import { BirthDateEntry } from '../../credentials/birth-date-entry';
import type { ResetViewModel } from './reset-view-model';

/** The fields of the data form, in its order. */
const identityFields = ['account', 'nationalId', 'birthDate', 'email', 'mobile', 'phone'] as const;
type IdentityField = (typeof identityFields)[number];

/** A field that is typed into as a whole. */
export type IdentityText = Exclude<IdentityField, 'birthDate'>;

const wordOf = {
  account: 'account',
  nationalId: 'national-id',
  birthDate: 'birth-date',
  email: 'email',
  mobile: 'mobile',
  phone: 'phone',
} as const satisfies Record<IdentityField, string>;

const nothing: Readonly<Record<IdentityText, string>> = {
  account: '',
  nationalId: '',
  email: '',
  mobile: '',
  phone: '',
};

type Deps = {
  readonly prove: VerifyIdentity;
  readonly type: ResetType;
  readonly region: Region;
  readonly onProved: (progress: ResetProgress) => void;
};

/** Makes the form with the data of who asks for one kind of reset. */
export abstract class IdentityViewModelFactory {
  abstract create(reset: ResetViewModel, type: ResetType): IdentityViewModel;
}

/** The form with the data of who asks for a reset: what was typed, and what is wrong with it [RESET-20..26]. */
export class IdentityViewModel {
  typed = nothing;
  problems: readonly ResetProblem[] = [];
  failure: CallFailure | undefined;
  isSending = false;
  readonly birthDate: BirthDateEntry;

  constructor(private readonly deps: Deps) {
    this.birthDate = new BirthDateEntry(deps.region);
    makeAutoObservable<this, 'deps'>(this, { deps: false, birthDate: false }, { autoBind: true, deep: false });
  }

  write(field: IdentityText, text: string): void {
    this.typed = { ...this.typed, [field]: text };
  }

  /** Returns the problem with a field, by its message key. */
  problemOf(field: IdentityField) {
    const word = wordOf[field];
    return ([`${word}-missing`, `${word}-invalid`] as const).find((problem) => this.problems.includes(problem));
  }

  /** The first field that something is wrong with. */
  get firstProblem(): IdentityField | undefined {
    return identityFields.find((field) => this.problemOf(field) !== undefined);
  }

  async submit(): Promise<void> {
    if (this.isSending) return;
    this.isSending = true;
    this.failure = undefined;
    const { prove, type, onProved } = this.deps;
    this.birthDate.check();
    const outcome = await prove.execute(type, { ...this.typed, birthDate: this.birthDate.date ?? '' });
    runInAction(() => {
      this.isSending = false;
      this.problems = outcome.kind === 'incomplete' ? outcome.problems : [];
      if (outcome.kind === 'failed') this.failure = outcome.failure;
      if (outcome.kind === 'proved') onProved(outcome.progress);
    });
  }
}
