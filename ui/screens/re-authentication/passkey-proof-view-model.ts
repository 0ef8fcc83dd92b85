import { makeAutoObservable } from 'mobx';
import type { CallFailure } from '../../../application/ports/call-failure';
import type { AuthenticatorProblem } from '../../../application/ports/passkeys/authenticator';
import type { SessionVault } from '../../../application/ports/session/session-vault';
import type { ReAuthentication } from '../../../application/re-authentication/re-authentication';
import type { StoredRequest } from '../../../application/re-authentication/stored-request';
import { parseAuthProvider } from '../../../domain/credentials/login/auth-provider';
import type { ProofProblem } from '../../../domain/credentials/re-authentication/proof-problem';

type Problem =
  | { readonly kind: 'not-signed'; readonly why: AuthenticatorProblem }
  | { readonly kind: 'failed'; readonly failure: CallFailure };

type Phase =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'asking'; readonly request: StoredRequest; readonly problem?: Problem }
  | { readonly kind: 'signing'; readonly request: StoredRequest }
  | { readonly kind: 'going' }
  | { readonly kind: 'over'; readonly why: ProofProblem };

/** What the address says of the request. */
type Asked = { readonly nonce: string; readonly provider: string };

/** Makes the page of a proof by passkey, for what its address says. */
export abstract class PasskeyProofViewModelFactory {
  abstract create(asked: Asked): PasskeyProofViewModel;
}

/** The page where a client proves who acts by a passkey, or chooses the secret after all [REAUTH-01]. */
export class PasskeyProofViewModel {
  phase: Phase = { kind: 'waiting' };
  private hasBegun = false;

  constructor(
    private readonly reAuthentication: ReAuthentication,
    private readonly session: { readonly renew: () => void },
    private readonly vault: Pick<SessionVault, 'read'>,
    private readonly asked: Asked,
  ) {
    makeAutoObservable<this, 'reAuthentication' | 'session' | 'vault' | 'asked' | 'hasBegun'>(
      this,
      { reAuthentication: false, session: false, vault: false, asked: false, hasBegun: false },
      { autoBind: true, deep: false },
    );
  }

  async load(): Promise<void> {
    if (this.hasBegun) return;
    this.hasBegun = true;
    const request = await this.reAuthentication.waiting(this.asked.nonce);
    this.show(request ? { kind: 'asking', request } : { kind: 'over', why: 'unknown' });
  }

  async confirm(): Promise<void> {
    if (this.phase.kind !== 'asking') return;
    const { request } = this.phase;
    this.show({ kind: 'signing', request });
    const outcome = await this.reAuthentication.givePasskey(this.asked.nonce);
    if (outcome.kind === 'over') this.show(outcome);
    else if (outcome.kind !== 'proved') this.show({ kind: 'asking', request, problem: outcome });
    else {
      this.session.renew();
      this.show({ kind: 'going' });
      this.reAuthentication.goOn();
    }
  }

  /** On to whoever asks for the secret; an address that names nobody leads back. */
  preferSecret(): void {
    if (this.phase.kind !== 'asking') return;
    const provider = parseAuthProvider(this.asked.provider);
    if (provider === undefined) this.leave();
    else this.reAuthentication.preferSecret(provider, this.phase.request);
  }

  /** Back to the page that asked, with nothing done. */
  leave(): void {
    if (this.phase.kind !== 'signing') this.reAuthentication.cancel();
  }

  /** Whether a page of this tab asked, to lead back to. */
  hasRequest(): boolean {
    return this.vault.read('reAuthUrl') !== undefined;
  }

  private show(phase: Phase): void {
    this.phase = phase;
  }
}
