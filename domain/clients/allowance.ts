import { parseInstant } from '../calendar/iso-text';

/** How often something may be done within a time, which begins when it is done first. */
export type Allowance = { readonly times: number; readonly within: number };

/** How much of an allowance is used up, and since when it is counted. */
export type AllowanceUse = { readonly times: number; readonly since: string };

/** What is used up after one more time; undefined when that would be once too often. A refused time isn't counted, so asking again never prolongs the wait. */
export function countUse(allowance: Allowance, used: AllowanceUse, now: string): AllowanceUse | undefined {
  if (millisecondsToWait(allowance, used, now) > 0) return undefined;
  return isOver(allowance, used, now) ? { times: 1, since: now } : { times: used.times + 1, since: used.since };
}

/** How many milliseconds must pass before it may be done again, none when it may be done now; a time that can't be read, or lies ahead, is waited for in full. */
export function millisecondsToWait(allowance: Allowance, used: AllowanceUse, now: string): number {
  if (used.times < allowance.times || isOver(allowance, used, now)) return 0;
  const left = allowance.within - passed(used, now);
  return left <= allowance.within ? left : allowance.within;
}

const isOver = ({ within }: Allowance, used: AllowanceUse, now: string): boolean => passed(used, now) >= within;

const passed = ({ since }: AllowanceUse, now: string): number =>
  (parseInstant(now) ?? NaN) - (parseInstant(since) ?? NaN);
