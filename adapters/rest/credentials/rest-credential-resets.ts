import type { AsyncResult } from '../../../application/ports/call-failure';
import type { Clock } from '../../../application/ports/clock';
import {
  CredentialResets,
  type NewCredentials,
  type PasswordChecks,
  type ResetCompletion,
  type ResetProgress,
  type UserCodeChecks,
} from '../../../application/ports/credentials/credential-resets';
import type { CodeSent, OneTimeCodeChannel } from '../../../application/ports/session/sessions';
import type { ResetIdentity } from '../../../domain/credentials/reset/check-reset-identity';
import { defaultResetStep } from '../../../domain/credentials/reset/reset-step';
import { toResetMode, type ResetType, toResetType } from '../../../domain/credentials/reset/reset-type';
import { ok } from '../../../domain/kernel/result';
import { answeredAt } from '../answered-at';
import {
  passwordRuleList,
  resetProgress,
  type ResetProgressAnswer,
  userCodeRuleList,
} from '../../../contract/rest/credentials/reset';
import { resetCalls } from '../../../contract/rest/credentials/reset-calls';
import { readJson } from '../read-answer';
import { readNonEmpty } from '../read-non-empty';
import type { FailurePolicy, RestClient } from '../rest-client';

/** Whatever fails is said beside the step it belongs to: nobody is led away from a reset. */
const atTheForm: FailurePolicy = { showErrors: false, onUnauthorized: 'caller' };

/** Resets over REST [API-15..19, CONFLICT-17]. */
export class RestCredentialResets extends CredentialResets {
  constructor(
    private readonly client: RestClient,
    private readonly clock: Clock,
  ) {
    super();
  }

  progress(): AsyncResult<ResetProgress> {
    return this.client.call(resetCalls, {
      name: 'forgotPinStep',
      policy: atTheForm,
      read: readJson(resetProgress, toProgress),
    });
  }

  identify(type: ResetType, identity: ResetIdentity): AsyncResult<ResetProgress> {
    const { account, email, birthDate, phone, nationalId = '', mobile = '' } = identity;
    const data = { account, email, birthDate, phone, nationalId, mobile };
    return this.client.call(resetCalls, {
      name: 'forgotPin',
      body: { step: defaultResetStep, resetMode: toResetMode(type), ...data },
      policy: atTheForm,
      read: readJson(resetProgress, toProgress),
    });
  }

  sendCode(contactMode: OneTimeCodeChannel): AsyncResult<CodeSent> {
    return this.client.call(resetCalls, {
      name: 'forgotPinSendOtp',
      body: { contactMode },
      policy: atTheForm,
      read: (answer) => ok({ sentAt: answeredAt(answer, this.clock) }),
    });
  }

  validateCode(code: string): AsyncResult<boolean> {
    return this.client.call(resetCalls, {
      name: 'forgotPinValidateOtp',
      body: { otp: code },
      policy: atTheForm,
      read: readNonEmpty,
    });
  }

  checkUserCode(username: string): AsyncResult<UserCodeChecks> {
    return this.client.call(resetCalls, {
      name: 'forgotPinValidateUsername',
      body: { username },
      untracked: true,
      policy: atTheForm,
      read: readJson(userCodeRuleList, ({ rules }) => rules),
    });
  }

  checkPassword(pin: string, username?: string): AsyncResult<PasswordChecks> {
    return this.client.call(resetCalls, {
      name: 'forgotPinValidatePin',
      body: { pin, ...(username === undefined ? {} : { username }) },
      untracked: true,
      policy: atTheForm,
      read: readJson(passwordRuleList, ({ rules }) => rules),
    });
  }

  complete({ userCode, password }: NewCredentials): AsyncResult<ResetCompletion> {
    return this.client.call(resetCalls, {
      name: 'forgotPin',
      body: {
        step: '2',
        ...(userCode === undefined ? {} : { username: userCode }),
        ...(password === undefined ? {} : { pin: password }),
      },
      policy: atTheForm,
      read: readJson(resetProgress, (answer) => ({
        ...toProgress(answer),
        userCodeChecks: answer.usernameRules ?? [],
        passwordChecks: answer.pinRules ?? [],
      })),
    });
  }
}

const toProgress = ({ step, resetMode, maskedMobileNumber, maskedEmail }: ResetProgressAnswer): ResetProgress => ({
  step,
  type: resetMode ? toResetType(resetMode) : undefined,
  maskedMobileNumber: maskedMobileNumber ?? undefined,
  maskedEmail: maskedEmail ?? undefined,
});
