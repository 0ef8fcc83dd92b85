import { makeAutoObservable, runInAction } from 'mobx';
import type { SignInByPasskey, PasskeySignInOutcome } from '../../../application/passkeys/sign-in-by-passkey';
import { type CallFailure, isRejectedFor } from '../../../application/ports/call-failure';
import type { LoginErrorCode } from '../../../domain/credentials/login/login-error-codes';

type Ways = { readonly onOpen: () => void; readonly onLocked: (failure: CallFailure) => void };

/** Makes the login by passkey; nothing where the browser has no passkeys. */
export abstract class PasskeyLoginViewModelFactory {
  abstract create(ways: Ways): PasskeyLoginViewModel | undefined;
}

/** A passkey in place of the one-time code: asked for, and what came of it [R14]. */
export class PasskeyLoginViewModel {
  isBusy = false;
  problem: Exclude<PasskeySignInOutcome, { readonly kind: 'open' }> | undefined;

  constructor(
    private readonly logIn: SignInByPasskey,
    private readonly ways: Ways,
  ) {
    makeAutoObservable<this, 'logIn' | 'ways'>(this, { logIn: false, ways: false }, { autoBind: true, deep: false });
  }

  async use(): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    this.problem = undefined;
    const outcome = await this.logIn.execute();
    runInAction(() => (this.isBusy = false));
    if (outcome.kind === 'open') this.ways.onOpen();
    else if (outcome.kind === 'failed' && isLock(outcome.failure)) this.ways.onLocked(outcome.failure);
    else runInAction(() => (this.problem = outcome));
  }
}

const isLock = (failure: CallFailure): boolean => isRejectedFor(failure, 'LOG0005' satisfies LoginErrorCode);
