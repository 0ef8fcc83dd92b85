import { makeAutoObservable, runInAction } from 'mobx';
import type { AddPasskey } from '../../../../application/passkeys/add-passkey';
import {
  type CallFailure,
  isRejectedFor,
  isSessionOver,
  mayHaveBeenApplied,
} from '../../../../application/ports/call-failure';
import type { RemovePasskey } from '../../../../application/passkeys/remove-passkey';
import type { AuthenticatorProblem } from '../../../../application/ports/passkeys/authenticator';
import type { Passkey, PasskeyList, Passkeys } from '../../../../application/ports/passkeys/passkeys';
import { parsePasskeyName } from '../../../../domain/credentials/passkeys/passkey-name';
import { secretPolicy } from '../../../../domain/credentials/secrets/secret-policy';
import {
  type PresentSecretProblem,
  readPresentSecret,
  typedSecret,
} from '../../../../domain/credentials/secrets/typed-secret';
import { stepUpErrorCodes } from '../../../../domain/credentials/re-authentication/step-up-error-codes';
import { ok } from '../../../../domain/kernel/result';
import type { Region } from '../../../../domain/region';
import { AsyncResource } from '../../../stores/async-resource';

type Form = { readonly kind: 'add' } | { readonly kind: 'rename' | 'remove'; readonly passkey: Passkey };

type Result =
  | { readonly kind: 'is-added' | 'is-renamed' | 'is-removed' | 'unknown' | 'session-over' }
  | { readonly kind: 'not-made'; readonly why: AuthenticatorProblem }
  | { readonly kind: 'failed'; readonly failure: CallFailure };

type Deps = {
  readonly passkeys: Pick<Passkeys, 'list' | 'rename'>;
  readonly add: AddPasskey;
  readonly removal: RemovePasskey;
  readonly region: Region;
  /** Hears that the list is another one. */
  readonly onChange: () => void;
};

/**
 * A client's passkeys: seen, added, renamed and removed; what makes one more or less with the present secret, of which
 * nothing stays [R14].
 */
export class PasskeysViewModel {
  readonly list: AsyncResource<PasskeyList>;
  form: Form | undefined;
  name = '';
  secret = '';
  isNameWrong = false;
  secretProblem: PresentSecretProblem | 'invalid' | undefined;
  isBusy = false;
  result: Result | undefined;

  constructor(private readonly deps: Deps) {
    this.list = new AsyncResource(() => deps.passkeys.list());
    makeAutoObservable<this, 'deps'>(this, { list: false, deps: false }, { autoBind: true, deep: false });
  }

  load(): void {
    void this.list.load();
  }

  open(form: Form, name = ''): void {
    if (this.isBusy) return;
    this.form = form;
    this.name = name;
    this.forget();
    this.result = undefined;
  }

  close(): void {
    if (this.isBusy) return;
    this.form = undefined;
    this.forget();
  }

  typeName(text: string): void {
    this.name = text;
  }

  typeSecret(text: string): void {
    this.secret = text;
  }

  async submit(): Promise<void> {
    const { form } = this;
    if (this.isBusy || form === undefined) return;
    this.result = undefined;
    this.isNameWrong = form.kind !== 'remove' && parsePasskeyName(this.name) === undefined;
    this.secretProblem = form.kind === 'rename' ? undefined : this.findSecretProblem();
    if (this.isNameWrong || this.secretProblem) return;
    this.isBusy = true;
    const secret = typedSecret(this.policy, this.secret);
    this.secret = '';
    if (form.kind === 'add') await this.add(secret);
    else if (form.kind === 'rename') await this.rename(form.passkey);
    else await this.remove(form.passkey, secret);
    runInAction(() => (this.isBusy = false));
  }

  private get policy() {
    return secretPolicy(this.deps.region, 'login');
  }

  private findSecretProblem(): PresentSecretProblem | undefined {
    const secret = readPresentSecret(this.policy, this.secret);
    return secret.ok ? undefined : secret.error;
  }

  private async add(secret: string): Promise<void> {
    const outcome = await this.deps.add.execute({ secret, name: this.name });
    if (outcome.kind === 'added') await this.finish('is-added', outcome.list);
    else if (outcome.kind === 'failed') await this.fail(outcome.failure);
    else if (outcome.kind === 'unknown') await this.showUnknown();
    else runInAction(() => (this.result = outcome));
  }

  private async rename({ id }: Passkey): Promise<void> {
    const renamed = await this.deps.passkeys.rename({ id, name: this.name });
    if (renamed.ok) await this.finish('is-renamed', renamed.value);
    else await this.fail(renamed.error);
  }

  private async remove({ id }: Passkey, secret: string): Promise<void> {
    const outcome = await this.deps.removal.execute({ id, secret });
    if (outcome.kind === 'received') await this.finish('is-removed', outcome.answer);
    // Without a session any more, asking for the list would leave this page before the client has read why.
    else if (isSessionOver(outcome.failure)) runInAction(() => (this.result = { kind: 'session-over' }));
    else await this.fail(outcome.failure);
  }

  private async finish(kind: 'is-added' | 'is-renamed' | 'is-removed', list: PasskeyList): Promise<void> {
    await this.list.load(() => Promise.resolve(ok(list)));
    runInAction(() => {
      this.form = undefined;
      this.forget();
      this.result = { kind };
    });
    this.deps.onChange();
  }

  private async fail(failure: CallFailure): Promise<void> {
    if (mayHaveBeenApplied(failure)) {
      await this.showUnknown();
      return;
    }
    const isSecret = isRejectedFor(failure, stepUpErrorCodes.credential);
    runInAction(() => {
      if (isSecret) this.secretProblem = 'invalid';
      else this.result = { kind: 'failed', failure };
    });
  }

  /** Shows the list as it is now, since nobody knows what became of a call. */
  private async showUnknown(): Promise<void> {
    await this.list.load();
    runInAction(() => {
      const { form } = this;
      const isGone = form && form.kind !== 'add' && !this.list.value?.passkeys.some(({ id }) => id === form.passkey.id);
      if (isGone) this.form = undefined;
      this.result = { kind: 'unknown' };
    });
  }

  private forget(): void {
    this.secret = '';
    this.isNameWrong = false;
    this.secretProblem = undefined;
  }
}

/** Makes the client's passkeys for who hears of each change. */
export abstract class PasskeysViewModelFactory {
  abstract create(onChange: () => void): PasskeysViewModel;
}
