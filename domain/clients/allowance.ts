import { parseInstant } from '../calendar/iso-text';

/** The number of times that something may be done within a time in milliseconds, which begins with the first. */
export type Allowance = { readonly times: number; readonly within: number };

/** The used part of an allowance, and the instant since which it is counted. */
export type AllowanceUse = { readonly times: number; readonly since: string };

/**
 * Returns the use of an allowance after one more time; undefined when that would be once too often. A refused time
 * isn't counted, so asking again never prolongs the wait.
 */
export function countUse(allowance: Allowance, used: AllowanceUse, now: string): AllowanceUse | undefined {
  if (millisecondsToWait(allowance, used, now) > 0) return undefined;
  return isOver(allowance, used, now) ? { times: 1, since: now } : { times: used.times + 1, since: used.since };
}

/**
 * Returns the milliseconds until it may be done again, zero when it may be done now; a time that can't be read, or lies
 * ahead, is waited for in full.
 */
export function millisecondsToWait(allowance: Allowance, used: AllowanceUse, now: string): number {
  if (used.times < allowance.times || isOver(allowance, used, now)) return 0;
  const left = allowance.within - passed(used, now);
  return left <= allowance.within ? left : allowance.within;
}

const isOver = ({ within }: Allowance, used: AllowanceUse, now: string): boolean => passed(used, now) >= within;

const passed = ({ since }: AllowanceUse, now: string): number =>
  (parseInstant(now) ?? NaN) - (parseInstant(since) ?? NaN);
