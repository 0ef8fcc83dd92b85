import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isUnavailable } from '../../database/connection/is-unavailable';
import { ApiError, apiErrorBody } from '../api-error';
import { errorCode } from '../../context/error-code';

const codes: Readonly<Record<number, string>> = {
  400: 'BAD_REQUEST',
  404: 'NOT_FOUND',
  405: 'METHOD_NOT_ALLOWED',
  408: 'REQUEST_TIMEOUT',
  413: 'TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  429: 'TOO_MANY_REQUESTS',
  431: 'TOO_LARGE',
  503: 'BUSY',
};

/** The number of seconds after which a call that found the database away, or no room, may be tried again. */
export const retryAfter = 5;

/** The code of a failure that has none of its own. */
export const codeOfStatus = (status: number): string =>
  codes[status] ?? (status === 500 ? 'INTERNAL_ERROR' : 'BAD_REQUEST');

/** Every failure answers `{ detail: { errors } }`; only a bug is a 500, and it says nothing of itself. */
export function answerFailures(app: FastifyInstance): void {
  app.setErrorHandler((failure, request, reply) => answerFailure(failure, request, reply));
  app.setNotFoundHandler((request, reply) => answerFailure(new ApiError(404, ['NOT_FOUND']), request, reply));
}

/** Answers one failure; also for requests that never reached a route. */
export function answerFailure(failure: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  // A route may have allowed its answer to be kept; its failure must not be.
  reply.header('cache-control', 'no-store');
  if (failure instanceof ApiError && failure.retryAfter !== undefined) reply.header('retry-after', failure.retryAfter);
  if (failure instanceof ApiError) return reply.code(failure.status).send(apiErrorBody(failure.codes));
  const status = statusOf(failure, request.log);
  if (status === 503) reply.header('retry-after', retryAfter);
  return reply.code(status).send(apiErrorBody([codeOfStatus(status)]));
}

function statusOf(failure: unknown, log: FastifyBaseLogger): number {
  if (isUnavailable(failure)) {
    log.error({ err: failure }, 'the database does not answer');
    return 503;
  }
  if (isOutOfFiles(failure)) {
    log.error({ err: failure }, 'no more files can be opened');
    return 503;
  }
  const status = failure instanceof Error && 'statusCode' in failure ? failure.statusCode : undefined;
  if (typeof status === 'number' && ((status >= 400 && status < 500) || status === 503)) return status;
  log.error({ err: failure }, 'unexpected failure');
  return 500;
}

/** Passes as soon as something else is closed: nothing is wrong with what was asked for. */
const isOutOfFiles = (failure: unknown): boolean => ['EMFILE', 'ENFILE'].includes(String(errorCode(failure)));
