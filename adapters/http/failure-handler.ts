import type { CallFailure } from '../../application/ports/call-failure';
import type { Failures } from '../../application/ports/failures';
import type { Navigation } from '../../application/ports/navigation';
import type { SessionCookies } from '../../application/ports/session/session-cookies';
import type { SessionEnd } from '../../application/ports/session/session-end';
import type { SessionVault } from '../../application/ports/session/session-vault';
import type { HttpClient } from './http-client';

/** The action taken on a failure, besides returning it to the caller. */
type Consequence = 'caller' | 'end-open-session' | 'end-session' | 'general-error' | 'show';

/** The action for each kind of failure of one call. */
export type FailureRules = {
  /** A 401, or a GraphQL error classified as unauthorized; `end-open-session` does nothing about a visitor, who has none. */
  readonly unauthorized: Extract<Consequence, 'caller' | 'end-open-session' | 'end-session' | 'general-error'>;
  /** A refusal with errors of the server. */
  readonly rejected: Extract<Consequence, 'caller' | 'show'>;
  /** A 5xx, or a GraphQL error that is none of the client's. */
  readonly serverError: Extract<Consequence, 'caller' | 'general-error'>;
  /** No answer that could be understood. */
  readonly noAnswer: Extract<Consequence, 'caller' | 'general-error'>;
};

/** The rules of a panel that treats its own failures [OPEN-92]. */
export const ownFailures: Omit<FailureRules, 'unauthorized'> = {
  rejected: 'caller',
  serverError: 'caller',
  noAnswer: 'caller',
};

/** Dependencies of the failure handler. */
export type FailureHandlerDependencies = {
  readonly http: Pick<HttpClient, 'effectOf'>;
  readonly vault: SessionVault;
  readonly cookies: SessionCookies;
  readonly failures: Failures;
  readonly sessionEnd: SessionEnd;
  readonly navigation: Navigation;
};

/** Carries out the failure rules of every call, REST and GraphQL alike [ERR-01..14, CONFLICT-09, OPEN-75, OPEN-92]. */
export class FailureHandler {
  constructor(private readonly dependencies: FailureHandlerDependencies) {}

  /** `isWrite` says whether the call may have changed something of the client's. */
  handle(failure: CallFailure, rules: FailureRules, isWrite: boolean): void {
    switch (failure.kind) {
      case 'unauthorized':
        this.unauthorized(failure, rules.unauthorized, isWrite);
        return;
      case 'rejected':
        if (rules.rejected === 'caller') return;
        // A refusal that says nothing can't be shown [ERR-03].
        if (failure.errors.length === 0) this.leave(failure, isWrite);
        else this.dependencies.failures.show(failure.errors);
        return;
      case 'server-error':
        if (rules.serverError === 'general-error') this.leave(failure, isWrite);
        return;
      case 'no-answer':
      case 'malformed':
        if (rules.noAnswer === 'general-error') this.leave(failure, isWrite);
        return;
      // Nobody waits for an answer of an earlier session, and what isn't offered wasn't asked.
      case 'superseded':
      case 'not-offered':
    }
  }

  private unauthorized(failure: CallFailure, consequence: FailureRules['unauthorized'], isWrite: boolean): void {
    const { sessionEnd, vault, cookies } = this.dependencies;
    const isOpen = vault.read('AUTH_CHECKED') !== undefined;
    // No login lasts here, and none will: another try, or the general page, would lead nowhere.
    if (consequence !== 'caller' && isOpen && !cookies.areKept()) {
      sessionEnd.end('cookies-refused');
      return;
    }
    if (consequence === 'general-error') {
      sessionEnd.markExpired();
      this.leave(failure, isWrite);
    }
    if (consequence === 'end-session' || (consequence === 'end-open-session' && isOpen)) sessionEnd.end('expired');
  }

  private leave(failure: CallFailure, isWrite: boolean): void {
    const { http, navigation } = this.dependencies;
    navigation.leaveAfterFailure(http.effectOf(failure, isWrite), failure);
  }
}
