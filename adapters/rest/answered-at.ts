import type { Clock } from '../../application/ports/clock';
import type { HttpAnswer } from '../http/http-answer';

/** When an answer was given, an instant by the server's own clock, or by this one where the server doesn't say. */
export function answeredAt({ headers }: Pick<HttpAnswer, 'headers'>, clock: Clock): string {
  const stated = Date.parse(headers['date'] ?? '');
  return new Date(Number.isNaN(stated) ? clock.serverNow() : stated).toISOString();
}
