import { type CallFailure, writeOutcome, type WriteOutcome } from '../../application/ports/call-failure';
import type { Clock } from '../../application/ports/clock';
import type { Connection } from '../../application/ports/connection';
import type { InFlight } from '../../application/ports/in-flight';
import type { Locale } from '../../application/ports/locale';
import type { SessionVault } from '../../application/ports/session/session-vault';
import type { SharedToken } from '../../application/session/shared-token';
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
  /** Its answer brings another check token and cookie: what bears the old ones is refused from then on. */
  readonly renewsSession?: boolean;
  /** Tells whether an answer refuses the session's token, and how surely nothing was done; absent for calls that bear none. */
  readonly readTokenRefusal?: (answer: HttpAnswer) => TokenRefusal | undefined;
};

/** `unread`: the server looked at nothing but the token, so the call may be sent again; `unclear`: it may have looked at more. */
export type TokenRefusal = 'unread' | 'unclear';

/** The time that a call that renews the session waits for those before it, in milliseconds. */
const renewalPatience = 3_000;

type AnsweredRequest = Extract<TransportAnswer, { kind: 'answered' }>;

/** The dependencies of the client. */
export type HttpClientDependencies = {
  readonly apiBase: string;
  readonly transport: Transport;
  readonly vault: SessionVault;
  readonly locale: Locale;
  readonly inFlight: InFlight;
  readonly clock: Clock;
  readonly connection: Connection;
  readonly epoch: SessionEpoch;
  readonly sharedToken: Pick<SharedToken, 'tell' | 'replace' | 'renew'>;
  readonly random?: () => number;
};

/** Sends every call the same way: headers, check token, loading counter, retries; never rejects. */
export class HttpClient {
  private writesUnderWay = 0;
  private readonly underWay = new Set<Promise<unknown>>();
  /** The call that renews the session, from its request until its answer. */
  private renewal: Promise<unknown> | undefined;
  /** The number of times that a call of this tab has renewed the session. */
  private renewals = 0;

  constructor(private readonly dependencies: HttpClientDependencies) {}

  /** Returns the effect of a failed call on the client's data; unknown while another write has no answer. */
  effectOf(failure: CallFailure, isWrite: boolean): WriteOutcome {
    return this.writesUnderWay > 0 ? 'may-have-arrived' : writeOutcome(failure, isWrite);
  }

  /**
   * An answer to an earlier session is `superseded` and leaves no trace. What renews the session goes alone, after the calls
   * before it and before those after it, so that none of them bears a token that counts no more [REAUTH-19]. A call that
   * is refused because the session was renewed meanwhile, in this tab or another, is sent again under the token of now [R21].
   */
  async exchange(call: HttpCall): Promise<Result<HttpAnswer, CallFailure>> {
    const askedIn = this.dependencies.epoch.current();
    while (this.renewal) await this.renewal;
    const exchanging = call.renewsSession ? this.alone(call, askedIn) : this.exchangeNow(call, askedIn);
    if (call.renewsSession) this.renewal = exchanging;
    this.underWay.add(exchanging);
    try {
      return await exchanging;
    } finally {
      this.underWay.delete(exchanging);
      if (call.renewsSession) this.renewal = undefined;
    }
  }

  private async alone(call: HttpCall, askedIn: number): Promise<Result<HttpAnswer, CallFailure>> {
    const { clock } = this.dependencies;
    let cancel: (() => void) | undefined;
    const patience = new Promise<void>((resolve) => {
      cancel = clock.after(renewalPatience, resolve);
    });
    await Promise.race([Promise.all(this.underWay), patience]);
    cancel?.();
    return this.exchangeNow(call, askedIn);
  }

  private async exchangeNow(call: HttpCall, askedIn: number): Promise<Result<HttpAnswer, CallFailure>> {
    const { epoch } = this.dependencies;
    const abandoned = (): boolean => epoch.current() !== askedIn;
    if (abandoned()) return err({ kind: 'superseded' });
    if (call.isWrite) this.writesUnderWay += 1;
    try {
      return await this.exchangeUnderTokens(call, abandoned);
    } finally {
      if (call.isWrite) this.writesUnderWay -= 1;
    }
  }

  /** Each token that is refused makes way for one that wasn't, so this comes to an end. */
  private async exchangeUnderTokens(
    call: HttpCall,
    abandoned: () => boolean,
  ): Promise<Result<HttpAnswer, CallFailure>> {
    const { vault, sharedToken } = this.dependencies;
    for (;;) {
      const borne = this.isOurs(call.url) ? vault.read('AUTH_CHECKED') : undefined;
      const exchanging = () => this.exchangeOnce(call, abandoned);
      const exchanged = await (call.renewsSession ? sharedToken.renew(exchanging) : exchanging());
      const refusal = exchanged.ok && borne !== undefined ? call.readTokenRefusal?.(exchanged.value) : undefined;
      if (borne === undefined || refusal === undefined) return exchanged;
      const isReplaced = await sharedToken.replace(borne);
      if (abandoned()) return err({ kind: 'superseded' });
      if (!isReplaced) return exchanged;
      // The session goes on and whoever sent it waits: it may have been carried out, and nobody can say.
      if (refusal === 'unclear') return err({ kind: 'no-answer', reason: 'timeout' });
    }
  }

  private async exchangeOnce(call: HttpCall, abandoned: () => boolean): Promise<Result<HttpAnswer, CallFailure>> {
    const { renewals } = this;
    const answer = await this.answered(call, abandoned);
    if (abandoned()) return err({ kind: 'superseded' });
    if (answer.kind === 'no-answer') return err(answer);
    // An answer that was under way during a renewal is good, but the token that it may bring is the one before.
    if (this.isOurs(call.url) && this.renewals === renewals) this.recordToken(call, answer);
    return ok(readAnswer(answer));
  }

  private recordToken(call: HttpCall, { status, headers }: AnsweredRequest): void {
    const { vault, sharedToken } = this.dependencies;
    const earlier = vault.read('AUTH_CHECKED');
    recordCheckToken(vault, headers);
    if (call.renewsSession && status < 300) this.renewals += 1;
    sharedToken.tell(earlier);
  }

  /**
   * A read that finds the device without a connection waits for one, since asking again does no harm; nobody is shown
   * that it is under way [OPEN-16, R5]. A background poll doesn't: its next one comes by itself [SESS-09].
   */
  private async answered(call: HttpCall, abandoned: () => boolean): Promise<TransportAnswer> {
    const { connection } = this.dependencies;
    let answer = await this.counted(call, abandoned);
    while (call.retried && !call.untracked && answer.kind === 'no-answer' && !connection.isOnline() && !abandoned()) {
      await this.connectionOrEnd();
      if (!abandoned()) answer = await this.counted(call, abandoned);
    }
    return answer;
  }

  /** Waits until the connection has changed or the session has. */
  private connectionOrEnd(): Promise<void> {
    const { connection, epoch } = this.dependencies;
    return new Promise((resolve) => {
      const finish = (): void => {
        stopConnection();
        stopEpoch();
        resolve();
      };
      const stopConnection = connection.onChange(finish);
      const stopEpoch = epoch.onAdvance(finish);
    });
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
    const { transport, clock, connection, random = Math.random } = this.dependencies;
    const isVain = (): boolean => abandoned() || !connection.isOnline();
    const request = this.toRequest(call);
    const ask = async (): Promise<TransportAnswer> => {
      const answer = await transport.send(request);
      if (answer.kind === 'answered' && this.isOurs(request.url) && isOfNow(request, answer.headers))
        clock.observeServerDate(answer.headers['date']);
      return answer;
    };
    return call.retried ? withRetries(ask, { clock, random, abandoned: isVain }) : ask();
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

/** Tells whether an answer's date is of now: one that a cache may have kept, in the browser or on the way, is as old as it was kept. */
const isOfNow = ({ method }: TransportRequest, headers: Readonly<Record<string, string>>): boolean =>
  method !== 'GET' || /\bno-store\b/.test(headers['cache-control'] ?? '');
