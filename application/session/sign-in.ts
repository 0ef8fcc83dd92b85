import { checkLogin } from '../../domain/credentials/login/check-login';
import { normaliseLoginName } from '../../domain/credentials/login/login-name';
import { secretPolicy } from '../../domain/credentials/secrets/secret-policy';
import { typedSecret } from '../../domain/credentials/secrets/typed-secret';
import type { Region } from '../../domain/region';
import type { CallFailure } from '../ports/call-failure';
import type { SessionVault } from '../ports/session/session-vault';
import type { Credentials, SignInAnswer, Sessions } from '../ports/session/sessions';
import type { SessionOpener } from './session-opener';

export type SignInProblem = ReturnType<typeof checkLogin>[number];

export type SignInOutcome =
  | { readonly kind: 'signed-in' }
  | { readonly kind: 'code-needed'; readonly contact: NonNullable<SignInAnswer['oneTimeCode']> }
  | { readonly kind: 'incomplete'; readonly problems: readonly SignInProblem[] }
  | { readonly kind: 'failed'; readonly failure: CallFailure };

/** Logs a client in: nothing is sent before the form is right, and an answer that opens no session is none [AUTH-04, AUTH-06, AUTH-52, OPEN-12]. */
export class SignIn {
  constructor(
    private readonly sessions: Sessions,
    private readonly vault: SessionVault,
    private readonly openSession: SessionOpener,
    private readonly region: Region,
  ) {}

  async execute(typed: Credentials): Promise<SignInOutcome> {
    const username = normaliseLoginName(this.region, typed.username);
    const secret = typedSecret(secretPolicy(this.region, 'login'), typed.secret);
    const problems = checkLogin(this.region, { username, secret });
    if (problems.length > 0) return { kind: 'incomplete', problems };
    const answer = await this.openSession.execute(() => this.sessions.logOn({ username, secret }));
    if (!answer.ok) return { kind: 'failed', failure: answer.error };
    if (!answer.value.oneTimeCode) return { kind: 'signed-in' };
    this.vault.write('oneTimeCodePending', true);
    return { kind: 'code-needed', contact: answer.value.oneTimeCode };
  }
}
