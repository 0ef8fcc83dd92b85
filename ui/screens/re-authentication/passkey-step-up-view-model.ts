import { makeAutoObservable } from 'mobx';
import type { CallFailure } from '../../../application/ports/call-failure';
import type { AuthenticatorProblem } from '../../../application/ports/passkeys/authenticator';
import type { ReAuthentication } from '../../../application/re-authentication/re-authentication';
import type { StoredRequest } from '../../../application/re-authentication/stored-request';
import { parseAuthProvider } from '../../../domain/credentials/login/auth-provider';
import type { StepUpProblem } from '../../../domain/credentials/re-authentication/step-up-problem';

type Problem =
  | { readonly kind: 'not-signed'; readonly why: AuthenticatorProblem }
  | { readonly kind: 'failed'; readonly failure: CallFailure };

type Phase =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'asking'; readonly request: StoredRequest; readonly problem?: Problem }
  | { readonly kind: 'signing'; readonly request: StoredRequest }
  | { readonly kind: 'going' }
  | { readonly kind: 'over'; readonly why: StepUpProblem };

/** Parameters of the page's address. */
type PasskeyStepUpAddress = { readonly nonce: string; readonly provider: string };

/** Creates the view model of the passkey step-up page from its address. */
export abstract class PasskeyStepUpViewModelFactory {
  abstract create(address: PasskeyStepUpAddress): PasskeyStepUpViewModel;
}

/** The page of step-up authentication by passkey, which also offers the secret [REAUTH-01]. */
export class PasskeyStepUpViewModel {
  phase: Phase = { kind: 'waiting' };
  private hasBegun = false;

  constructor(
    private readonly reAuthentication: ReAuthentication,
    private readonly address: PasskeyStepUpAddress,
  ) {
    makeAutoObservable<this, 'reAuthentication' | 'address' | 'hasBegun'>(
      this,
      { reAuthentication: false, address: false, hasBegun: false },
      { autoBind: true, deep: false },
    );
  }

  async load(): Promise<void> {
    if (this.hasBegun) return;
    this.hasBegun = true;
    const request = await this.reAuthentication.waiting(this.address.nonce);
    this.show(request ? { kind: 'asking', request } : { kind: 'over', why: 'unknown' });
  }

  async confirm(): Promise<void> {
    if (this.phase.kind !== 'asking') return;
    const { request } = this.phase;
    this.show({ kind: 'signing', request });
    const outcome = await this.reAuthentication.givePasskey(this.address.nonce);
    if (outcome.kind === 'over') this.show(outcome);
    else if (outcome.kind !== 'proved') this.show({ kind: 'asking', request, problem: outcome });
    else {
      this.show({ kind: 'going' });
      this.reAuthentication.returnToCaller();
    }
  }

  /** Goes on to the page that asks for the secret; back where the address names none. */
  preferSecret(): void {
    if (this.phase.kind !== 'asking') return;
    const provider = parseAuthProvider(this.address.provider);
    if (provider === undefined) this.leave();
    else this.reAuthentication.preferSecret(provider, this.phase.request);
  }

  /** Goes back to the page that asked, with nothing done. */
  leave(): void {
    if (this.phase.kind !== 'signing') this.reAuthentication.cancel();
  }

  /** True if a page of this tab started the step-up, so that there is one to go back to. */
  get isBegunHere(): boolean {
    return this.reAuthentication.isBegunHere;
  }

  private show(phase: Phase): void {
    this.phase = phase;
  }
}
