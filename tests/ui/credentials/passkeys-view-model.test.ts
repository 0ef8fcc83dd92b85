import { describe, expect, it } from 'vitest';
import { AddPasskey } from '../../../application/passkeys/add-passkey';
import { RemovePasskey } from '../../../application/passkeys/remove-passkey';
import { SignInByPasskey } from '../../../application/passkeys/sign-in-by-passkey';
import type { AsyncResult, CallFailure } from '../../../application/ports/call-failure';
import {
  type Assertion,
  Authenticator,
  type AuthenticatorProblem,
  type NewCredential,
  type PasskeyCreation,
  type PasskeyRequest,
} from '../../../application/ports/passkeys/authenticator';
import { PasskeyLogins } from '../../../application/ports/passkeys/passkey-logins';
import { type PasskeyList, Passkeys } from '../../../application/ports/passkeys/passkeys';
import { SessionEpoch } from '../../../application/session/session-epoch';
import { err, ok, type Result } from '../../../domain/kernel/result';
import type { Region } from '../../../domain/region';
import { PasskeyLoginViewModel } from '../../../ui/screens/login/passkey-login-view-model';
import { PasskeysViewModel } from '../../../ui/screens/account/security/passkeys-view-model';
import { SoftwareAuthenticator } from '../../builders/software-authenticator';
import { TestClock } from '../../builders/test-clock';

const phone = { id: 'phone', name: 'Phone', addedAt: '2026-03-02T10:00:00Z' };
const rejected = (code: string): CallFailure => ({ kind: 'rejected', errors: [{ code }] });
const lost: CallFailure = { kind: 'no-answer', reason: 'timeout' };
const challenge = 'AAAA';

/** A server that keeps what it is sent, and fails as it is told. */
class KeptPasskeys extends Passkeys {
  kept: PasskeyList = { uses: ['proof'], passkeys: [phone] };
  secrets: string[] = [];
  beginning: CallFailure | undefined;
  adding: CallFailure | undefined;
  removing: CallFailure | undefined;
  renaming: CallFailure | undefined;

  async list(): AsyncResult<PasskeyList> {
    return ok(this.kept);
  }

  async begin(secret: string): AsyncResult<PasskeyCreation> {
    this.secrets.push(secret);
    return this.beginning ? err(this.beginning) : ok({ challenge } as PasskeyCreation);
  }

  async add({ name, credential }: { name: string; credential: NewCredential }): AsyncResult<PasskeyList> {
    if (this.adding?.kind === 'rejected') return err(this.adding);
    this.kept = { ...this.kept, passkeys: [...this.kept.passkeys, { ...phone, id: credential.id, name }] };
    return this.adding ? err(this.adding) : ok(this.kept);
  }

  async rename({ id, name }: { id: string; name: string }): AsyncResult<PasskeyList> {
    if (this.renaming) return err(this.renaming);
    this.kept = { ...this.kept, passkeys: this.kept.passkeys.map((one) => (one.id === id ? { ...one, name } : one)) };
    return ok(this.kept);
  }

  async remove({ id, secret }: { id: string; secret: string }): AsyncResult<PasskeyList> {
    this.secrets.push(secret);
    if (this.removing) return err(this.removing);
    this.kept = { ...this.kept, passkeys: this.kept.passkeys.filter((one) => one.id !== id) };
    return ok(this.kept);
  }
}

class Device extends Authenticator {
  readonly isThere = true;
  problem: AuthenticatorProblem | undefined;
  private readonly inside = new SoftwareAuthenticator({ origin: 'http://localhost', relyingParty: 'localhost' });

  async make(options: PasskeyCreation): Promise<Result<NewCredential, AuthenticatorProblem>> {
    return this.problem ? err(this.problem) : ok(this.inside.make(options));
  }

  async sign(request: PasskeyRequest): Promise<Result<Assertion, AuthenticatorProblem>> {
    return this.problem ? err(this.problem) : ok(this.inside.sign(request));
  }
}

function opened(region: Region = 'HK') {
  const passkeys = new KeptPasskeys();
  const authenticator = new Device();
  const told = { changes: 0 };
  const context = { clock: new TestClock(), epoch: new SessionEpoch() };
  const add = new AddPasskey({ passkeys, authenticator, context });
  const onChange = () => void (told.changes += 1);
  const announced: string[] = [];
  const sessionEnd = { announce: (reason: string) => void announced.push(reason) };
  const removal = new RemovePasskey({ passkeys, sessionEnd, context });
  const view = new PasskeysViewModel({ passkeys, add, removal, region, onChange });
  return { passkeys, authenticator, told, announced, view };
}

async function submitted({ view }: ReturnType<typeof opened>, secret = '528314', name = 'Laptop'): Promise<void> {
  view.open({ kind: 'add' }, name);
  view.typeSecret(secret);
  await view.submit();
}

describe('the passkeys of a client', () => {
  it('[R14, PIN-06, AUTH-44] take a PIN with full-width digits and blanks as the digits that are meant', async () => {
    const all = opened('HK');
    await submitted(all, '５２８ 314\u200B ');
    expect([all.view.result, all.passkeys.secrets]).toEqual([{ kind: 'is-added' }, ['528314']]);
  });

  it.each(['Sunny4102Tea ', 'Ｓunny4102Tea'])(
    '[R14, CONFLICT-02, AUTH-44] send no password that can’t be right: %j',
    async (typed) => {
      const all = opened('TW');
      await submitted(all, typed);
      expect([all.view.secretProblem, all.view.secret, all.passkeys.secrets]).toEqual(['malformed', typed, []]);
    },
  );

  it('[R14] a passkey is added once the secret, the device and the server agree, and nothing typed stays', async () => {
    const all = opened();
    await submitted(all);
    const { view, told, passkeys } = all;
    expect(view.result).toEqual({ kind: 'is-added' });
    expect(view.list.value?.passkeys.map(({ name }) => name)).toEqual(['Phone', 'Laptop']);
    expect([view.form, view.secret, told, passkeys.secrets]).toEqual([undefined, '', { changes: 1 }, ['528314']]);
  });

  it('[R14] ask for a name and a secret before anything is sent', async () => {
    const all = opened();
    await submitted(all, '');
    expect([all.view.isNameWrong, all.view.secretProblem]).toEqual([false, 'required']);
    await submitted(all, '528314', '  ');
    expect([all.view.isNameWrong, all.view.secretProblem]).toEqual([true, undefined]);
    await submitted(all, '', '  ');
    expect([all.view.isNameWrong, all.view.secretProblem]).toEqual([true, 'required']);
    expect(all.passkeys.secrets).toEqual([]);
  });

  it('[R14] say at the field that the secret was wrong, and forget it', async () => {
    const all = opened();
    all.passkeys.beginning = rejected('RE_AUTH_CREDENTIAL');
    await submitted(all, '111222');
    expect([all.view.secretProblem, all.view.secret, all.view.result]).toEqual(['invalid', '', undefined]);
  });

  it.each(['declined', 'already-there', 'impossible'] as const)(
    '[R14] say why the device made none: %s; the form stays',
    async (why) => {
      const all = opened();
      all.authenticator.problem = why;
      await submitted(all);
      expect([all.view.result, all.view.form]).toEqual([{ kind: 'not-made', why }, { kind: 'add' }]);
    },
  );

  it('[R14, OPEN-16] the passkeys are looked up where the last answer was lost', async () => {
    const all = opened();
    all.passkeys.adding = lost;
    await submitted(all);
    expect(all.view.result).toEqual({ kind: 'is-added' });
  });

  it('[R14] say what the server refused, and are as they were', async () => {
    const all = opened();
    all.passkeys.adding = rejected('PASSKEY_TOO_MANY');
    await submitted(all);
    expect(all.view.result).toEqual({ kind: 'failed', failure: all.passkeys.adding });
    expect(all.told.changes).toBe(0);
  });

  it('[R14] get another name without the secret; a lost answer is told as one', async () => {
    const { view, passkeys, told } = opened();
    const rename = async (name: string) => {
      view.open({ kind: 'rename', passkey: phone }, phone.name);
      expect(view.name).toBe('Phone');
      view.typeName(name);
      await view.submit();
    };
    await rename('   ');
    expect([view.isNameWrong, view.result]).toEqual([true, undefined]);
    passkeys.renaming = lost;
    await rename('Tablet');
    expect([view.result, view.form?.kind]).toEqual([{ kind: 'unknown' }, 'rename']);
    passkeys.renaming = rejected('PASSKEY_UNKNOWN');
    await rename('Tablet');
    expect(view.result).toEqual({ kind: 'failed', failure: passkeys.renaming });
    passkeys.renaming = undefined;
    await rename('Tablet');
    expect([view.result, view.form, view.list.value?.passkeys.map(({ name }) => name), told, passkeys.secrets]).toEqual(
      [{ kind: 'is-renamed' }, undefined, ['Tablet'], { changes: 1 }, []],
    );
  });

  it('[R14] a passkey is removed with the secret; a lost answer is told as one', async () => {
    const { view, passkeys, told } = opened();
    const remove = async () => {
      view.open({ kind: 'remove', passkey: phone });
      view.typeSecret('528314');
      await view.submit();
    };
    passkeys.removing = lost;
    await remove();
    expect([view.result, told]).toEqual([{ kind: 'unknown' }, { changes: 0 }]);
    passkeys.removing = undefined;
    await remove();
    expect([view.result, view.list.value?.passkeys, told]).toEqual([{ kind: 'is-removed' }, [], { changes: 1 }]);
  });

  it('[R14, OPEN-16] a removal refused without a session may have been made: that is said here, and nothing more is asked in it', async () => {
    const { view, passkeys, announced } = opened();
    passkeys.removing = { kind: 'unauthorized', errors: [{ code: 'SESSION_EXPIRED' }] };
    view.open({ kind: 'remove', passkey: phone });
    view.typeSecret('528314');
    await view.submit();
    expect([view.result, view.isBusy, announced]).toEqual([{ kind: 'session-over' }, false, ['change-unconfirmed']]);
    expect(view.list.phase.kind).toBe('waiting');
  });

  it.each([
    { kind: 'no-answer', reason: 'timeout' },
    { kind: 'server-error', status: 500 },
    { kind: 'malformed' },
  ] as const)(
    '[R14, OPEN-16] a call without an understood answer is told as one, and the list is shown as it is: $kind',
    async (failure) => {
      const { view, passkeys } = opened();
      passkeys.renaming = failure;
      view.open({ kind: 'rename', passkey: phone }, 'Tablet');
      await view.submit();
      expect([view.result, view.form?.kind]).toEqual([{ kind: 'unknown' }, 'rename']);
      passkeys.removing = failure;
      passkeys.kept = { ...passkeys.kept, passkeys: [] };
      view.open({ kind: 'remove', passkey: phone });
      view.typeSecret('528314');
      await view.submit();
      expect([view.result, view.form, view.list.value?.passkeys]).toEqual([{ kind: 'unknown' }, undefined, []]);
      passkeys.beginning = failure;
      passkeys.kept = { ...passkeys.kept, passkeys: [phone] };
      view.open({ kind: 'add' }, 'Laptop');
      view.typeSecret('528314');
      await view.submit();
      expect([view.result, view.list.value?.passkeys]).toEqual([{ kind: 'unknown' }, [phone]]);
    },
  );
});

class Logins extends PasskeyLogins {
  failure: CallFailure | undefined;

  async ask(): AsyncResult<PasskeyRequest> {
    return ok({ challenge } as PasskeyRequest);
  }

  async give(): AsyncResult<void> {
    return this.failure ? err(this.failure) : ok(undefined);
  }
}

describe('a login by passkey', () => {
  it('[R14, AUTH-44] opens, says why it didn’t, and leads back to the form when the client is locked', async () => {
    const logins = new Logins();
    const device = new Device();
    const heard: string[] = [];
    const ways = { onOpen: () => void heard.push('open'), onLocked: () => void heard.push('locked') };
    const view = new PasskeyLoginViewModel(new SignInByPasskey(logins, device), ways);
    device.problem = 'declined';
    await view.use();
    expect(view.problem).toEqual({ kind: 'not-signed', why: 'declined' });
    device.problem = undefined;
    logins.failure = rejected('PASSKEY_REFUSED');
    await view.use();
    expect(view.problem).toEqual({ kind: 'failed', failure: logins.failure });
    logins.failure = rejected('LOG0005');
    await view.use();
    logins.failure = undefined;
    await view.use();
    expect([heard, view.problem, view.isBusy]).toEqual([['locked', 'open'], undefined, false]);
  });
});
