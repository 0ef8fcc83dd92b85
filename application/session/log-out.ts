import type { SessionEnd } from '../ports/session-end';
import type { Sessions } from '../ports/sessions';

/** Tells the server, forgets the session here and goes to the logged-out page, even when the server doesn't answer [CONFLICT-54]. */
export class LogOut {
  constructor(
    private readonly sessions: Sessions,
    private readonly sessionEnd: SessionEnd,
  ) {}

  async execute(reason: 'logged-out' | 'idle' = 'logged-out'): Promise<void> {
    await this.sessions.logOut();
    this.sessionEnd.end(reason);
  }
}
