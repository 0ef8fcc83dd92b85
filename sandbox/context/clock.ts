import { hongKongDay } from '../../domain/calendar/hong-kong-time';

/** The one clock of the sandbox; nothing else asks what time it is. */
export type ServerClock = { readonly now: () => Date };

/** A clock that a demonstration moves forward. */
export type MovableClock = ServerClock & {
  /** Sets how many milliseconds ahead of itself it goes from now on. */
  readonly goAhead: (milliseconds: number) => void;
};

/** The machine's clock, or one that stands still at `fixedNow` (SANDBOX_NOW). */
export function createClock(fixedNow: string | undefined): MovableClock {
  const instant = fixedNow === undefined ? undefined : Date.parse(fixedNow);
  let ahead = 0;
  return {
    now: () => new Date((instant ?? Date.now()) + ahead),
    goAhead: (milliseconds) => {
      ahead = milliseconds;
    },
  };
}

/** The calendar day in Hong Kong and Taipei, as YYYY-MM-DD. */
export const today = (clock: ServerClock): string => hongKongDay(clock.now().toISOString()) ?? '';
