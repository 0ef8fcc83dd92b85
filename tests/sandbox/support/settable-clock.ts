import type { MovableClock } from '../../../sandbox/context/clock';

/** A clock that goes only when it is told to. */
export type SettableClock = MovableClock & {
  readonly set: (instant: string) => void;
  readonly advance: (milliseconds: number) => void;
};

/** When the tests' sandboxes begin. */
export const start = '2026-03-04T10:00:00+08:00';

export const minute = 60_000;
export const hour = 60 * minute;

/** A clock that stands at an instant. */
export function clockAt(instant: string): SettableClock {
  let now = Date.parse(instant);
  let ahead = 0;
  return {
    now: () => new Date(now + ahead),
    set: (other) => {
      now = Date.parse(other);
      ahead = 0;
    },
    goAhead: (milliseconds) => {
      ahead = milliseconds;
    },
    advance: (milliseconds) => {
      now += milliseconds;
    },
  };
}
