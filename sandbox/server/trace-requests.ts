import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import type { Region } from '../../domain/region';
import type { RequestTracing } from '../context/request-tracing';

type LogOfRequest = NonNullable<FastifyServerOptions['childLoggerFactory']>;

type TracedServer = { readonly region: Region; readonly trustsProxy: boolean };

/** Begins the span of each request with its log, so that every line of a request bears the ids of its trace. */
export function tracedLogs(tracing: RequestTracing, { region, trustsProxy }: TracedServer): LogOfRequest {
  return (logger, bindings, options, request) => {
    const given = request.headers['traceparent'];
    // Of anybody else, it is a client's word: it would choose which of its calls are kept.
    const parent = trustsProxy && typeof given === 'string' ? given : undefined;
    const ids = tracing.begin(request, { region, requestId: String(bindings['reqId'] ?? ''), parent });
    return logger.child({ ...bindings, ...ids }, options);
  };
}

/** Lets whatever a request leads to belong to its span, which ends when the answer has left or the client has gone. */
export function traceRequests(app: FastifyInstance, tracing: RequestTracing): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { raw } = request;
    reply.raw.once('close', () => tracing.end(raw, { status: reply.statusCode, isWhole: reply.raw.writableFinished }));
    tracing.within(raw, request.routeOptions.url ?? 'none', done);
  });
}
