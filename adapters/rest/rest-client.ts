import type { AsyncResult, CallFailure } from '../../application/ports/call-failure';
import type { Clock } from '../../application/ports/clock';
import type { Locale } from '../../application/ports/locale';
import type { SessionEpoch } from '../../application/session/session-epoch';
import { sessionExpiredCode } from '../../domain/credentials/login/session-expired-code';
import { err, type Result } from '../../domain/kernel/result';
import type { Language } from '../../domain/language';
import type { Region } from '../../domain/region';
import { AnswerCache } from '../http/answer-cache';
import { readRequestId } from '../http/read-request-id';
import type { FailureHandler, FailureRules } from '../http/failure-handler';
import type { HttpAnswer } from '../http/http-answer';
import type { HttpClient, TokenRefusal } from '../http/http-client';
import type { FormUpload } from '../http/transport';
import type { Extension } from '../../contract/extensions';
import { callAddress, type Call, changesClient, callExtension, isRead, renewsSession } from '../../contract/rest/call';
import type { CallName } from '../../contract/rest/call-catalogue';
import { readErrorDetail } from './read-error-detail';

/** The effects of a failure besides being handed back; the defaults are the global rules [ERR-01..05]. */
export type FailurePolicy = {
  /** The error-handling flag: on shows refusals and leaves for the general error page [ERR-01, ERR-02, OPEN-92]. */
  readonly showErrors: boolean;
  /**
   * The effect of a 401: by default the general error page with the flag on, the end of the session with the flag off
   * [CONFLICT-09, OPEN-92].
   */
  readonly onUnauthorized?: 'general-error' | 'end-session' | 'caller';
  /**
   * The effect of a server error: by default the general error page with the flag on, the caller with the flag off
   * [ERR-05, OPEN-92].
   */
  readonly onServerError?: 'general-error' | 'caller';
};

/** A call of the catalogue with what it takes along and how its answer is read. */
export type RestRequest<T> = {
  readonly name: CallName;
  /** Fills the `{...}` parts of the path. */
  readonly parts?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  /** The language in which it is answered, if not the client's. */
  readonly language?: Language;
  readonly body?: unknown;
  readonly upload?: FormUpload;
  readonly untracked?: boolean;
  readonly policy: FailurePolicy;
  readonly read: (answer: HttpAnswer) => Result<T, CallFailure>;
  /** A refusal that the call itself makes something of comes before the global rules; undefined leaves it to them [CONFLICT-09]. */
  readonly readRefusal?: (answer: HttpAnswer) => Result<T, CallFailure> | undefined;
};

/** The dependencies of the client. */
export type RestClientDependencies = {
  readonly region: Region;
  /** The parts of the contract beyond the specification that the server has. */
  readonly extensions: ReadonlySet<Extension>;
  readonly apiBase: string;
  readonly http: HttpClient;
  readonly locale: Locale;
  readonly failures: FailureHandler;
  readonly clock: Clock;
  readonly epoch: SessionEpoch;
};

/** Makes the calls of the catalogue and treats their failures by the global rules. */
export class RestClient {
  private readonly remembered: AnswerCache<unknown>;

  constructor(private readonly dependencies: RestClientDependencies) {
    this.remembered = new AnswerCache(dependencies.clock, dependencies.epoch);
  }

  /**
   * Makes one call of a part of the catalogue. Never rejects; a call that the region or the server doesn't have is
   * not sent [API-10, OPEN-59], and one that the catalogue calls cached is answered from memory for a while [API-08].
   */
  async call<T, Name extends CallName>(
    calls: Readonly<Record<Name, Call>>,
    request: RestRequest<T> & { readonly name: Name },
  ): AsyncResult<T> {
    const { region, extensions, locale } = this.dependencies;
    const call = calls[request.name];
    const extension = callExtension(call, region);
    if (!call.regions.includes(region) || (extension !== undefined && !extensions.has(extension)))
      return err({ kind: 'not-offered' });
    const ask = (): AsyncResult<T> => this.ask(call, request);
    if (!call.cached) return ask();
    const key = `${request.language ?? locale.current()} ${request.name} ${callAddress(call, request.parts)}`;
    // Whoever makes a call reads its answer in the one way, so what is remembered under its name is a T.
    return this.remembered.recall(key, ask) as AsyncResult<T>;
  }

  private async ask<T>(call: Call, request: RestRequest<T>): AsyncResult<T> {
    const { name, language, headers, body, upload, untracked } = request;
    const exchanged = await this.dependencies.http.exchange({
      name,
      method: call.method,
      url: this.dependencies.apiBase + callAddress(call, request.parts),
      headers: { ...headers, ...(language ? { USER_LOCALE: language } : {}) },
      ...(body === undefined ? {} : { body }),
      ...(upload ? { upload } : {}),
      isWrite: changesClient(call),
      retried: call.effect === 'read',
      ...(isRead(call) ? {} : { reAuth: 'N' as const }),
      untracked: untracked ?? false,
      renewsSession: renewsSession(call),
      readTokenRefusal: (answer) => tokenRefusal(answer, call.effect === 'read'),
    });
    if (!exchanged.ok) return exchanged;
    const { status } = exchanged.value;
    if (status >= 200 && status < 300) return request.read(exchanged.value);
    const read = request.readRefusal?.(exchanged.value);
    if (read) return read;
    const failure = failureOf(exchanged.value);
    this.dependencies.failures.handle(failure, rulesOf(request.policy), changesClient(call));
    return err(failure);
  }
}

/**
 * Reads a 401 as a refusal of the token: one of a read, or one that says so. A secret may have been looked at where it
 * says nothing, and was where it says something else [ERR-20, ERR-85].
 */
function tokenRefusal({ status, body }: HttpAnswer, isRead: boolean): TokenRefusal | undefined {
  if (status !== 401) return undefined;
  const codes = readErrorDetail(body).map(({ code }) => code);
  if (isRead || codes.includes(sessionExpiredCode)) return 'unread';
  return codes.length === 0 ? 'unclear' : undefined;
}

function failureOf({ status, headers, body }: HttpAnswer): CallFailure {
  if (status >= 500) return { kind: 'server-error', status, ...readRequestId(headers) };
  return { kind: status === 401 ? 'unauthorized' : 'rejected', errors: readErrorDetail(body) };
}

/** The flag decides where the call says nothing else [ERR-01..05, CONFLICT-09, OPEN-92]. */
function rulesOf({ showErrors, onUnauthorized, onServerError }: FailurePolicy): FailureRules {
  const unauthorized = onUnauthorized ?? (showErrors ? 'general-error' : 'end-session');
  return {
    // A visitor has no session to end: a public panel that is answered 401 is merely broken.
    unauthorized: unauthorized === 'end-session' ? 'end-open-session' : unauthorized,
    rejected: showErrors ? 'show' : 'caller',
    serverError: onServerError ?? (showErrors ? 'general-error' : 'caller'),
    noAnswer: 'caller',
  };
}
