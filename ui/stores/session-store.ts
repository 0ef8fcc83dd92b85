import { makeAutoObservable } from 'mobx';
import type { EndReason, SessionEnd } from '../../application/ports/session/session-end';
import type { Navigation } from '../../application/ports/navigation';
import type { SessionVault } from '../../application/ports/session/session-vault';
import type { SessionEpoch } from '../../application/session/session-epoch';
import type { BrowserSession } from '../../application/ports/session/browser-session';
import type { SessionSharing } from '../../application/ports/session/session-sharing';
import type { TabChannel, TabMessage } from '../../application/ports/session/tab-channel';
import { linkTarget } from '../../domain/links/link-target';

const drafts = ['assessmentDraft', 'order', 'switchOrder', 'orderConfirm'] as const;

/** The dependencies of the store. */
export type SessionStoreParts = {
  readonly vault: SessionVault;
  readonly navigation: Navigation;
  readonly tabs: TabChannel;
  readonly browserSession: BrowserSession;
  readonly sharing: Pick<SessionSharing, 'isServedElsewhere'>;
  readonly epoch: SessionEpoch;
};

/** Holds whether this tab is signed in, and ends the session [OPEN-12, ERR-10, ERR-11, R21]. */
export class SessionStore implements SessionEnd {
  /** True from the end of the session until another page is there. */
  isLeaving = false;
  /** The reason why the session is about to end, from the client's own decision until the server has got it. */
  private announced: EndReason | undefined;
  /** The vault is no observable: this grows with every change to it. */
  private changes = 0;

  constructor(private readonly parts: SessionStoreParts) {
    makeAutoObservable<this, 'parts'>(this, { parts: false, destination: false }, { autoBind: true, deep: false });
  }

  /**
   * A quoted non-empty check token, no one-time code outstanding [OPEN-12], and no other session in this browser since
   * [R21].
   */
  get isSignedIn(): boolean {
    void this.changes;
    const { vault } = this.parts;
    return (
      this.overtaken === undefined && Boolean(vault.read('AUTH_CHECKED')) && vault.read('oneTimeCodePending') !== true
    );
  }

  /** True while the session may be handed to another tab: it is open, and nobody is ending it. */
  get isShareable(): boolean {
    return this.isSignedIn && this.announced === undefined && !this.isLeaving;
  }

  /** The session's name, shared by all tabs; empty without a session. */
  get name(): string {
    void this.changes;
    return this.parts.vault.read('sessionName') ?? '';
  }

  /**
   * The reason for the end of this tab's last session, for the login page. A login elsewhere ends it at the server,
   * which a tab may learn before that login has its answer: the reason is known when the browser holds the other
   * session [R21].
   */
  get endReason(): EndReason | undefined {
    void this.changes;
    const { vault, browserSession } = this.parts;
    const ended = vault.read('expiredSession');
    const isOvertaken = ended !== undefined && ![undefined, '', ended].includes(browserSession.name());
    return isOvertaken ? 'another-login' : vault.read('endReason');
  }

  /** A login went through, with its code where one was asked for. */
  begin(): void {
    this.parts.vault.remove('sessionExpired');
    this.parts.vault.remove('oneTimeCodePending');
    this.parts.vault.remove('endReason');
    this.parts.vault.remove('expiredSession');
    this.changed();
  }

  /** Keeps where the visitor was going, to return there after the login [SESS-24, SESS-25]. */
  remember(path: string, params: string): void {
    this.parts.vault.write('redirect', path);
    this.parts.vault.write('params', params);
    if (path + params !== '/' && this.parts.vault.read('endReason') === undefined)
      this.parts.vault.write('endReason', 'not-signed-in');
  }

  /** The path to go to after the login: only ever one of our own [LINK-56]; forgotten when the session ends. */
  get destination(): string {
    const wanted = `${this.parts.vault.read('redirect') ?? '/'}${this.parts.vault.read('params') ?? ''}`;
    // An absolute address is never ours here, so no origin is given the chance to match.
    const target = linkTarget(wanted, 'https://portal.invalid');
    return target.kind === 'internal' ? target.path : '/';
  }

  /** Forgets a login that stopped half-way, before its code. */
  abandonLogin(): void {
    this.parts.vault.remove('AUTH_CHECKED');
    this.parts.vault.remove('sessionName');
    this.parts.vault.remove('oneTimeCodePending');
    this.changed();
  }

  markExpired(): void {
    this.parts.vault.write('sessionExpired', true);
  }

  /** A page is there that asks for no login. */
  enterPublicPage(): void {
    this.isLeaving = false;
  }

  ensureCurrentSession(): boolean {
    this.changes += 1;
    const { overtaken } = this;
    if (overtaken) this.end(overtaken);
    return !overtaken;
  }

  announce(reason: EndReason): void {
    this.announced = reason;
    if (isEverywhere(reason)) this.tellOtherTabs();
  }

  /**
   * A session that was overtaken is no longer this tab's to end, and one that the client is ending doesn't expire,
   * whatever was noticed first. A session ends once: what is refused after its end changes nothing. One whose token was
   * refused here may go on under another in the tabs beside it, which find that out by themselves.
   */
  end(noticed: EndReason): void {
    if (this.isOver) return;
    const { name } = this;
    const reason = this.overtaken ?? this.announced ?? noticed;
    const { vault, browserSession, navigation } = this.parts;
    this.isLeaving = true;
    if (isOfThisToken(reason)) void this.closeUnlessServed(name);
    if (isEverywhere(reason)) {
      browserSession.close(name);
      this.tellOtherTabs();
    }
    this.forget(reason);
    if (reason === 'expired' && name !== '') vault.write('expiredSession', name);
    navigation.leaveFor(reason === 'another-login' ? reason : 'logged-out');
  }

  /** The session of this tab ended in another, or another one took its place: this tab follows. */
  followOtherTabs(): () => void {
    const { tabs, browserSession } = this.parts;
    const stopNews = tabs.onMessage(this.hear);
    const stopChanges = browserSession.onChange(this.ensureCurrentSession);
    this.ensureCurrentSession();
    return () => {
      stopNews();
      stopChanges();
    };
  }

  private hear({ kind, session }: TabMessage): void {
    const { name } = this;
    if (name === '') return;
    if (kind === 'logged-out' && session === name) this.end('ended-elsewhere');
    // News may be late; what the browser holds now counts, where that is known.
    if (kind === 'logged-in' && session !== name && this.parts.browserSession.name() === undefined)
      this.end('another-login');
  }

  /** True once a session has ended here, until the next login. */
  private get isOver(): boolean {
    const { vault } = this.parts;
    if (this.name !== '' || vault.read('AUTH_CHECKED') !== undefined) return false;
    const reason = vault.read('endReason');
    return this.isLeaving || (reason !== undefined && reason !== 'not-signed-in');
  }

  /** The reason why this tab's session is no longer the browser's: a tab may sleep through all news. */
  private get overtaken(): EndReason | undefined {
    void this.changes;
    const { name } = this;
    const held = this.parts.browserSession.name();
    if (name === '' || held === undefined || held === name) return undefined;
    return held === '' ? 'ended-elsewhere' : 'another-login';
  }

  private async closeUnlessServed(name: string): Promise<void> {
    const { sharing, browserSession } = this.parts;
    if ((await sharing.isServedElsewhere(name)) === false) browserSession.close(name);
  }

  private tellOtherTabs(): void {
    this.parts.tabs.broadcast({ kind: 'logged-out', session: this.name });
  }

  private changed(): void {
    this.parts.epoch.advance();
    this.changes += 1;
  }

  private forget(reason: EndReason): void {
    const isDemo = this.parts.vault.read('isDemo');
    // Each names its owner, who comes back for it after a session that ended by itself.
    const isForgotten = reason === 'logged-out' || reason === 'account-frozen';
    const kept = drafts.map((key) => [key, isForgotten ? undefined : this.parts.vault.read(key)] as const);
    this.announced = undefined;
    this.parts.vault.clear();
    if (isDemo) this.parts.vault.write('isDemo', true);
    for (const [key, draft] of kept) if (draft !== undefined) this.parts.vault.write(key, draft);
    if (reason !== 'logged-out') this.parts.vault.write('sessionExpired', true);
    this.parts.vault.write('endReason', reason);
    this.changed();
  }
}

/** Tells whether a session that ends for a reason ends in all its tabs. */
const isEverywhere = (reason: EndReason): boolean =>
  reason === 'logged-out' || reason === 'idle' || reason === 'account-frozen';

/** Tells whether a session ends because this tab's token was refused: the tabs beside it may go on under another. */
const isOfThisToken = (reason: EndReason): boolean =>
  reason === 'expired' || reason === 'cookies-refused' || reason === 'change-unconfirmed';
