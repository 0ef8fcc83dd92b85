import { STATUS_CODES } from 'node:http';
import type { ServerClock } from '../../context/clock';
import { apiErrorBody } from '../api-error';
import { codeOfStatus, retryAfter } from './failure-answers';
import { securityHeaders } from '../../../config/security-headers';

/** The answer to what never became a request, written out since no reply object exists; the connection ends with it. */
export function rawAnswer(status: number, clock: ServerClock): string {
  const body = JSON.stringify(apiErrorBody([codeOfStatus(status)]));
  const headers = {
    ...securityHeaders,
    date: clock.now().toUTCString(),
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
    ...(status === 503 ? { 'retry-after': String(retryAfter) } : {}),
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${String(status)} ${STATUS_CODES[status] ?? ''}`, ...lines, '', body].join('\r\n');
}
