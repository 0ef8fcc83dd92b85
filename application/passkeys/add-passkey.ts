import { ok } from '../../domain/kernel/result';
import type { CallFailure } from '../ports/call-failure';
import type { Authenticator, AuthenticatorProblem } from '../ports/passkeys/authenticator';
import type { PasskeyList, Passkeys } from '../ports/passkeys/passkeys';
import type { LookupContext } from '../submissions/recover-outcome';
import { submitWithRecovery } from '../submissions/submit-with-recovery';

type Deps = {
  readonly passkeys: Passkeys;
  readonly authenticator: Authenticator;
  readonly context: LookupContext;
};

/**
 * The outcome of adding a passkey: the list with the new one; none made; or a call that was rejected, or whose outcome
 * is unknown.
 */
export type AddedPasskey =
  | { readonly kind: 'added'; readonly list: PasskeyList }
  | { readonly kind: 'not-made'; readonly why: AuthenticatorProblem }
  | { readonly kind: 'failed'; readonly failure: CallFailure }
  | { readonly kind: 'unknown' };

/** Adds a passkey: the present secret first, then the device, then the server; where the last answer is lost, the list says what became of it [R14]. */
export class AddPasskey {
  constructor(private readonly deps: Deps) {}

  async execute({ secret, name }: { readonly secret: string; readonly name: string }): Promise<AddedPasskey> {
    const { passkeys, authenticator, context } = this.deps;
    const started = await passkeys.begin(secret);
    if (!started.ok) return { kind: 'failed', failure: started.error };
    const made = await authenticator.make(started.value);
    if (!made.ok) return { kind: 'not-made', why: made.error };
    const credential = made.value;
    const lookup = async () => {
      const found = await passkeys.list();
      if (!found.ok) return found;
      return ok(found.value.passkeys.some(({ id }) => id === credential.id) ? found.value : undefined);
    };
    const outcome = await submitWithRecovery({ send: () => passkeys.add({ name, credential }), lookup }, context);
    if (outcome.kind === 'received') return { kind: 'added', list: outcome.answer };
    return outcome.kind === 'unknown' ? { kind: 'unknown' } : { kind: 'failed', failure: outcome.failure };
  }
}
