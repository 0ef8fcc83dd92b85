import { makeAutoObservable, runInAction } from 'mobx';
import { type CallFailure, isRejectedFor } from '../../../application/ports/call-failure';
import type { ReAuthentication } from '../../../application/re-authentication/re-authentication';
import type { StoredRequest } from '../../../application/re-authentication/stored-request';
import { parseReAuthAction, parseReAuthType, toReAuthType } from '../../../domain/credentials/login/re-authentication';
import type { StepUpProblem } from '../../../domain/credentials/re-authentication/step-up-problem';
import { secretPolicy } from '../../../domain/credentials/secrets/secret-policy';
import { type PresentSecretProblem, readPresentSecret } from '../../../domain/credentials/secrets/typed-secret';
import { stepUpErrorCodes } from '../../../domain/credentials/re-authentication/step-up-error-codes';

type Phase =
  | { readonly kind: 'waiting' }
  | {
      readonly kind: 'asking';
      readonly request: StoredRequest;
      readonly problem?: PresentSecretProblem | 'invalid' | CallFailure;
    }
  | { readonly kind: 'checking'; readonly request: StoredRequest }
  | { readonly kind: 'going' }
  | { readonly kind: 'over'; readonly why: StepUpProblem };

/** Parameters of the page's address [REAUTH-08..10]. */
type LocalStepUpAddress = { readonly nonce: string; readonly type: string; readonly action: string };

/** Creates the view model of the local step-up page from its address. */
export abstract class LocalStepUpViewModelFactory {
  abstract create(address: LocalStepUpAddress): LocalStepUpViewModel;
}

/** The local page of step-up authentication, in development and test [REAUTH-15, REAUTH-16, REAUTH-17]. */
export class LocalStepUpViewModel {
  phase: Phase = { kind: 'waiting' };
  secret = '';
  private hasBegun = false;

  constructor(
    private readonly reAuthentication: ReAuthentication,
    private readonly address: LocalStepUpAddress,
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
    this.show(request && isFor(request, this.address) ? { kind: 'asking', request } : { kind: 'over', why: 'unknown' });
  }

  type(text: string): void {
    this.secret = text;
  }

  async confirm(): Promise<void> {
    if (this.phase.kind !== 'asking') return;
    const { request } = this.phase;
    // Taiwan has no re-authentication.
    const secret = readPresentSecret(secretPolicy('HK', 'login'), this.secret);
    if (!secret.ok) {
      this.show({ kind: 'asking', request, problem: secret.error });
      return;
    }
    this.show({ kind: 'checking', request });
    const outcome = await this.reAuthentication.giveSecret(this.address.nonce, secret.value);
    runInAction(() => (this.secret = ''));
    if (outcome.kind === 'failed')
      this.show({ kind: 'asking', request, problem: isInvalid(outcome.failure) ? 'invalid' : outcome.failure });
    else if (outcome.kind === 'over') this.show(outcome);
    else {
      this.show({ kind: 'going' });
      this.reAuthentication.returnToCaller();
    }
  }

  /** Goes back to the page that asked, with nothing done. */
  leave(): void {
    if (this.phase.kind !== 'checking') this.reAuthentication.cancel();
  }

  /** True if a page of this tab started the step-up, so that there is one to go back to. */
  get isBegunHere(): boolean {
    return this.reAuthentication.isBegunHere;
  }

  private show(phase: Phase): void {
    this.phase = phase;
  }
}

/** True if the address is that of the stored request; a type in either case [CONFLICT-36]. */
const isFor = (request: StoredRequest, { type, action }: LocalStepUpAddress): boolean =>
  parseReAuthType(type) === toReAuthType(request.action) && parseReAuthAction(action) === request.action;

const isInvalid = (failure: CallFailure): boolean => isRejectedFor(failure, stepUpErrorCodes.credential);
