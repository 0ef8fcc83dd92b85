import { makeAutoObservable, runInAction } from 'mobx';
import type { CallFailure } from '../../../application/ports/call-failure';
import type { LocalSessions } from '../../../application/ports/local-login/local-sessions';
import type { SessionVault } from '../../../application/ports/session-vault';
import type { OpenSession } from '../../../application/session/open-session';
import type { SessionStore } from '../../stores/session-store';

/** Local log-in, for development and test in HK [AUTH-15, CONFLICT-14]. */
export class LocalLoginViewModel {
  username = '';
  password = '';
  busy = false;
  incomplete = false;
  failure: CallFailure | undefined;

  constructor(
    private readonly sessions: LocalSessions,
    private readonly vault: SessionVault,
    private readonly openSession: OpenSession,
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
    this.incomplete = this.username.trim() === '' || this.password === '';
    this.failure = undefined;
    if (this.incomplete) return;
    this.busy = true;
    const typed = { username: this.username.trim(), secret: this.password };
    const answer = await this.openSession.execute(() => this.sessions.logOn(typed));
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
