import { makeAutoObservable, runInAction } from 'mobx';
import type { CallFailure } from '../../../application/ports/call-failure';
import type { SignIn, SignInProblem } from '../../../application/session/sign-in';
import type { SignInAnswer } from '../../../application/ports/session/sessions';
import type { SessionStore } from '../../stores/session-store';

type Contact = NonNullable<SignInAnswer['oneTimeCode']>;

type Phase =
  | { readonly kind: 'typing'; readonly problems: readonly SignInProblem[]; readonly failure?: CallFailure }
  | { readonly kind: 'sending' }
  | { readonly kind: 'code'; readonly contact: Contact }
  | { readonly kind: 'done' };

const isBlank = (problem: SignInProblem): boolean => problem === 'username-required' || problem === 'secret-required';

/** The server's answer to a blank field, given here without a call [AUTH-52, ERR-27]. */
const blank = { failure: { kind: 'rejected', errors: [{ code: 'LOG0003' }] } } as const;

/** The login page: what is typed, what came of it, and whether a code follows [AUTH-09]. */
export class LoginViewModel {
  username = '';
  secret = '';
  phase: Phase = { kind: 'typing', problems: [] };

  constructor(
    private readonly logIn: SignIn,
    private readonly session: SessionStore,
  ) {
    makeAutoObservable<this, 'logIn' | 'session'>(
      this,
      { logIn: false, session: false },
      { autoBind: true, deep: false },
    );
  }

  get loading(): boolean {
    return this.phase.kind === 'sending';
  }

  get error(): boolean {
    return this.phase.kind === 'typing' && this.phase.failure !== undefined;
  }

  /** The first code of the server's refusal [AUTH-10, AUTH-11]. */
  get errorCode(): string | undefined {
    const failure = this.failure;
    return failure?.kind === 'rejected' ? failure.errors[0]?.code : undefined;
  }

  get failure(): CallFailure | undefined {
    return this.phase.kind === 'typing' ? this.phase.failure : undefined;
  }

  get succeed(): boolean {
    return this.phase.kind === 'done';
  }

  /** The destinations of a one-time code; undefined while none is required [AUTH-05, AUTH-06]. */
  get oneTimeCode(): Contact | undefined {
    return this.phase.kind === 'code' ? this.phase.contact : undefined;
  }

  has(problem: SignInProblem): boolean {
    return this.phase.kind === 'typing' && this.phase.problems.includes(problem);
  }

  typeUsername(text: string): void {
    this.username = text;
  }

  typeSecret(text: string): void {
    this.secret = text;
  }

  async submit(): Promise<void> {
    if (this.phase.kind === 'sending') return;
    this.phase = { kind: 'sending' };
    const outcome = await this.logIn.execute({ username: this.username, secret: this.secret });
    runInAction(() => {
      switch (outcome.kind) {
        case 'incomplete':
          this.phase = { kind: 'typing', problems: outcome.problems, ...(outcome.problems.some(isBlank) && blank) };
          break;
        case 'failed':
          this.secret = '';
          this.phase = { kind: 'typing', problems: [], failure: outcome.failure };
          break;
        case 'code-needed':
          this.secret = '';
          this.phase = { kind: 'code', contact: outcome.contact };
          break;
        case 'signed-in':
          this.finish();
      }
    });
  }

  /** The code was accepted, or none was needed. */
  finish(): void {
    this.secret = '';
    this.phase = { kind: 'done' };
    this.session.begin();
  }

  /** The client was locked at the code: back to the form, which says so [AUTH-44, ERR-28]. */
  refuse(failure: CallFailure): void {
    this.startAgain();
    this.phase = { kind: 'typing', problems: [], failure };
  }

  /** Goes back to the form, for another client. */
  startAgain(): void {
    this.session.abandonLogin();
    this.username = '';
    this.secret = '';
    this.phase = { kind: 'typing', problems: [] };
  }
}
