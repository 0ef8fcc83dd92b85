import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import type { Region } from '../../domain/region';
import { findSession } from '../context/find-session';
import { ApiError } from '../wire/api-error';
import { retryAfter } from '../wire/responses/failure-answers';
import type { RouteGroup } from '../wire/route-group';
import type { Connections } from './connections';
import { declareUnexpectedFailures } from '../wire/graphql/unexpected-failures';
import { measureBrowsers } from './incident-reports';
import { declareRounds } from './measure-rounds';

/** Serves the checks for operators: whether the process lives, and whether it is ready for more calls. */
export const operationRoutes =
  (connections: Connections): RouteGroup =>
  (app, { region, database, clock }) => {
    app.get('/live', async () => ({ status: 'ok' }));
    const isReady = async () => {
      if (connections.areEnding) throw new ApiError(503, ['BUSY'], retryAfter);
      // What every call of a client asks first: a plain `select 1` can be answered when that no longer is.
      await findSession(database, { region, cookie: '', now: clock.now() });
      return { status: 'ok', now: clock.now().toISOString() };
    };
    app.get('/ready', isReady);
    // The name that it had first, which load balancers may still ask by.
    app.get('/health', isReady);
  };

const durationName = 'http_request_duration_seconds';

/** A register for the figures of one process. */
export function createMetrics(): Registry {
  const metrics = new Registry();
  collectDefaultMetrics({ register: metrics });
  new Histogram({
    name: durationName,
    help: 'Time until the response was sent, by region, route, operation of GraphQL and status',
    labelNames: ['region', 'method', 'route', 'operation', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [metrics],
  });
  measureBrowsers(metrics);
  declareRounds(metrics);
  declareUnexpectedFailures(metrics);
  return metrics;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The operation of GraphQL that is asked for, if it is one of the portal's own, else `other`; undefined at any other route. */
    operation: string | undefined;
  }
}

/** Measures every request of a server; routes are named by their pattern and operations by the portal's names, so no client's data gets in. */
export function observe(app: FastifyInstance, metrics: Registry, region: Region): void {
  app.decorateRequest('operation', undefined);
  const durations = metrics.getSingleMetric(durationName);
  app.addHook('onResponse', async (request, reply) => {
    if (!(durations instanceof Histogram)) return;
    const route = request.routeOptions.url ?? 'none';
    const { method, operation } = request;
    const labels = { region, method, route, ...(operation ? { operation } : {}), status: reply.statusCode };
    durations.observe(labels, reply.elapsedTime / 1000);
  });
}
