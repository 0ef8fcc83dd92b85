import type { AsyncResult, CallFailure } from '../../application/ports/call-failure';
import { type CodeSent, type Credentials, type SignInAnswer, Sessions } from '../../application/ports/session/sessions';
import type { SessionVault } from '../../application/ports/session/session-vault';
import { err, ok } from '../../domain/kernel/result';

/** A server of one client: the right secret opens, the right code confirms, anything else is refused. */
export class ScriptedSessions extends Sessions {
  readonly asked: string[] = [];
  failure: CallFailure | undefined;
  /** True where the answer to a login brings a check token. */
  bringsToken = true;
  code = '12345678';

  constructor(
    private readonly vault: SessionVault,
    private readonly client = { username: 'WANG8888', secret: 'Right1234', asksForCode: false },
  ) {
    super();
  }

  logOn({ username, secret }: Credentials): AsyncResult<SignInAnswer> {
    this.asked.push(`logOn ${username}`);
    if (this.failure) return Promise.resolve(err(this.failure));
    if (username !== this.client.username || secret !== this.client.secret)
      return Promise.resolve(err({ kind: 'rejected', errors: [{ code: 'LOG0001' }] }));
    if (this.bringsToken) this.vault.write('AUTH_CHECKED', `token-${this.asked.length}`);
    return Promise.resolve(ok(this.client.asksForCode ? { oneTimeCode: { maskedMobileNumber: '09****678' } } : {}));
  }

  sendOneTimeCode(channel: 'mobile' | 'email'): AsyncResult<CodeSent> {
    this.asked.push(`send ${channel}`);
    return Promise.resolve(this.failure ? err(this.failure) : ok({ sentAt: '2026-11-20T02:00:00Z' }));
  }

  validateOneTimeCode(code: string): AsyncResult<boolean> {
    this.asked.push(`validate ${code}`);
    if (this.failure) return Promise.resolve(err(this.failure));
    const right = code === this.code;
    if (right) this.vault.write('AUTH_CHECKED', `token-${this.asked.length}`);
    return Promise.resolve(ok(right));
  }

  logOut(): AsyncResult<void> {
    this.asked.push('logOut');
    return Promise.resolve(this.failure ? err(this.failure) : ok(undefined));
  }
}
