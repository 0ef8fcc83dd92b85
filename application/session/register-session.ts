import type { BrowserSession } from '../ports/session/browser-session';
import type { SessionVault } from '../ports/session/session-vault';
import type { TabChannel } from '../ports/session/tab-channel';

/** Gives the session that was just opened a name, which ends the tabs of an earlier one: the browser has no cookie for them any more [R21]. */
export class RegisterSession {
  constructor(
    private readonly browserSession: BrowserSession,
    private readonly vault: SessionVault,
    private readonly tabs: TabChannel,
  ) {}

  execute(): void {
    const session = this.browserSession.open();
    this.vault.write('sessionName', session);
    this.tabs.broadcast({ kind: 'logged-in', session });
  }
}
