import type { FastifyBaseLogger } from 'fastify';
import { hostname } from 'node:os';
import { pino } from 'pino';
import { ownRelease } from '../../database/release';
import type { LogField } from '../configuration/log-fields';
import type { Region } from '../../../domain/region';
import type { SandboxConfiguration } from '../configuration/sandbox-configuration';
import { loggedProblem } from './logged-problem';
import { maskNumbers } from './mask-numbers';

/** Fields that every line of a log bears, by name. */
type LogFields = Readonly<Record<string, string | number>>;

/** Fills in the fields that an operator asked for; the region only in the log of a region's server. */
export function logFieldsOf(requested: readonly LogField[], region?: Region): LogFields {
  const known: Readonly<Record<string, string | number | undefined>> = {
    pid: process.pid,
    hostname: hostname(),
    release: ownRelease,
    region,
  };
  return Object.fromEntries(
    requested.flatMap(({ name, text }) => {
      const value = text ?? known[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

/** Structured logs on an allow-list: no header, cookie, body, query or value of a statement ever gets in, long numbers are masked. What `ofMoment` returns, a line bears beside its fields. */
export function createLogger(
  level: SandboxConfiguration['logLevel'],
  destination?: { write(line: string): void },
  fields: LogFields = {},
  ofMoment?: () => LogFields | undefined,
): FastifyBaseLogger {
  const options = {
    level,
    base: fields,
    ...(ofMoment ? { mixin: () => ofMoment() ?? {} } : {}),
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
