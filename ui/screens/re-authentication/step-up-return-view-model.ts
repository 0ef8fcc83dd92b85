import { makeAutoObservable } from 'mobx';
import { type CallFailure, isRejectedFor } from '../../../application/ports/call-failure';
import type { ReAuthentication } from '../../../application/re-authentication/re-authentication';
import type { StepUpProblem } from '../../../domain/credentials/re-authentication/step-up-problem';
import { stepUpErrorCodes } from '../../../domain/credentials/re-authentication/step-up-error-codes';

/** The provider's results that mean the step-up failed, in place of a code. */
const failedResults = ['', 'failed'];
const cancelled = 'cancelled';

type Phase =
  | { readonly kind: 'checking' }
  | { readonly kind: 'going' }
  | { readonly kind: 'over'; readonly why: StepUpProblem | 'refused' | 'another-client' }
  | { readonly kind: 'failed'; readonly failure: CallFailure };

/** Parameters that the provider adds to the return address. */
type Returned = { readonly nonce: string; readonly result: string };

/** Makes the return from a provider, for what its address says. */
export abstract class StepUpReturnViewModelFactory {
  abstract create(returned: Returned): StepUpReturnViewModel;
}

/**
 * The return from the provider's page: what it brought is checked by the server, and by nobody else [REAUTH-14,
 * OPEN-13].
 */
export class StepUpReturnViewModel {
  phase: Phase = { kind: 'checking' };
  private hasBegun = false;

  constructor(
    private readonly reAuthentication: ReAuthentication,
    private readonly returned: Returned,
  ) {
    makeAutoObservable<this, 'reAuthentication' | 'returned' | 'hasBegun'>(
      this,
      { reAuthentication: false, returned: false, hasBegun: false },
      { autoBind: true, deep: false },
    );
  }

  async load(): Promise<void> {
    if (this.hasBegun) return;
    this.hasBegun = true;
    const { nonce, result } = this.returned;
    if ((await this.reAuthentication.waiting(nonce)) === undefined) this.show({ kind: 'over', why: 'unknown' });
    else if (result === cancelled) this.leave();
    else if (failedResults.includes(result)) this.show({ kind: 'over', why: 'refused' });
    else await this.check();
  }

  /** Checks at the server, and again after a failure. */
  async check(): Promise<void> {
    this.show({ kind: 'checking' });
    const { nonce, result } = this.returned;
    const outcome = await this.reAuthentication.takeResult(nonce, result);
    if (outcome.kind === 'proved') {
      this.show({ kind: 'going' });
      this.reAuthentication.returnToCaller();
    } else if (outcome.kind === 'failed' && isOfAnotherClient(outcome.failure))
      this.show({ kind: 'over', why: 'another-client' });
    else this.show(outcome);
  }

  /** Goes back to the page that asked, with nothing done. */
  leave(): void {
    this.reAuthentication.cancel();
  }

  /** True if a page of this tab started the step-up, so that there is one to go back to. */
  get isBegunHere(): boolean {
    return this.reAuthentication.isBegunHere;
  }

  private show(phase: Phase): void {
    this.phase = phase;
  }
}

const isOfAnotherClient = (failure: CallFailure): boolean => isRejectedFor(failure, stepUpErrorCodes.credential);
