import type { CallFailure } from '../../application/ports/call-failure';
import { sessionExpiredCode } from '../../domain/credentials/login/session-expired-code';
import { err, type Result } from '../../domain/kernel/result';
import type { HttpAnswer } from '../http/http-answer';
import { readErrorDetail } from './read-error-detail';

/** Reads a 401 that wants a trading password or PIN which didn’t come along; any other is about the session. */
export function readMissingPassword(answer: HttpAnswer): Result<never, CallFailure> | undefined {
  const isWanted = readErrorDetail(answer.body).some(({ code }) => code.startsWith('VPN'));
  return isWanted ? readWrongPassword(answer) : undefined;
}

/** Reads a 401 as about the trading password or PIN that came along, unless it says that the session is over [ERR-20, TRADE-14, CONFLICT-09]. */
export function readWrongPassword({ status, body }: HttpAnswer): Result<never, CallFailure> | undefined {
  if (status !== 401) return undefined;
  const errors = readErrorDetail(body);
  return errors.some(({ code }) => code === sessionExpiredCode) ? undefined : err({ kind: 'unauthorized', errors });
}
