import type { AuthProvider } from '../../domain/credentials/login/auth-provider';
import { type ReAuthAction, toReAuthType, sendsReAuthAction } from '../../domain/credentials/login/re-authentication';
import type { StepUpProblem } from '../../domain/credentials/re-authentication/step-up-problem';
import { parseStepUpProblem } from '../../domain/credentials/re-authentication/step-up-error-codes';
import {
  canonicalBody,
  parseRequestBody,
  type RequestBody,
} from '../../domain/credentials/re-authentication/request-body';
import { err, ok, type Result } from '../../domain/kernel/result';
import { type CallFailure, rejectionCodes } from '../ports/call-failure';
import type { Locale } from '../ports/locale';
import type { LocalStepUps } from '../ports/re-authentication/local-step-ups';
import type { Authenticator, AuthenticatorProblem } from '../ports/passkeys/authenticator';
import type { PasskeyStepUps } from '../ports/re-authentication/passkey-step-ups';
import type { StepUpPages, StepUpQuery } from '../ports/re-authentication/step-up-pages';
import type { ReAuthentications } from '../ports/re-authentication/re-authentications';
import type { RequestNonces } from '../ports/re-authentication/request-nonces';
import type { StepUpOrder, StoredRequest, StoredRequests } from './stored-request';

/** The request that was rejected for want of a step-up authentication: it is sent again from the page that asked. */
export type StepUpRequired = {
  readonly action: ReAuthAction;
  readonly body: RequestBody;
  /** The path of the page that asked. */
  readonly resumeAt: string;
  /** The order that it is about, for the page that asks for the proof. */
  readonly order?: StepUpOrder | undefined;
};

/**
 * The outcome of a step-up authentication: accepted, a secret that isn't the client's, a request that is over, or no
 * understood answer.
 */
export type StepUpOutcome =
  | { readonly kind: 'proved' }
  | { readonly kind: 'over'; readonly why: StepUpProblem }
  | { readonly kind: 'failed'; readonly failure: CallFailure };

/** The stored request, given back once to the page that asked, and whether it was authenticated. */
export type ResumedRequest = { readonly body: RequestBody; readonly isProved: boolean };

/** The dependencies of a re-authentication. */
export type ReAuthenticationDeps = {
  readonly server: ReAuthentications;
  readonly local: LocalStepUps;
  readonly passkeys: PasskeyStepUps;
  readonly authenticator: Authenticator;
  readonly nonces: RequestNonces;
  readonly pages: StepUpPages;
  readonly stored: StoredRequests;
  readonly locale: Locale;
};

/** From the refusal of what needs a proof to its resumption in the tab that asked: once, within five minutes, by whoever is signed in [REAUTH-01..14, OPEN-43]. */
export class ReAuthentication {
  constructor(private readonly parts: ReAuthenticationDeps) {}

  /** True if the proof is asked for before anything is sent [REAUTH-11]. */
  get comesFirst(): boolean {
    return this.parts.server.comesFirst;
  }

  /** Stores what is asked for and leads to whoever asks for the secret; a failure leaves everything as it was. */
  async begin({ action, body: given, resumeAt, order }: StepUpRequired): Promise<Result<void, CallFailure>> {
    const { server, nonces, pages, stored, locale } = this.parts;
    const body = parseRequestBody(action, given);
    if (body === undefined) return err({ kind: 'malformed' });
    const type = toReAuthType(action);
    const salt = nonces.salt();
    const nonce = await nonces.nonceOf(salt, canonicalBody(action, body));
    const ways = await server.begin({ type, action, nonce, body });
    if (!ways.ok) return ways;
    stored.save({ action, body, salt, nonce, resumeAt, order }, type);
    const query = stepUpQuery({ action, nonce }, locale);
    if (ways.value.hasPasskey && this.parts.authenticator.isThere) pages.showPasskey(ways.value.provider, query);
    else pages.leaveFor(ways.value.provider, query);
    return ok(undefined);
  }

  /** Leads on to whoever asks for the secret, from the page that asks for a passkey. */
  preferSecret(provider: AuthProvider, { action, nonce }: Pick<StoredRequest, 'action' | 'nonce'>): void {
    this.parts.pages.leaveFor(provider, stepUpQuery({ action, nonce }, this.parts.locale));
  }

  /** Proves with a passkey in place of the secret [REAUTH-01]. */
  async givePasskey(
    nonce: string,
  ): Promise<StepUpOutcome | { readonly kind: 'not-signed'; readonly why: AuthenticatorProblem }> {
    const { passkeys, authenticator } = this.parts;
    if ((await this.waiting(nonce)) === undefined) return { kind: 'over', why: 'unknown' };
    const challenge = await passkeys.ask(nonce);
    if (!challenge.ok) return stepUpOutcome(challenge.error);
    const signed = await authenticator.sign(challenge.value);
    if (!signed.ok) return { kind: 'not-signed', why: signed.error };
    return this.prove(nonce, () => passkeys.give({ nonce, assertion: signed.value }));
  }

  /**
   * Returns the stored request that waits under the nonce of an address; undefined for another nonce or another body
   * [OPEN-43].
   */
  async waiting(nonce: string): Promise<StoredRequest | undefined> {
    const request = this.parts.stored.read();
    if (request === undefined || request.nonce !== nonce) return undefined;
    const { action, body, salt } = request;
    return (await this.parts.nonces.nonceOf(salt, canonicalBody(action, body))) === nonce ? request : undefined;
  }

  /** Proves with the secret, without a provider [REAUTH-15, REAUTH-19]. */
  giveSecret(nonce: string, secret: string): Promise<StepUpOutcome> {
    return this.prove(nonce, () => this.parts.local.give({ nonce, secret }));
  }

  /** Proves with what the provider brought back [REAUTH-14, OPEN-13]. */
  takeResult(nonce: string, result: string): Promise<StepUpOutcome> {
    return this.prove(nonce, () => this.parts.server.finish({ nonce, result }));
  }

  /** The client decided against it: back to the page that asked, which says so. */
  cancel(): void {
    this.parts.stored.decide(false);
    this.returnToCaller();
  }

  /** Back to the page that asked; the home where nothing waits. */
  returnToCaller(): void {
    this.parts.pages.returnTo(this.parts.stored.read()?.resumeAt ?? '/');
  }

  /** True if a page of this tab asked, so that there is one to go back to. */
  get isBegunHere(): boolean {
    return this.parts.stored.isBegun;
  }

  /** True if the waiting request was authenticated; undefined where nothing waits. */
  get isProved(): boolean | undefined {
    return this.parts.stored.read() && this.parts.stored.isProved === true;
  }

  /** Hands the page that asked what it wanted to send, once: it is forgotten before anything is sent again; what another page asked stays [REAUTH-13, REAUTH-14]. */
  resume(action: ReAuthAction, isOwn: (body: RequestBody) => boolean = () => true): ResumedRequest | undefined {
    const { stored } = this.parts;
    const request = stored.read();
    if (request?.action !== action || !isOwn(request.body)) return undefined;
    const isProved = stored.isProved === true;
    stored.forget();
    return { body: request.body, isProved };
  }

  private async prove(nonce: string, ask: () => ReturnType<LocalStepUps['give']>): Promise<StepUpOutcome> {
    const { stored } = this.parts;
    if ((await this.waiting(nonce)) === undefined) return { kind: 'over', why: 'unknown' };
    const answer = await ask();
    if (answer.ok) {
      stored.decide(true);
      return { kind: 'proved' };
    }
    return stepUpOutcome(answer.error);
  }
}

function stepUpOutcome(failure: CallFailure): StepUpOutcome {
  const why = parseStepUpProblem(rejectionCodes(failure));
  return why === undefined ? { kind: 'failed', failure } : { kind: 'over', why };
}

/** Builds the query parameters of the page that asks [REAUTH-07..10]. */
function stepUpQuery({ action, nonce }: Pick<StoredRequest, 'action' | 'nonce'>, locale: Locale): StepUpQuery {
  const type = toReAuthType(action);
  return { locale: locale.current(), nonce, type, ...(sendsReAuthAction(type) ? { action } : {}) };
}
