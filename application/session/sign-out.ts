import type { SessionEnd } from '../ports/session/session-end';
import type { Sessions } from '../ports/session/sessions';

/** Tells the other tabs and the server, forgets the session here and goes to the logged-out page, even when the server doesn't answer [CONFLICT-54]. Another's session is none of this tab's business [R21]. */
export class SignOut {
  constructor(
    private readonly sessions: Sessions,
    private readonly sessionEnd: SessionEnd,
  ) {}

  async execute(reason: 'logged-out' | 'idle' = 'logged-out'): Promise<void> {
    if (!this.sessionEnd.ensureCurrentSession()) return;
    this.sessionEnd.announce(reason);
    await this.sessions.logOut();
    this.sessionEnd.end(reason);
  }
}
