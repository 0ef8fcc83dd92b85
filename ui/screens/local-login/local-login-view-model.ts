import { makeAutoObservable, runInAction } from 'mobx';
import type { CallFailure } from '../../../application/ports/call-failure';
import type { LocalSessions } from '../../../application/ports/session/local-sessions';
import type { SessionVault } from '../../../application/ports/session/session-vault';
import type { SessionOpener } from '../../../application/session/session-opener';
import { type PresentSecretProblem, readPresentSecret } from '../../../domain/credentials/secrets/typed-secret';
import { secretPolicy } from '../../../domain/credentials/secrets/secret-policy';
import { typedText } from '../../../domain/typing/typed-text';
import type { SessionStore } from '../../stores/session-store';

/** Local log-in, for development and test in HK [AUTH-15, CONFLICT-14]. */
export class LocalLoginViewModel {
  username = '';
  password = '';
  busy = false;
  usernameProblem: 'required' | undefined;
  secretProblem: PresentSecretProblem | undefined;
  failure: CallFailure | undefined;

  constructor(
    private readonly sessions: LocalSessions,
    private readonly vault: SessionVault,
    private readonly openSession: SessionOpener,
    private readonly session: SessionStore,
  ) {
    makeAutoObservable<this, 'sessions' | 'vault' | 'openSession' | 'session'>(
      this,
      { sessions: false, vault: false, openSession: false, session: false },
      { autoBind: true, deep: false },
    );
  }

  typeUsername(text: string): void {
    this.username = text;
  }

  typePassword(text: string): void {
    this.password = text;
  }

  async submit(): Promise<void> {
    if (this.busy) return;
    const username = typedText(this.username);
    const secret = readPresentSecret(secretPolicy('HK', 'login'), this.password);
    this.usernameProblem = username === '' ? 'required' : undefined;
    this.secretProblem = secret.ok ? undefined : secret.error;
    this.failure = undefined;
    if (this.usernameProblem || !secret.ok) return;
    this.busy = true;
    const answer = await this.openSession.execute(() => this.sessions.logOn({ username, secret: secret.value }));
    runInAction(() => {
      this.busy = false;
      this.password = '';
      if (!answer.ok) {
        this.failure = answer.error;
        return;
      }
      this.vault.write('isLocalLogin', true);
      this.session.begin();
    });
  }
}
