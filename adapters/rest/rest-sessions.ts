import type { AsyncResult, CallFailure } from '../../application/ports/call-failure';
import type { Clock } from '../../application/ports/clock';
import type { SessionEnd } from '../../application/ports/session/session-end';
import {
  type CodeSent,
  type Credentials,
  type SignInAnswer,
  type OneTimeCodeChannel,
  Sessions,
} from '../../application/ports/session/sessions';
import type { SessionEpoch } from '../../application/session/session-epoch';
import { err, ok, type Result } from '../../domain/kernel/result';
import type { Region } from '../../domain/region';
import type { HttpAnswer } from '../http/http-answer';
import { onlyPresent } from '../http/only-present';
import { firstCoded } from '../http/server-errors';
import { callExtension } from '../../contract/rest/call';
import { sessionCalls } from '../../contract/rest/sessions/session-calls';
import { basicAuthorization } from './basic-authorization';
import { logOnAnswer, type LogOnAnswer } from '../../contract/rest/sessions/authentication';
import { readJson, readNothing } from './read-answer';
import { readNonEmpty } from './read-non-empty';
import type { FailurePolicy, RestClient } from './rest-client';

/** Codes: their refusals belong to the form, everything else follows the global rules [CONFLICT-09, CONFLICT-10]. */
const ofCodes: FailurePolicy = { showErrors: false, onUnauthorized: 'general-error', onServerError: 'general-error' };

/** Sessions over the REST calls of the region. */
export class RestSessions extends Sessions {
  constructor(
    private readonly client: RestClient,
    private readonly region: Region,
    private readonly sessionEnd: SessionEnd,
    private readonly clock: Clock,
    private readonly epoch: SessionEpoch,
  ) {
    super();
  }

  async logOn(credentials: Credentials): AsyncResult<SignInAnswer> {
    const answer = await this.client.call(sessionCalls, {
      name: 'logon',
      headers: { Authorization: basicAuthorization(credentials) },
      policy: { showErrors: false, onUnauthorized: 'caller', onServerError: 'general-error' },
      read: (logOn) => this.readLogOn(logOn),
    });
    if (answer.ok) this.epoch.advance();
    return answer.ok ? answer : err(this.refusal(answer.error));
  }

  async sendOneTimeCode(channel: OneTimeCodeChannel): AsyncResult<CodeSent> {
    return this.client.call(sessionCalls, {
      name: 'loginSendOtp',
      parts: { channel },
      policy: ofCodes,
      read: () => ok({ sentAt: new Date(this.clock.serverNow()).toISOString() }),
    });
  }

  async validateOneTimeCode(code: string): AsyncResult<boolean> {
    const answer = await this.client.call(sessionCalls, {
      name: 'loginValidateOtp',
      body: { otp: code },
      policy: ofCodes,
      read: readNonEmpty,
    });
    if (answer.ok && answer.value) this.epoch.advance();
    return answer;
  }

  async logOut(): AsyncResult<void> {
    this.epoch.advance();
    return this.client.call(sessionCalls, {
      name: 'authLogout',
      policy: { showErrors: false, onUnauthorized: 'caller' },
      read: readNothing,
    });
  }

  /** Reads the answer to a logon, which may be empty, even without a body, where the specification names no one-time code [API-11, API-12]. */
  private readLogOn(answer: HttpAnswer): Result<SignInAnswer, CallFailure> {
    const isSilent =
      answer.body.kind === 'empty' && callExtension(sessionCalls.loginSendOtp, this.region) !== undefined;
    return isSilent ? ok({}) : readJson(logOnAnswer, toLogOnOutcome)(answer);
  }

  /** A refused logon carries the first code of the detail, or LOG0001; a 401 marks the session expired [CONFLICT-09]. */
  private refusal(failure: CallFailure): CallFailure {
    if (failure.kind === 'unauthorized') this.sessionEnd.markExpired();
    if (failure.kind !== 'unauthorized' && failure.kind !== 'rejected') return failure;
    return { kind: 'rejected', errors: [firstCoded(failure.errors, 'LOG0001')] };
  }
}

function toLogOnOutcome({ enabledLoginOtp, enabledLoginPasskey, ...masked }: LogOnAnswer): SignInAnswer {
  if (!enabledLoginOtp) return {};
  return {
    oneTimeCode: onlyPresent({
      maskedMobileNumber: masked.maskedMobileNumber ?? undefined,
      maskedEmail: masked.maskedEmail ?? undefined,
      hasPasskey: enabledLoginPasskey ?? undefined,
    }),
  };
}
