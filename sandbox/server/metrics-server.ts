import Fastify, { type FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';
import type { ServerClock } from '../context/clock';
import { requireHost } from '../wire/require-host';
import { answerFailures } from '../wire/responses/failure-answers';
import { setHeadersOnEveryResponse } from '../wire/responses/response-headers';
import { Connections } from './connections';
import { httpOptions } from './http-options';

/**
 * Builds the server of the metrics for operators: on a port of its own, so that no proxy in front of the portal can
 * show it.
 */
export function buildMetricsServer(
  { metrics, clock }: { metrics: Registry; clock: ServerClock },
  connections = new Connections(),
): FastifyInstance {
  const app = Fastify(httpOptions({ clock, connections }));
  setHeadersOnEveryResponse(app, clock);
  requireHost(app);
  answerFailures(app);
  app.get('/metrics', async (_, reply) => reply.type(metrics.contentType).send(await metrics.metrics()));
  return app;
}
