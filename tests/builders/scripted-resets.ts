import type { AsyncResult } from '../../application/ports/call-failure';
import {
  CredentialResets,
  type NewCredentials,
  type PasswordChecks,
  type ResetCompletion,
  type ResetProgress,
  type UserCodeChecks,
} from '../../application/ports/credentials/credential-resets';
import type { CodeSent } from '../../application/ports/session/sessions';
import type { ResetIdentity } from '../../domain/credentials/reset/check-reset-identity';
import type { ResetType } from '../../domain/credentials/reset/reset-type';
import { checkLoginPassword } from '../../domain/credentials/secrets/check-login-password';
import { checkUserCode } from '../../domain/credentials/secrets/check-user-code';
import { ok } from '../../domain/kernel/result';

/** Resets that go on as they are told, and remember what they were asked. */
export class ScriptedResets extends CredentialResets {
  readonly asked: string[] = [];
  progressed: Awaited<AsyncResult<ResetProgress>> = ok({ step: '0' });
  identified: Awaited<AsyncResult<ResetProgress>> = ok({
    step: '1',
    type: 'password',
    maskedEmail: 'w***@example.test',
  });
  sent: Awaited<AsyncResult<CodeSent>> = ok({ sentAt: '2026-11-20T02:00:00Z' });
  validated: Awaited<AsyncResult<boolean>> = ok(true);
  completed: Awaited<AsyncResult<ResetCompletion>> = ok({ step: '999', userCodeChecks: [], passwordChecks: [] });
  taken = 'YANG5173';
  previous = 'Sunny4102Tea';

  progress(): AsyncResult<ResetProgress> {
    this.asked.push('progress');
    return Promise.resolve(this.progressed);
  }

  identify(type: ResetType, { account, phone }: ResetIdentity): AsyncResult<ResetProgress> {
    this.asked.push(`identify ${type} ${account} ${phone}`);
    return Promise.resolve(this.identified);
  }

  sendCode(channel: string): AsyncResult<CodeSent> {
    this.asked.push(`send ${channel}`);
    return Promise.resolve(this.sent);
  }

  validateCode(code: string): AsyncResult<boolean> {
    this.asked.push(`validate ${code}`);
    return Promise.resolve(this.validated);
  }

  checkUserCode(userCode: string): AsyncResult<UserCodeChecks> {
    this.asked.push(`code ${userCode}`);
    return Promise.resolve(ok(checkUserCode(userCode, { taken: userCode === this.taken })));
  }

  checkPassword(password: string, userCode?: string): AsyncResult<PasswordChecks> {
    this.asked.push(`password ${password} ${userCode ?? '-'}`);
    const context = { userCode: userCode ?? 'WANG8888', previousMatches: password === this.previous };
    return Promise.resolve(ok(checkLoginPassword(password, context)));
  }

  complete({ userCode, password }: NewCredentials): AsyncResult<ResetCompletion> {
    this.asked.push(`complete ${userCode ?? '-'} ${password ?? '-'}`);
    return Promise.resolve(this.completed);
  }
}
