import type { FastifyBaseLogger } from 'fastify';
import { pino } from 'pino';
import type { SandboxConfiguration } from '../configuration/sandbox-configuration';
import { loggedProblem } from './logged-problem';
import { maskNumbers } from './mask-numbers';

/** Structured logs on an allow-list: no header, cookie, body, query or value of a statement ever gets in, long numbers are masked. */
export function createLogger(
  level: SandboxConfiguration['logLevel'],
  destination?: { write(line: string): void },
): FastifyBaseLogger {
  const options = {
    level,
    base: null,
    redact: { paths: ['*.headers', 'headers', 'authorization', 'cookie', 'auth_checked', 'body'], remove: true },
    serializers: {
      req: (request: { method?: string; url?: string }) => ({
        method: request.method,
        path: maskNumbers((request.url ?? '').split('?')[0] ?? ''),
      }),
      res: (reply: { statusCode?: number }) => ({ status: reply.statusCode }),
      err: (problem: unknown) => loggedProblem(problem),
    },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}
