import { makeAutoObservable, runInAction } from 'mobx';
import type { ProveIdentity } from '../../../application/credentials/prove-identity';
import type { CallFailure } from '../../../application/ports/call-failure';
import type { ResetProgress } from '../../../application/ports/credentials/credential-resets';
import type { ResetProblem } from '../../../domain/credentials/reset/check-reset-identity';
import type { ResetType } from '../../../domain/credentials/reset/reset-type';

/** What the data form asks for, in its order. */
export const identityFields = ['account', 'nationalId', 'birthDate', 'email', 'mobile', 'phone'] as const;
export type IdentityField = (typeof identityFields)[number];

const wordOf = {
  account: 'account',
  nationalId: 'national-id',
  birthDate: 'birth-date',
  email: 'email',
  mobile: 'mobile',
  phone: 'phone',
} as const satisfies Record<IdentityField, string>;

const nothing: Readonly<Record<IdentityField, string>> = {
  ...{ account: '', nationalId: '', birthDate: '', email: '', mobile: '', phone: '' },
};

/** The form with the data of who asks for a reset: what was typed, and what is wrong with it [RESET-20..26]. */
export class IdentityViewModel {
  typed = nothing;
  problems: readonly ResetProblem[] = [];
  failure: CallFailure | undefined;
  isSending = false;

  constructor(
    private readonly prove: ProveIdentity,
    private readonly type: ResetType,
    private readonly onProved: (progress: ResetProgress) => void,
  ) {
    makeAutoObservable<this, 'prove' | 'type' | 'onProved'>(
      this,
      { prove: false, type: false, onProved: false },
      { autoBind: true, deep: false },
    );
  }

  write(field: IdentityField, text: string): void {
    this.typed = { ...this.typed, [field]: text };
  }

  /** What is wrong with a field, by the name of its words. */
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
    const outcome = await this.prove.execute(this.type, this.typed);
    runInAction(() => {
      this.isSending = false;
      this.problems = outcome.kind === 'incomplete' ? outcome.problems : [];
      if (outcome.kind === 'failed') this.failure = outcome.failure;
      if (outcome.kind === 'proved') this.onProved(outcome.progress);
    });
  }
}
