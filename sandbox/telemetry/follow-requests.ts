import type { IncomingMessage } from 'node:http';
import type { Span } from '@opentelemetry/api';
import type { RequestTracing } from '../context/request-tracing';
import { idsOf, type Spans } from './spans';

/** Makes a span of each request: of what was asked it bears the route's pattern and a known operation's name alone, so no client's data gets in. */
export function followRequests(spans: Spans): RequestTracing {
  const begun = new WeakMap<IncomingMessage, Span>();
  const routes = new WeakMap<IncomingMessage, string>();
  return {
    begin: (request, { region, requestId, parent }) => {
      const method = request.method ?? 'GET';
      const attributes = { 'http.request.method': method, 'portal.region': region, 'portal.request_id': requestId };
      const span = spans.begin(method, 'SERVER', attributes, spans.remote(parent));
      begun.set(request, span);
      return idsOf(span);
    },
    within: (request, route, work) => {
      const span = begun.get(request);
      if (span === undefined) return work();
      routes.set(request, route);
      span.updateName(`${request.method ?? 'GET'} ${route}`).setAttribute('http.route', route);
      spans.active.run(spans.contextOf(span), work);
    },
    nameOperation: (request, operation) => {
      const name = `${request.method ?? 'GET'} ${routes.get(request) ?? 'none'} ${operation}`;
      begun.get(request)?.updateName(name).setAttribute('graphql.operation.name', operation);
    },
    end: (request, { status, isWhole }) => {
      const span = begun.get(request);
      if (span === undefined) return;
      span.setAttribute('http.response.status_code', status);
      spans.end(span, isWhole ? failureOf(status) : new Aborted());
    },
  };
}

/** The client went before the whole answer had left. */
class Aborted extends Error {
  override readonly name = 'aborted';
}

const failureOf = (status: number): object | undefined =>
  status < 500 ? undefined : Object.assign(new Error(), { code: status });
