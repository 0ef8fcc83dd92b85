import { hongKongDayAt } from '../../domain/calendar/hong-kong-time';
import {
  checkResetIdentity,
  normaliseResetIdentity,
  type ResetIdentity,
  type ResetProblem,
} from '../../domain/credentials/reset/check-reset-identity';
import { err, ok, type Result } from '../../domain/kernel/result';
import type { Region } from '../../domain/region';
import type { Clock } from '../ports/clock';

/** A client's data as they are sent, or what is missing or malformed among them today [RESET-20..26]. */
export function completeIdentity(
  region: Region,
  typed: ResetIdentity,
  clock: Pick<Clock, 'serverNow'>,
): Result<ResetIdentity, readonly ResetProblem[]> {
  const identity = normaliseResetIdentity(region, typed);
  const today = hongKongDayAt(clock.serverNow());
  const problems = checkResetIdentity(region, identity, today);
  return problems.length > 0 ? err(problems) : ok(identity);
}
