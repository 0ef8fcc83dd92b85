import type * as z from 'zod/mini';
import { usernameBody } from '../../contract/rest/credentials/reset';
import { lastChanges, secretChange } from '../../contract/rest/credentials/secret-changes';
import { tradingReset } from '../../contract/rest/credentials/trading-reset-calls';
import { ownUsername, usernameCalls } from '../../contract/rest/credentials/username-calls';
import { normaliseLoginName } from '../../domain/credentials/login/login-name';
import { ownResetErrorCodes } from '../../domain/credentials/reset/own-reset-error-codes';
import { newSecretProblems, secretChangeCode } from '../../domain/credentials/secrets/check-new-secret';
import { checkUsername, usernameProblem, usernameErrorCodes } from '../../domain/credentials/login/check-username';
import { pinErrorCode, pinKinds } from '../../domain/credentials/secrets/pin-error-codes';
import { secretPolicy } from '../../domain/credentials/secrets/secret-policy';
import {
  scopeOfSecrets,
  type SecretScope,
  secretsInScope,
  useOfSecret,
} from '../../domain/credentials/secrets/secret-scope';
import { type Answering, type AnswersByCall, answerWith, type MockCall, rejectWith } from './mock-call';
import type { MockFile } from './mock-file';
import { isTaken, wrongCode, wrongSecret } from './known-secrets';

/** Changes secrets whose present ones are right: all are but one [MOCK-04]. */
async function changeSecrets(
  call: MockCall,
  sent: z.output<typeof secretChange>,
  scope: SecretScope,
): Promise<MockFile> {
  const typed = secretsInScope(scope).flatMap((kind) => (sent[kind] ? [{ kind, ...sent[kind] }] : []));
  if (typed.some(({ current }) => current === wrongSecret))
    return rejectWith(pinErrorCode('current-wrong', scope), 403);
  const problems = typed.flatMap(({ kind, current, next }) =>
    newSecretProblems(secretPolicy(call.region, useOfSecret[kind]), next, {
      userCode: '',
      isUsedBefore: next === current,
    }),
  );
  const errors = problems.map((problem) => ({ code: secretChangeCode(problem, scope) }));
  if (errors.length > 0) return { status: 400, body: { detail: { errors } } };
  const changedAt = Object.fromEntries(typed.map(({ kind }) => [kind, call.now]));
  return call.put('secretChanges', lastChanges, (before) => ({ ...before, ...changedAt }));
}

const changeSecret: Answering = (call) => {
  const sent = secretChange.parse(call.sent);
  const scope = scopeOfSecrets(pinKinds.filter((kind) => sent[kind] !== undefined));
  return scope === undefined ? rejectWith('BAD_REQUEST') : changeSecrets(call, sent, scope);
};

const resetTradingPassword: Answering = (call) => {
  const { otp, secret, next } = tradingReset.parse(call.sent);
  if (otp === wrongCode) return rejectWith(ownResetErrorCodes.codeWrong, 403);
  if (secret === wrongSecret) return rejectWith(pinErrorCode('current-wrong', 'login'), 403);
  return changeSecrets(call, { verification: { current: '', next } }, 'verification');
};

const changeUsername: Answering = async (call) => {
  const { username, secret } = usernameCalls.changeUsername.body.schema.parse(call.sent);
  if (secret === wrongSecret) return rejectWith(pinErrorCode('current-wrong', 'login'), 403);
  const own = await call.read('ownUsername', ownUsername);
  const known = { present: own.username ?? undefined, taken: isTaken(username), secret };
  const problem = usernameProblem(call.region, username, known);
  if (problem !== undefined) return rejectWith(usernameErrorCodes[problem]);
  const changed = { username: normaliseLoginName(call.region, username) };
  return call.put('ownUsername', ownUsername, () => changed);
};

/** Changes of secrets and of the login name. */
export const secretAnswers = {
  changeSecret,
  resetTradingPassword,
  sendTradingResetCode: () => answerWith({}),
  changeUsername,
  checkUsername: ({ sent, region }) => {
    const { username } = usernameBody.parse(sent);
    return answerWith({ rules: checkUsername(region, username, { taken: isTaken(username) }) });
  },
} satisfies AnswersByCall;
