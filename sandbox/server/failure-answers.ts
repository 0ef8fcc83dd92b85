import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal, refusalBody } from './refusal';

const codes: Readonly<Record<number, string>> = {
  400: 'BAD_REQUEST',
  404: 'NOT_FOUND',
  405: 'METHOD_NOT_ALLOWED',
  413: 'TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  429: 'TOO_MANY_REQUESTS',
  503: 'BUSY',
};

/** Every failure answers `{ detail: { errors } }`; only a bug is a 500, and it says nothing of itself. */
export function answerFailures(app: FastifyInstance): void {
  app.setErrorHandler((failure, request, reply) => answerFailure(failure, request, reply));
  app.setNotFoundHandler((request, reply) => answerFailure(new Refusal(404, ['NOT_FOUND']), request, reply));
}

/** Answers one failure; also for requests that never reached a route. */
export function answerFailure(failure: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  // A route may have allowed its answer to be kept; its failure must not be.
  reply.header('cache-control', 'no-store');
  if (failure instanceof Refusal && failure.retryAfter !== undefined) reply.header('retry-after', failure.retryAfter);
  if (failure instanceof Refusal) return reply.code(failure.status).send(refusalBody(failure.codes));
  const status = statusOf(failure);
  if (status === undefined) {
    request.log.error({ err: failure }, 'unexpected failure');
    return reply.code(500).send(refusalBody(['INTERNAL_ERROR']));
  }
  return reply.code(status).send(refusalBody([codes[status] ?? 'BAD_REQUEST']));
}

function statusOf(failure: unknown): number | undefined {
  if (!(failure instanceof Error) || !('statusCode' in failure)) return undefined;
  const status = failure.statusCode;
  return typeof status === 'number' && ((status >= 400 && status < 500) || status === 503) ? status : undefined;
}
