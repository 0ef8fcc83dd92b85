import { err, type Result } from '../../domain/kernel/result';
import type { AsyncResult, CallFailure } from '../ports/call-failure';
import type { SessionVault } from '../ports/session/session-vault';
import type { RegisterSession } from './register-session';

/**
 * Opens a session by one call: an answer that brings no check token opens none, whatever it says and whatever token an
 * earlier login has left, which is forgotten before [SESS-01, SESS-06, OPEN-12, R21].
 */
export class SessionOpener {
  constructor(
    private readonly vault: SessionVault,
    private readonly registerSession: RegisterSession,
  ) {}

  async execute<T>(logOn: () => AsyncResult<T>): Promise<Result<T, CallFailure>> {
    this.vault.remove('AUTH_CHECKED');
    const answer = await logOn();
    if (!answer.ok) return answer;
    if (!this.vault.read('AUTH_CHECKED')) return err({ kind: 'malformed' });
    this.registerSession.execute();
    return answer;
  }
}
