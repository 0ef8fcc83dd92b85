import type { FastifyServerOptions } from 'fastify';
import { createServer, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { freshRequestId } from '../context/tokens';
import { requestIdHeader } from '../wire/responses/response-headers';
import type { ServerClock } from '../context/clock';
import { answerFailure } from '../wire/responses/failure-answers';
import { rawAnswer } from '../wire/responses/raw-answer';
import { setResponseHeaders } from '../wire/responses/response-headers';
import type { Connections } from './connections';

/** In milliseconds. */
const usualTimes = {
  /** From the connection, or the answer before, until the headers are there. */
  headersTimeout: 15_000,
  /** As long as a document takes over a slow line. */
  requestTimeout: 120_000,
  keepAliveTimeout: 72_000,
  connectionsCheckingInterval: 5_000,
};

/** The time that a client who sent no request may take to read the answer, in milliseconds. */
const readingAtMost = 1_000;

/**
 * Returns the options that every server of this process has in common: times, sizes, and the security headers on
 * whatever Node would answer by itself.
 */
export function httpOptions(
  { clock, connections, trustsProxy = false }: { clock: ServerClock; connections: Connections; trustsProxy?: boolean },
  times: Partial<typeof usualTimes> = {},
) {
  return {
    // Of the host, a hook makes sure: Node's own refusal would bear no headers of ours.
    serverFactory: (handle) => {
      const server = createServer({ ...usualTimes, ...times, requireHostHeader: false }, handle);
      connections.watch(server, () => rawAnswer(503, clock));
      // `Expect` may be passed over; Node would refuse what it doesn't know, without a header of ours.
      server.on('checkExpectation', (request, response) => server.emit('request', request, response));
      return server;
    },
    genReqId: ({ headers }) => requestIdOf(trustsProxy ? headers[requestIdHeader] : undefined),
    frameworkErrors: (failure, request, reply) => {
      setResponseHeaders(reply, clock);
      answerFailure(failure, request, reply);
    },
    clientErrorHandler: ({ code }, socket) => {
      if (socket.writable && !isBeingAnswered(socket)) endWith(socket, rawAnswer(statusOfBroken(code), clock));
      else socket.destroy();
    },
    // At the end, calls under way are still answered, and so are those that come down the same lines.
    forceCloseConnections: 'idle',
    return503OnClosing: false,
  } satisfies FastifyServerOptions;
}

/** The id that a trusted proxy gave a request, by which its log and ours are found; else one of our own. */
const requestIdOf = (given: string | readonly string[] | undefined): string =>
  typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : freshRequestId();

function statusOfBroken(code: string | undefined): number {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408;
  if (code === 'HPE_CHUNK_EXTENSIONS_OVERFLOW') return 413;
  return code === 'HPE_HEADER_OVERFLOW' ? 431 : 400;
}

/** Returns true if an answer has begun that another one would be taken for a part of. */
function isBeingAnswered(socket: Socket): boolean {
  const answer: unknown = Reflect.get(socket, '_httpMessage');
  return answer instanceof ServerResponse && answer.headersSent;
}

/** Ends a connection with an answer. Whoever doesn't close it as well is not waited for: it would be kept for ever. */
function endWith(socket: Socket, answer: string): void {
  socket.end(answer);
  const timer = setTimeout(() => socket.destroy(), readingAtMost).unref();
  socket.once('close', () => clearTimeout(timer));
}
