import type { AsyncResult, CallFailure } from '../../application/ports/call-failure';
import type { Clock } from '../../application/ports/clock';
import type { Result } from '../../domain/kernel/result';
import type { IdempotencyKey } from '../../domain/submissions/idempotency-key';
import { type OperationKind, operationKind } from '../../contract/graphql/operation-kind';
import type { OperationId, TypedDocument } from '../../contract/graphql/typed-document';
import { type FailureHandler, type FailureRules, ownFailures } from '../http/failure-handler';
import type { HttpAnswer } from '../http/http-answer';
import type { HttpClient, TokenRefusal } from '../http/http-client';
import { type CombinedDocument, CombinedOperations } from './combined-operations';
import { isClassifiedUnauthorized, readEnvelope } from './read-envelope';

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
  /** True for a mutation whose answer brings another token for the session. */
  readonly renewsSession?: boolean;
  /** A background poll, which the loading modal doesn't show [OPEN-64]. */
  readonly untracked?: boolean;
  /** The idempotency key of a mutation that is carried out once under it [API-90]. */
  readonly key?: IdempotencyKey;
};

/** The fields of a request that are sent to the server. */
type SentRequest = Pick<
  GraphqlRequest<never, unknown>,
  'document' | 'reAuthenticated' | 'renewsSession' | 'untracked' | 'key'
> & {
  readonly variables: unknown;
};

/** The dependencies of the client. */
export type GraphqlClientDependencies = {
  readonly endpoint: string;
  readonly publicEndpoint: string;
  readonly http: HttpClient;
  readonly failures: FailureHandler;
  readonly clock: Pick<Clock, 'after'>;
  /** Operations that are batched into one document when they are requested at the same time. */
  readonly combined?: CombinedDocument;
};

/** Sends operations and treats their errors by classification; never caches, never rejects [API-09, API-91..93, ERR-06..14]. */
export class GraphqlClient {
  private readonly together: CombinedOperations | undefined;

  constructor(private readonly dependencies: GraphqlClientDependencies) {
    const { combined, clock } = dependencies;
    this.together =
      combined &&
      new CombinedOperations(
        combined,
        (document, variables) => this.exchange(operationOf(document), { document, variables }),
        clock,
      );
  }

  async ask<V, T>(request: GraphqlRequest<V, T>): AsyncResult<T> {
    const operation = operationOf(request.document);
    const answer = await this.send(operation, request);
    if (answer.ok) return request.read(answer.value);
    const rules = rulesOf(operationKind(operation.name), request);
    this.dependencies.failures.handle(answer.error, rules, isWrite(operation.kind));
    return answer;
  }

  private async send<V, T>(operation: OperationId, request: GraphqlRequest<V, T>): AsyncResult<unknown> {
    const alone = () => this.exchange(operation, request);
    const exchanged = this.together
      ? await this.together.exchange(operation.name, request.variables, alone)
      : await alone();
    return exchanged.ok ? readEnvelope(exchanged.value) : exchanged;
  }

  private exchange(
    { kind, name }: OperationId,
    { document, variables, reAuthenticated, renewsSession = false, untracked = false, key }: SentRequest,
  ): Promise<Result<HttpAnswer, CallFailure>> {
    return this.dependencies.http.exchange({
      name,
      method: 'POST',
      url: operationKind(name) === 'public' ? this.dependencies.publicEndpoint : this.dependencies.endpoint,
      body: { operationName: name, query: document.toString(), variables },
      readTokenRefusal: (answer) => tokenRefusal(answer, isWrite(kind)),
      untracked,
      ...(key ? { headers: { 'Idempotency-Key': key } } : {}),
      ...(isWrite(kind) ? { reAuth: reAuthenticated ? 'Y' : 'N', isWrite: true, renewsSession } : { retried: true }),
    });
  }
}

/** The Cash Account treats its own failures, whatever the flag says; the end of the session is the same everywhere [ERR-06, ERR-07, OPEN-75]. */
function rulesOf(
  kind: OperationKind,
  { showErrors, onUnauthorized = 'end-session' }: Pick<GraphqlRequest<never, unknown>, 'showErrors' | 'onUnauthorized'>,
): FailureRules {
  const unauthorized = kind === 'public' && onUnauthorized === 'end-session' ? 'end-open-session' : onUnauthorized;
  if (kind === 'cash-account' || !showErrors) return { ...ownFailures, unauthorized };
  return {
    unauthorized,
    rejected: 'show',
    serverError: 'general-error',
    noAnswer: 'general-error',
  };
}

/**
 * Reads a refusal of the token: UNAUTHORIZED is said of the session alone, so nothing of the operation was carried out
 * [SESS-08]. A 401 that doesn't say it may come after a mutation's secret was looked at.
 */
function tokenRefusal(answer: HttpAnswer, isMutation: boolean): TokenRefusal | undefined {
  const read = readEnvelope(answer);
  if (read.ok || read.error.kind !== 'unauthorized') return undefined;
  return isMutation && !isClassifiedUnauthorized(answer) ? 'unclear' : 'unread';
}

const isWrite = (kind: OperationId['kind']): boolean => kind === 'mutation';

/** Reads the kind and the name that the document carries; one without a name is refused by the server. */
function operationOf({ __meta__: { kind = 'query', name = '' } = {} }: TypedDocument<unknown, never>): OperationId {
  return { kind, name };
}
