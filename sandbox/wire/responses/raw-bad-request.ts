import type { ServerClock } from '../../context/clock';
import { refusalBody } from '../refusal';
import { securityHeaders } from './security-headers';

/** The answer to bytes that aren't HTTP, written out since no reply object exists. */
export function rawBadRequest(clock: ServerClock): string {
  const body = JSON.stringify(refusalBody(['BAD_REQUEST']));
  const headers = {
    ...securityHeaders,
    date: clock.now().toUTCString(),
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return ['HTTP/1.1 400 Bad Request', ...lines, '', body].join('\r\n');
}
