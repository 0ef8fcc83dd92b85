import Fastify, { type FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';
import type { Clock } from '../context/clock';
import { dressEveryResponse } from '../wire/responses/every-response';
import { answerFailures } from '../wire/responses/failure-answers';

/** How busy the process is, for who runs it: on a port of its own, so that no proxy in front of the portal can show it. */
export function buildMetricsServer({ metrics, clock }: { metrics: Registry; clock: Clock }): FastifyInstance {
  const app = Fastify();
  dressEveryResponse(app, clock);
  answerFailures(app);
  app.get('/metrics', async (_, reply) => reply.type(metrics.contentType).send(await metrics.metrics()));
  return app;
}
