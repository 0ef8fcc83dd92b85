import type { Answer, CallFailure } from '../../application/ports/call-failure';
import type { Failures } from '../../application/ports/failures';
import type { Navigation } from '../../application/ports/navigation';
import type { SessionEnd } from '../../application/ports/session-end';
import type { SessionVault } from '../../application/ports/session-vault';
import type { Result } from '../../domain/kernel/result';
import type { IdempotencyKey } from '../../domain/submissions/idempotency-key';
import type { HttpClient } from '../http/http-client';
import type { OperationId, TypedDocument } from '../../contract/graphql/typed-document';
import { readEnvelope } from './read-envelope';

/** One operation with its variables and how its data is read. */
export type GraphqlRequest<V, T> = {
  readonly document: TypedDocument<unknown, V>;
  readonly variables: V;
  readonly read: (data: unknown) => Result<T, CallFailure>;
  /** The error-handling flag [ERR-07, OPEN-92]. */
  readonly showErrors: boolean;
  /** `caller` for a login, whose refusal belongs to the form. */
  readonly onUnauthorized?: 'end-session' | 'caller';
  readonly reAuthenticated?: boolean;
  /** Of a mutation whose answer brings another token for the session. */
  readonly renewsSession?: boolean;
  /** Of a mutation that is carried out once under it [API-90]. */
  readonly key?: IdempotencyKey;
};

/** What the client depends on. */
export type GraphqlClientDependencies = {
  readonly endpoint: string;
  readonly publicEndpoint: string;
  readonly http: HttpClient;
  readonly vault: SessionVault;
  readonly failures: Failures;
  readonly sessionEnd: SessionEnd;
  readonly navigation: Navigation;
};

/** Sends operations and treats their errors by classification; never caches, never rejects [API-09, API-91..93, ERR-06..14]. */
export class GraphqlClient {
  constructor(private readonly dependencies: GraphqlClientDependencies) {}

  async ask<V, T>(request: GraphqlRequest<V, T>): Answer<T> {
    const operation = operationOf(request.document);
    const answer = await this.send(operation, request);
    if (!answer.ok) this.handle(answer.error, operation, request);
    return answer.ok ? request.read(answer.value) : answer;
  }

  private async send<V, T>(
    { kind, name }: OperationId,
    { document, variables, reAuthenticated, renewsSession = false, key }: GraphqlRequest<V, T>,
  ): Answer<unknown> {
    const exchanged = await this.dependencies.http.exchange({
      name,
      method: 'POST',
      url: name.includes('Public') ? this.dependencies.publicEndpoint : this.dependencies.endpoint,
      body: { operationName: name, query: document.toString(), variables },
      ...(key ? { headers: { 'Idempotency-Key': key } } : {}),
      ...(isWrite(kind) ? { reAuth: reAuthenticated ? 'Y' : 'N', isWrite: true, renewsSession } : { retried: true }),
    });
    return exchanged.ok ? readEnvelope(exchanged.value) : exchanged;
  }

  /** Operations named `Vca` treat their own failures [ERR-06, OPEN-75]; a late answer is nobody's concern. */
  private handle<V, T>(failure: CallFailure, { kind, name }: OperationId, request: GraphqlRequest<V, T>): void {
    if (name.includes('Vca') || failure.kind === 'superseded') return;
    if (failure.kind === 'unauthorized') this.endSession(name, request.onUnauthorized);
    else if (!request.showErrors) return;
    else if (failure.kind === 'rejected') this.dependencies.failures.show(failure.errors);
    else this.dependencies.navigation.leaveAfterFailure(this.dependencies.http.effectOf(failure, isWrite(kind)));
  }

  /** Whatever the flag [OPEN-92]; a visitor's public operation has no session to end. */
  private endSession(name: string, consequence: 'end-session' | 'caller' = 'end-session'): void {
    const visitor = name.includes('Public') && this.dependencies.vault.read('AUTH_CHECKED') === undefined;
    if (consequence === 'end-session' && !visitor) this.dependencies.sessionEnd.end('expired');
  }
}

const isWrite = (kind: OperationId['kind']): boolean => kind === 'mutation';

/** Reads the kind and the name that the document carries; one without a name is refused by the server. */
function operationOf({ __meta__: { kind = 'query', name = '' } = {} }: TypedDocument<unknown, never>): OperationId {
  return { kind, name };
}
