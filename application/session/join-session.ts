import type { BrowserSession } from '../ports/session/browser-session';
import type { SessionSharing } from '../ports/session/session-sharing';
import type { SessionVault } from '../ports/session/session-vault';

/**
 * Lets a new tab go on in the session that another tab of this browser has open. A tab that had a session of its own
 * joins none, so that it never shows another client's figures [R13, R21].
 */
export class JoinSession {
  constructor(
    private readonly vault: SessionVault,
    private readonly browserSession: BrowserSession,
    private readonly sharing: Pick<SessionSharing, 'ask'>,
  ) {}

  async execute(): Promise<void> {
    const { vault, browserSession } = this;
    const session = browserSession.name();
    if (!session || !this.isNew()) return;
    const token = await this.sharing.ask(session);
    // It may have ended, or given way to another login, since it was asked for.
    if (token === undefined || browserSession.name() !== session) return;
    vault.write('AUTH_CHECKED', token);
    vault.write('sessionName', session);
    vault.remove('endReason');
  }

  private isNew(): boolean {
    const { vault } = this;
    const reason = vault.read('endReason');
    const hadSession = reason !== undefined && reason !== 'not-signed-in';
    return !hadSession && vault.read('sessionExpired') !== true && vault.readRaw('AUTH_CHECKED') === undefined;
  }
}
