import { makeAutoObservable } from 'mobx';
import type { EndReason, SessionEnd } from '../../application/ports/session-end';
import type { Navigation } from '../../application/ports/navigation';
import type { SessionVault } from '../../application/ports/session-vault';
import type { SessionEpoch } from '../../application/session/session-epoch';
import type { TabChannel } from '../../application/ports/tab-channel';
import { linkTarget } from '../../domain/links/link-target';

/** Whether this tab is signed in, and how that ends [OPEN-12, ERR-10, ERR-11]. */
export class SessionStore implements SessionEnd {
  /** From the end of the session until another page is there. */
  isLeaving = false;
  /** The vault is no observable: this grows with every change to it. */
  private changes = 0;

  constructor(
    private readonly vault: SessionVault,
    private readonly navigation: Navigation,
    private readonly tabs: TabChannel,
    private readonly sessionEpoch: SessionEpoch,
  ) {
    makeAutoObservable<this, 'vault' | 'navigation' | 'tabs' | 'sessionEpoch'>(
      this,
      { vault: false, navigation: false, tabs: false, sessionEpoch: false },
      { autoBind: true, deep: false },
    );
  }

  /** A quoted non-empty check token, and no one-time code outstanding [OPEN-12]. */
  get isSignedIn(): boolean {
    void this.changes;
    return Boolean(this.vault.read('AUTH_CHECKED')) && this.vault.read('oneTimeCodePending') !== true;
  }

  /** Why the last session of this tab ended, for the login page. */
  get endReason(): EndReason | undefined {
    void this.changes;
    return this.vault.read('endReason');
  }

  /** A login went through, with its code where one was asked for. */
  begin(): void {
    this.vault.remove('sessionExpired');
    this.vault.remove('oneTimeCodePending');
    this.vault.remove('endReason');
    this.changed();
  }

  /** Keeps where the visitor was going, to return there after the login [SESS-24, SESS-25]. */
  remember(path: string, params: string): void {
    this.vault.write('redirect', path);
    this.vault.write('params', params);
    if (path + params !== '/' && this.vault.read('endReason') === undefined)
      this.vault.write('endReason', 'not-signed-in');
  }

  /** Where to go after the login: only ever a path of our own, once [LINK-56]. */
  takeDestination(): string {
    const wanted = `${this.vault.read('redirect') ?? '/'}${this.vault.read('params') ?? ''}`;
    this.vault.remove('redirect');
    this.vault.remove('params');
    // An absolute address is never ours here, so no origin is given the chance to match.
    const target = linkTarget(wanted, 'https://portal.invalid');
    return target.kind === 'internal' ? target.path : '/';
  }

  /** Forgets a login that stopped half-way, before its code. */
  abandonLogin(): void {
    this.vault.remove('AUTH_CHECKED');
    this.vault.remove('oneTimeCodePending');
    this.changed();
  }

  markExpired(): void {
    this.vault.write('sessionExpired', true);
  }

  /** A page is there that asks for no login. */
  arrive(): void {
    this.isLeaving = false;
  }

  end(reason: EndReason): void {
    this.isLeaving = true;
    this.forget(reason);
    if (reason !== 'ended-elsewhere') this.tabs.tell({ kind: 'logged-out' });
    this.navigation.leaveFor('logged-out');
  }

  /** Another tab logged out: this one follows. */
  followOtherTabs(): () => void {
    return this.tabs.onNews((news) => {
      if (news.kind === 'logged-out' && this.isSignedIn) this.end('ended-elsewhere');
    });
  }

  /** The vault may have changed while this page was away. */
  lookAgain(): void {
    this.changes += 1;
  }

  private changed(): void {
    this.sessionEpoch.advance();
    this.changes += 1;
  }

  private forget(reason: EndReason): void {
    const isDemo = this.vault.read('isDemo');
    // Names its owner, who comes back for it after a session that ended by itself.
    const draft = reason === 'logged-out' ? undefined : this.vault.read('assessmentDraft');
    this.vault.clear();
    if (isDemo) this.vault.write('isDemo', true);
    if (draft !== undefined) this.vault.write('assessmentDraft', draft);
    if (reason !== 'logged-out') this.vault.write('sessionExpired', true);
    this.vault.write('endReason', reason);
    this.changed();
  }
}
