import { type CallFailure, effectOf, type FailureEffect } from '../../application/ports/call-failure';
import type { Clock } from '../../application/ports/clock';
import type { InFlight } from '../../application/ports/in-flight';
import type { Locale } from '../../application/ports/locale';
import type { SessionVault } from '../../application/ports/session-vault';
import type { SessionEpoch } from '../../application/session/session-epoch';
import { err, ok, type Result } from '../../domain/kernel/result';
import { checkTokenHeaders, recordCheckToken } from './check-token';
import { type HttpAnswer, readAnswer } from './http-answer';
import { withRetries } from './retries';
import type { Transport, TransportAnswer, TransportRequest, FormUpload } from './transport';

/** One call, before the headers that every call bears. */
export type HttpCall = {
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly upload?: FormUpload;
  /** Mutations alone: whether the client has re-authenticated for it [REAUTH-11, CONFLICT-53]. */
  readonly reAuth?: 'Y' | 'N';
  /** Background polls don't show the loading modal [OPEN-64]. */
  readonly untracked?: boolean;
  /** It changes something of the client's: until it is answered nobody knows whether it arrived. */
  readonly isWrite?: boolean;
  /** Reads may be asked again; logins, codes and submissions never. */
  readonly retried?: boolean;
};

/** What the client depends on. */
export type HttpClientDependencies = {
  readonly apiBase: string;
  readonly transport: Transport;
  readonly vault: SessionVault;
  readonly locale: Locale;
  readonly inFlight: InFlight;
  readonly clock: Clock;
  readonly epoch: SessionEpoch;
  readonly random?: () => number;
};

/** Sends every call the same way: headers, check token, loading counter, retries; never rejects. */
export class HttpClient {
  private writesUnderWay = 0;

  constructor(private readonly dependencies: HttpClientDependencies) {}

  /** What is known of the client's data after a failure; not that nothing was changed while another write has no answer. */
  effectOf(failure: CallFailure, isWrite: boolean): FailureEffect {
    return this.writesUnderWay > 0 ? 'may-have-arrived' : effectOf(failure, isWrite);
  }

  /** An answer to an earlier session is `superseded` and leaves no trace. */
  async exchange(call: HttpCall): Promise<Result<HttpAnswer, CallFailure>> {
    const { epoch } = this.dependencies;
    const askedIn = epoch.current();
    const abandoned = (): boolean => epoch.current() !== askedIn;
    if (call.isWrite) this.writesUnderWay += 1;
    const answer = await this.counted(call, abandoned).finally(() => {
      if (call.isWrite) this.writesUnderWay -= 1;
    });
    if (abandoned()) return err({ kind: 'superseded' });
    if (answer.kind === 'no-answer') return err(answer);
    if (this.isOurs(call.url)) recordCheckToken(this.dependencies.vault, answer.headers);
    return ok(readAnswer(answer));
  }

  private async counted(call: HttpCall, abandoned: () => boolean): Promise<TransportAnswer> {
    if (call.untracked) return this.send(call, abandoned);
    const stopCounting = this.count();
    try {
      return await this.send(call, abandoned);
    } finally {
      stopCounting();
    }
  }

  /** Counts a call until it is answered or its session is over: a late answer must not cover the login page. */
  private count(): () => void {
    const { inFlight, epoch } = this.dependencies;
    let isCounted = true;
    const stop = (): void => {
      if (isCounted) inFlight.end();
      isCounted = false;
      forget();
    };
    const forget = epoch.onAdvance(stop);
    inFlight.begin();
    return stop;
  }

  private send(call: HttpCall, abandoned: () => boolean): Promise<TransportAnswer> {
    const { transport, clock, random = Math.random } = this.dependencies;
    const request = this.toRequest(call);
    const ask = (): Promise<TransportAnswer> => transport.send(request);
    return call.retried ? withRetries(ask, { clock, random, abandoned }) : ask();
  }

  private toRequest({ name, method, url, headers, body, upload, reAuth }: HttpCall): TransportRequest {
    return {
      name,
      method,
      url,
      headers: {
        Accept: 'application/json',
        // A form's own type names where its parts end, which the browser alone knows.
        ...(upload ? {} : { 'Content-Type': 'application/json' }),
        'X-Requested-With': 'XMLHttpRequest',
        USER_LOCALE: this.dependencies.locale.current(),
        ...(this.isOurs(url) ? checkTokenHeaders(this.dependencies.vault) : {}),
        ...(reAuth ? { RE_AUTH: reAuth } : {}),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(upload ? { upload } : {}),
    };
  }

  /** The check token goes to the API base and nowhere else. */
  private isOurs(url: string): boolean {
    return url.startsWith(`${this.dependencies.apiBase}/`);
  }
}
